import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct TranslatedPlaceholderTests {
  private func lines(_ dialog: String) throws -> [String] {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      ["de.lproj/Soup.strings": "\"dialog\" = \"\(dialog)\"; \"dialog-big001\" = \"${gros}\";"]
    )
    return fixture.lines(.translatedPlaceholder).filter { !$0.hasPrefix("note") && !$0.contains("gros") }
  }

  @Test func `a placeholder that was translated is a warning`() throws {
    try expectReports(
      lines("Eine Suppe, ${größe}?"),
      [
        "translated-placeholder de.lproj/Soup.strings: '${größe}' is not a placeholder of 'A ${size} soup?'; use the placeholders of that text"
      ]
    )
    try expectReports(
      lines("Eine Suppe, ${sizes} ${size}?"),
      ["translated-placeholder de.lproj/Soup.strings"]
    )
  }

  @Test func `a changed text with several stale tables is one report`() throws {
    let stale = #""dialog" = "${amount}?";"#
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      ["de.lproj/Soup.strings": stale, "fr.lproj/Soup.strings": stale]
    )
    expectReports(
      fixture.lines(.translatedPlaceholder),
      [
        "translated-placeholder de.lproj/Soup.strings", "note Base.lproj/Soup.intentdefinition",
        "note: it is in fr too",
      ]
    )
  }

  @Test(arguments: [
    "Eine Suppe, ${size}?", "Eine Suppe?", "Für 5 $?", "${size", "$size {size}", "${size} ${size}",
  ])
  func `others are left alone`(dialog: String) throws {
    #expect(try lines(dialog) == [])
  }

  @Test(arguments: [
    ("Eine Suppe, ${sizes}?", "${sizes}"), ("Größe ${Größe}", "${Größe}"),
    // If something is escaped, the whole text is marked.
    (#"Die \"Suppe\", ${sizes}?"#, #"Die \"Suppe\", ${sizes}?"#),
  ])
  func `the place is that of the placeholder`(dialog: String, place: String) throws {
    for path in ["de.lproj/Soup.strings", "Soup.xcstrings"] {
      let text =
        path.hasSuffix(".strings")
        ? "\"dialog\" = \"\(dialog)\";"
        : #"{"strings": {"dialog": {"localizations": {"de": {"stringUnit": {"value": "\#(dialog)"}}}}}}"#
      let fixture = try LocalisedFixture(LocalisedFixture.soup, [path: text])
      var call = CompilerCall(inputs: [fixture.folder("Base.lproj/Soup.intentdefinition")])
      call.options.checkTranslations()
      let found = call.run().diagnostics.first { $0.rule == .translatedPlaceholder }
      let range = try #require(found?.location?.range)
      #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == place)
    }
  }

  private func found(_ path: String, _ text: String) throws -> [String] {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, [path: text])
    var call = CompilerCall(inputs: [fixture.folder("Base.lproj/Soup.intentdefinition")])
    call.options.checkTranslations()
    return try call.run().diagnostics.filter { $0.rule == .translatedPlaceholder }.map { found in
      let range = try #require(found.location?.range)
      return String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
  }

  @Test func `plural forms in a dictionary count`() throws {
    let text = """
      <plist version="1.0"><dict><key>dialog</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@soups@ ${size}, ${gone}</string>
      <key>soups</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>${d}</string>
      <key>one</key><string>Eine Suppe &amp; ${one}</string><key>other</key><string>%d Suppen ${Größe}</string>
      </dict></dict></dict></plist>
      """
    // If something is escaped, the whole text is marked.
    #expect(
      try found("de.lproj/Soup.stringsdict", text) == ["${gone}", "Eine Suppe &amp; ${one}", "${Größe}"]
    )
  }

  @Test func `plural forms in a catalog count`() throws {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"dialog": {"localizations": {"de": {
        "variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "${size} ${one}"}},
          "other": {"stringUnit": {"state": "translated", "value": "${size}"}}}},
        "substitutions": {"s": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural":
          {"other": {"stringUnit": {"state": "translated", "value": "${Größe}"}}}}}}}}}}}
      """#
    #expect(try found("Soup.xcstrings", text) == ["${one}", "${Größe}"])
  }
}
