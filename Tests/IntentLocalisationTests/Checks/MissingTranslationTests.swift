import TestSupport
import Testing

@testable import IntentLocalisation

struct MissingTranslationTests {
  @Test func `user-visible texts need translations, others do not`() throws {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      [
        "de.lproj/Soup.strings": "title1 = \"T\"; descr1 = \"D\"; true01 = \"heiß\";",
        "en.lproj/Soup.strings": "",
      ]
    )
    expectReports(
      fixture.lines(.missingTranslation).filter { !$0.hasPrefix("note") },
      [
        "missing-translation Base.lproj/Soup.intentdefinition: the display name 'Size' "
          + "(size01) is missing in de",
        "missing-translation Base.lproj/Soup.intentdefinition",
        "missing-translation Base.lproj/Soup.intentdefinition",
      ]
    )
  }

  @Test func `a synonym may be missing, because Xcode does not export it, but not how something sounds`()
    throws
  {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soupThatSounds,
      ["de.lproj/Soup.strings": LocalisedFixture.german, "en.lproj/Soup.strings": ""]
    )
    let found = fixture.lines(.missingTranslation).filter { !$0.hasPrefix("note") }
    expectReports(
      found,
      [
        "missing-translation Base.lproj/Soup.intentdefinition",
        "missing-translation Base.lproj/Soup.intentdefinition",
      ]
    )
  }

  @Test(arguments: ["dialog-big001 = \"Eine große?\";", "\"dialog-big001-true01\" = \"Eine große, heiße?\";"])
  func `a dialog may be there in its expansions only`(expansion: String) throws {
    let table = LocalisedFixture.german.replacing("dialog = \"Eine Suppe, ${size}?\";", with: expansion)
    let fixture = try LocalisedFixture(LocalisedFixture.soup, ["de.lproj/Soup.strings": table])
    #expect(fixture.lines(.missingTranslation) == [])
    #expect(fixture.lines(.staleTranslation) == [])
  }

  @Test func `texts that depend on numbers count`() throws {
    let table = LocalisedFixture.german.replacing("dialog = \"Eine Suppe, ${size}?\";", with: "")
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      [
        "de.lproj/Soup.strings": table,
        "de.lproj/Soup.stringsdict": plist("<dict><key>dialog</key><dict/></dict>"),
      ]
    )
    #expect(fixture.lines(.missingTranslation) == [])
  }
}
