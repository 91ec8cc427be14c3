import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct DamagedTableTests {
  private static let damaged = [
    ("strings", "bplist00garbage", "not-a-property-list"),
    ("strings", "<plist version=\"1.0\"><dict><key>a</key>", "not-a-property-list"),
    ("strings", "<plist version=\"1.0\"><array/></plist>", "unreadable-translation"),
    ("strings", "\"title1\" = \"Suppe\"", "unreadable-translation"),
    ("stringsdict", "garbage", "not-a-property-list"),
    ("stringsdict", "<plist version=\"1.0\"><array/></plist>", "unreadable-translation"),
  ]

  private func expect(_ result: ChangedTables, _ start: String, of text: String, in fixture: StringsFixture) {
    expectReports(fixture.lines(result.diagnostics), [start])
    #expect(result.changes.isEmpty)
  }

  @Test(arguments: damaged)
  func `sync reports a damaged table`(_ ending: String, _ text: String, _ rule: String) throws {
    let table = "de.lproj/Soup.\(ending)"
    let fixture = try StringsFixture([table: text])
    expect(StringsSync(try fixture.list()).result, "error \(rule) \(table)", of: text, in: fixture)
  }

  @Test(arguments: damaged)
  func `an import into its language reports a damaged table`(
    _ ending: String,
    _ text: String,
    _ rule: String
  ) throws {
    let table = "de.lproj/Soup.\(ending)"
    let fixture = try StringsFixture([table: text])
    let result = try fixture.bring("title1 = \"Neu\";", as: "de.lproj/x.strings").result
    expect(result, "error \(rule) \(table)", of: text, in: fixture)
    #expect(try fixture.bring("title1 = \"Soupe\";", as: "fr.lproj/x.strings").result.changes.count == 1)
  }

  @Test func `sync reports a table that has all texts and more behind them`() throws {
    let fixture = try StringsFixture()
    try fixture.sync(["de"])
    let table = "de.lproj/Soup.strings"
    try fixture.folder.write("{ \(try fixture.folder.text(of: table)) } \"a\" = \"b\";", to: table)
    let result = StringsSync(try fixture.list()).result
    expectReports(fixture.lines(result.diagnostics), ["error unreadable-translation \(table)"])
    #expect(result.changes.isEmpty)
  }

  @Test func `sync reports a catalog of which a part cannot be read`() throws {
    let fixture = try StringsFixture()
    let export = CatalogExport.text(of: try fixture.list(), in: []).text
    try fixture.folder.write(export, to: "Soup.xcstrings")
    #expect(try fixture.sync() == [])
    try fixture.folder.write(String(export.dropLast(3)), to: "Soup.xcstrings")
    let result = StringsSync(try fixture.list()).result
    #expect(result.hasErrors && result.changes.isEmpty)
  }
}
