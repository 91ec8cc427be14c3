import IntentDefinition
import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsMarkTests {
  private static let renamed = LocalisedFixture.soup.replacing("Order Soup", with: "Buy Soup")
  /// Every text, so that `sync` adds nothing.
  private static let all = ["title1", "descr1", "size01", "dialog", "true01", "big001"]

  private func fixture(_ table: String, definition: String = LocalisedFixture.soup) throws -> StringsFixture {
    let rest = Self.all.filter { !table.contains("\"\($0)\"") }
      .map { "\"\($0)\" = \"x \($0 == "dialog" ? "${size}" : "")\";\n" }.joined()
    return try StringsFixture(["de.lproj/Soup.strings": table + rest], definition: definition)
  }

  private func synced(_ table: String, old: String? = nil) throws -> String {
    let fixture = try fixture(table, definition: old == nil ? LocalisedFixture.soup : Self.renamed)
    try fixture.sync(old: old)
    #expect(try fixture.sync(old: old) == [])
    let text = try fixture.folder.text(of: "de.lproj/Soup.strings")
    return String(text.prefix(text.firstRange(of: "\"size01\"")?.lowerBound.utf16Offset(in: text) ?? 0))
  }

  @Test(arguments: [
    "// about gone", "/* about gone */", "/* one */ // two", "/* two\n lines */",
  ])
  func `a comment behind an entry goes with it`(_ comment: String) throws {
    let rest = "\"title1\" = \"A\"; // about A\n\"descr1\" = \"B\"; /* about B */\n"
    #expect(try synced("\"gone\" = \"G\"; \(comment)\n" + rest) == rest)
    let middle = rest.replacing("\n\"descr1", with: "\n\"gone\" = \"G\"; \(comment)\n\"descr1")
    #expect(try synced(middle) == rest)
  }

  @Test func `a comment between two entries on a line belongs to the second`() throws {
    #expect(
      try synced("\"title1\" = \"A\"; /* g */ \"gone\" = \"G\"; \"descr1\" = \"B\";\n")
        == "\"title1\" = \"A\"; \"descr1\" = \"B\";\n"
    )
  }

  @Test func `an entry behind a dropped one does not become part of a comment`() throws {
    #expect(
      try synced("\"title1\" = \"A\"; // a\n\"gone\" = \"G\"; \"descr1\" = \"B\";\n")
        == "\"title1\" = \"A\"; // a\n \"descr1\" = \"B\";\n"
    )
  }

  @Test func `a mark comes before its entry, and not behind the one before`() throws {
    #expect(
      try synced(
        "\"descr1\" = \"B\"; // about B\n\"title1\" = \"A\"; // about A\n",
        old: LocalisedFixture.soup
      )
        == "\"descr1\" = \"B\"; // about B\n/* intentc: needs review, was \"Order Soup\" */\n\"title1\" = \"A\"; // about A\n"
    )
  }

  @Test func `a new entry does not become part of a comment`() throws {
    let fixture = try StringsFixture([
      "de.lproj/Soup.strings": "\"title1\" = \"A\"; \"size01\" = \"B\"; // end"
    ])
    try fixture.bring("descr1 = \"C\";", as: "de.lproj/x.strings")
    #expect(try fixture.list().translation(.init(key: "descr1"), in: "de")?.text.value == "C")
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings").hasPrefix("\"title1\" = \"A\"; ")
    )
  }

  @Test(arguments: [
    ("/* Title. intentc: needs review, was \"x\" */", "/* Title. */"),
    ("// Title. intentc: needs review", "// Title."),
    ("/* Title\n   intentc: needs review, was \"x\"\n */", "/* Title\n */"),
    ("/* intentc: needs review, was \"x\" */", nil),
  ])
  func `when a mark goes, the rest of the comment stays`(_ comment: String, _ rest: String?) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": "\(comment)\n\"title1\" = \"A\";\n"])
    try fixture.bring("title1 = \"B\";", as: "de.lproj/x.strings")
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings")
        == (rest.map { $0 + "\n" } ?? "") + "\"title1\" = \"B\";\n"
    )
  }

  @Test(arguments: [
    "/* see doc on intentc: new texts */", "/* intentc: needs review See the guide. */",
    "/* xintentc: new */",
    "/* intentc: needs review, was \"a\" or \"b\" */", "/* intentc: newer */", "// intentc: new.",
  ])
  func `words that are not a mark at the end of a comment say nothing`(_ comment: String) throws {
    let table = "\(comment)\n\"title1\" = \"Order Soup\";\n\"descr1\" = \"B\";\n"
    #expect(try synced(table) == table)
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    #expect(try fixture.list().translation(.init(key: "title1"), in: "de")?.state == .translated)
  }

  @Test func `a translation whose mark was left is kept, exported, and marked for review`() throws {
    let table =
      "/* Title. intentc: new */\n\"title1\" = \"Suppe\";\n/* intentc: new */\n\"descr1\" = \"Orders a soup.\";\n"
    let list = try StringsFixture(["de.lproj/Soup.strings": table]).list()
    #expect(list.translation(.init(key: "descr1"), in: "de")?.isTranslated == false)
    #expect(
      StringsExport.text(of: list, in: "de").text.contains(
        "intentc: needs review */\n\"title1\" = \"Suppe\";"
      )
    )
    #expect(try synced(table) == table.replacing("Title. intentc: new", with: "Title. intentc: needs review"))
  }

  @Test(arguments: [
    "\"title1\" = \"A\"; \"size01\" = \"B\";", "\"title1\" = \"A\"; /* b */ \"size01\" = \"B\";",
    "\"a\" = \"\"; \"size01\" = \"B\"; \"title1\" = \"A\";", "\"title1\" = \"A\";\"size01\" = \"B\"; // last",
  ])
  func `the comment of a new entry stays with it in a table on one line`(_ table: String) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    #expect(try fixture.sync(keepStale: true) == ["de.lproj/Soup.strings"])
    let list = try fixture.list()
    for key in ["descr1", "dialog", "true01", "big001"] {
      #expect(list.translation(.init(key: key), in: "de")?.state == .new, "\(key)")
    }
    #expect(list.translation(.init(key: "title1"), in: "de")?.state == .translated)
    #expect(list.translation(.init(key: "size01"), in: "de")?.state == .translated)
    #expect(try fixture.sync(keepStale: true) == [])
  }

  @Test func `a mark in a table on one line belongs to its entry`() throws {
    let fixture = try fixture("\"descr1\" = \"B\"; \"title1\" = \"A\";\n", definition: Self.renamed)
    try fixture.sync(old: LocalisedFixture.soup)
    let list = try fixture.list()
    #expect(list.translation(.init(key: "title1"), in: "de")?.state == .needsReview)
    #expect(list.translation(.init(key: "descr1"), in: "de")?.state == .translated)
  }

  @Test func `a quote in a former text does not end the mark`() throws {
    let before = LocalisedFixture.soup.replacing("Order Soup", with: "Order \"hot\" Soup")
    let table = try synced("/* T */\n\"title1\" = \"A\";\n\"descr1\" = \"B\";\n", old: before)
    #expect(table.hasPrefix("/* T intentc: needs review, was \"Order 'hot' Soup\" */\n\"title1\" = \"A\";\n"))
  }

  @Test func `a former text that looks like a mark is not one`() throws {
    let table = "/* intentc: needs review, was \"intentc: new\" */\n\"title1\" = \"A\";\n"
    let fixture = try StringsFixture(["de.lproj/Soup.strings": table])
    #expect(try fixture.list().translation(.init(key: "title1"), in: "de")?.state == .needsReview)
  }
}
