import Foundation
import TestSupport
import Testing

struct CheckCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.definition(["Up"]), to: "Up.intentdefinition")
    try folder.write(#"{"nmae": 1}"#, to: "a.json")
  }

  private static func definition(_ names: [String]) -> String {
    let intents = names.map {
      """
      <dict><key>INIntentName</key><string>\($0)</string><key>INIntentTitle</key><string>\($0)</string>
      <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>name</string>
      <key>INIntentParameterType</key><string>String</string><key>INIntentParameterTag</key><integer>1</integer>
      </dict></array></dict>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>INIntents</key><array>\(intents.joined())</array></dict></plist>
      """
  }

  private func run(_ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(["check"] + arguments, input: input, in: folder.path)
  }

  @Test func `several files and standard input are checked`() throws {
    try folder.write(#"{"name": "x"}"#, to: "b.json")
    let result = try run("Up.intentdefinition", "a.json", "b.json", "-", input: #"{"name": 3}"#)
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(
      result.errors == """
        a.json:1:2: warning: unknown 'nmae'; did you mean 'name'? [unknown-name]
        <stdin>:1:10: error: 'name' takes text, not 3 [unreadable-value]
        3 files, 1 error, 1 warning

        """
    )
    #expect(try run("-", "b.json", input: Self.definition(["Up"])).code == 0)
  }

  @Test func `a file of a store is checked and edited inside of its record`() throws {
    let record = #"{"kind": "K", "family": "systemSmall", "id": "1", "intent": "UpIntent", "configuration": "#
    try folder.write(record + #"{"nmae": "x"}}"#, to: "r.json")
    let result = try run("Up.intentdefinition", "r.json")
    #expect(result.errors.hasPrefix("r.json:1:\(record.utf8.count + 2): warning: unknown 'nmae'"))
    let edited = try BuiltProgram.run(
      ["edit", "Up.intentdefinition", "r.json", "--set", "name=y", "--allow-empty"],
      in: folder.path
    )
    #expect(edited.code == 0)
    let text = try folder.text(of: "r.json")
    #expect(text.hasPrefix(record) && text.contains(#""name": "y""#) && text.hasSuffix("}}"))
  }

  @Test func `a file of a store says which intent and widget family it has`() throws {
    let design = [
      "--add", "Left", "--add", "Down", "--add", "Down.songs: [String]", "--set",
      "Down.songs.sizes = Small=1",
    ]
    #expect(try BuiltProgram.run(["design", "Two.intentdefinition"] + design, in: folder.path).code == 0)
    let values = #"{"songs": ["a", "b"]}"#
    try folder.write(
      #"{"kind": "K", "family": "systemSmall", "id": "1", "intent": "DownIntent", "configuration": \#(values)}"#,
      to: "r.json"
    )
    #expect(
      try run("Two.intentdefinition", "r.json").errors.contains(
        "'songs' holds at most 1 in systemSmall, not 2"
      )
    )
    #expect(
      try run("Two.intentdefinition", "r.json", "--family", "systemLarge").errors.hasPrefix(
        "1 file, 0 errors, 0"
      )
    )
    try folder.write(values, to: "plain.json")
    #expect(
      try run("Two.intentdefinition", "r.json", "plain.json").errors.contains("select one with '--intent'")
    )
    let edited = try BuiltProgram.run(
      ["edit", "Two.intentdefinition", "r.json", "--set", "songs+=c"],
      in: folder.path
    )
    #expect(edited.code == 1 && edited.errors.contains("at most 1 in systemSmall"), "\(edited)")
  }

  @Test func `warnings fail with --strict`() throws {
    #expect(try run("Up.intentdefinition", "a.json").code == 0)
    #expect(try run("Up.intentdefinition", "a.json", "--strict").code == 1)
    #expect(try run("Up.intentdefinition", "a.json", "--deny", "unknown-name").code == 1)
    try folder.write(
      #"{"rules": {"unknown-name": "off", "unreadable-value": "warning"}}"#,
      to: "intentc.json"
    )
    let quiet = try run("Up.intentdefinition", "a.json")
    #expect(quiet.errors == "1 file, 0 errors, 0 warnings, 1 suppressed\n")
    #expect(try run("Up.intentdefinition", "-", input: #"{"name": 3}"#).code == 0)
    #expect(try BuiltProgram.run(["validate", "."], in: folder.path).code == 0)
  }

  @Test(arguments: ["json", "sarif"]) func `formats for programs go to standard output`(format: String) throws
  {
    let result = try run("Up.intentdefinition", "a.json", "--format", format)
    #expect(result.code == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
    #expect(!object.isEmpty)
    #expect(result.output.contains("unknown-name"))
    #expect(result.errors == "1 file, 0 errors, 1 warning\n")
  }

  @Test func `GitHub gets workflow commands and terminals get source lines`() throws {
    let github = try run("Up.intentdefinition", "a.json", "--format", "github")
    #expect(github.output.hasPrefix("::warning file=a.json,line=1,col=2,"))
    #expect(try run("Up.intentdefinition", "a.json", "--show-source").errors.contains("^~~~~~"))
  }

  @Test func `the intent is the only one, or named`() throws {
    try folder.write(Self.definition(["Up", "Down"]), to: "Two.intentdefinition")
    let several = try run("Two.intentdefinition", "a.json")
    #expect(several.code == 64)
    #expect(
      several.errors.contains(
        "there are 2 intents in 'Two.intentdefinition'; select one with '--intent': 'Up', 'Down'"
      )
    )
    for name in ["Down", "DownIntent"] {
      #expect(try run("Two.intentdefinition", "a.json", "--intent", name).code == 0)
    }
    let misspelled = try run("Two.intentdefinition", "a.json", "--intent", "Dwon")
    #expect(misspelled.code == 64)
    #expect(
      misspelled.errors.contains("there is no intent 'Dwon' in 'Two.intentdefinition'; did you mean 'Down'?")
    )
    try folder.write(Self.definition([]), to: "None.intentdefinition")
    #expect(try run("None.intentdefinition", "a.json").code == 64)
  }

  @Test func `wrong usage is refused`() throws {
    #expect(try run("Up.intentdefinition").code == 64)
    #expect(try run("-", "-").code == 64)
    let family = try run("Up.intentdefinition", "a.json", "--family", "huge")
    #expect(family.code == 64)
    #expect(family.errors.contains("the value 'huge' is invalid for '--family <family>'"))
    #expect(family.errors.contains("the values are systemSmall, "))
    #expect(try run("Up.intentdefinition", "a.json", "--family", "Small").code == 0)
  }

  @Test func `an unreadable file is an error, and the rest is checked`() throws {
    let result = try run("Up.intentdefinition", "gone.json", ".", "a.json")
    #expect(result.code == 1)
    #expect(
      result.errors == """
        gone.json: error: no such file [missing-input]
        .: error: it is a folder [unreadable-input]
        a.json:1:2: warning: unknown 'nmae'; did you mean 'name'? [unknown-name]
        3 files, 2 errors, 1 warning

        """
    )
    try folder.write("<plist>", to: "Broken.intentdefinition")
    let broken = try run("Broken.intentdefinition", "a.json")
    #expect(broken.code == 1)
    #expect(broken.errors.hasPrefix("Broken.intentdefinition:1:"))
    #expect(!broken.errors.contains("a.json"))
  }
}
