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

  @Test(arguments: ["mul.lproj/Soup.xcstrings", "Soup.xcstrings"])
  func `a catalog is found next to the definition`(path: String) throws {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, [path: Self.catalog])
    #expect(
      fixture.lines(.missingTitleTranslation).filter { !$0.hasPrefix(" ") } == [
        "Base.lproj/Soup.intentdefinition: the title 'Order Soup' (title1) is missing in fr",
        "Base.lproj/Soup.intentdefinition: the description 'Orders a soup.' (descr1) is missing in de and fr",
      ]
    )
    #expect(fixture.lines(.translatedPlaceholder).first?.hasPrefix("\(path): '${taille}'") == true)
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
    let report = fixture.lines(.unreadableTranslation)
    #expect(report.count == 1)
    #expect(report.first?.hasPrefix("mul.lproj/Soup.xcstrings: '") == true)
    #expect(
      report.first?.hasSuffix(
        "Soup.xcstrings' is the catalog of this definition, so this one is not read; move its texts there and remove it"
      ) == true
    )
    let path = fixture.folder("Base.lproj/Soup.intentdefinition")
    let (german, _) = TranslationSearch.translation("de", path: path, name: "Soup")
    #expect(german.text(LocalizedText("", key: "title1")) == "Suppe bestellen")
  }
}
