import IntentDiagnostics
import Testing

@testable import IntentLocalisation

struct DamagedTableTests {
  private static let damaged = [
    ("strings", "bplist00garbage", "the binary property list is damaged or truncated"),
    ("strings", "<plist version=\"1.0\"><dict><key>a</key>", "the file ends inside '<dict>'"),
    (
      "strings", "<plist version=\"1.0\"><array/></plist>",
      "a table of texts must be a dictionary from keys to texts"
    ),
    ("strings", "\"title1\" = \"Suppe\"", "a semicolon is missing after 'Suppe'"),
    (
      "stringsdict", "garbage",
      "this is not a property list in XML; convert it, for example with 'plutil -convert xml1'"
    ),
    (
      "stringsdict", "<plist version=\"1.0\"><array/></plist>",
      "a table of texts must be a dictionary from keys to texts"
    ),
  ]

  private func expect(_ result: ChangedTables, _ table: String, _ message: String, in fixture: StringsFixture)
  {
    #expect(result.diagnostics.map(\.message) == [message])
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.diagnostics.map { fixture.folder.short($0.location?.file ?? "") } == [table])
    #expect(result.changes.isEmpty)
  }

  @Test(arguments: damaged)
  func `sync reports a damaged table`(_ ending: String, _ text: String, _ message: String) throws {
    let table = "de.lproj/Soup.\(ending)"
    let fixture = try StringsFixture([table: text])
    expect(StringsSync(try fixture.list()).result, table, message, in: fixture)
  }

  @Test(arguments: damaged)
  func `an import into its language reports a damaged table`(
    _ ending: String,
    _ text: String,
    _ message: String
  ) throws {
    let table = "de.lproj/Soup.\(ending)"
    let fixture = try StringsFixture([table: text])
    expect(try fixture.bring("key,de\ntitle1,Neu\n", as: "x.csv").result, table, message, in: fixture)
    #expect(try fixture.bring("key,fr\ntitle1,Soupe\n", as: "x.csv").result.changes.count == 1)
  }

  @Test func `sync reports a table that has all texts and more behind them`() throws {
    let fixture = try StringsFixture()
    try fixture.sync(["de"])
    let table = "de.lproj/Soup.strings"
    try fixture.folder.write("{ \(try fixture.folder.text(of: table)) } \"a\" = \"b\";", to: table)
    let message = "this is behind the closing '}' of the table, so it is not read; remove it"
    expect(StringsSync(try fixture.list()).result, table, message, in: fixture)
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
