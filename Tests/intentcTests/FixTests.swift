import Foundation
import TestSupport
import Testing

struct FixTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private static func definition(_ title: String, _ more: String = "") -> String {
    """
    <plist><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Soup</string>
    <key>INIntentTitle</key><string>\(title)</string><key>INIntentTitleID</key><string>aaaaaa</string>
    <key>INIntentDescription</key><string>Orders it.</string><key>INIntentDescriptionID</key><string>aaaaab</string>
    \(more)</dict></array></dict></plist>

    """
  }

  @Test func `fixed problems are listed, then the remaining ones`() throws {
    try folder.write(
      Self.definition("Salt & Pepper", "<key>INIntentNaem</key><true/>"),
      to: "S.intentdefinition"
    )
    let result = try BuiltProgram.run(["validate", "--fix", "S.intentdefinition"], in: folder.path)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        """
        S.intentdefinition:3:38: fixed: replace '&' with '&amp;' [not-a-property-list]
        fixed 1 problem in 1 file
        S.intentdefinition:5:6: warning: intentc does not know the key 'INIntentNaem' here
        """
      )
    )
    #expect(
      try folder.text(of: "S.intentdefinition")
        == Self.definition("Salt &amp; Pepper", "<key>INIntentNaem</key><true/>")
    )
  }

  @Test func `a text without an ID gets the ID that a lint shows`() throws {
    let text = Self.definition("Soup")
    let bare = text.replacing("<key>INIntentTitleID</key><string>aaaaaa</string>", with: "")
    try folder.write(bare, to: "S.intentdefinition")
    let lint = ["validate", "S.intentdefinition", "--lint", "--format", "json"]
    let shown = try BuiltProgram.run(lint, in: folder.path).output
    #expect(shown.contains("add the ID '"))
    let quiet = ["validate", "--fix", "S.intentdefinition", "--allow", "text-without-id"]
    #expect(try BuiltProgram.run(quiet, in: folder.path).code == 0)
    #expect(try folder.text(of: "S.intentdefinition") == bare)
    let result = try BuiltProgram.run(["validate", "--fix", "S.intentdefinition"], in: folder.path)
    #expect(result.errors.contains("fixed 1 problem in 1 file\n"))
    let fixed = try folder.text(of: "S.intentdefinition")
    let id = try #require(fixed.firstMatch(of: /INIntentTitleID<\/key><string>([0-9A-Za-z]{6})</)).output.1
    #expect(fixed == text.replacing("aaaaaa", with: id))
    #expect(shown.contains("add the ID '\(id)'"))
  }

  @Test func `standard input cannot be fixed`() throws {
    let result = try BuiltProgram.run(
      ["validate", "--fix", "-"],
      input: Self.definition("A & B"),
      in: folder.path
    )
    #expect(result.code == 64)
  }

  @Test func `languages are separated by commas`() throws {
    try folder.write(Self.definition("Soup"), to: "S.intentdefinition")
    for locales in ["", ",", " "] {
      #expect(
        try BuiltProgram.run(["validate", "S.intentdefinition", "--locale", locales], in: folder.path).code
          == 64
      )
    }
    #expect(
      try BuiltProgram.run(["validate", "S.intentdefinition", "--locale", "de, fr"], in: folder.path).code
        == 0
    )
  }

  @Test func `a binary file is not changed, and a message suggests what to do`() throws {
    let list = ["INIntents": [["INIntentName": "A", "INIntentLastParameterTag": "9"]]]
    let bytes = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try bytes.write(to: URL(fileURLWithPath: folder("B.intentdefinition")))
    let result = try BuiltProgram.run(["validate", "--fix", "B.intentdefinition"], in: folder.path)
    #expect(result.errors.hasPrefix("nothing was fixed: "))
    #expect(
      result.errors.contains(
        "B.intentdefinition: note: cannot fix a binary property list; convert it to XML first, for "
          + "example with 'plutil -convert xml1' [unfixable-file]\n"
      )
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder("B.intentdefinition"))) == bytes)
  }

  @Test func `safe fixes are marked`() throws {
    try folder.write(Self.definition("A & B"), to: "S.intentdefinition")
    let arguments = ["validate", "S.intentdefinition"]
    let text = try BuiltProgram.run(arguments + ["--show-source"], in: folder.path).errors
    #expect(text.contains("  fix: replace '&' with '&amp;' ('validate --fix' applies it)\n"))
    let json = try BuiltProgram.run(arguments + ["--format", "json"], in: folder.path).output
    #expect(json.contains("\"isSafe\": true"))
    try folder.write(Self.definition("A"), to: "S.intentdefinition")
    #expect(
      try BuiltProgram.run(arguments + ["--fix"], in: folder.path).errors
        == "there is nothing to fix\n1 file, 0 errors, 0 warnings\n"
    )
  }
}
