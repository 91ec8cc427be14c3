import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct StringsTableTests {
  private func read(_ text: String) -> (StringsTable, [Diagnostic]) {
    StringsTable.read(Array(text.utf8), path: "de.strings")
  }

  @Test func `keys and texts have their places`() {
    let (table, diagnostics) = read("/* c */ \"a\" = \"Grün\";\n// d\nb=c;\nd;\n")
    #expect(diagnostics == [])
    #expect(
      table.entries.map(\.key) == [
        Located("a", at: 9..<10), Located("b", at: 28..<29), Located("d", at: 33..<34),
      ]
    )
    #expect(
      table.entries.map(\.value) == [
        Located("Grün", at: 15..<20), Located("c", at: 30..<31), Located("d", at: 33..<34),
      ]
    )
    #expect(table["a"] == "Grün")
    #expect(table["x"] == nil)
  }

  @Test(arguments: [
    (#"\"\\\n\t\'"#, "\"\\\n\t'"), (#"\U00e9\u00E9"#, "éé"), (#"\UD83D\UDE00"#, "😀"),
    (#"\UD83Dx"#, "\u{FFFD}x"),
    (#"\101"#, "A"), (#"\q"#, "q"), ("a\nb", "a\nb"), ("it's", "it's"), ("%@ ${count}", "%@ ${count}"),
  ])
  func `escapes are read`(text: String, value: String) {
    #expect(read("\"k\" = \"\(text)\";").0["k"] == value)
  }

  @Test func `UTF-16 is read with a mark, and must be saved as UTF-8 without`() {
    let text = "\"k\" = \"Grün 日本\";"
    for swapped in [false, true] {
      let bytes = "\u{FEFF}\(text)".utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return swapped ? pair.reversed() : pair
      }
      let (table, diagnostics) = StringsTable.read(bytes, path: "a")
      #expect(diagnostics == [])
      #expect(table["k"] == "Grün 日本")
      expectReports(
        StringsTable.read(Array(bytes.dropFirst(2)), path: "a").1,
        ["unreadable-translation: this file is not in UTF-8; save the table in UTF-8"]
      )
    }
  }

  @Test func `a property list is read`() {
    let (table, diagnostics) = read(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><string>v</string></dict></plist>"
    )
    #expect(diagnostics == [])
    #expect(table["k"] == "v")
    #expect(read("<plist version=\"1.0\"><array/></plist>").1.map(\.rule) == [.unreadableTranslation])
  }

  @Test func `the texts may be in braces`() {
    let (table, diagnostics) = read("{\n a = b;\n}\n")
    #expect(diagnostics == [])
    #expect(table["a"] == "b")
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "unreadable-translation 9"),
    ("\"a\" \"b\";", "unreadable-translation 3"),
    ("\"a\" = ;", "unreadable-translation 6"),
    ("\"a\" = \"b;", "unreadable-translation 6"),
    ("\"a", "unreadable-translation 0"),
    ("/* x", "unreadable-translation 0"), ("= b;", "unreadable-translation 0"),
    ("a", "unreadable-translation 1"),
  ])
  func `a mistake is reported with its location`(text: String, expected: String) {
    let (_, diagnostics) = read(text)
    let reports = diagnostics.map { "\($0.rule.name) \($0.location?.range?.lowerBound ?? -1): \($0.message)" }
    expectReports(reports, [expected])
  }

  @Test func `bytes that are not UTF-8 are reported`() {
    let bytes = Array("\"é\" = \"Fr".utf8) + [0xFC] + Array("hling\";\n".utf8)
    let (table, diagnostics) = StringsTable.read(bytes, path: "X.strings")
    expectReports(diagnostics, ["unreadable-translation"])
    #expect(diagnostics.first?.location?.range == 10..<10)
    #expect(table.entries.count == 1)
  }

  @Test(arguments: ["KEY", "KEY = KEY", "KEY = \"", "KEY = a; KEY = b;"])
  func `a message shows the start of a long text`(_ text: String) {
    let key = String(repeating: "k", count: 10_000)
    let (_, diagnostics) = read(text.replacing("KEY", with: key))
    #expect(diagnostics.count == 1)
    #expect(diagnostics.allSatisfy { $0.message.utf8.count < 200 && $0.message.contains("kkk…'") })
  }

  @Test func `everything before a mistake is kept`() {
    #expect(read("a = b;\nc = ").0["a"] == "b")
  }

  /// Asana/locheck issue 30, brave/brave-ios issue 2511: one of the texts is never translated.
  /// People asked for a report: Asana/locheck issue 30, brave/brave-browser issue 36760.
  @Test func `the last of two duplicate keys counts`() {
    let (table, diagnostics) = read("a = b; a = c;")
    #expect(table["a"] == "c")
    #expect(diagnostics.map(\.rule) == [.duplicateString])
  }

  @Test func `an empty file is an empty table`() {
    #expect(read("").1 == [])
    #expect(read("\u{FEFF}\n").0.entries.isEmpty)
  }
}
