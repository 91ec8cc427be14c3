import TestSupport
import Testing

@testable import IntentLocalisation

struct StaleTranslationTests {
  @Test func `a removed key is reported once`() throws {
    let table =
      "gone01 = \"weg\"; \"dialog-gone02\" = \"auch\"; \"dialog-big001\" = \"groß?\"; unkn01 = \"Unbekannt\";"
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      ["de.lproj/Soup.strings": table, "fr.lproj/Soup.strings": table, "it.lproj/Soup.strings": table]
    )
    expectReports(
      fixture.lines(.staleTranslation),
      ["stale-translation de.lproj/Soup.strings", "note", "stale-translation de.lproj/Soup.strings", "note"]
    )
  }

  @Test func `how something sounds, synonyms, and IDs under unknown keys are not stale`() throws {
    let table = #"hint01 = "a"; hint02 = "b"; syno01 = "c"; odd001 = "d";"#
    let fixture = try LocalisedFixture(LocalisedFixture.soupThatSounds, ["de.lproj/Soup.strings": table])
    #expect(fixture.lines(.staleTranslation) == [])
  }
}
