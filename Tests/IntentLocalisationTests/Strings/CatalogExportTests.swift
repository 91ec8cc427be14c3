import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct CatalogExportTests {
  private static func complete() throws -> String {
    CatalogExport.text(of: try StringsFixture().list(), in: []).text
  }

  private static let manual = """
    "strings" : {
        "Manual" : {
          "comment" : "By hand.",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Von Hand"
              }
            }
          },
          "priority" : 1.50,
          "unknown" : [1, 2.5e3, null, {"a" : true}]
        },

    """

  @Test func `a catalog with all texts keeps every byte`() throws {
    let text = try Self.complete().replacing("\"strings\" : {\n", with: Self.manual)
      .replacing("\"version\" : \"1.0\"", with: "\"version\" : \"1.1\",\n  \"x\" : 0.10")
    #expect(text.contains("By hand.") && text.contains("\"1.1\""))
    for catalog in [text, text.replacing("\n", with: "\r\n") + "\r\n", "\u{FEFF}" + text] {
      let list = try StringsFixture(["Soup.xcstrings": catalog]).list()
      #expect(CatalogExport.text(of: list, in: list.languages).text == catalog)
    }
  }

  @Test func `what a catalog lacks is added`() throws {
    let fixture = try StringsFixture([
      "Soup.xcstrings": #"{"sourceLanguage":"en","strings":{"size01":{"n":1.5}},"version":"1.1"}"#,
      "de.lproj/Soup.strings":
        "\"size01\" = \"Größe\";\n/* intentc: needs review */\n\"title1\" = \"Suppe\";\n",
    ])
    let list = try fixture.list()
    let text = CatalogExport.text(of: list, in: list.languages).text
    #expect(text.hasSuffix(#","version":"1.1"}"#))
    #expect(
      text.contains(
        #""size01":{"comment":"OrderSoup › size › display name. Label of the setting 'size' of 'OrderSoup'.","localizations":{"de":{"stringUnit":{"state":"translated","value":"Größe"}}},"n":1.5}"#
      )
    )
    #expect(text.contains(#""de":{"stringUnit":{"state":"needs_review","value":"Suppe"}},"en":{"#))
  }

  @Test func `other languages are left out on request`() throws {
    let list = try StringsFixture([
      "Soup.xcstrings":
        #"{"sourceLanguage":"en","strings":{"title1":{"comment":"c","localizations":{"de":{},"en":{},"fr":{}}}}}"#
    ]).list()
    let text = CatalogExport.text(of: list, in: ["de"]).text
    #expect(text.contains(#""title1":{"comment":"c","localizations":{"de":{},"en":{}}}"#))
  }

  @Test func `an import makes the entry that sync makes`() throws {
    let empty = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let fixture = try StringsFixture(["Soup.xcstrings": empty])
    let size = StringsFixture.catalog("size01", "Größe", state: "needs_review", of: "Size")
    try fixture.bring(size, as: "x.xcstrings")
    try fixture.bring("\"dialog-big001\" = \"Eine große Suppe?\";", as: "de.lproj/x.strings")
    let imported = try fixture.folder.text(of: "Soup.xcstrings")
    #expect(
      imported.contains(
        #""size01":{"comment":"OrderSoup › size › display name. Label of the setting 'size' of 'OrderSoup'.","extractionState":"extracted_with_value","localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Größe"}},"en":{"stringUnit":{"state":"new","value":"Size"}}}}"#
      )
    )
    let list = try fixture.list()
    #expect(list.translation(.init(key: "dialog-big001"), in: "de")?.text.value == "Eine große Suppe?")
    #expect(list.translation(.init(key: "dialog-big001"), in: "en") == nil)
    try fixture.sync()
    let entry = try #require(imported.firstRange(of: #""size01":{"#))
    let tail = imported[entry.lowerBound...].prefix { $0 != "}" }
    #expect(try fixture.folder.text(of: "Soup.xcstrings").contains(tail))
  }

  @Test func `strings commands refuse a second catalog`() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{}}"#
    let list = try StringsFixture(["Soup.xcstrings": catalog, "mul.lproj/Soup.xcstrings": catalog]).list()
    #expect(list.tables.tables.map { $0.path.hasSuffix("mul.lproj/Soup.xcstrings") } == [false])
    #expect(list.tables.diagnostics.map(\.severity) == [.error])
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

  @Test func `a table that is too large is an error`() throws {
    let fixture = try StringsFixture()
    try fixture.write(
      [UInt8](repeating: UInt8(ascii: " "), count: TableSearch.sizeLimit + 1),
      to: "de.lproj/Soup.strings"
    )
    expectReports(
      try fixture.sync().map { $0.replacing(fixture.folder.path + "/", with: "") },
      ["error unreadable-translation de.lproj/Soup.strings"]
    )
  }
}
