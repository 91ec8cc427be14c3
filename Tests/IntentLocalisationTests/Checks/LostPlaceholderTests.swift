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
    #expect(
      try lines(#""dialog" = "Une soupe ?";"#) == [
        "fr.lproj/Soup.strings: the translation lacks '${size}' of 'A ${size} soup?'; add it",
        "  Base.lproj/Soup.intentdefinition: this is the text",
      ]
    )
  }

  @Test(arguments: ["$[size]", "$(size)", "{size}", "$size"])
  func `other brackets are named`(wrong: String) throws {
    #expect(
      try lines("\"dialog\" = \"Une soupe \(wrong) ?\";").first
        == "fr.lproj/Soup.strings: the translation lacks '${size}' of 'A ${size} soup?'; write '${size}' instead of "
        + "'\(wrong)'"
    )
  }

  @Test func `several placeholders are one report`() throws {
    let definition = LocalisedFixture.soup.replacing("A ${size} soup?", with: "${size}, ${hot} or ${size}?")
    #expect(
      try lines(#""dialog" = "Laquelle ?";"#, definition).first
        == "fr.lproj/Soup.strings: the translation lacks '${size}' and '${hot}' of '${size}, ${hot} or ${size}?'; add "
        + "them"
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
