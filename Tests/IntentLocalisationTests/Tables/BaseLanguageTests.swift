import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct BaseLanguageTests {
  private func lines(_ tables: [String: String]) throws -> [String] {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, tables)
    return (fixture.lines(.missingTitleTranslation) + fixture.lines(.missingTranslation))
      .filter { !$0.hasPrefix("note") }
  }

  private static let own = #"title1 = "Order Soup"; dialog = "A ${size} soup?";"#

  @Test(arguments: [
    // It repeats the definition's texts.
    own + #" big001 = "large";"#,
    // It shares no text with the definition.
    "", #"gone01 = "Gone";"#,
  ])
  func `a text of the definition's own language is not missing`(english: String) throws {
    let tables = ["en.lproj/Soup.strings": english, "de.lproj/Soup.strings": LocalisedFixture.german]
    #expect(try lines(tables) == [])
  }

  @Test func `a regional table of that language needs no texts`() throws {
    #expect(
      try lines(["en.lproj/Soup.strings": Self.own, "en-GB.lproj/Soup.strings": #"big001 = "large";"#])
        == []
    )
  }

  @Test func `a table before its translation begins is not the own language, if there is an English one`()
    throws
  {
    let found = try lines(["en.lproj/Soup.strings": Self.own, "fi.lproj/Soup.strings": Self.own])
    expectReports(
      found,
      [
        "missing-title-translation Base.lproj/Soup.intentdefinition: the description 'Orders "
          + "a soup.' (descr1) is missing in fi",
        "missing-translation Base.lproj/Soup.intentdefinition",
        "missing-translation Base.lproj/Soup.intentdefinition",
        "missing-translation Base.lproj/Soup.intentdefinition",
      ]
    )
  }

  @Test func `texts that are equal in a table and in the definition prove nothing`() throws {
    // Nobody translated the Chinese table yet, and the English one is not complete.
    let chinese = #"title1 = "Order Soup"; descr1 = "Orders a soup."; dialog = "A ${size} soup?";"#
    let rest = #"size01 = "尺寸"; true01 = "热"; big001 = "大";"#
    let tables = [
      "en.lproj/Soup.strings": #"title1 = "Get Soup";"#, "zh-Hans.lproj/Soup.strings": chinese + rest,
    ]
    #expect(try lines(tables) == [])
  }

  @Test func `without an English table, each language may be the definition's own`() throws {
    #expect(try lines(["de.lproj/Soup.strings": #"title1 = "Suppe";"#, "fr.lproj/Soup.strings": "{}"]) == [])
    #expect(try lines(["ja.lproj/Soup.strings": Self.own]) == [])
  }

  @Test func `an English table with more texts than the definition is a translation`() throws {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup.replacing("<string>Order Soup</string>", with: "<string></string>")
        .replacing("<string>Orders a soup.</string>", with: "<string></string>"),
      ["en.lproj/Soup.strings": LocalisedFixture.german, "de.lproj/Soup.strings": #"size01 = "Größe";"#]
    )
    let found = fixture.lines(.missingTitleTranslation) + fixture.lines(.missingTranslation)
    #expect(found == [])
  }

  @Test func `the folder of the definition names its language`() throws {
    let folder = try TestFolder()
    try folder.write(plist(LocalisedFixture.soup), to: "sv.lproj/Soup.intentdefinition")
    try folder.write(#"title1 = "Beställ soppa";"#, to: "sv.lproj/Soup.strings")
    try folder.write(#"title1 = "Suppe bestellen";"#, to: "de.lproj/Soup.strings")
    var call = CompilerCall(inputs: [folder("sv.lproj/Soup.intentdefinition")])
    call.options.checkTranslations()
    let found = call.run().diagnostics.filter { $0.rule == .missingTitleTranslation }
    expectReports(found, ["missing-title-translation OrderSoup"])
  }
}
