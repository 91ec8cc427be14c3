import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct TableEditTests {
  private func edited(
    _ text: String,
    _ key: String,
    _ value: String,
    _ state: TranslationState = .translated,
    path: String = "de.lproj/T.strings",
    form: [String] = []
  ) throws -> String {
    String(decoding: try edited(Array(text.utf8), key, value, state, path: path, form: form), as: UTF8.self)
  }

  private func edited(
    _ bytes: [UInt8],
    _ key: String,
    _ value: String,
    _ state: TranslationState = .translated,
    path: String = "de.lproj/T.strings",
    form: [String] = []
  ) throws -> [UInt8] {
    var table = Table(
      TableContents(path: path, bytes: bytes),
      language: path.hasSuffix(".xcstrings") ? nil : "de"
    )
    let change = Table.TextChange(id: .init(key: key, form: form), text: value, state: state, comment: "Note")
    table.set([change], in: "de")
    let (result, problem) = table.change()
    if let problem { throw Refused(report: problem.report) }
    return try #require(result).bytes
  }

  private struct Refused: Error {
    var report: String
  }

  @Test(arguments: [
    (#""a" = "A";"#, #""a" = "X";"#),
    ("a = A;", "a = \"X\";"),
    ("'a' = 'A';", "'a' = 'X';"),
    ("a;", "a = \"X\";"),
    ("{ a = A; b = B; }", "{ a = \"X\"; b = B; }"),
    ("\u{FEFF}/* c */\r\n\"a\"  =\t\"A\" ; // d\r\n", "\u{FEFF}/* c */\r\n\"a\"  =\t\"X\" ; // d\r\n"),
  ])
  func `a text is replaced in the notation it has`(_ before: String, _ after: String) throws {
    #expect(try edited(before, "a", "X") == after)
  }

  @Test(arguments: [
    ("\"a\" = \"A\";\n\"c\" = \"C\";\n", "\"a\" = \"A\";\n\"c\" = \"C\";\n\"b\" = \"X\";\n"),
    ("\"a\" = \"A\";\n\n\"c\" = \"C\";\n", "\"a\" = \"A\";\n\n\"c\" = \"C\";\n\n\"b\" = \"X\";\n"),
    (
      "/* n */\n\"c\"=\"C\";\n\n/* n */\n\"a\"=\"A\";\n",
      "/* n */\n\"c\"=\"C\";\n\n/* n */\n\"a\"=\"A\";\n\n/* Note */\n\"b\" = \"X\";\n"
    ),
    ("a = A; c = C;", "a = A; c = C; \"b\" = \"X\";"),
    ("", "/* Note */\n\"b\" = \"X\";\n"),
    ("/* License */\n", "/* License */\n\n/* Note */\n\"b\" = \"X\";\n"),
  ])
  func `a new text is set apart as its neighbours are`(_ before: String, _ after: String) throws {
    #expect(try edited(before, "b", "X") == after)
  }

  @Test func `a sorted table stays sorted`() throws {
    let sorted = "\"d1\" = \"A\";\n\"d3\" = \"C\";\n\"d4\" = \"D\";\n"
    #expect(
      try edited(sorted, "d2", "X") == "\"d1\" = \"A\";\n\"d2\" = \"X\";\n\"d3\" = \"C\";\n\"d4\" = \"D\";\n"
    )
  }

  @Test func `special characters are escaped`() throws {
    let text = "\"\\\n\t\u{1}\u{202E}ä"
    let result = try edited("\"a\" = \"A\";", "a", text)
    #expect(result == #""a" = "\"\\\n\t\U0001\U202Eä";"#)
    #expect(StringsTable.read(Array(result.utf8), path: "").0["a"] == text)
  }

  @Test(arguments: [true, false])
  func `UTF-16 stays UTF-16`(_ isBigEndian: Bool) throws {
    func utf16(_ text: String) -> [UInt8] {
      "\u{FEFF}\(text)".utf16.flatMap {
        isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
    }
    let result = try edited(utf16("\"a\" = \"A\";\n\"b\" = \"😀\";\n"), "a", "Ä")
    #expect(result == utf16("\"a\" = \"Ä\";\n\"b\" = \"😀\";\n"))
  }

  @Test func `a removed entry takes its comment and its line with it`() throws {
    func removed(_ text: String, _ key: String) throws -> String {
      var table = Table(TableContents(path: "T.strings", bytes: Array(text.utf8)), language: "de")
      table.remove([key])
      return String(decoding: try #require(table.change().0).bytes, as: UTF8.self)
    }
    let text = "/* File */\n\n/* A */\n\"a\" = \"A\";\n\n/* B */\n\"b\" = \"B\";\n\n/* C */\n\"c\" = \"C\";\n"
    #expect(try removed(text, "a") == "/* File */\n\n/* B */\n\"b\" = \"B\";\n\n/* C */\n\"c\" = \"C\";\n")
    #expect(try removed(text, "b") == "/* File */\n\n/* A */\n\"a\" = \"A\";\n\n/* C */\n\"c\" = \"C\";\n")
    #expect(try removed(text, "c") == "/* File */\n\n/* A */\n\"a\" = \"A\";\n\n/* B */\n\"b\" = \"B\";\n")
  }

  // MARK: Property lists

  @Test func `a strings table in the form of a property list keeps it`() throws {
    let text = "<plist version=\"1.0\"><dict>\n\t<key>a</key>\n\t<string/>\n</dict></plist>"
    #expect(
      try edited(text, "a", "A>B") == text.replacing("<string/>", with: "<string>A&gt;B</string>")
    )
    #expect(
      try edited(text, "b", "B")
        == text.replacing("<string/>", with: "<string/>\n\t<key>b</key>\n\t<string>B</string>")
    )
  }

  // MARK: Catalogs

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "A"
              }
            }
          }
        },
        "c" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test func `a language is added to a catalog in its order and style`() throws {
    let result = try edited(Self.catalog, "a", "X", path: "T.xcstrings")
    let unit = """
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "X"
                }
              },
              "en" : {
      """
    #expect(result == Self.catalog.replacing("      \"localizations\" : {\n        \"en\" : {", with: unit))
    let again = try edited(result, "a", "Y", path: "T.xcstrings")
    #expect(again == result.replacing("\"X\"", with: "\"Y\""))
    #expect(
      try edited(again, "a", "Y", .needsReview, path: "T.xcstrings")
        == again.replacing("\"translated\"", with: "\"needs_review\"")
    )
    let empty = try edited(Self.catalog, "c", "X", path: "T.xcstrings")
    #expect(empty.contains("    \"c\" : {\n      \"localizations\" : {\n        \"de\" : {\n"))
  }

  @Test func `a compact catalog stays compact`() throws {
    let text = #"{"sourceLanguage":"en","strings":{"b":{"localizations":{}}}}"#
    #expect(
      try edited(text, "a", "X", path: "T.xcstrings")
        == #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"X"}}}},"b":{"localizations":{}}}}"#
    )
  }

  @Test func `a plural form of a catalog is changed where it is`() throws {
    let text =
      #"{"strings":{"a":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"1"}}}}}}}}}"#
    let changed = try edited(text, "a", "1", .needsReview, path: "T.xcstrings", form: ["plural", "one"])
    #expect(changed == text.replacing("new", with: "needs_review"))
  }

  @Test func `members that go leave no gap`() throws {
    let members = (0..<100).map { "\"k\($0)\":{\"a\":1}" }.joined(separator: ",")
    let source = SourceText(path: "x", bytes: Array("{\"strings\":{\(members)}}".utf8))
    let json = try #require(JSONTree.read(source).0)
    var new = json.plain
    for index in 0..<99 { new.set(["strings", "k\(index)"], to: nil) }
    let text = JSONEditor(source.bytes, json, layout: .foundation).text(holding: new)
    #expect(String(decoding: text, as: UTF8.self) == "{\"strings\":{\"k99\":{\"a\":1}}}")
  }

  @Test func `many changes of one catalog are all made, in order`() throws {
    var table = Table(TableContents(path: "T.xcstrings", bytes: Array(Self.catalog.utf8)), language: nil)
    for key in ["b", "d", "a0"] { table.add(key, text: key, comment: "") }
    table.remove(["a", "c"])
    for language in ["fr", "de"] {
      table.set([.init(id: .init(key: "b"), text: language, state: .translated)], in: language)
    }
    let change = try #require(table.change().0)
    let again = Table(TableContents(path: "T.xcstrings", bytes: change.bytes), language: nil)
    #expect(again.keys == ["a0", "b", "d"])
    #expect(again.texts(in: "fr").map(\.text.value) == ["fr"])
  }

  @Test(arguments: [
    (["b", "A", "a", "B"], ["a", "A", "b", "B"]), (["x10", "x9", "X2"], ["X2", "x9", "x10"]),
    (["0ltuRO", "0MCBCc"], ["0ltuRO", "0MCBCc"]), (["a", ""], ["", "a"]),
    (["a.b", "a_b", "a-b", "a1"], ["a_b", "a-b", "a.b", "a1"]),
  ])
  func `keys are in the order of Foundation's JSON`(_ keys: [String], _ sorted: [String]) {
    #expect(keys.sorted(by: CatalogOrder.precedes) == sorted)
  }
}
