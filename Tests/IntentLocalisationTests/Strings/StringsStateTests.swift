import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsStateTests {
  private static func xliff(_ state: String, source: String = "Order Soup") -> String {
    """
    <xliff version="1.2"><file original="Soup.intentdefinition" source-language="en" target-language="de" \
    datatype="plaintext"><body><trans-unit id="title1"><source>\(source)</source><target state="\(state)">Suppe\
    </target></trans-unit></body></file></xliff>
    """
  }
  private static let entry = "\"title1\" = \"Suppe\";\n"

  @Test(arguments: ["new", "needs-translation"])
  func `a text that waits for its translation is left out`(_ state: String) throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(Self.xliff(state), as: "x.xliff")
    expectReports(fixture.lines(run.result.diagnostics), ["warning missing-translation x.xliff"], of: state)
    #expect(run.result.changes.isEmpty)
  }

  @Test(arguments: [
    ("translated", false), ("final", false), ("signed-off", false), ("needs-review-translation", true),
    ("needs-review-l10n", true), ("needs-review-adaptation", true), ("needs-l10n", true), ("x-other", true),
  ])
  func `a state of XLIFF decides about the review`(_ state: String, _ needsReview: Bool) throws {
    let fixture = try StringsFixture()
    try fixture.bring(Self.xliff(state), as: "x.xliff")
    let text = try fixture.folder.text(of: "de.lproj/Soup.strings")
    #expect(text.hasSuffix(" */\n" + Self.entry))
    #expect(text.contains("intentc: needs review") == needsReview)
  }

  @Test(arguments: [
    ("x.xliff", xliff("translated", source: "Buy Soup")), ("x.csv", "key,source,de\ntitle1,Buy Soup,Suppe\n"),
    (
      "x.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"title1": {"localizations": {
      "en": {"stringUnit": {"state": "new", "value": "Buy Soup"}}, "de": {"stringUnit": {"value": "Suppe"}}}}}}
      """
    ),
  ])
  func `the translation of a former text needs review`(_ name: String, _ file: String) throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(file, as: name)
    expectReports(fixture.lines(run.result.diagnostics), ["warning missing-translation \(name)"], of: name)
    #expect(run.result.diagnostics[0].location?.range != nil)
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings")
        .hasSuffix("intentc: needs review, was \"Buy Soup\" */\n" + Self.entry)
    )
    #expect(try fixture.bring(file, as: name).result.changes.isEmpty)
  }

  @Test func `white space that a tool changed in the source means nothing`() throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring(Self.xliff("translated", source: "\n  Order\n  Soup "), as: "x.xliff")
    #expect(fixture.lines(run.result.diagnostics) == [])
  }

  @Test func `a mark does not go because a file with a former text says that it is translated`() throws {
    let table = "/* intentc: needs review */\n" + Self.entry
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    try fixture.bring(Self.xliff("translated", source: "Buy Soup"), as: "x.xliff")
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == table)
    try fixture.bring(Self.xliff("translated"), as: "x.xliff")
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == Self.entry)
  }

  @Test func `an unknown state of a spreadsheet is an error with its place`() throws {
    let file = try StringsFixture().read("key,de,de state\ntitle1,Suppe,Done\n", as: "x.csv")
    expectReports(file.diagnostics, ["unreadable-translation"])
    #expect(file.diagnostics[0].location?.range == 29..<33)
  }

  @Test(arguments: ["x.csv", "x.xliff"])
  func `bytes that are not text are an error and not replaced`(_ name: String) throws {
    let text =
      name == "x.csv" ? "key,de\ntitle1,S?ppe\n" : Self.xliff("translated").replacing("Suppe", with: "S?ppe")
    let bytes = text.utf8.map { $0 == UInt8(ascii: "?") && text.contains("S?") ? 0xFC : $0 }
    let file = ImportReader.read(bytes, path: name, name: "Soup")
    expectReports(file.diagnostics, ["unreadable-translation"], of: name)
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

  @Test func `a quote with a combining character is doubled in a spreadsheet`() throws {
    let text = "a\"\u{301}b"
    let bytes = Array("key,de\r\na,\(CSVText.row([text]))".utf8)
    #expect(CSVReader.read(SourceText(path: "x.csv", bytes: bytes)).texts.map(\.text) == [text])
  }
}
