import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct RevisionReadingTests: RepositoryTests {
  let repository: GitFolder

  init() throws {
    repository = try GitFolder()
  }

  @Test func `what a project file below the path accepts applies in each revision as on disk`() throws {
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "App/intentc.json": #"{"classPrefix": "AB"}"#,
      "Lib/Up.intentdefinition": SmallDefinition.xml(), "Lib/intentc.json": #"{"classPrefix": "XY"}"#,
    ])
    let entry = #"{"path": "Up", "rule": "class-name-changed", "reason": "New.", "release": "1.0"}"#
    try repository.commit(["App/intentc.json": #"{"classPrefix": "CD", "accepted": [\#(entry)]}"#])
    for range in ["HEAD~1..HEAD", "HEAD~1"] {
      let result = try diff("--git", range)
      #expect(result.verdicts == "0 breaking changes, 0 careful, 0 safe, 1 accepted\n", "\(range)")
    }
    try repository.commit(["Lib/intentc.json": #"{"classPrefix": "ZZ"}"#])
    #expect(
      try diff("--git", "HEAD~2..HEAD").verdicts == "1 breaking change, 0 careful, 0 safe, 1 accepted\n"
    )
  }

  @Test func `levels for a file apply in a revision, and those of the new version to removed items`() throws {
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "Up.intentdefinition": SmallDefinition.xml(tag: 3),
    ])
    let file = #"{"files": {"./App/../App/Up.intentdefinition": {"rules": {"case-added": "off"}}}}"#
    let more = SmallDefinition.xml(["red", "orange", "blue"])
    try repository.commit(["intentc.json": file, "App/Up.intentdefinition": more])
    for range in ["HEAD~1..HEAD", "HEAD~1"] {
      #expect(try diff("--git", range).verdicts == "0 breaking changes, 0 careful, 0 safe, 1 suppressed\n")
    }
    try repository.git("rm", "--quiet", "-r", "App")
    let accepted = #"{"path": "Up", "rule": "intent-removed", "reason": "Gone.", "release": "1.0"}"#
    try repository.commit(["App/intentc.json": #"{"accepted": [\#(accepted)]}"#])
    for range in ["HEAD~2..HEAD", "HEAD~2"] {
      let result = try diff("--git", range)
      // The other file still has the class.
      #expect(result.verdicts == "0 breaking changes, 1 careful, 0 safe\n", "\(range): \(result)")
      let named = try diff("--git", range, "--", "App/Up.intentdefinition")
      #expect(named.errors.hasPrefix("0 breaking changes, 0 careful, 0 safe, "), "\(range): \(named)")
    }
  }

  @Test func `a project file in a parent folder applies`() throws {
    try repository.commit([
      "App/Lib/Up.intentdefinition": SmallDefinition.xml(["red"]), "App/intentc.json": "{}",
    ])
    try repository.commit(["App/Lib/Up.intentdefinition": SmallDefinition.xml()])
    #expect(try diff("--git", "HEAD~1..HEAD", "--", "App/Lib").output.contains("case-added"))
    try repository.commit(["App/intentc.json": #"{"rules": {"case-added": "off"}}"#])
    for range in ["HEAD~2..HEAD", "HEAD~2"] {
      let result = try diff("--git", range, "--", "App/Lib")
      #expect(result.verdicts == "0 breaking changes, 0 careful, 0 safe, 1 suppressed\n", "\(range)")
    }
  }

  @Test func `special, quoted, control and invalid characters in names are supported`() throws {
    let names = [":(glob)**", "it's \"quoted\"", "line\nbreak\u{1B}[2J", "-x", "café", "*", "a\\b"]
    for name in names {
      try repository.folder.write(SmallDefinition.xml(), to: "\(name)/Up.intentdefinition")
    }
    try repository.commit(["keep.txt": ""])
    #expect(try diff("--git", "HEAD").verdicts == silent)
    for name in names {
      try repository.folder.write(SmallDefinition.xml(["red"]), to: "\(name)/Up.intentdefinition")
      let path = name.hasPrefix("-") ? "./\(name)" : name
      for file in [path, "\(path)/Up.intentdefinition"] {
        let result = try diff("--git", "HEAD", "--", file)
        #expect(result.verdicts == "1 breaking change, 0 careful, 0 safe\n", "\(name): \(result)")
        #expect(!result.output.contains("\u{1B}"))
      }
    }
    try repository.commit(["keep.txt": "all"])
    #expect(try diff("--git", "HEAD~1..HEAD").verdicts == "7 breaking changes, 0 careful, 0 safe\n")
  }

  #if os(Linux)
    @Test func `a definition whose name is not UTF-8 is reported`() throws {
      try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
      try repository.folder.write("", to: "Other/keep.txt")
      let path = Array(repository.folder("Other/caf").utf8) + [0xE9] + Array(".intentdefinition".utf8) + [0]
      let file = path.withUnsafeBufferPointer {
        $0.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress!, "w") }
      }
      _ = try #require(file)
      fputs(SmallDefinition.xml(tag: 9), file)
      fclose(file)
      let words =
        "Other/caf\u{FFFD}.intentdefinition: error: cannot be read: its name is"
      #expect(try BuiltProgram.run(["validate", "Other"], in: repository.folder.path).errors.contains(words))
      try repository.commit(["keep.txt": ""])
      #expect(try diff("--git", "HEAD").errors.contains(words))
      #expect(try diff("--git", "HEAD..HEAD").verdicts == silent)
      #expect(try diff("--git", "HEAD~1..HEAD").output.contains(#"HEAD:Other/caf\xE9.intentdefinition"#))
    }
  #endif

  @Test func `GitHub gets repository paths however the folder is reached`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    let elsewhere = try TestFolder()
    try elsewhere.link("link", to: repository.folder.path)
    for range in ["HEAD~1", "HEAD~1..HEAD"] {
      for (folder, path) in [
        (elsewhere("link"), elsewhere("link/App")), (repository.folder("App"), elsewhere("link")),
        (elsewhere("link/App"), "../App/Up.intentdefinition"),
        (elsewhere("link"), repository.folder("App/../App")),
      ] {
        let arguments = ["diff", "--git", range, "--format", "github", "--", path]
        let result = try BuiltProgram.run(arguments, in: folder)
        #expect(result.output.hasPrefix("::error file=App/Up.intentdefinition,line="), "\(path): \(result)")
      }
    }
    let outside = try diff("--git", "HEAD", "--", elsewhere.path)
    #expect(outside.code == 64)
    #expect(outside.errors.contains("is outside of the repository"))
  }
}
