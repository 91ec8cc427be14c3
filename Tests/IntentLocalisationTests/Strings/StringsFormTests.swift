import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsFormTests {
  private static func catalog(_ german: String, more: String = "") -> String {
    """
    {"sourceLanguage":"en","strings":{"title1":{"localizations":{"de":{\(german)}}\(more)}},"version":"1.0"}
    """
  }
  private static func unit(_ text: String) -> String {
    "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}"
  }
  private static let forms =
    "\"variations\":{\"plural\":{\"one\":{\(unit("Eins"))},\"other\":{\(unit("Viele"))}}}"

  private func imported(_ german: String, _ text: String, as name: String = "x.xcstrings") throws
    -> (lines: [String], text: String)
  {
    let fixture = try StringsFixture(["Soup.xcstrings": Self.catalog(german)])
    let run = try fixture.bring(text, as: name)
    return (fixture.lines(run.result.diagnostics), try fixture.folder.text(of: "Soup.xcstrings"))
  }

  @Test func `one text over forms is refused`() throws {
    let (lines, text) = try imported(Self.forms, "title1 = \"Suppe\";", as: "de.lproj/x.strings")
    expectReports(lines, ["error unreadable-translation de.lproj/x.strings"])
    #expect(text == Self.catalog(Self.forms))
  }

  @Test func `forms replace one text`() throws {
    let (lines, text) = try imported(Self.unit("Suppe"), Self.catalog(Self.forms))
    #expect(lines == [])
    #expect(text == Self.catalog(Self.forms))
  }

  @Test func `a form that no language has is an error at its place`() throws {
    let bogus = Self.catalog(Self.forms.replacing("\"one\"", with: "\"bogus\""))
    let (lines, text) = try imported(Self.unit("Suppe"), bogus)
    expectReports(lines, ["error unreadable-translation x.xcstrings"])
    #expect(text == Self.catalog(Self.unit("Suppe")))
    let fixture = try StringsFixture(["de.lproj/Soup.stringsdict": Self.dictionary])
    let form = Self.dictionary.replacing("<key>one</key>", with: "<key>bogus</key>")
    let run = try fixture.bring(form, as: "de.lproj/x.stringsdict")
    expectReports(run.result.diagnostics, ["unreadable-translation"])
  }

  @Test func `forms without a table of forms are an error with a place, and nothing changes`() throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(Self.catalog(Self.forms), as: "x.xcstrings")
    expectReports(run.result.diagnostics, ["unreadable-translation"])
    #expect(run.result.diagnostics.first?.location?.range != nil)
    #expect(run.result.changes.isEmpty)
  }

  private static let dictionary = """
    <plist version="1.0"><dict><key>title1</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>one soup</string><key>other</key><string>%d soups</string></dict></dict></dict></plist>
    """

  @Test func `the forms of a new language make a table with all forms of the language`() throws {
    let fixture = try StringsFixture(["en.lproj/Soup.stringsdict": Self.dictionary])
    let text = Self.dictionary.replacing("one soup", with: "суп").replacing(
      "<key>other</key><string>%d soups",
      with: "<key>few</key><string>%d супа</string><key>many</key><string>%d супов</string>"
        + "<key>other</key><string>%d супа"
    )
    #expect(try fixture.bring(text, as: "ru.lproj/x.stringsdict").result.diagnostics.isEmpty)
    let forms = try fixture.list().tables.texts(in: "ru").compactMap(\.id.form.last)
    #expect(Set(forms) == ["NSStringLocalizedFormatKey", "one", "few", "many", "other"])
  }

  @Test(arguments: [
    "\"plural\":{\"one\":{\(unit("Eins"))}}",
    "\"plural\":{\"other\":{\(unit("Viele"))}},\"device\":{\"other\":{\(unit("Mac"))}}",
  ])
  func `forms that do not fit are refused`(_ forms: String) throws {
    let (lines, text) = try imported(Self.unit("Suppe"), Self.catalog("\"variations\":{\(forms)}"))
    expectReports(lines, ["error unreadable-translation x.xcstrings"])
    #expect(text == Self.catalog(Self.unit("Suppe")))
  }

  @Test func `a text and forms from two files are refused`() throws {
    let fixture = try StringsFixture(["Soup.xcstrings": Self.catalog(Self.unit("Suppe"))])
    let files = try [("title1 = \"Neu\";", "de.lproj/x.strings"), (Self.catalog(Self.forms), "x.xcstrings")]
      .map { try fixture.read($0, as: $1) }
    let run = try StringsImport(files, into: try fixture.list(), locale: nil)
    expectReports(fixture.lines(run.result.diagnostics), ["error unreadable-translation de.lproj/x.strings"])
    #expect(run.result.changes.isEmpty)
  }

  @Test func `a text in a table of its own may have forms too`() throws {
    let forms = """
      <plist version="1.0"><dict><key>title1</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>Suppe</string></dict></dict></plist>
      """
    let tables = ["de.lproj/Soup.stringsdict": forms, "de.lproj/Soup.strings": "\"title1\" = \"A\";\n"]
    let fixture = try StringsFixture(tables)
    try fixture.bring("title1 = \"B\";", as: "de.lproj/x.strings")
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == "\"title1\" = \"B\";\n")
    let alone = try StringsFixture(["de.lproj/Soup.stringsdict": forms])
    #expect(try alone.bring("title1 = \"B\";", as: "de.lproj/x.strings").result.hasErrors)
  }

  @Test func `the forms of a catalog are exported with all that they have`() throws {
    let part =
      "\"substitutions\":{\"n\":{\"argNum\":1,\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":"
      + "{\"other\":{\(Self.unit("%arg"))}}}}}"
    let catalog = Self.catalog(Self.unit("%#@n@") + "," + part)
    let list = try StringsFixture(["Soup.xcstrings": catalog]).list()
    let (text, left) = CatalogExport.text(of: list, in: ["de"])
    #expect(left == 0)
    let compact = text.filter { !$0.isWhitespace }
    #expect(compact.contains("\"de\":{\(Self.unit("%#@n@")),\(part)}"))
    #expect(StringsExport.text(of: list, in: "de").left == 1)
  }

  @Test func `a text that is not to be translated is not exported or imported`() throws {
    let marked = Self.catalog("", more: ",\"shouldTranslate\":false")
    let fixture = try StringsFixture(["Soup.xcstrings": marked])
    let list = try fixture.list()
    #expect(!StringsExport.text(of: list, in: "de").text.contains("title1"))
    #expect(CatalogExport.text(of: list, in: ["de"]).text.contains(",\"shouldTranslate\":false"))
    let run = try fixture.bring("title1 = \"Suppe\";", as: "de.lproj/x.strings")
    expectReports(fixture.lines(run.result.diagnostics), ["warning stale-translation de.lproj/x.strings"])
    #expect(run.result.changes.isEmpty)
  }

  @Test func `an entry that someone added by hand is not dropped`() throws {
    let fixture = try StringsFixture()
    try fixture.sync()
    let export = CatalogExport.text(of: try fixture.list(), in: []).text
      .replacing(
        "\"strings\" : {\n",
        with: "\"strings\" : {\n    \"0\" : {\n      \"extractionState\" : \"manual\"\n    },\n"
      )
    try fixture.folder.write(export, to: "Soup.xcstrings")
    #expect(try fixture.sync() == [])
    #expect(try fixture.sync(keepStale: true) == [])
  }
}
