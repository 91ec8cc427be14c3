import Foundation
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsLanguageTests {
  @Test(arguments: ["Base", "mul", "base", "de lproj", "", "../x"])
  func `a folder for another purpose is not a language`(_ name: String) {
    #expect(!TableLanguage.isName(name))
  }

  @Test(arguments: ["Base", "base", "BASE", "mul"])
  func `the tables of a folder for another purpose have no language`(_ name: String) throws {
    let fixture = try StringsFixture(["\(name).lproj/Soup.strings": LocalisedFixture.german])
    #expect(try fixture.list().languages == [])
    let catalog = CatalogExport.text(of: try fixture.list(), in: []).text
    try fixture.folder.write(catalog, to: "\(name).lproj/Soup.xcstrings")
    #expect(try fixture.list().tables.catalog != nil)
  }

  @Test func `a language that a catalog does not have is an error`() throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(StringsFixture.catalog("title1", "S"), as: "x.xcstrings", locale: "fr")
    expectReports(fixture.lines(run.result.diagnostics), ["error unreadable-translation x.xcstrings"])
    #expect(run.result.changes.isEmpty)
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
