import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct MissingTitleTranslationTests {
  @Test func `a title that some languages lack is one warning`() throws {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      [
        "de.lproj/Soup.strings": "\"descr1\" = \"Bestellt\"; \"title1\" = \" \";",
        "fr.lproj/Soup.strings": "\"descr1\" = \"Commande\";",
        "ja.lproj/Soup.strings": LocalisedFixture.german, "en.lproj/Soup.strings": "",
      ]
    )
    expectReports(
      fixture.lines(.missingTitleTranslation),
      [
        "missing-title-translation Base.lproj/Soup.intentdefinition", "note de.lproj/Soup.strings",
        "note fr.lproj/Soup.strings",
      ]
    )
    #expect(fixture.lines(.missingTitleTranslation, locales: ["ja"]) == [])
    #expect(fixture.lines(.missingTitleTranslation, locales: ["FR"]).count == 2)
  }

  @Test func `a catalog is named once, with the place of the text and the languages`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
      "descr1": {"localizations": {"de": {"stringUnit": {"value": "D"}}, "fr": {"stringUnit": {"value": "F"}}}},
      "title1": {"localizations": {"en": {"stringUnit": {"value": "Order Soup"}}}}}}
      """
    let fixture = try LocalisedFixture(LocalisedFixture.soup, ["Soup.xcstrings": catalog])
    expectReports(
      fixture.lines(.missingTitleTranslation),
      ["missing-title-translation Base.lproj/Soup.intentdefinition", "note Soup.xcstrings"]
    )
    var call = CompilerCall(inputs: [fixture.folder("Base.lproj/Soup.intentdefinition")])
    call.options.checkTranslations()
    let note = call.run().diagnostics.first { $0.rule == .missingTitleTranslation }?.notes.first
    #expect(
      note?.location?.range?.lowerBound == catalog.utf8.count
        - "{\"value\": \"Order Soup\"}}}}}}".utf8.count
    )
  }

  @Test func `the App Store also checks the title of an intent of Apple's, but not its description`() throws {
    let definition = LocalisedFixture.soup(more: "<key>INIntentType</key><string>System</string>")
    let fixture = try LocalisedFixture(
      definition,
      ["de.lproj/Soup.strings": "size01 = \"Größe\";", "en.lproj/Soup.strings": ""]
    )
    expectReports(
      fixture.lines(.missingTitleTranslation),
      ["missing-title-translation Base.lproj/Soup.intentdefinition", "note de.lproj/Soup.strings"]
    )
  }

  @Test func `without tables nothing is reported`() throws {
    let fixture = try LocalisedFixture()
    #expect(fixture.lines(.missingTitleTranslation) == [])
  }

  @Test func `UTF-16, old-style and property list tables are read`() throws {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      [
        "de.lproj/Soup.strings": plist("<dict><key>title1</key><string>Suppe</string></dict>"),
        "en.lproj/Soup.strings": "",
      ]
    )
    expectReports(
      fixture.lines(.missingTitleTranslation),
      ["missing-title-translation Base.lproj/Soup.intentdefinition", "note de.lproj/Soup.strings"]
    )
  }
}
