import TestSupport
import Testing

@testable import IntentLocalisation

struct UntranslatedDefinitionTests {
  private func lines(_ tables: [String: String], locales: [String] = []) throws -> [String] {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, tables)
    return fixture.lines(.untranslatedDefinition, locales: locales)
  }

  private let warning = ["untranslated-definition Base.lproj/Soup.intentdefinition"]

  private static let full = LocalisedFixture.german

  @Test func `a language of the app without a table is a warning`() throws {
    let tables = [
      "en.lproj/Soup.strings": "", "de.lproj/Localizable.strings": "", "fr.lproj/Localizable.strings": "",
    ]
    try expectReports(
      lines(tables),
      [
        "untranslated-definition Base.lproj/Soup.intentdefinition: no table contains translations of "
          + "'Soup' in de and fr; "
          + "add them, because the App Store warns if they are missing"
      ]
    )
  }

  @Test func `of Apple's own intents, the App Store checks the titles`() throws {
    let media = LocalisedFixture.soup(more: "<key>INIntentType</key><string>System</string>")
    let tables = ["en.lproj/Soup.strings": "", "de.lproj/Localizable.strings": ""]
    let lines = try LocalisedFixture(media, tables).lines(.untranslatedDefinition)
    #expect(
      lines.map { $0.hasSuffix("; add them, because the App Store warns if titles are missing") } == [true]
    )
  }

  @Test func `the definition's own language needs none`() throws {
    #expect(try lines(["en.lproj/Soup.strings": Self.full, "en-GB.lproj/A.strings": ""]) == [])
    // Nothing says which language is the definition's own.
    #expect(
      try lines(["de.lproj/Soup.strings": Self.full, "it.lproj/A.strings": "", "fr.lproj/A.strings": ""])
        == []
    )
    try expectReports(lines(["en.lproj/Soup.strings": Self.full, "it.lproj/A.strings": ""]), warning)
  }

  @Test func `a folder without texts, and one with a copy of the definition, say nothing`() throws {
    #expect(try lines(["de.lproj/Main.nib": "", "fr.lproj/LICENSE": "", "it.lproj/x": ""]) == [])
    #expect(
      try lines([
        "de.lproj/Soup.intentdefinition": "", "de.lproj/A.strings": "", "fr.lproj/Soup.intentdefinition": "",
        "fr.lproj/A.strings": "",
      ]) == []
    )
  }

  @Test(arguments: ["/* nothing yet */", "title1 = \"\"; descr1 = \"\";"])
  func `an empty table counts as none`(table: String) throws {
    let tables = [
      "en.lproj/Soup.strings": "", "de.lproj/Soup.strings": table, "fr.lproj/Soup.strings": Self.full,
    ]
    try expectReports(lines(tables), warning)
  }

  @Test func `translations that are still marked as new make a table`() throws {
    func catalog(_ text: String) -> String {
      """
      {"sourceLanguage": "en", "strings": {"title1": {"localizations": {
      "de": {"stringUnit": {"state": "new", "value": "\(text)"}}}}}}
      """
    }
    let soup = try LocalisedFixture(
      LocalisedFixture.soup,
      ["Soup.xcstrings": catalog("Suppe bestellen")]
    )
    #expect(soup.lines(.untranslatedDefinition) == [])
    #expect(
      soup.lines(.missingTitleTranslation).contains(
        "note Soup.xcstrings: it is still marked as new in 'de'"
      )
    )
    try expectReports(lines(["Soup.xcstrings": catalog("Order Soup")]), warning)
  }

  @Test func `a language that was named must have a table`() throws {
    let tables = ["de.lproj/Soup.strings": Self.full]
    try expectReports(lines(tables, locales: ["de-AT", "en", "pt-BR"]), warning)
  }
}
