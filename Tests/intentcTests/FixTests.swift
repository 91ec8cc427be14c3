import Foundation
import Testing

struct FixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func definition(_ title: String, _ more: String = "") -> String {
    """
    <plist><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Soup</string>
    <key>INIntentTitle</key><string>\(title)</string>
    <key>INIntentDescription</key><string>Orders it.</string>
    \(more)</dict></array></dict></plist>

    """
  }

  @Test func `what was mended is said, then what is left`() throws {
    try folder.write(
      Self.definition("Salt & Pepper", "<key>INIntentNaem</key><true/>"),
      to: "S.intentdefinition"
    )
    let result = try CommandLine.run(["validate", "--fix", "S.intentdefinition"], in: folder.path)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        """
        S.intentdefinition:3:38: fixed: replace '&' with '&amp;' [malformed-xml]
        fixed 1 problem in 1 file
        S.intentdefinition:5:6: warning: there is no key 'INIntentNaem' here
        """
      )
    )
    #expect(
      try folder.text(of: "S.intentdefinition")
        == Self.definition("Salt &amp; Pepper", "<key>INIntentNaem</key><true/>")
    )
  }

  @Test func `standard input cannot be mended`() throws {
    let result = try CommandLine.run(
      ["validate", "--fix", "-"],
      input: Self.definition("A & B"),
      in: folder.path
    )
    #expect(result.code == 64)
  }

  @Test func `languages are named with commas`() throws {
    try folder.write(Self.definition("Soup"), to: "S.intentdefinition")
    for locales in ["", ",", " "] {
      #expect(
        try CommandLine.run(["validate", "S.intentdefinition", "--locales", locales], in: folder.path).code
          == 64
      )
    }
    #expect(
      try CommandLine.run(["validate", "S.intentdefinition", "--locales", "de, fr"], in: folder.path).code
        == 0
    )
  }
}
