import AppFacts
import Foundation
import IntentDiagnostics
import TestSupport
import Testing

/// A repository can name programs in many places. No command of intentc runs one.
@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct HostileRepositoryTests {
  /// Each program leaves a file in `marks`, with the name of its place.
  private let marks: TestFolder
  private let tools: TestFolder
  private let module: GitFolder
  let repository: GitFolder

  init() throws {
    (marks, tools, module, repository) = (
      try TestFolder(), try TestFolder(), try GitFolder(), try GitFolder()
    )
    let code =
      #"{"format": \#(SwiftCode.format), "version": "\#(Program.version)", "files": []}"#
    try program("intentc-swift", "echo '\(code)'")
  }

  // MARK: - The places

  @discardableResult
  private func program(_ name: String, _ text: String) throws -> String {
    try tools.writeProgram(text, to: name)
  }

  private func mark(_ place: String) throws -> String {
    try program(place.replacing("/", with: "-"), "touch '\(marks(place.replacing("/", with: "-")))'; exit 1")
  }

  private static let settings = [
    "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass", "core.gitProxy",
    "core.alternateRefsCommand", "pager.cat-file", "pager.ls-files", "pager.ls-tree", "pager.config",
    "sequence.editor", "gpg.program", "gpg.ssh.program", "credential.helper", "diff.external",
    "diff.mark.textconv",
    "diff.mark.command", "filter.mark.clean", "filter.mark.smudge", "filter.long.process",
    "merge.mark.driver",
    "interactive.diffFilter",
  ]
  private static let commands = [
    "cat-file", "check-attr", "config", "diff", "diff-index", "for-each-ref", "grep", "hash-object",
    "ls-files",
    "ls-tree", "merge-base", "rev-list", "rev-parse", "status",
  ]
  private static let hooks = [
    "post-index-change", "fsmonitor-watchman", "query-watchman", "reference-transaction", "post-checkout",
    "pre-commit", "pre-auto-gc",
  ]

  /// Names programs in the settings and hooks of a repository.
  private func bait(_ folder: String, _ prefix: String = "") throws {
    func set(_ key: String, _ value: String) throws { try repository.git("-C", folder, "config", key, value) }
    let hooks = repository.folder(folder.isEmpty ? ".git/hooks" : ".git/modules/\(folder)/hooks")
    try FileManager.default.createDirectory(atPath: hooks, withIntermediateDirectories: true)
    for hook in Self.hooks {
      try FileManager.default.copyItem(atPath: try mark(prefix + "hooks/" + hook), toPath: "\(hooks)/\(hook)")
    }
    for command in Self.commands { try set("alias.\(command)", "!\(try mark(prefix + "alias." + command))") }
    try set("submodule.recurse", "true")
    try set("diff.submodule", "diff")
    for setting in Self.settings { try set(setting, try mark(prefix + setting)) }
  }

  private func fill() throws {
    let attributes = "*.intentdefinition filter=mark diff=mark\n*.swift filter=mark diff=mark\n"
    try module.commit([".gitattributes": attributes, "Sub.intentdefinition": SmallDefinition.xml(tag: 3)])
    try repository.commit([
      ".gitattributes": attributes + "*.json filter=long\n", "Up.intentdefinition": SmallDefinition.xml(),
      "intentc.json": "{}", "Code/A.swift": "IntentConfiguration(kind: a)\n",
      "Old/Down.intentdefinition": SmallDefinition.xml(tag: 4),
    ])
    try repository.addSubmodule(module, at: "Lib")
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml(["red"])])
    // Git looks at the contents of files whose status differs from the index.
    try repository.folder.write(SmallDefinition.xml(["red", "blue"]), to: "Up.intentdefinition")
    for path in ["intentc.json", "Code/A.swift", "Lib/Sub.intentdefinition"] {
      try repository.folder.write(try repository.folder.text(of: path), to: path)
    }
  }

  /// Removes a file's contents from the repository, which then expects to get them from a server.
  private func makePartial(_ place: String) throws {
    let object =
      try repository.git("rev-parse", place).output.split(separator: "\n").first.map(String.init) ?? ""
    try FileManager.default.removeItem(
      atPath: repository.folder(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    )
    for (key, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.promisor", "true"), ("remote.origin.url", module.folder.path),
      ("remote.origin.uploadpack", "touch '\(marks("uploadpack"))'; false"),
      ("protocol.allow", "always"), ("protocol.file.allow", "always"),
    ] {
      try repository.git("config", key, value)
    }
  }

  // MARK: - The commands

  private static let uses: [[String]] = [
    ["diff", "--git", "HEAD"], ["diff", "--git", "HEAD~1"], ["diff", "--git", "HEAD~1..HEAD"],
    ["diff", "--git", "HEAD~1...HEAD"], ["diff", "--git", "HEAD", "--", "Lib"], ["diff", "--git", "mian"],
    ["diff", "HEAD", "main"],
    ["diff", "--app-intents", "Code", "HEAD:Up.intentdefinition"],
    ["diff", "--app-intents", "Code", "HEAD~1:Old"], ["diff", "--app-intents", "Code", "HEAD:Code"],
    ["design", "Up.intentdefinition", "--set", "Up.title = X", "--dry-run"],
    ["design", "Up.intentdefinition", "--released", "HEAD~1", "--set", "Up.title = X", "--dry-run"],
    ["describe", "Up.intentdefinition"],
    ["migrate", ".", "--write"],
  ]

  private func use(_ words: [String], in folder: String) throws -> BuiltProgram.Result {
    let environment = ["INTENTC_SWIFT": tools("intentc-swift")]
    return try BuiltProgram.run(words, in: folder, environment: environment)
  }

  /// Starts the page of `design`, and ends it once it is ready.
  private func open(_ definition: String, in folder: String) throws {
    let page = try BuiltProgram.runPage(["design", definition], in: folder, until: SIGTERM)
    #expect(page.errors.hasPrefix("http://127.0.0.1:"), "\(page)")
  }

  private func expectNoMarks(_ words: [String]) throws {
    #expect(try marks.names() == [], "\(words.joined(separator: " "))")
    for name in try marks.names() { try FileManager.default.removeItem(atPath: marks(name)) }
  }

  private func expectNothingRuns(in folder: String) throws {
    for words in Self.uses {
      _ = try use(words, in: folder)
      try expectNoMarks(words)
    }
    try open("Up.intentdefinition", in: folder)
    try expectNoMarks(["design", "--web"])
  }

  // MARK: - The tests

  @Test func `settings, attributes, hooks and submodules run nothing`() throws {
    try fill()
    try bait("")
    try bait("Lib", "submodule/")
    // The programs would run: git itself starts these.
    _ = try repository.result(of: "status")
    _ = try repository.result(of: "-C", "Lib", "status")
    _ = try repository.result(of: "diff", "HEAD", "--", "Up.intentdefinition")
    _ = try repository.result(of: "diff", "--no-ext-diff", "HEAD", "--", "Up.intentdefinition")
    let ran = try marks.names()
    for place in [
      "core.fsmonitor", "filter.mark.clean", "filter.long.process", "diff.mark.command", "diff.mark.textconv",
      "submodule-core.fsmonitor", "submodule-filter.mark.clean", "submodule-hooks-post-index-change",
    ] {
      #expect(ran.contains(place), "\(ran)")
    }
    for name in ran { try FileManager.default.removeItem(atPath: marks(name)) }
    try expectNothingRuns(in: repository.folder.path)
  }

  @Test(arguments: ["HEAD:Up.intentdefinition", "HEAD~1:Up.intentdefinition", "HEAD:Code/A.swift", "HEAD~1"])
  func `a missing object is not fetched`(_ place: String) throws {
    try fill()
    try makePartial(place)
    _ = try repository.result(of: "cat-file", "-p", place)
    #expect(try marks.names() == ["uploadpack"])
    try FileManager.default.removeItem(atPath: marks("uploadpack"))
    try expectNothingRuns(in: repository.folder.path)
  }

  @Test func `a folder of a clone that pretends to be a bare repository is none`() throws {
    let folder = repository.folder
    try folder.write(SmallDefinition.xml(), to: "W/Up.intentdefinition")
    try folder.write("ref: refs/heads/main\n", to: "W/HEAD")
    try folder.write(String(repeating: "1", count: 40) + "\n", to: "W/refs/heads/main")
    try folder.write(to: "W/objects/keep")
    try folder.write(
      """
      [core]
      \trepositoryFormatVersion = 1
      \tbare = true
      [extensions]
      \tpartialClone = origin
      [remote "origin"]
      \turl = \(module.folder.path)
      \tpromisor = true
      \tuploadpack = "touch '\(marks("uploadpack"))'; false"

      """,
      to: "W/config"
    )
    try repository.commit([:])
    let clone = try TestFolder()
    try repository.git("clone", "--quiet", folder.path, clone("clone"))
    let nested = clone("clone/W")
    try expectNothingRuns(in: nested)
    for words in [
      ["design", "W/Up.intentdefinition", "--set", "Up.title = X", "--dry-run"],
      ["diff", "--git", "HEAD", "--", "W"], ["diff", "--app-intents", "W", "HEAD:W"],
    ] {
      _ = try use(words, in: clone("clone"))
      try expectNoMarks(words)
    }
    // Without the nested repository, nothing is released there.
    let edited = try use(["design", "Up.intentdefinition", "--set", "Up.title = X", "--dry-run"], in: nested)
    #expect(edited.code == 0, "\(edited)")
    let refused = try use(["diff", "--git", "HEAD"], in: nested)
    #expect(refused.code == 64 && refused.errors.contains("is a bare repository, or a folder that pretends"))
  }
}
