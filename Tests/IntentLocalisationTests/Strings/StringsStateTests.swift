import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsStateTests {
  private static let entry = "\"title1\" = \"Suppe\";\n"

  private static func catalog(_ state: String, of source: String = "Order Soup") -> String {
    StringsFixture.catalog("title1", "Suppe", state: state, of: source)
  }

  @Test func `a text that waits for its translation is left out`() throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(Self.catalog("new"), as: "x.xcstrings")
    expectReports(fixture.lines(run.result.diagnostics), ["warning missing-translation x.xcstrings"])
    #expect(run.result.changes.isEmpty)
  }

  @Test(arguments: [("translated", false), ("needs_review", true)])
  func `the state of a catalog decides about the review`(_ state: String, _ needsReview: Bool) throws {
    let fixture = try StringsFixture()
    try fixture.bring(Self.catalog(state), as: "x.xcstrings")
    let text = try fixture.folder.text(of: "de.lproj/Soup.strings")
    #expect(text.hasSuffix(" */\n" + Self.entry))
    #expect(text.contains("intentc: needs review") == needsReview)
  }

  @Test func `the translation of a former text needs review`() throws {
    let fixture = try StringsFixture()
    let file = Self.catalog("translated", of: "Buy Soup")
    let run = try fixture.bring(file, as: "x.xcstrings")
    expectReports(fixture.lines(run.result.diagnostics), ["warning missing-translation x.xcstrings"])
    #expect(run.result.diagnostics[0].location?.range != nil)
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings")
        .hasSuffix("intentc: needs review, was \"Buy Soup\" */\n" + Self.entry)
    )
    #expect(try fixture.bring(file, as: "x.xcstrings").result.changes.isEmpty)
  }

  @Test func `white space that a tool changed in the source means nothing`() throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(Self.catalog("translated", of: "\\n  Order\\n  Soup "), as: "x.xcstrings")
    #expect(fixture.lines(run.result.diagnostics) == [])
  }

  @Test func `a mark does not go because a file with a former text says that it is translated`() throws {
    let table = "/* intentc: needs review */\n" + Self.entry
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    try fixture.bring(Self.catalog("translated", of: "Buy Soup"), as: "x.xcstrings")
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == table)
    try fixture.bring(Self.catalog("translated"), as: "x.xcstrings")
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == Self.entry)
  }

  @Test func `a table in damaged UTF-16 is an error`() throws {
    let fixture = try StringsFixture()
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Self.entry.utf16 + [0xD800, 0x20] + Self.entry.utf16 {
      bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    try fixture.write(bytes, to: "de.lproj/Soup.strings")
    try expectReports(fixture.sync(), ["error unreadable-translation de.lproj/Soup.strings"])
    #expect(try fixture.bytes("de.lproj/Soup.strings") == bytes)
  }
}
