import Foundation
import TestSupport
import Testing

/// Git runs `intentc merge`.
@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct MergeCommandTests {
  let repository: GitFolder
  private let file = "App/Up date's.intentdefinition"

  init() throws {
    repository = try GitFolder()
    try repository.commit([file: SmallDefinition.xml()])
  }

  private func merge(_ arguments: String...) throws -> CommandLine.Result {
    try CommandLine.run(["merge"] + arguments, in: repository.folder.path)
  }

  private func branch(_ ours: String, _ theirs: String) throws {
    try repository.git("checkout", "--quiet", "-b", "theirs")
    try repository.commit([file: theirs])
    try repository.git("checkout", "--quiet", "main")
    try repository.commit([file: ours])
  }

  /// Outside of a repository, git often ends before it has read which attributes to print.
  @Test func `a driver outside of a repository merges, too`() throws {
    let folder = try TestFolder()
    for name in ["O", "A", "B"] { try folder.write(SmallDefinition.xml(), to: name) }
    for _ in 0..<20 {
      let result = try CommandLine.run(["merge", "O", "A", "B", "7", "Up.intentdefinition"], in: folder.path)
      #expect(result.code == 0, "\(result)")
    }
  }

  private func text() throws -> String { try repository.folder.text(of: file) }

  private func cases() throws -> [String] {
    let list = try PropertyListSerialization.propertyList(
      from: Data(try text().utf8),
      options: [],
      format: nil
    )
    let enums = (list as? [String: Any])?["INEnums"] as? [[String: Any]]
    return (enums?.first?["INEnumValues"] as? [[String: Any]] ?? []).map {
      "\($0["INEnumValueName"] ?? "") \($0["INEnumValueIndex"] ?? 0)"
    }
  }

  @Test func `git merges branches that both add a case`() throws {
    try branch(
      SmallDefinition.xml(["red", "orange", "blue"]),
      SmallDefinition.xml(["red", "orange", "green"])
    )
    #expect(try merge("--install").code == 0)
    let result = try repository.git("merge", "--no-edit", "theirs")
    #expect(
      result.errors.contains(
        "\(file): note: enum 'Colour': index of case 'green' is now 4, because case 'blue' has 3\n"
      ),
      "\(result)"
    )
    #expect(try cases() == ["unknown 0", "red 1", "orange 2", "blue 3", "green 4"])
    #expect(try CommandLine.run(["validate", file], in: repository.folder.path).code == 0)
    #expect(try CommandLine.run(["format", "--check", file], in: repository.folder.path).code == 0)
  }

  @Test func `a file with an unresolved conflict is not said to be merged`() throws {
    let folder = try TestFolder()
    try folder.write(SmallDefinition.xml(), to: "base")
    try folder.write(SmallDefinition.xml(["red"]), to: "ours")
    try folder.write("<<<<<<< HEAD\n" + SmallDefinition.xml(["blue"]), to: "theirs")
    let result = try CommandLine.run(["merge", "base", "ours", "theirs"], in: folder.path)
    #expect(result.code == 1)
    #expect(result.errors.contains("the file is our version, with a comment that says why"), "\(result)")
    #expect(!result.errors.contains("choose the values"))
  }

  @Test func `what was released keeps its numbers`() throws {
    try branch(
      SmallDefinition.xml(["red", "orange", "blue"]),
      SmallDefinition.xml(["red", "orange", "green"])
    )
    try repository.git("tag", "it's-1.0", "theirs")
    #expect(try merge("--install", "--released", "no-such").code == 64)
    #expect(try merge("--install", "--released", "it's-1.0").code == 0)
    try repository.git("merge", "--no-edit", "theirs")
    #expect(try cases() == ["unknown 0", "red 1", "orange 2", "blue 4", "green 3"])
  }

  @Test func `a conflict is described, and is an error until its comment is removed`() throws {
    let title = { (text: String) in
      SmallDefinition.xml().replacing(
        "<key>INIntentTitle</key><string>Up",
        with: "<key>INIntentTitle</key><string>\(text)"
      )
    }
    try branch(title("Here"), title("There"))
    #expect(try merge("--install").code == 0)
    #expect(throws: GitFolder.Failure.self) { try repository.git("merge", "--no-edit", "theirs") }
    #expect(try repository.git("status", "--porcelain").output.contains("UU "))
    let words = "intent 'Up': title is 'Here' here and 'There' there"
    let validated = try CommandLine.run(["validate", file], in: repository.folder.path)
    #expect(validated.code == 1)
    #expect(
      validated.errors.contains("error: merge conflict: \(words); choose a value"),
      "\(validated.errors)"
    )
    #expect(try text().contains("<string>Here</string>"))
    let comment = "<!-- intentc merge: \(words) -->\n"
    try repository.folder.write(try text().replacing(comment, with: ""), to: file)
    #expect(try CommandLine.run(["validate", file], in: repository.folder.path).code == 0)
  }

  @Test func `both branches can add the file, and git can rebase`() throws {
    #expect(try merge("--install").code == 0)
    try repository.git("rm", "--quiet", file)
    try repository.commit(["keep.txt": ""])
    try branch(SmallDefinition.xml(["red"]), SmallDefinition.xml(["red", "green"]))
    try repository.git("rebase", "--quiet", "theirs")
    #expect(try cases() == ["unknown 0", "red 1", "green 2"])
  }

  @Test func `the driver is taken out without a trace`() throws {
    let folder = repository.folder
    let config = try folder.text(of: ".git/config")
    #expect(try merge("--install").code == 0)
    let installed = try folder.text(of: ".git/config")
    #expect(try merge("--install").code == 0)
    #expect(try folder.text(of: ".git/config") == installed)
    #expect(try folder.text(of: ".gitattributes") == "*.intentdefinition merge=intentdefinition\n")
    #expect(try CommandLine.run(["merge", "--uninstall"], in: folder("App")).code == 0)
    #expect(try folder.text(of: ".git/config") == config)
    #expect(try !folder.names().contains(".gitattributes"))
    // What others wrote stays.
    try folder.write("*.png binary\n", to: ".gitattributes")
    #expect(try merge("--install").code == 0)
    #expect(
      try folder.text(of: ".gitattributes") == "*.png binary\n*.intentdefinition merge=intentdefinition\n"
    )
    #expect(try merge("--uninstall").code == 0)
    #expect(try merge("--uninstall").code == 0)
    #expect(try folder.text(of: ".gitattributes") == "*.png binary\n")
    try repository.git("config", "merge.intentdefinition.driver", "other %A")
    for option in ["--install", "--uninstall"] {
      let result = try merge(option)
      #expect(result.code == 64 && result.errors.contains("'merge.intentdefinition.driver' is 'other %A'"))
    }
    #expect(try folder.text(of: ".gitattributes") == "*.png binary\n")
  }

  @Test func `files can be merged without git`() throws {
    let files = try TestFolder()
    try files.write("", to: "base")
    try files.write(SmallDefinition.xml(), to: "ours")
    try files.write(SmallDefinition.xml(tag: 2), to: "theirs")
    func run(_ words: String...) throws -> CommandLine.Result {
      try CommandLine.run(["merge"] + words, in: files.path)
    }
    #expect(try run("base", "ours", "theirs").code == 0)
    #expect(try files.text(of: "ours").contains("<integer>1</integer>"))
    let missing = try run("base", "ours", "no")
    #expect(missing.code == 1 && missing.errors == "error: cannot read 'no': no such file\n")
    #expect(try run("base", "ours").code == 64)
    #expect(try run("--install").code == 64)
    try files.write("<plist/>", to: "theirs")
    let before = try files.text(of: "ours")
    #expect(try run("base", "ours", "theirs").code == 1)
    let after = try files.text(of: "ours")
    #expect(
      after != before
        && after.split(separator: "\n").filter { !$0.contains("<!--") }
          == before.split(separator: "\n").filter { !$0.contains("<!--") }
    )
  }
}
