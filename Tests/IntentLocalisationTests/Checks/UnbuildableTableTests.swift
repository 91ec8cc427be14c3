import TestSupport
import Testing

@testable import IntentLocalisation

/// The errors of Apple's build are in swift-build's `XCStringsCompiler` and its tests.
struct UnbuildableTableTests {
  private let catalog = StringsFixture.emptyCatalog

  @Test(arguments: ["de.lproj/Soup.strings", "de.lproj/Soup.stringsdict"])
  func `a catalog and another table`(_ table: String) throws {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, ["Soup.xcstrings": catalog, table: ""])
    expectReports(
      fixture.lines(.unbuildableTable),
      [
        "unbuildable-table Soup.xcstrings: Xcode builds no target with both this catalog and '\(fixture.folder(table))'; "
          + "move the texts of each '.strings' and '.stringsdict' table to the catalog, and delete the table"
      ]
    )
  }

  @Test func `a catalog for many languages in the folder of one`() throws {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, ["Base.lproj/Soup.xcstrings": catalog])
    expectReports(
      fixture.lines(.unbuildableTable),
      [
        "unbuildable-table Base.lproj/Soup.xcstrings: Xcode builds no catalog in 'Base.lproj', so it is not read; move it "
          + "to the folder around 'Base.lproj'"
      ]
    )
  }

  @Test(arguments: [
    ["Soup.xcstrings"], ["mul.lproj/Soup.xcstrings"], ["de.lproj/Soup.strings", "de.lproj/Soup.stringsdict"],
    ["Soup.xcstrings", "de.lproj/Other.strings"],
  ])
  func `tables that Xcode builds`(_ paths: [String]) throws {
    let tables = Dictionary(uniqueKeysWithValues: paths.map { ($0, $0.hasSuffix("strings") ? catalog : "") })
    #expect(try LocalisedFixture(LocalisedFixture.soup, tables).lines(.unbuildableTable) == [])
  }
}
