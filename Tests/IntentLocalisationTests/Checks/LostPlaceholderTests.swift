import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct LostPlaceholderTests {
  private func lines(_ table: String, _ definition: String = LocalisedFixture.soup) throws -> [String] {
    try LocalisedFixture(definition, ["fr.lproj/Soup.strings": table]).lines(.lostPlaceholder)
  }

  @Test func `a translation without the placeholder is a warning`() throws {
    try expectReports(
      lines(#""dialog" = "Une soupe ?";"#),
      ["lost-placeholder fr.lproj/Soup.strings", "note Base.lproj/Soup.intentdefinition"]
    )
  }

  @Test(arguments: ["$[size]", "$(size)", "{size}", "$size"])
  func `other brackets are named`(wrong: String) throws {
    try expectReports(
      lines("\"dialog\" = \"Une soupe \(wrong) ?\";"),
      ["lost-placeholder fr.lproj/Soup.strings", "note Base.lproj/Soup.intentdefinition"]
    )
  }

  @Test func `several placeholders are one report`() throws {
    let definition = LocalisedFixture.soup.replacing("A ${size} soup?", with: "${size}, ${hot} or ${size}?")
    try expectReports(
      lines(#""dialog" = "Laquelle ?";"#, definition),
      ["lost-placeholder fr.lproj/Soup.strings", "note Base.lproj/Soup.intentdefinition"]
    )
  }

  @Test(arguments: [
    #""dialog" = "Une soupe ${size} ?";"#,
    // The misspelled placeholder is reported.
    #""dialog" = "Une soupe ${taille} ?";"#,
    // An expansion names the case.
    #""dialog-big001" = "Une grande soupe ?";"#,
    // This is not translated.
    #""dialog" = "";"#,
    #""title1" = "Commander";"#,
  ])
  func `others are fine`(table: String) throws {
    #expect(try lines(table) == [])
  }

  @Test func `a changed text with several stale tables is one report`() throws {
    let stale = #""dialog" = "?";"#
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      ["de.lproj/Soup.strings": stale, "fr.lproj/Soup.strings": stale, "it.lproj/Soup.strings": stale]
    )
    expectReports(
      fixture.lines(.lostPlaceholder),
      [
        "lost-placeholder de.lproj/Soup.strings", "note Base.lproj/Soup.intentdefinition",
        "note: so do the translations in fr and it",
      ]
    )
  }

  @Test func `texts with one ID and different placeholders say nothing`() throws {
    let definition = LocalisedFixture.soup.replacing("title1", with: "dialog")
    #expect(try lines(#""dialog" = "Une soupe";"#, definition) == [])
  }
}
