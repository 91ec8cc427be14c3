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

  @Test func `texts with one ID and different placeholders say nothing`() throws {
    let definition = LocalisedFixture.soup.replacing("title1", with: "dialog")
    #expect(try lines(#""dialog" = "Une soupe";"#, definition) == [])
  }
}
