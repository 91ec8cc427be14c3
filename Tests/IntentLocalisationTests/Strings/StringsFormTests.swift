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

  private func imported(_ german: String, _ csv: String) throws -> (lines: [String], text: String) {
    let fixture = try StringsFixture(["Soup.xcstrings": Self.catalog(german)])
    let run = try fixture.bring(csv, as: "x.csv")
    return (fixture.lines(run.result.diagnostics), try fixture.folder.text(of: "Soup.xcstrings"))
  }

  @Test func `one text over forms is refused`() throws {
    let (lines, text) = try imported(Self.forms, "key,de\ntitle1,Suppe\n")
    expectReports(lines, ["error unreadable-translation x.csv"])
    #expect(text == Self.catalog(Self.forms))
  }

  @Test func `forms replace one text`() throws {
    let (lines, text) = try imported(
      Self.unit("Suppe"),
      "key,form,de\ntitle1,plural/one,Eins\ntitle1,plural/other,Viele\n"
    )
    #expect(lines == [])
    #expect(text == Self.catalog(Self.forms))
  }

  @Test func `a form that no language has is an error at its cell`() throws {
    let (lines, text) = try imported(Self.unit("Suppe"), "key,form,de\ntitle1,plural/bogus,C\n")
    expectReports(lines, ["error unreadable-translation x.csv"])
    #expect(text == Self.catalog(Self.unit("Suppe")))
    let fixture = try StringsFixture(["de.lproj/Soup.stringsdict": Self.dictionary])
    let run = try fixture.bring("key,form,de\ntitle1,n/bogus,C\n", as: "x.csv")
    expectReports(run.result.diagnostics, ["unreadable-translation"])
  }

  @Test func `forms without a table of forms are an error with a place, and nothing changes`() throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(
      "key,form,de\ntitle1,plural/one,A\ntitle1,plural/other,B\nsize01,,C\n",
      as: "x.csv"
    )
    expectReports(run.result.diagnostics, ["unreadable-translation"])
    #expect(run.result.diagnostics.first?.location?.range == 30..<31)
    #expect(run.result.changes.isEmpty)
  }

  private static let dictionary = """
    <plist version="1.0"><dict><key>title1</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>one soup</string><key>other</key><string>%d soups</string></dict></dict></dict></plist>
    """

  @Test func `an XLIFF offers the forms of its language`() throws {
    let fixture = try StringsFixture(["en.lproj/Soup.stringsdict": Self.dictionary])
    let text = XLIFFExport.text(of: try fixture.list(), in: "ru").text
    for form in ["one", "few", "many", "other"] {
      #expect(text.contains("id=\"/title1:dict/n:dict/\(form):dict/:string\""), "\(form)")
    }
    #expect(!XLIFFExport.text(of: try fixture.list(), in: "de").text.contains("n:dict/few"))
    #expect(!text.contains("n:dict/two"))
    let translated = text.replacing(
      "<source>one soup</source>",
      with: "<source>one soup</source><target>суп</target>"
    )
    .replacing("<source>%d soups</source>", with: "<source>%d soups</source><target>%d супа</target>")
    .replacing("<source>%#@n@</source>", with: "<source>%#@n@</source><target>%#@n@</target>")
    try fixture.bring(translated, as: "x.xliff")
    let id = TableText.ID(key: "title1", form: ["n", "few"])
    #expect(try fixture.list().translation(id, in: "ru")?.text.value == "%d супа")
  }

  @Test func `a spreadsheet offers the forms of its languages, each to those that need it`() throws {
    let fixture = try StringsFixture(["en.lproj/Soup.stringsdict": Self.dictionary])
    func rows(_ languages: [String]) throws -> [String] {
      CSVExport.text(of: try fixture.list(), in: languages).split(separator: "\r\n").map(String.init)
        .filter { $0.hasPrefix("title1,n/") }
    }
    #expect(try rows(["de"]).map { $0.split(separator: ",")[1] } == ["n/one", "n/other"])
    let both = try rows(["de", "ru"])
    try #require(both.map { $0.split(separator: ",")[1] } == ["n/one", "n/few", "n/many", "n/other"])
    #expect(both[1].hasSuffix(",%d soups,,,,new"))
    #expect(both[3].hasSuffix(",%d soups,,new,,new"))
  }

  @Test func `the forms of a spreadsheet make a table with all forms of the language`() throws {
    let fixture = try StringsFixture(["en.lproj/Soup.stringsdict": Self.dictionary])
    let text = CSVExport.text(of: try fixture.list(), in: ["ru"])
      .replacing(",%#@n@,,new", with: ",%#@n@,%#@n@,new").replacing(
        ",one soup,,new",
        with: ",one soup,суп,new"
      )
      .replacing(",%d soups,,new", with: ",%d soups,%d супа,new")
    #expect(try fixture.bring(text, as: "ru.csv").result.diagnostics.isEmpty)
    let forms = try fixture.list().tables.texts(in: "ru").compactMap(\.id.form.last)
    #expect(Set(forms) == ["NSStringLocalizedFormatKey", "one", "few", "many", "other"])
  }

  @Test(arguments: [
    "title1,plural/one,Eins\n", "title1,,Neu\ntitle1,plural/other,Viele\n",
    "title1,plural/other,Viele\ntitle1,device/other,Mac\n",
  ])
  func `forms that do not fit are refused`(_ rows: String) throws {
    let (lines, text) = try imported(Self.unit("Suppe"), "key,form,de\n" + rows)
    expectReports(lines, ["error unreadable-translation x.csv"], of: rows)
    #expect(text == Self.catalog(Self.unit("Suppe")))
  }

  @Test func `a spreadsheet does not ask for a text that would have no place`() throws {
    let list = try StringsFixture(["Soup.xcstrings": Self.catalog(Self.forms)]).list()
    func rows(_ languages: [String]) -> [String] {
      CSVExport.text(of: list, in: languages).split(separator: "\r\n").map(String.init)
        .filter { $0.hasPrefix("title1,") }
    }
    #expect(rows(["de"]).map { $0.split(separator: ",")[1] } == ["plural/one", "plural/other"])
    let both = rows(["de", "fr"])
    #expect(both.count == 2)
    #expect(both.first?.hasSuffix(",Eins,translated,,new") == true)
  }

  @Test func `a text in a table of its own may have forms too`() throws {
    let forms = """
      <plist version="1.0"><dict><key>title1</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>Suppe</string></dict></dict></plist>
      """
    let tables = ["de.lproj/Soup.stringsdict": forms, "de.lproj/Soup.strings": "\"title1\" = \"A\";\n"]
    let fixture = try StringsFixture(tables)
    try fixture.bring("key,de\ntitle1,B\n", as: "x.csv")
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == "\"title1\" = \"B\";\n")
    let alone = try StringsFixture(["de.lproj/Soup.stringsdict": forms])
    #expect(try alone.bring("key,de\ntitle1,B\n", as: "x.csv").result.hasErrors)
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
    #expect(!CSVExport.text(of: list, in: ["de"]).contains("title1"))
    #expect(!XLIFFExport.text(of: list, in: "de").text.contains("title1"))
    #expect(CatalogExport.text(of: list, in: ["de"]).text.contains(",\"shouldTranslate\":false"))
    let run = try fixture.bring("key,de\ntitle1,Suppe\n", as: "x.csv")
    expectReports(fixture.lines(run.result.diagnostics), ["warning stale-translation x.csv"])
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
