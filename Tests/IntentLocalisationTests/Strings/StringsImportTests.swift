import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct StringsImportTests {
  private static let german = "\"title1\" = \"Suppe bestellen\";\n\"dialog\" = \"Eine Suppe, ${size}?\";\n"

  @Test(arguments: [
    ("de.lproj/x.strings", "title1 = \"Suppe!\";"),
    (
      "x.xcstrings",
      #"{"strings": {"title1": {"localizations": {"de": {"stringUnit": {"value": "Suppe!"}}}}}}"#
    ),
  ])
  func `every format changes one text in its line`(_ name: String, _ text: String) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    let run = try fixture.bring(text, as: name)
    #expect(fixture.lines(run.result.diagnostics) == [])
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings")
        == Self.german.replacing("Suppe bestellen", with: "Suppe!")
    )
    #expect(try fixture.bring(text, as: name).result.changes.isEmpty)
  }

  @Test(arguments: [("Bestellen", "lost-placeholder"), ("${size} ${sise}", "translated-placeholder")])
  func `a translation that lost or invented a placeholder is refused, and nothing changes`(
    _ text: String,
    _ rule: String
  ) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    let run = try fixture.bring("title1 = \"Neu\"; dialog = \"\(text)\";", as: "de.lproj/x.strings")
    expectReports(fixture.lines(run.result.diagnostics), ["error \(rule) de.lproj/x.strings"])
    #expect(run.result.diagnostics[0].location?.range != nil)
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == Self.german)
  }

  @Test func `unknown keys are reported and left out`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    let run = try fixture.bring("none = \"X\";", as: "de.lproj/x.strings")
    expectReports(
      fixture.lines(run.result.diagnostics),
      [
        "warning stale-translation de.lproj/x.strings: no text of 'Soup' has the key 'none'; it "
          + "is not imported"
      ]
    )
    #expect(run.result.changes.isEmpty)
  }

  @Test func `the language is that of the option, of the file, or of the folder`() throws {
    let fixture = try StringsFixture()
    #expect(throws: StringsImport.UnknownLanguage.self) {
      try fixture.bring("title1 = \"X\";", as: "x.strings")
    }
    try fixture.bring("title1 = \"X\";", as: "x.strings", locale: "sv")
    #expect(try fixture.folder.text(of: "sv.lproj/Soup.strings").hasSuffix("\"title1\" = \"X\";\n"))
    try fixture.bring(StringsFixture.catalog("title1", "F", in: "fr"), as: "x.xcstrings", locale: "fr")
    #expect(try fixture.list().languages == ["fr", "sv"])
    let bad = try fixture.bring(StringsFixture.catalog("title1", "D", in: "../x"), as: "x.xcstrings")
    expectReports(fixture.lines(bad.result.diagnostics), ["error unreadable-translation x.xcstrings"])
  }

  @Test func `a language is found in another spelling`() throws {
    let fixture = try StringsFixture(["pt-BR.lproj/Soup.strings": "title1 = \"A\";"])
    try fixture.bring("title1 = \"B\";", as: "pt_br.lproj/x.strings")
    #expect(try fixture.folder.text(of: "pt-BR.lproj/Soup.strings") == "title1 = \"B\";")
  }

  @Test func `what an export repeats of the definition is not a translation`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    let export = StringsExport.text(of: try fixture.list(), in: "de").text
    let run = try fixture.bring(export, as: "de.strings", locale: "de")
    #expect(run.result.changes.isEmpty)
    #expect(run.same == ["descr1", "size01", "true01", "big001"])
    try fixture.bring(export, as: "de.strings", locale: "de", includesSame: true)
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings").contains("\"size01\" = \"Size\";"))
  }

  @Test func `two different texts for one key are an error`() throws {
    let fixture = try StringsFixture()
    let files = try ["A", "B"].map { try fixture.read("title1 = \"\($0)\";", as: "de.lproj/\($0).strings") }
    let run = try StringsImport(files, into: try fixture.list(), locale: nil)
    expectReports(fixture.lines(run.result.diagnostics), ["error unreadable-translation de.lproj/B.strings"])
  }

  @Test func `a catalog beside the definition gets the texts of languages without a table`() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let fixture = try StringsFixture([
      "Soup.xcstrings": catalog, "de.lproj/Soup.strings": Self.german,
    ])
    for (language, text) in [("de", "D"), ("fr", "F")] {
      try fixture.bring("title1 = \"\(text)\";", as: "\(language).lproj/x.strings")
    }
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings").contains("\"title1\" = \"D\";"))
    #expect(
      try fixture.folder.text(of: "Soup.xcstrings").contains(
        #""localizations":{"en":{"stringUnit":{"state":"new","value":"Order Soup"}},"fr":{"stringUnit":{"state":"translated","value":"F"}}}"#
      )
    )
  }

  @Test func `plural forms go to the table of forms, and into a new one for a new language`() throws {
    let forms = """
      <plist version="1.0"><dict><key>dialog</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ ${size}</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>ein</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let fixture = try StringsFixture(["de.lproj/Soup.stringsdict": forms])
    #expect(try fixture.bring(forms, as: "de.lproj/x.stringsdict").result.changes.isEmpty)
    try fixture.bring(forms.replacing(">ein<", with: ">eins<"), as: "de.lproj/x.stringsdict")
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.stringsdict") == forms.replacing(">ein<", with: ">eins<")
    )
    try fixture.bring(forms.replacing(">ein<", with: ">un<"), as: "fr.lproj/x.stringsdict")
    #expect(try fixture.folder.text(of: "fr.lproj/Soup.stringsdict").contains("<string>un</string>"))
    let lost = forms.replacing("%#@n@ ${size}", with: "${size}")
    let wrong = try fixture.bring(lost, as: "de.lproj/x.stringsdict")
    expectReports(fixture.lines(wrong.result.diagnostics), ["error lost-placeholder de.lproj/x.stringsdict"])
  }

  @Test func `the review mark goes when a new translation comes, or when a file says that it is reviewed`()
    throws
  {
    let marked = "/* intentc: needs review */\n\"title1\" = \"A\";\n"
    for (text, state) in [("B", "needs_review"), ("A", "translated")] {
      let fixture = try StringsFixture(["de.lproj/Soup.strings": marked])
      try fixture.bring(StringsFixture.catalog("title1", text, state: state), as: "x.xcstrings")
      let result = try fixture.folder.text(of: "de.lproj/Soup.strings")
      #expect(
        result == (text == "B" ? marked.replacing("\"A\"", with: "\"B\"") : "\"title1\" = \"A\";\n")
      )
    }
  }
}
