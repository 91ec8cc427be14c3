import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct PluralFormsTests {
  private func forms(_ names: [String]) -> String {
    LocalisedFixture.pluralTable(names.map { "<key>\($0)</key><string>\($0)</string>" }.joined())
  }

  private func lines(_ language: String, _ names: [String]) throws -> [String] {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      ["\(language).lproj/Soup.stringsdict": forms(names)]
    )
    return fixture.lines(.missingPluralForm) + fixture.lines(.unknownPluralForm)
  }

  @Test(arguments: [
    ("de", ["one", "other"]), ("de", ["zero", "one", "other"]), ("pl", ["one", "few", "many", "other"]),
    ("ja", ["other"]), ("fr", ["one", "other"]), ("fr-CA", ["one", "many", "other"]),
    ("cs", ["one", "few", "other"]),
    ("zh_Hans", ["other"]), ("xx", ["few"]), ("en", ["other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]),
  ])
  func `forms that a language has are fine`(_ language: String, _ names: [String]) throws {
    #expect(try lines(language, names) == [])
  }

  @Test func `missing forms are listed`() throws {
    try expectReports(
      lines("pl", ["one", "other"]),
      [
        "missing-plural-form pl.lproj/Soup.stringsdict: the forms of 'dialog' lack 'few' and 'many', which 'pl' has; add them; until then, people read 'other'"
      ]
    )
    try expectReports(lines("de-AT", ["one"]), ["missing-plural-form de-AT.lproj/Soup.stringsdict"])
  }

  @Test func `forms that no number has are reported`() throws {
    try expectReports(
      lines("ja", ["one", "other"]),
      [
        "unknown-plural-form ja.lproj/Soup.stringsdict: no number has the form 'one' in 'ja', so it is never shown; remove it from 'dialog'"
      ]
    )
  }

  @Test func `forms for devices are no plural forms`() throws {
    let table = """
      <plist version="1.0"><dict><key>dialog</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>${size}</string><key>other</key><string>${size}!</string></dict></dict></dict></plist>
      """
    let fixture = try LocalisedFixture(LocalisedFixture.soup, ["pl.lproj/Soup.stringsdict": table])
    #expect(fixture.lines(.missingPluralForm) == [])
  }

  @Test func `each language of the table is in it once, and has the form for other numbers`() {
    for language in ["en", "de", "ar", "ja", "pt-PT", "ru", "sl", "cy"] {
      #expect(PluralCategories.needed(in: language)?.last == "other")
    }
    #expect(PluralCategories.needed(in: "") == nil)
  }
}
