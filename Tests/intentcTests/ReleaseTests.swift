import TestSupport
import Testing

/// 'diff --releases' and 'release'.
struct ReleaseTests {
  private let repository: GitFolder
  private let silent = "no relevant changes\n"

  init() throws {
    repository = try GitFolder()
  }

  private func run(_ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(arguments, input: input, in: repository.folder.path)
  }

  private func write(_ cases: [String], _ tag: Int = 1) throws {
    try repository.folder.write(SmallDefinition.xml(cases, tag: tag), to: "App/Up.intentdefinition")
  }

  @Test func `a copy has what later versions need`() throws {
    try write(["red", "orange"])
    try repository.folder.write(#"{"classPrefix": "XY"}"#, to: "App/intentc.json")
    let released = try run("release", "1.0", "App")
    #expect(released.output == "App/.intentc/releases/1.0: 2 files\n", "\(released)")
    let folder = repository.folder
    #expect(try folder.text(of: "App/.intentc/releases/1.0/Up.intentdefinition") == SmallDefinition.xml())
    #expect(try folder.text(of: "App/.intentc/releases/1.0/intentc.json") == #"{"classPrefix": "XY"}"#)
    #expect(try run("diff", "--releases", "App/.intentc/releases", "App").verdicts == silent)
    let again = try run("release", "1.0", "App")
    #expect(again.code == 1 && again.errors.contains("there is a release '1.0' already"), "\(again)")
    for name in ["", "../1.0", ".1", "a/b"] { #expect(try run("release", name, "App").code == 64, "\(name)") }
    // Searches skip the copies.
    #expect(try run("validate", "App").code == 0)
    #expect(try run("describe", "App").output.components(separatedBy: "intent Up").count == 2)
  }

  /// What a killed run leaves is beside the releases.
  @Test func `an unfinished release is none, and the next run removes it`() throws {
    try write(["red", "orange"])
    try repository.folder.write("<plist>", to: "App/.intentc/unfinished-release/a/b/Up.intentdefinition")
    try #require(try run("release", "1.0", "App").code == 0)
    #expect(try repository.folder.names(in: "App/.intentc") == ["releases"])
    #expect(try repository.folder.names(in: "App/.intentc/releases/1.0") == ["Up.intentdefinition"])
    #expect(try run("diff", "--releases", "App/.intentc/releases", "App").verdicts == silent)
  }

  @Test func `a release is not written through a link`() throws {
    try write(["red"])
    try repository.folder.write("", to: "out/keep.txt")
    try repository.folder.link("App/.intentc", to: "../out")
    let refused = try run("release", "1.0", "App")
    #expect(refused.code == 1)
    #expect(refused.errors.contains("its folder is a symbolic link"), "\(refused)")
    #expect(try repository.folder.names(in: "out") == ["keep.txt"])
  }

  @Test func `a release without definitions, or with broken ones, is an error`() throws {
    #expect(try run("release", "1.0").code == 1)
    try repository.folder.write("<plist>", to: "App/Up.intentdefinition")
    let broken = try run("release", "1.0", "App")
    #expect(broken.code == 1)
    #expect(try repository.git("status", "--short").output == "?? App/\n")
    // An empty name is no folder, even if the App Intents are in another one.
    let code =
      "import AppIntents\nstruct A: AppIntent { static var title: LocalizedStringResource = \"A\" }\n"
    try repository.folder.write(code, to: "Kit/A.swift")
    let nowhere = try run("release", "1.0", "", "--app-intents", "Kit")
    #expect(nowhere.code == 1 && nowhere.errors.contains("no such file"), "\(nowhere)")
  }

  /// Version 2 has no 'color'. Version 3 has one of another type, so who skips version 2 gets something else.
  @Test func `each release is compared`() throws {
    func write(_ type: String?) throws {
      let xml = SmallDefinition.xml()
      let start = try #require(xml.firstRange(of: "<key>INIntentParameters</key>"))
      let end = try #require(xml.firstRange(of: "</dict></array></dict></array>"))
      let color = xml[start.lowerBound..<end.upperBound]
      let other = color.replacing("<key>INIntentParameterEnumType</key><string>Colour</string>", with: "")
        .replacing("<string>Integer</string>", with: "<string>\(type ?? "")</string>")
      let empty = "<key>INIntentParameters</key><array></array></dict></array>"
      try repository.folder.write(
        xml.replacing(color, with: type == nil ? empty[...] : other[...]),
        to: "App/Up.intentdefinition"
      )
    }
    try write("Boolean")
    try #require(try run("release", "1.0", "App").code == 0)
    try write(nil)
    try #require(try run("release", "2.0", "App").code == 0)
    try write("String")
    let releases = "App/.intentc/releases"
    let found = try run("diff", "--releases", releases, "App", "--only", "breaking")
    #expect(found.code == 1)
    #expect(found.output.contains("[parameter-retyped]"), "\(found)")
    #expect(found.output.contains("in updates from '1.0'"), "\(found)")
    #expect(!found.output.contains("2.0"), "\(found)")
    let json = try run("diff", "--releases", releases, "App", "--format", "json")
    #expect(json.output.filter { !$0.isWhitespace }.contains(#""releases":["1.0"]"#), "\(json)")
  }

  @Test func `tags name releases, too`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("tag", "v1.9")
    try repository.commit(["keep.txt": ""])
    try repository.git("tag", "v1.10")
    #expect(try run("diff", "--releases", "v*", "App").verdicts == silent)
    try write(["red"])
    let found = try run("diff", "--releases", "v*", "App")
    #expect(found.code == 1)
    #expect(found.output.contains("in updates from 'v1.10', 'v1.9'"), "\(found)")
    #expect(found.output.contains("old v1.10:App/Up.intentdefinition:"), "\(found)")
    try repository.folder.write(#"{"releases": "v*"}"#, to: "intentc.json")
    #expect(try run("diff").output == found.output)
  }

  /// NetNewsWire's '5.0a4' is from 2019, and 'mac-7.1.3' from 2026.
  @Test func `of names of two kinds, those that were used last are newer`() throws {
    try repository.git("commit", "--quiet", "--allow-empty", "-m", "Early", "--date", "2019-06-15T00:00:00Z")
    try repository.git("rebase", "--quiet", "--root", "--committer-date-is-author-date")
    try repository.git("tag", "5.0")
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red", "orange"])])
    try repository.git("tag", "mac-6.0")
    // Without a number, a name says nothing: such a tag moves with each build.
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    try repository.git("tag", "nightly")
    try write(["red"])
    let found = try run("diff", "--releases", "*", "App")
    #expect(found.code == 1 && found.output.contains("in updates from 'mac-6.0'"), "\(found)")
    #expect(!found.errors.contains("older than this version"), "\(found)")
  }

  @Test func `a name without a wildcard is one tag`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red", "orange", "blue"])])
    try repository.git("tag", "v1.0")
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("tag", "v1.0.1")
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    let found = try run("diff", "--releases", "v1.0", "App")
    #expect(found.output.contains("in updates from 'v1.0'"), "\(found)")
    #expect(try run("diff", "--releases", "v1.0.1", "App").output.contains("in updates from 'v1.0.1'"))
    let none = try run("diff", "--releases", "v1.1", "App")
    #expect(none.code == 1 && none.errors.hasPrefix("v1.1: error: cannot be read"), "\(none)")
  }

  @Test func `a path that a tag does not contain is not in that release`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("tag", "v1.0")
    let other = SmallDefinition.xml().replacing("<string>Up</string>", with: "<string>Down</string>")
    try repository.commit(["More/Down.intentdefinition": other])
    let none = try run("diff", "--releases", "v*", "More")
    #expect(none.code == 1 && none.output == "", "\(none)")
    #expect(
      none.errors.contains("no compared release contains a definition or an App Intent at 'More': 'v1.0'"),
      "\(none)"
    )
    try repository.git("tag", "v1.1")
    try repository.commit(["keep.txt": ""])
    let found = try run("diff", "--releases", "v*", "More/Down.intentdefinition")
    #expect(found.code == 0, "\(found)")
    #expect(
      found.verdicts == "note: 'v1.0' contains no definition at 'More/Down.intentdefinition'\n" + silent
    )
  }

  @Test func `both paths of moved definitions can be named`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("tag", "v1.0")
    try repository.git("rm", "-r", "--quiet", "App")
    try repository.commit(["Sources/Up.intentdefinition": SmallDefinition.xml(["red"])])
    for paths in [["App", "Sources"], []] {
      let found = try BuiltProgram.run(["diff", "--releases", "v*"] + paths, in: repository.folder.path)
      #expect(found.output.contains("case-removed"), "\(found)")
      #expect(!found.output.contains("intent-removed"), "\(found)")
    }
  }

  @Test func `a release is not excused by its own tag`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red", "orange", "blue"])])
    try repository.git("tag", "v1.0")
    #expect(try run("diff", "--releases", "v*", "App").verdicts == silent)
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("tag", "v1.1")
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    for tag in ["v2.0-beta", "v2.0"] { try repository.git("tag", "--annotate", "--message", "", tag) }
    let found = try run("diff", "--releases", "v*", "App", "--only", "breaking")
    #expect(found.code == 1)
    #expect(found.output.contains("in updates from 'v1.1', 'v1.0'"), "\(found)")
    #expect(found.output.components(separatedBy: "[case-removed]").count == 2, "\(found)")
    #expect(found.errors.contains("1 break is older than this version: the release 'v1.1'"), "\(found)")
    // Later versions can't undo it.
    try repository.commit(["keep.txt": ""])
    let later = try run("diff", "--releases", "v*", "App")
    #expect(later.code == 0 && later.errors.contains("2 breaks are older"), "\(later)")
    #expect(later.errors.contains("the release 'v2.0' already contains them"), "\(later)")
  }

  @Test func `a changed version is later than the tag of HEAD`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("tag", "v1.0")
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    try repository.git("tag", "v2.0")
    let changed = SmallDefinition.xml(["red", "pink"]).replacing("<integer>2<", with: "<integer>9<")
    try repository.folder.write(changed, to: "App/Up.intentdefinition")
    let found = try run("diff", "--releases", "v*", "App")
    #expect(found.code == 0 && !found.output.isEmpty, "\(found)")
    #expect(found.errors.contains("1 break is older than this version"), "\(found)")
  }

  @Test func `a tag of another branch is no earlier release`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("checkout", "--quiet", "-b", "next")
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red", "orange", "blue"])])
    try repository.git("tag", "v2.0")
    try repository.git("checkout", "--quiet", "main")
    let none = try run("diff", "--releases", "v*", "App")
    #expect(none.code == 1 && none.errors.contains("'v2.0'"), "\(none)")
    #expect(none.errors.contains("is in HEAD's history"), "\(none)")
    try repository.git("tag", "v1.0")
    #expect(try run("diff", "--releases", "v*", "App").verdicts == silent)
  }

  @Test func `a copy names its project file so that it is found`() throws {
    try write(["red"])
    try repository.folder.write(#"{"classPrefix": "XY"}"#, to: "Settings/my.json")
    let released = try run("release", "1.0", "App", "--config", "Settings/my.json")
    #expect(released.output == "App/.intentc/releases/1.0: 2 files\n", "\(released)")
    #expect(
      try repository.folder.text(of: "App/.intentc/releases/1.0/intentc.json") == #"{"classPrefix": "XY"}"#
    )
    let found = try run("diff", "--releases", "App/.intentc/releases", "App", "--config", "Settings/my.json")
    #expect(found.verdicts == silent, "\(found)")
  }

  @Test func `standard input is read once, and has no path in a tag`() throws {
    try write(["red", "orange"])
    try #require(try run("release", "1.0", "App").code == 0)
    let folder = "App/.intentc/releases"
    let found = try run("diff", "--releases", folder, "-", input: SmallDefinition.xml(["red"]))
    #expect(found.code == 1 && found.output.contains("case-removed"), "\(found)")
    let twice = try run("diff", "--releases", folder, "-", "-")
    #expect(twice.code == 64 && twice.errors.contains("standard input can be read only once"), "\(twice)")
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("tag", "v1.0")
    let tags = try run("diff", "--releases", "v*", "-", input: SmallDefinition.xml())
    #expect(tags.code == 64 && tags.errors.contains("cannot be used with standard input"), "\(tags)")
  }

  @Test func `a project file that cannot be read is an error with its place`() throws {
    try write(["red"])
    try repository.folder.write(#"{"releases": 1}"#, to: "intentc.json")
    let broken = try run("diff")
    #expect(broken.code == 1 && broken.errors.hasPrefix("intentc.json:1:14: error: "), "\(broken)")
    let json = try run("diff", "--format", "json")
    #expect(json.code == 1 && json.output.contains(#""rule": "wrong-option""#), "\(json)")
    let missing = try run("diff", "--config", "none.json")
    #expect(missing.code == 1 && missing.errors.hasPrefix("none.json: error: cannot be read"), "\(missing)")
    // Levels of the rules of changes are not unknown.
    try repository.folder.write(#"{"rules": {"case-removed": "off"}}"#, to: "intentc.json")
    #expect(try run("diff").code == 64)
  }

  @Test func `the releases of a project file count from its folder`() throws {
    try write(["red", "orange"])
    try repository.folder.write(SmallDefinition.xml(), to: "Other/Other.intentdefinition")
    try #require(try run("release", "1.0").code == 0)
    try write(["red"])
    try repository.folder.write(#"{"releases": ".intentc/releases"}"#, to: "intentc.json")
    let found = try BuiltProgram.run(["diff"], in: repository.folder("App"))
    #expect(found.code == 1 && found.output.contains("case-removed"), "\(found)")
    #expect(!found.output.contains("intent-removed"), "\(found)")
    try repository.folder.write(#"{"releases": "../.intentc/releases"}"#, to: "Settings/my.json")
    try repository.folder.write("{}", to: "intentc.json")
    #expect(try run("diff", "--config", "Settings/my.json").output.contains("case-removed"))
  }

  @Test func `what cannot be compared is an error, not a version without changes`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    let none = try run("diff", "--releases", "v*", "App")
    #expect(none.code == 1 && none.errors.contains("no tag matches"), "\(none)")
    let missing = try run("diff", "--releases", "App/releases", "App")
    #expect(missing.code == 1 && missing.errors.contains("cannot be read"), "\(missing)")
    try repository.git("tag", "version/1.0")
    let deeper = try run("diff", "--releases", "v*", "App")
    #expect(deeper.code == 1 && deeper.errors.contains("'version/1.0', use 'v*/**'"), "\(deeper)")
    #expect(try run("diff", "--releases", "v*/**", "App").code == 0)
    try repository.git("tag", "v1.0")
    try repository.git("clone", "--quiet", "--depth", "1", "file://\(repository.folder.path)", "copy")
    let shallow = try BuiltProgram.run(["diff", "--releases", "v*"], in: repository.folder("copy"))
    #expect(shallow.code == 1 && shallow.errors.contains("shallow clone"), "\(shallow)")
  }
}
