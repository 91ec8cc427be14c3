import TestSupport
import Testing

@testable import IntentLocalisation

struct MisnamedTableTests {
  private static let texts = LocalisedFixture.german

  private func lines(_ tables: [String: String]) throws -> [String] {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, tables)
    return fixture.lines(.misnamedTable) + fixture.lines(.untranslatedDefinition)
  }

  @Test func `tables with the texts of a definition that was renamed are found, once`() throws {
    let found = try lines([
      "de.lproj/Lunch.strings": Self.texts, "fr.lproj/Lunch.strings": Self.texts, "en.lproj/Soup.strings": "",
    ])
    expectReports(found, ["misnamed-table de.lproj/Lunch.strings"])
  }

  @Test func `another definition's tables are not misnamed`() throws {
    let tables = ["de.lproj/Lunch.strings": Self.texts, "Base.lproj/Lunch.intentdefinition": ""]
    #expect(try lines(tables) == [])
  }

  @Test func `tables with other texts are not`() throws {
    let other = (0..<20).map { "\"key\($0)\" = \"x\";" }.joined(separator: "\n")
    #expect(try lines(["de.lproj/Localizable.strings": other + Self.texts]) == [])
    #expect(try lines(["de.lproj/Localizable.strings": "title1 = \"Suppe\"; other = \"x\";"]) == [])
  }

  @Test func `in a language with a table of the definition's name, an old one is no trouble`() throws {
    #expect(try lines(["de.lproj/Lunch.strings": Self.texts, "de.lproj/Soup.strings": Self.texts]) == [])
  }
}
