import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsSyncTests {
  private static let renamed = LocalisedFixture.soup.replacing("Order Soup", with: "Buy Soup")
  private static let news = "note missing-translation de.lproj/Soup.strings: "

  @Test func `new texts come in, and dropped ones go`() throws {
    let table = "\"title1\" = \"Suppe\";\n\"gone\" = \"Weg\";\n\"unkn01\" = \"unbekannt\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    #expect(
      try fixture.sync() == [
        Self.news + "5 new texts are not translated; translate the copy here", "de.lproj/Soup.strings",
      ]
    )
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings") == """
        "title1" = "Suppe";
        "unkn01" = "unbekannt";
        "descr1" = "Orders a soup.";
        "size01" = "Size";
        "dialog" = "A ${size} soup?";
        "true01" = "hot";
        "big001" = "big";

        """
    )
    #expect(try fixture.sync() == [])
  }

  @Test func `comments tell translators where a text is`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": ""])
    try fixture.sync()
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings") == """
        /* OrderSoup › title */
        "title1" = "Order Soup";

        /* OrderSoup › description */
        "descr1" = "Orders a soup.";

        /* OrderSoup › size › display name */
        "size01" = "Size";

        /* OrderSoup › size › dialog */
        "dialog" = "A ${size} soup?";

        /* OrderSoup › hot › name of true */
        "true01" = "hot";

        /* Size › big › display name */
        "big001" = "big";

        """
    )
  }

  @Test func `a text cannot end a comment or a string`() throws {
    let soup = LocalisedFixture.soup.replacing("<string>OrderSoup<", with: "<string>A*/ \"<")
    let fixture = try StringsFixture(["de.lproj/Soup.strings": ""], definition: soup)
    try fixture.sync()
    let strings = try fixture.folder.text(of: "de.lproj/Soup.strings")
    #expect(!strings.contains("A*/"))
    #expect(strings.contains("/* A* / \" › title */"))
  }

  @Test func `how something sounds, synonyms, and IDs under unknown keys stay`() throws {
    let table = "\"hint01\" = \"A\";\n\"hint02\" = \"B\";\n\"syno01\" = \"C\";\n\"odd001\" = \"D\";\n"
    let fixture = try StringsFixture(
      ["de.lproj/Soup.strings": table],
      definition: LocalisedFixture.soupThatSounds
    )
    try fixture.sync()
    let keys = fixture.tables.tables[0].keys
    #expect(Set(keys).isSuperset(of: ["hint01", "hint02", "syno01", "odd001"]))
  }

  @Test func `a new text can take the place of a dropped one`() throws {
    let table = "\"a\" = \"A\";\n\"descr0\" = \"B\";\n\"descr2\" = \"C\";\n\"z\" = \"Z\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    try fixture.sync()
    #expect(
      fixture.tables.tables[0].keys.sorted() == ["big001", "descr1", "dialog", "size01", "title1", "true01"]
    )
    #expect(try fixture.sync() == [])
  }

  @Test func `a table with the texts of single cases needs no other, as 'validate' says`() throws {
    let table = "\"dialog-big001\" = \"Große Suppe?\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    try fixture.sync()
    #expect(!fixture.tables.tables[0].keys.contains("dialog"))
    let empty = try StringsFixture(["de.lproj/Soup.strings": "\"dialog-big001\" = \"\";\n"])
    try empty.sync()
    #expect(empty.tables.tables[0].keys.contains("dialog"))
  }

  @Test func `a changed text is named for each translation, and copies follow it`() throws {
    let fixture = try StringsFixture(
      [
        "de.lproj/Soup.strings": LocalisedFixture.german,
        "en.lproj/Soup.strings": "\"title1\" = \"Order Soup\";\n",
        "fr.lproj/Soup.strings": LocalisedFixture.german.replacing("title1 =", with: "other1 ="),
      ],
      definition: Self.renamed
    )
    try fixture.sync()
    try fixture.folder.write("\"title1\" = \"Order Soup\";\n", to: "it.lproj/Soup.strings")
    try fixture.sync(old: LocalisedFixture.soup)
    for language in ["en", "it", "fr"] {
      let title = fixture.tables.texts(in: language).first { $0.id.key == "title1" }
      #expect(title?.text.value == "Buy Soup", "\(language)")
    }
    #expect(
      try fixture.sync(old: LocalisedFixture.soup) == [
        Self.news + "'Order Soup' changed to 'Buy Soup'; review this translation"
      ]
    )
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == LocalisedFixture.german)
  }

  @Test(arguments: ["/* intentc: new */", "/* Title. intentc: needs review */"])
  func `comments say nothing about a translation`(_ comment: String) throws {
    let table = "\(comment)\n" + LocalisedFixture.german
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    #expect(try fixture.sync() == [])
  }

  @Test func `a translation with forms is named, too`() throws {
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

  @Test(arguments: [
    "\"title1\" = \"A\"; \"size01\" = \"B\";", "\"title1\" = \"A\"; /* b */ \"size01\" = \"B\";",
    "\"title1\" = \"A\";\"size01\" = \"B\"; // last", "\"title1\" = \"A\"; \"size01\" = \"B\"; // end",
  ])
  func `new entries and their comments stay apart from others in a table on one line`(_ table: String) throws
  {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    try fixture.sync()
    let texts = fixture.tables.texts(in: "de")
    #expect(texts.count == 6)
    #expect(texts.first { $0.id.key == "title1" }?.text.value == "A")
    #expect(texts.first { $0.id.key == "descr1" }?.text.value == "Orders a soup.")
    #expect(try fixture.sync() == [])
  }

  // MARK: Catalogs

  @Test func `a catalog looks as Xcode writes it`() throws {
    let definition = """
      <dict><key>INIntents</key><array><dict>
        <key>INIntentName</key><string>A</string>
        <key>INIntentTitle</key><string>Say "hi"</string><key>INIntentTitleID</key><string>b</string>
        <key>INIntentDescription</key><string>10/2</string><key>INIntentDescriptionID</key><string>A2</string>
      </dict></array></dict>
      """
    let fixture = try StringsFixture(["Soup.xcstrings": StringsFixture.emptyCatalog], definition: definition)
    #expect(try fixture.sync() == ["Soup.xcstrings"])
    #expect(
      try fixture.folder.text(of: "Soup.xcstrings") == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "A2" : {
              "comment" : "A › description",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "10/2"
                  }
                }
              }
            },
            "b" : {
              "comment" : "A › title",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Say \"hi\""
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }

        """#
    )
    #expect(try fixture.sync() == [])
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
    #expect(fixture.tables.tables[0].keys.contains("dialog") == isAdded)
  }

  private func translated() throws -> StringsFixture {
    let fixture = try StringsFixture(["Soup.xcstrings": StringsFixture.emptyCatalog])
    try fixture.sync()
    var table = fixture.tables.tables[0]
    table.set([.init(id: .init(key: "title1"), text: "Suppe")], in: "de")
    try fixture.write(try #require(table.change().0).bytes, to: "Soup.xcstrings")
    #expect(try fixture.sync() == [])
    return fixture
  }

  @Test func `a catalog knows the former texts`() throws {
    let fixture = try translated()
    let text = try fixture.folder.text(of: "Soup.xcstrings")
    try fixture.folder.write(plist(Self.renamed), to: "Base.lproj/Soup.intentdefinition")
    #expect(try fixture.sync() == ["Soup.xcstrings"])
    #expect(
      try fixture.folder.text(of: "Soup.xcstrings")
        == text.replacing("\"Order Soup\"", with: "\"Buy Soup\"")
        .replacing("\"translated\"", with: "\"needs_review\"")
    )
    #expect(try fixture.sync() == [])
  }

  @Test func `a text of the catalog that replaces the definition's is not touched`() throws {
    let fixture = try translated()
    let text = try fixture.folder.text(of: "Soup.xcstrings")
      .replacing(
        "\"state\" : \"new\",\n            \"value\" : \"Order Soup\"",
        with: "\"state\" : \"translated\",\n            \"value\" : \"Soup, please\""
      )
    #expect(text.contains("Soup, please"))
    try fixture.folder.write(text, to: "Soup.xcstrings")
    #expect(try fixture.sync() == [])
  }

  @Test func `dropped entries of a catalog go, but for those that someone added by hand`() throws {
    let fixture = try translated()
    let text = try fixture.folder.text(of: "Soup.xcstrings")
    func entry(_ state: String) -> String {
      "\"a\" : {\n      \"extractionState\" : \"\(state)\",\n      \"x\" : [1, 2.5e3, null]\n    },\n    "
    }
    for (state, isKept) in [("manual", true), ("extracted_with_value", false)] {
      let more = text.replacing("\"strings\" : {\n    ", with: "\"strings\" : {\n    \(entry(state))")
      try fixture.folder.write(more, to: "Soup.xcstrings")
      #expect(try fixture.sync() == (isKept ? [] : ["Soup.xcstrings"]))
      #expect(try fixture.folder.text(of: "Soup.xcstrings") == (isKept ? more : text))
    }
  }

  @Test func `a second catalog is an error`() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{}}"#
    let tables = try StringsFixture(["Soup.xcstrings": catalog, "mul.lproj/Soup.xcstrings": catalog]).tables
    #expect(tables.tables.map { $0.path.hasSuffix("mul.lproj/Soup.xcstrings") } == [false])
    #expect(tables.diagnostics.map(\.severity) == [.error])
  }
}
