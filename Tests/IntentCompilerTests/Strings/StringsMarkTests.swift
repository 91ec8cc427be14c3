import Testing

@testable import IntentStrings

/// Comments and review marks of `.strings` tables stay with their entries.
struct StringsMarkTests {
  private static let renamed = LocalisedFixture.soup.replacing("Order Soup", with: "Buy Soup")
  /// Every text of the definition, so that `sync` adds nothing.
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
    try fixture.bring("key,de\ndescr1,C\n", as: "x.csv")
    #expect(try fixture.list().translation(.init(key: "descr1"), in: "de")?.text.value == "C")
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings").hasPrefix("\"title1\" = \"A\"; ")
    )
  }

  @Test(arguments: [
    ("/* Title. intentc: needs review, was \"x\" See the guide. */", "/* Title. See the guide. */"),
    ("/* intentc: needs review See the guide. */", "/* See the guide. */"),
    ("// Title. intentc: needs review", "// Title."),
    ("/* Title\n   intentc: needs review, was \"x\"\n   more */", "/* Title\n   more */"),
    ("/* intentc: needs review, was \"x\" */", nil),
  ])
  func `when a mark goes, the rest of the comment stays`(_ comment: String, _ rest: String?) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": "\(comment)\n\"title1\" = \"A\";\n"])
    try fixture.bring("key,de\ntitle1,B\n", as: "x.csv")
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings")
        == (rest.map { $0 + "\n" } ?? "") + "\"title1\" = \"B\";\n"
    )
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
