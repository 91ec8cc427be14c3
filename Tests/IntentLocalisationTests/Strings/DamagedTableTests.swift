import Foundation
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct DamagedTableTests {
  @Test(arguments: [
    ("strings", "bplist00garbage", "not-a-property-list"),
    ("strings", "<plist version=\"1.0\"><dict><key>a</key>", "not-a-property-list"),
    ("strings", "<plist version=\"1.0\"><array/></plist>", "unreadable-translation"),
    ("strings", "\"title1\" = \"Suppe\"", "unreadable-translation"),
    ("strings", "{ \"title1\" = \"Suppe\"; } \"a\" = \"b\";", "unreadable-translation"),
    ("strings", "title1 = \"A\"; title1 = \"B\";", "duplicate-string"),
    ("stringsdict", "garbage", "not-a-property-list"), ("stringsdict", "{}", "not-a-property-list"),
    ("stringsdict", "<plist version=\"1.0\"><array/></plist>", "unreadable-translation"),
  ])
  func `a damaged table stops with an error at its place, and keeps its bytes`(
    _ ending: String,
    _ text: String,
    _ rule: String
  ) throws {
    let table = "de.lproj/Soup.\(ending)"
    let fixture = try StringsFixture([table: text])
    try expectReports(fixture.sync(), ["error \(rule) \(table)"])
    #expect(try fixture.folder.text(of: table) == text)
    let problem = fixture.tables.tables.flatMap(\.diagnostics).first
    #expect(problem?.location?.range != nil || text.hasPrefix("bplist"))
  }

  @Test func `a catalog of which a part cannot be read is not changed`() throws {
    let fixture = try StringsFixture(["Soup.xcstrings": StringsFixture.emptyCatalog])
    try fixture.sync()
    let text = String(try fixture.folder.text(of: "Soup.xcstrings").dropLast(4))
    try fixture.folder.write(text, to: "Soup.xcstrings")
    #expect(try fixture.sync().allSatisfy { $0.hasPrefix("error ") })
    #expect(try fixture.folder.text(of: "Soup.xcstrings") == text)
  }

  @Test func `a table in damaged UTF-16 is an error`() throws {
    let fixture = try StringsFixture()
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "\"title1\" = \"".utf16 + [0xD800, 0x20] + "\";".utf16 {
      bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    try fixture.write(bytes, to: "de.lproj/Soup.strings")
    try expectReports(fixture.sync(), ["error unreadable-translation de.lproj/Soup.strings"])
    #expect(try fixture.bytes("de.lproj/Soup.strings") == bytes)
  }

  @Test func `a table that is too large is an error`() throws {
    let fixture = try StringsFixture()
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: TableSearch.sizeLimit + 1)
    try fixture.write(bytes, to: "de.lproj/Soup.strings")
    expectReports(
      try fixture.sync().map { $0.replacing(fixture.folder.path + "/", with: "") },
      ["error unreadable-translation de.lproj/Soup.strings"]
    )
  }

  @Test func `a link to nothing is an error, and stays`() throws {
    let fixture = try StringsFixture(["fr.lproj/Other.strings": ""])
    let path = fixture.folder("fr.lproj/Soup.strings")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    try expectReports(fixture.sync(), ["error unreadable-translation fr.lproj/Soup.strings"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "nowhere")
  }

  @Test(arguments: ["Base", "mul", "base", "de lproj", "", "../x"])
  func `a folder for another purpose is not a language`(_ name: String) {
    #expect(!TableLanguage.isName(name))
  }

  @Test(arguments: ["Base", "base", "BASE", "mul"])
  func `of a folder for another purpose, only a catalog for many languages counts`(_ name: String) throws {
    let fixture = try StringsFixture([
      "\(name).lproj/Soup.strings": LocalisedFixture.german,
      "\(name).lproj/Soup.xcstrings": StringsFixture.emptyCatalog,
    ])
    #expect(fixture.tables.tables.map(\.isCatalog) == (name == "mul" ? [true] : []))
    #expect(fixture.tables.diagnostics.map(\.rule.name) == (name == "mul" ? [] : ["unbuildable-table"]))
  }
}
