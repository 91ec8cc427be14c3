import Foundation
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsLanguageTests {
  private static func xliff(_ language: String) -> String {
    """
    <xliff version="1.2"><file original="Soup.intentdefinition" source-language="en" target-language="\(language)" \
    datatype="plaintext"><body><trans-unit id="title1"><source>Order Soup</source><target>\(language)</target>\
    </trans-unit></body></file></xliff>
    """
  }

  @Test(arguments: ["Base", "mul", "base", "de lproj", "", "../x"])
  func `a folder for another purpose is not a language`(_ name: String) {
    #expect(!TableLanguage.isName(name))
  }

  @Test(arguments: ["Base", "base", "BASE", "mul"])
  func `the tables of a folder for another purpose have no language`(_ name: String) throws {
    let fixture = try StringsFixture(["\(name).lproj/Soup.strings": LocalisedFixture.german])
    #expect(try fixture.list().languages == [])
    #expect(!CSVExport.text(of: try fixture.list(), in: try fixture.list().languages).contains("base"))
    let catalog = CatalogExport.text(of: try fixture.list(), in: []).text
    try fixture.folder.write(catalog, to: "\(name).lproj/Soup.xcstrings")
    #expect(try fixture.list().tables.catalog != nil)
  }

  @Test func `a column that is not a language is reported and left out`() throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring("key,ID,Notes,de\ntitle1,7,hello,Suppe\n", as: "x.csv")
    expectReports(
      fixture.lines(run.result.diagnostics),
      ["warning unreadable-translation x.csv", "warning unreadable-translation x.csv"]
    )
    #expect(run.result.diagnostics.map { $0.location?.range } == [4..<6, 7..<12])
    #expect(try fixture.list().languages == ["de"])
  }

  @Test(arguments: ["en-XA", "pt_BR", "zh-Hans", "fil"])
  func `a column with the code of a language is one`(_ name: String) throws {
    let fixture = try StringsFixture()
    try fixture.bring("key,\(name)\ntitle1,Soup\n", as: "x.csv")
    #expect(try fixture.list().languages == [name])
  }

  @Test func `a column with states is a language`() throws {
    let fixture = try StringsFixture()
    try fixture.bring("key,tlh,tlh state\ntitle1,Soup,new\n", as: "x.csv")
    #expect(try fixture.list().languages == ["tlh"])
  }

  @Test(arguments: [
    ("x.csv", "key,de\ntitle1,Suppe\n"),
    (
      "x.xcstrings",
      "{\"strings\": {\"title1\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"S\"}}}}}}"
    ),
  ])
  func `a language that a file does not have is an error`(_ name: String, _ text: String) throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(text, as: name, locale: "fr")
    expectReports(fixture.lines(run.result.diagnostics), ["error unreadable-translation \(name)"], of: name)
    #expect(run.result.changes.isEmpty)
  }

  @Test func `a contradiction between an XLIFF and the option is an error`() throws {
    let fixture = try StringsFixture()
    let files = try ["de", "fr"].map { try fixture.read(Self.xliff($0), as: "\($0).xliff") }
    let run = try StringsImport(files, into: try fixture.list(), locale: "de")
    expectReports(fixture.lines(run.result.diagnostics), ["error unreadable-translation fr.xliff"])
    #expect(run.result.changes.isEmpty)
    #expect(try fixture.bring(Self.xliff("pt-BR"), as: "x.xliff", locale: "pt_BR").count == 1)
  }

  @Test func `the option is the language of one folder, and not of two`() throws {
    let fixture = try StringsFixture()
    let files = try ["de", "fr"].map { try fixture.read("title1 = \"\($0)\";", as: "\($0).lproj/x.strings") }
    let run = try StringsImport(files, into: try fixture.list(), locale: "it")
    expectReports(fixture.lines(run.result.diagnostics), ["error unreadable-translation fr.lproj/x.strings"])
    #expect(try StringsImport([files[0]], into: try fixture.list(), locale: "it").count == 1)
  }

  @Test func `a link to nothing is an error, and stays`() throws {
    let fixture = try StringsFixture(["fr.lproj/Other.strings": ""])
    let path = fixture.folder("fr.lproj/Soup.strings")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    let result = StringsSync(try fixture.list(), adding: ["fr"]).result
    expectReports(fixture.lines(result.diagnostics), ["error unreadable-translation fr.lproj/Soup.strings"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "nowhere")
  }

  @Test func `a language in another spelling gets no second table`() throws {
    let fixture = try StringsFixture(["pt-BR.lproj/Soup.strings": ""])
    #expect(try fixture.sync(["pt_br"]) == ["pt-BR.lproj/Soup.strings"])
  }
}
