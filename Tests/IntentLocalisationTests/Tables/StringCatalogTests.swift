import IntentSchema
import TestSupport
import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct StringCatalogTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en", "version" : "1.0",
      "strings" : {
        "title1" : { "extractionState" : "manual", "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Suppe bestellen" } },
          "en" : { "stringUnit" : { "state" : "new", "value" : "Order Soup" } },
          "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
        } },
        "dialog" : { "localizations" : {
          "de" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "Suppen" } } } } },
          "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Une ${taille}?" } }
        } },
        "size01" : {}
      }
    }
    """

  @Test func `languages, texts and states are read`() {
    let source = SourceText(path: "Soup.xcstrings", bytes: Array(Self.catalog.utf8))
    let (catalog, diagnostics) = StringCatalog.read(source)
    #expect(diagnostics == [])
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages.map(\.language) == ["de", "fr"])
    let german = catalog.languages.first
    #expect(german?["title1"]?.text?.value == "Suppe bestellen")
    #expect(german?.isTranslated("dialog") == true)
    #expect(german?["dialog"]?.text == nil)
    #expect(german?.isTranslated("size01") == false)
    #expect(catalog.languages.last?.isTranslated("title1") == false)
  }

  /// The catalogs 'AppShortcuts' of MarkEdit and TextGrabber2 contain such sets.
  @Test func `the phrases of an App Shortcut are read`() {
    let key = "New in ${applicationName}"
    let catalog = """
      {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {
        "de": {"stringSet": {"state": "translated", "values": ["Neu in ${applicationName}", "Neues"]}},
        "fr": {"stringSet": {"state": "new", "values": ["\(key)"]}}
      }}}}
      """
    let source = SourceText(path: "AppShortcuts.xcstrings", bytes: Array(catalog.utf8))
    let (read, diagnostics) = StringCatalog.read(source)
    #expect(diagnostics == [])
    #expect(read.languages.first?[key]?.texts.map(\.value) == ["Neu in ${applicationName}", "Neues"])
    #expect(read.languages.map { $0.isTranslated(key) } == [true, false])
  }

  @Test(arguments: ["mul.lproj/Soup.xcstrings", "Soup.xcstrings"])
  func `a catalog is found next to the definition`(path: String) throws {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, [path: Self.catalog])
    expectReports(
      fixture.lines(.missingTitleTranslation).filter { !$0.hasPrefix("note") },
      [
        "missing-title-translation Base.lproj/Soup.intentdefinition",
        "missing-title-translation Base.lproj/Soup.intentdefinition",
      ]
    )
    expectReports(
      fixture.lines(.translatedPlaceholder),
      ["translated-placeholder \(path)", "note Base.lproj/Soup.intentdefinition"]
    )
  }

  @Test func `a table and a catalog of one language are one`() throws {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      ["mul.lproj/Soup.xcstrings": Self.catalog, "de.lproj/Soup.strings": "descr1 = \"Bestellt\";"]
    )
    #expect(fixture.lines(.missingTitleTranslation, locales: ["de"]) == [])
  }

  @Test func `of two catalogs the first one counts, and the second is reported`() throws {
    let other = Self.catalog.replacing("Suppe bestellen", with: "Andere Suppe")
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      ["Soup.xcstrings": Self.catalog, "mul.lproj/Soup.xcstrings": other]
    )
    let reports = fixture.lines(.unreadableTranslation)
    expectReports(
      reports.map { $0.replacing(fixture.folder.path + "/", with: "") },
      ["unreadable-translation mul.lproj/Soup.xcstrings"]
    )
    let path = fixture.folder("Base.lproj/Soup.intentdefinition")
    let (german, _) = TranslationSearch.translation("de", path: path, name: "Soup")
    #expect(german.text(LocalizedText("", key: "title1")) == "Suppe bestellen")
  }
}
