import Testing

@testable import IntentLocalisation

struct StringsOwnerTests {
  private func removed(_ text: String, _ keys: Set<String>) throws -> String {
    var table = Table(TableContents(path: "T.strings", bytes: Array(text.utf8)), language: "de")
    table.remove(keys)
    return String(decoding: try #require(table.change().0).bytes, as: UTF8.self)
  }

  private static let group =
    "/* Sizes */\n\"a\" = \"A\";\n\"b\" = \"B\"; // b\n\"c\" = \"C\";\n\n/* d */\n\"d\" = \"D\";\n"

  @Test(
    arguments: [
      (["a"], "/* Sizes */\n\"b\" = \"B\"; // b\n\"c\" = \"C\";\n\n/* d */\n\"d\" = \"D\";\n"),
      (["b"], "/* Sizes */\n\"a\" = \"A\";\n\"c\" = \"C\";\n\n/* d */\n\"d\" = \"D\";\n"),
      (["a", "b"], "/* Sizes */\n\"c\" = \"C\";\n\n/* d */\n\"d\" = \"D\";\n"),
      (["a", "b", "c"], "/* d */\n\"d\" = \"D\";\n"),
    ] as [(Set<String>, String)]
  )
  func `the comment of a group stays with the rest of the group`(_ keys: Set<String>, _ after: String) throws
  {
    #expect(try removed(Self.group, keys) == after)
    let before = "\"z\" = \"Z\";\n\n"
    #expect(try removed(before + Self.group, keys) == before + after)
  }

  @Test func `a comment that intentc wrote belongs to one entry`() throws {
    let rest = "\"b\" = \"B\";\n\"c\" = \"C\";\n"
    #expect(try removed("/* OrderSoup › title */\n\"a\" = \"A\";\n\(rest)", ["a"]) == rest)
  }

  @Test func `a comment in several lines is one`() throws {
    let rest = "\n// c\n\"c\" = \"C\";\n"
    #expect(
      try removed("\"b\" = \"B\";\n// one\n// two\n\"a\" = \"A\";\n\(rest)", ["a"])
        == "\"b\" = \"B\";\n\(rest)"
    )
    #expect(try removed("/* one */ /* two */\n\"a\" = \"A\";\n\(rest)", ["a"]) == "// c\n\"c\" = \"C\";\n")
  }

  @Test func `a comment above the comment of an entry stays`() throws {
    let rest = "\n/* c */\n\"c\" = \"C\";\n"
    #expect(
      try removed("/* File */\n/* a */\n\"a\" = \"A\";\n\(rest)", ["a"])
        == "/* File */\n/* c */\n\"c\" = \"C\";\n"
    )
    #expect(
      try removed("\"b\" = \"B\";\n/* Part */\n\n/* a */\n\"a\" = \"A\";\n\(rest)", ["a"]).contains(
        "/* Part */"
      )
    )
  }

  @Test func `a comment of the next entry stays with it`() throws {
    let next = "/* c */\n\"c\" = \"C\";\n"
    #expect(try removed("\"b\" = \"B\";\n\"a\" = \"A\";\n\(next)", ["a"]) == "\"b\" = \"B\";\n\(next)")
    #expect(
      try removed("\"b\" = \"B\"; \"a\" = \"A\"; /* c\n */ \"c\" = \"C\";\n", ["a"])
        == "\"b\" = \"B\"; /* c\n */ \"c\" = \"C\";\n"
    )
  }
}
