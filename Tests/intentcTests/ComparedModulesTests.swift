import Foundation
import TestSupport
import Testing

/// `diff --git` reads only the modules that differ and those that share types with them, with the same
/// result.
@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct ComparedModulesTests: RepositoryTests {
  let repository: GitFolder

  init() throws {
    repository = try GitFolder()
    try repository.commit([
      "Types/Types.intentdefinition": Self.enumeration(), "App/Up.intentdefinition": Self.user,
      "Other/Down.intentdefinition": SmallDefinition.xml(),
    ])
  }

  private static func enumeration(_ cases: [String] = ["red", "orange"]) -> String {
    let whole = SmallDefinition.xml(cases).replacing("Colour", with: "Shared")
    return String(whole[..<(whole.range(of: "<key>INIntents")?.lowerBound ?? whole.endIndex)])
      + "</dict></plist>"
  }

  private static let user = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>Top</string>
    <key>INIntentTitle</key><string>Up</string><key>INIntentEligibleForWidgets</key><true/>
    <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>color</string>
    <key>INIntentParameterConfigurable</key><true/>
    <key>INIntentParameterEnumType</key><string>Shared</string>
    <key>INIntentParameterTag</key><integer>1</integer>
    <key>INIntentParameterType</key><string>Integer</string></dict></array></dict></array>
    </dict></plist>
    """

  private func changes(_ arguments: String...) throws -> String {
    let result = try CommandLine.run(
      ["diff", "--format", "json", "--fail-on", "none"] + arguments,
      in: repository.folder.path
    )
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let json = try JSONSerialization.data(
      withJSONObject: ["changes": object?["changes"] ?? [], "problems": object?["problems"] ?? []],
      options: [.sortedKeys, .prettyPrinted]
    )
    return String(decoding: json, as: UTF8.self)
  }

  /// Compares with a project file that names declarations, which reads everything. Returns the changes as
  /// text.
  private func sameAsAll(_ range: String = "HEAD") throws -> String {
    let config = try repository.folder.write(#"{"renames": {"intents": {"Top": "TopConfiguration"}}}"#, to: "names.json")
    let all = try changes("--git", range, "--config", config)
    #expect(try changes("--git", range) == all)
    return all
  }

  /// Compares before and after a commit. Returns the changes.
  @discardableResult
  private func sameAsAll(_ change: () throws -> Void) throws -> String {
    try change()
    let edited = try sameAsAll()
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--allow-empty", "--message", "A version")
    let committed = try sameAsAll("HEAD~1..HEAD")
    let names = (edited, committed.replacing("HEAD~1:", with: "HEAD:"))
    #expect(names.0.count { $0 == "\n" } == names.1.count { $0 == "\n" }, "\(names)")
    return committed
  }

  @Test func `what does not differ is not read`() throws {
    // An error, if it is read.
    try repository.commit(["Broken/No.intentdefinition": "no definition"])
    let result = try diff("--git", "HEAD..HEAD")
    #expect(result.code == 0 && result.errors == "no relevant changes\n", "\(result)")
    try repository.commit(["Other/Down.intentdefinition": SmallDefinition.xml(["red"])])
    #expect(try diff("--git", "HEAD~1..").errors == "1 breaking change, 0 careful, 0 safe\n")
    // Named files form one module, which is read whole.
    let named = try diff(
      "--git",
      "HEAD~1..",
      "--",
      "Other/Down.intentdefinition",
      "Broken/No.intentdefinition"
    )
    #expect(named.errors.contains("Broken/No.intentdefinition"))
    // So is a project that names declarations.
    try repository.commit(["intentc.json": #"{"renames": {"intents": {"Up": "Top"}}}"#])
    #expect(try diff("--git", "HEAD~1..").errors.contains("Broken/No.intentdefinition"))
  }

  @Test func `an enum that another folder uses`() throws {
    let changes = try sameAsAll {
      try repository.folder.write(Self.enumeration(["red"]), to: "Types/Types.intentdefinition")
    }
    #expect(changes.contains("case-removed") && changes.contains(#""placed" : "breaking""#), "\(changes)")
  }

  @Test func `copies of a template, one of which lacks the enum`() throws {
    let whole = SmallDefinition.xml()
    let copies = (0..<40).map {
      ("Copy\($0)/Down.intentdefinition", whole.replacing(">Up<", with: ">Up\($0)<"))
    }
    try repository.commit(Dictionary(uniqueKeysWithValues: copies))
    let changes = try sameAsAll {
      try repository.folder.write(SmallDefinition.xml(["red"]), to: "Copy7/Down.intentdefinition")
    }
    #expect(changes.contains("case-removed"))
    // With a second declaration gone, what refers to the name belongs to the first.
    let user = Self.user.replacing("Shared", with: "Colour")
    try sameAsAll { try repository.folder.write(user, to: "User/Up.intentdefinition") }
    try sameAsAll {
      try repository.folder.write(SmallDefinition.xml(["red", "blue"]), to: "Copy7/Down.intentdefinition")
    }
  }

  @Test func `an intent with an enum of another folder`() throws {
    let changes = try sameAsAll {
      let text = Self.user.replacing(
        "<key>INIntentTitle</key><string>Up",
        with: "<key>INIntentTitle</key><string>Above"
      )
      try repository.folder.write(text, to: "App/Up.intentdefinition")
    }
    #expect(changes.contains("text-changed") && !changes.contains("there is no enum"), "\(changes)")
  }

  @Test func `an enum that is declared twice after a change`() throws {
    try sameAsAll {
      try repository.folder.write(Self.enumeration(), to: "More/Types.intentdefinition")
    }
    try sameAsAll {
      try FileManager.default.removeItem(atPath: repository.folder("Types"))
    }
  }

  @Test func `moved, copied and removed definitions`() throws {
    let files = FileManager.default
    let folder = repository.folder
    try sameAsAll { try files.moveItem(atPath: folder("App"), toPath: folder("Application")) }
    try sameAsAll { try files.copyItem(atPath: folder("Application"), toPath: folder("Copy")) }
    try sameAsAll { try files.removeItem(atPath: folder("Copy")) }
    try sameAsAll {
      try files.moveItem(
        atPath: folder("Other/Down.intentdefinition"),
        toPath: folder("Types/Down.intentdefinition")
      )
    }
  }

  @Test func `a project file alone`() throws {
    let folder = repository.folder
    let changes = try sameAsAll { try folder.write(#"{"classPrefix": "AB"}"#, to: "intentc.json") }
    #expect(changes.contains("class-name-changed"))
    try sameAsAll { try folder.write(#"{"classPrefix": "CD"}"#, to: "Other/intentc.json") }
    try sameAsAll { try folder.write(#"{"renames": {"enums": {"Shared": "Hue"}}}"#, to: "intentc.json") }
    try sameAsAll {
      try folder.write(
        Self.enumeration().replacing("Shared", with: "Common"),
        to: "Types/Types.intentdefinition"
      )
    }
  }

  @Test func `a table alone`() throws {
    let folder = repository.folder
    try sameAsAll { try folder.write(#""aB3dE5" = "Oben";"#, to: "Other/de.lproj/Down.strings") }
    let changes = try sameAsAll {
      try folder.write(#""aB3dE5" = "Hinauf";"#, to: "Other/de.lproj/Down.strings")
    }
    #expect(changes.contains("translation-changed"))
    // Tables and project files can be links.
    try folder.write(#""aB3dE5" = "En haut";"#, to: "Texts/French.txt")
    try sameAsAll { try folder.link("Other/fr.lproj", to: "../Texts") }
    try sameAsAll { try folder.write(#""aB3dE5" = "Haut";"#, to: "Texts/Down.strings") }
    try sameAsAll { try folder.write(#""aB3dE5" = "Plus haut";"#, to: "Texts/Down.strings") }
  }

  @Test func `the ID of a text of another folder`() throws {
    try repository.commit([
      "Types/Down.intentdefinition": SmallDefinition.xml().replacing("aB3dE5", with: "zZ9yY8")
    ])
    try sameAsAll {
      let text = SmallDefinition.xml().replacing("aB3dE5", with: "zZ9yY8")
      try repository.folder.write(text, to: "Other/Down.intentdefinition")
    }
  }

  @Test func `files that git is told not to look at`() throws {
    let name = "Other/Down.intentdefinition"
    try repository.git("update-index", "--assume-unchanged", name)
    try repository.folder.write(SmallDefinition.xml(["red"]), to: name)
    #expect(try sameAsAll().contains("case-removed"))
    try repository.git("update-index", "--no-assume-unchanged", name)
    try repository.git("checkout", "--quiet", "--", name)
    // A search finds ignored files too.
    try repository.folder.write("Ignored\n", to: ".gitignore")
    try repository.folder.write(SmallDefinition.xml(), to: "Ignored/New.intentdefinition")
    #expect(try sameAsAll().contains("intent-added"))
  }

  @Test func `a copy of a repository, and a shallow clone`() throws {
    try repository.commit(["Other/Down.intentdefinition": SmallDefinition.xml(["red"])])
    try repository.commit(["Broken/No.intentdefinition": "no definition"])
    let copies = try TestFolder()
    try FileManager.default.copyItem(atPath: repository.folder.path, toPath: copies("copy"))
    let edited = try CommandLine.run(["diff", "--git", "HEAD~1"], in: copies("copy"))
    #expect(edited.errors.contains("Broken/No.intentdefinition") && !edited.errors.contains("case-removed"))
    try repository.git(
      "clone",
      "--quiet",
      "--depth",
      "1",
      "file://\(repository.folder.path)",
      copies("shallow")
    )
    for folder in ["Other", "Broken"] {
      try FileManager.default.removeItem(atPath: copies("shallow/\(folder)"))
    }
    let shallow = try CommandLine.run(["diff", "--git", "HEAD"], in: copies("shallow"))
    #expect(shallow.output.contains("the intent 'Up' was removed"), "\(shallow)")
  }
}
