import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsSyncTests {
  private static let renamed = LocalisedFixture.soup.replacing("Order Soup", with: "Buy Soup")

  @Test func `new texts come in, marked as new, and dropped ones go`() throws {
    let table = "\"title1\" = \"Suppe\";\n\"gone\" = \"Weg\";\n\"unkn01\" = \"unbekannt\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    #expect(try fixture.sync() == ["de.lproj/Soup.strings"])
    let text = try fixture.folder.text(of: "de.lproj/Soup.strings")
    #expect(
      text.hasPrefix(
        """
        "title1" = "Suppe";
        /* OrderSoup › description. Description of the intent 'OrderSoup': what it does, in Shortcuts. intentc: new */
        "descr1" = "Orders a soup.";

        """
      )
    )
    #expect(!text.contains("gone"))
    #expect(text.contains("unkn01"))
    #expect(try fixture.sync() == [])
    let missing = try fixture.list().units(for: ["de"]).filter { unit in
      try! fixture.list().translation(unit.id, in: "de")?.isTranslated != true
    }
    #expect(missing.count == 5)
  }

  @Test func `how something sounds, synonyms, and IDs under unknown keys stay`() throws {
    let table = "\"hint01\" = \"A\";\n\"hint02\" = \"B\";\n\"syno01\" = \"C\";\n\"odd001\" = \"D\";\n"
    let fixture = try StringsFixture(
      ["de.lproj/Soup.strings": table],
      definition: LocalisedFixture.soupThatSounds
    )
    try fixture.sync()
    let keys = try fixture.list().tables.tables[0].keys
    #expect(Set(keys).isSuperset(of: ["hint01", "hint02", "syno01", "odd001"]))
  }

  @Test func `a new text can take the place of a dropped one`() throws {
    let table = "\"a\" = \"A\";\n\"descr0\" = \"B\";\n\"descr2\" = \"C\";\n\"z\" = \"Z\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    #expect(try fixture.sync() == ["de.lproj/Soup.strings"])
    #expect(
      try fixture.list().tables.tables[0].keys.sorted() == [
        "big001", "descr1", "dialog", "size01", "title1", "true01",
      ]
    )
    #expect(try fixture.sync() == [])
  }

  @Test func `a table with the texts of single cases needs no other, as 'validate' says`() throws {
    let table = "\"dialog-big001\" = \"Große Suppe?\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    try fixture.sync()
    #expect(try !fixture.list().tables.tables[0].keys.contains("dialog"))
    let empty = try StringsFixture(["de.lproj/Soup.strings": "\"dialog-big001\" = \"\";\n"])
    try empty.sync()
    #expect(try empty.list().tables.tables[0].keys.contains("dialog"))
  }

  @Test(arguments: [("de", false), ("fr", true)])
  func `a catalog needs a text that one of its languages lacks`(second: String, isAdded: Bool) throws {
    func text(_ language: String) -> String {
      #""\#(language)": {"stringUnit": {"state": "translated", "value": "Suppe"}}"#
    }
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {
        "dialog-big001": {"localizations": {\#(text("de"))}},
        "title1": {"localizations": {\#(text(second))}}
      }, "version": "1.0"}
      """#
    let fixture = try StringsFixture(["Soup.xcstrings": catalog])
    try fixture.sync()
    #expect(try fixture.list().tables.tables[0].keys.contains("dialog") == isAdded)
  }

  @Test(.timeLimit(.minutes(5))) func `a large catalog takes linear time`() throws {
    let count = 8_000
    let stale = (0..<count).map { #""stale\#($0)": {}"# }.joined(separator: ",")
    let catalog = #"{"sourceLanguage": "en", "strings": {\#(stale)}, "version": "1.0"}"#
    let parameters = (0..<count).map { number in
      """
      <dict><key>INIntentParameterName</key><string>p\(number)</string>
      <key>INIntentParameterType</key><string>String</string>
      <key>INIntentParameterDisplayName</key><string>Text</string>
      <key>INIntentParameterDisplayNameID</key><string>new\(number)</string></dict>
      """
    }
    let definition = LocalisedFixture.soup.replacing(
      "<key>INIntentParameters</key><array>",
      with: "<key>INIntentParameters</key><array>" + parameters.joined()
    )
    let fixture = try StringsFixture(["Soup.xcstrings": catalog], definition: definition)
    let list = try fixture.list()
    let run = StringsSync(list)
    #expect(run.summaries.map(\.removed) == [count])
  }

  @Test func `stale texts are kept on request`() throws {
    let table = "\"gone\" = \"Weg\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table + LocalisedFixture.german])
    #expect(try fixture.sync(keepStale: true) == [])
    #expect(try fixture.sync() == ["de.lproj/Soup.strings"])
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == LocalisedFixture.german)
  }

  @Test func `a changed text marks its translation, once`() throws {
    let fixture = try StringsFixture(
      ["de.lproj/Soup.strings": LocalisedFixture.german],
      definition: Self.renamed
    )
    #expect(try fixture.sync() == [])
    #expect(try fixture.sync(old: LocalisedFixture.soup) == ["de.lproj/Soup.strings"])
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings")
        == "/* intentc: needs review, was \"Order Soup\" */\n" + LocalisedFixture.german
    )
    #expect(try fixture.sync(old: LocalisedFixture.soup) == [])
  }

  @Test func `a text that is still new follows the definition`() throws {
    let fixture = try StringsFixture()
    try fixture.sync(["de"])
    try fixture.folder.write(plist(Self.renamed), to: "Base.lproj/Soup.intentdefinition")
    #expect(try fixture.sync(old: LocalisedFixture.soup) == ["de.lproj/Soup.strings"])
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings").contains("\"title1\" = \"Buy Soup\";"))
    #expect(try fixture.sync() == [])
  }

  @Test func `the changes of each table are counted, with the keys of removed translations`() throws {
    let table = "/* intentc: new */\n\"gone1\" = \"x\";\n\"gone2\" = \"Weg\";\n\"title1\" = \"Suppe\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table], definition: Self.renamed)
    let summaries = StringsSync(try fixture.list()).summaries
    #expect(summaries.map(\.words) == ["5 new and 2 removed"])
    #expect(summaries.map(\.removedTranslations) == [["gone2"]])
    try fixture.sync()
    #expect(StringsSync(try fixture.list()).summaries.isEmpty)
  }

  @Test func `a catalog knows the former texts`() throws {
    let fixture = try StringsFixture()
    let export = CatalogExport.text(of: try fixture.list(), in: []).text
    try fixture.folder.write(export, to: "Soup.xcstrings")
    #expect(try fixture.sync() == [])
    try fixture.bring("title1 = \"Suppe\";", as: "de.lproj/x.strings")
    let translated = try fixture.folder.text(of: "Soup.xcstrings")
    try fixture.folder.write(plist(Self.renamed), to: "Base.lproj/Soup.intentdefinition")
    #expect(try fixture.sync() == ["Soup.xcstrings"])
    #expect(
      try fixture.folder.text(of: "Soup.xcstrings")
        == translated.replacing("\"Order Soup\"", with: "\"Buy Soup\"")
        .replacing("\"translated\"", with: "\"needs_review\"")
    )
    #expect(try fixture.sync() == [])
  }

  @Test func `a text of the catalog that replaces the definition's is not touched`() throws {
    let fixture = try StringsFixture()
    let export = CatalogExport.text(of: try fixture.list(), in: []).text
      .replacing(
        "\"state\" : \"new\",\n            \"value\" : \"Order Soup\"",
        with: "\"state\" : \"translated\",\n            \"value\" : \"Soup, please\""
      )
    #expect(export.contains("Soup, please"))
    try fixture.folder.write(export, to: "Soup.xcstrings")
    #expect(try fixture.sync() == [])
  }

  @Test func `dropped entries of a catalog go, or become stale`() throws {
    let fixture = try StringsFixture()
    let export = CatalogExport.text(of: try fixture.list(), in: []).text
    let gone = export.replacing(
      "\"strings\" : {\n",
      with: """
        "strings" : {
            "a" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Weg"
                  }
                }
              }
            },

        """
    )
    try fixture.folder.write(gone, to: "Soup.xcstrings")
    #expect(try fixture.sync(keepStale: true) == ["Soup.xcstrings"])
    #expect(try fixture.folder.text(of: "Soup.xcstrings").contains("\"extractionState\" : \"stale\",\n"))
    #expect(try fixture.sync(keepStale: true) == [])
    #expect(try fixture.sync() == ["Soup.xcstrings"])
    #expect(try fixture.folder.text(of: "Soup.xcstrings") == export)
  }

  @Test func `the base language has no marks`() throws {
    let fixture = try StringsFixture(["en.lproj/Soup.strings": "\"title1\" = \"Order Soup\";\n"])
    try fixture.sync()
    let text = try fixture.folder.text(of: "en.lproj/Soup.strings")
    #expect(!text.contains("intentc:"))
    #expect(text.contains("\"descr1\" = \"Orders a soup.\";"))
  }

  @Test func `translations to review in a table without marks are listed`() throws {
    let forms = """
      <plist version="1.0"><dict><key>title1</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Suppe</string></dict></dict></plist>
      """
    let fixture = try StringsFixture(["de.lproj/Soup.stringsdict": forms], definition: Self.renamed)
    try expectReports(
      fixture.sync(old: LocalisedFixture.soup),
      ["note missing-translation de.lproj/Soup.stringsdict"]
    )
  }

  @Test func `a damaged table stops with an error and keeps its bytes`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": "title1 = \"A\"; title1 = \"B\";"])
    try expectReports(
      fixture.sync(),
      [
        "error duplicate-string de.lproj/Soup.strings: the key 'title1' is there twice, and the "
          + "last one counts; remove one of them"
      ]
    )
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == "title1 = \"A\"; title1 = \"B\";")
  }
}
