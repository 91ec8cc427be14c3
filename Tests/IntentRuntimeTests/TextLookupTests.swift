import Foundation
import IntentChecking
import IntentRuntime
import Testing

struct TextLookupTests {
  @Test func `a bundle has the texts of the tables in it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("texts-\(UUID().uuidString).bundle")
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""tK1" = "Calendars shown";"#.utf8).write(to: english.appendingPathComponent("UpNext.strings"))
    let lookup = TextLookup(try #require(Bundle(url: folder)))
    #expect(lookup(LocalizedText("Calendars", key: "tK1", table: "UpNext")) == "Calendars shown")
    #expect(lookup(LocalizedText("Colour", key: "tK2", table: "UpNext")) == "Colour")
    #expect(lookup(LocalizedText("Calendars", key: "tK1", table: "Stocks")) == "Calendars")
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "A!"}},
        "de": {"stringUnit": {"state": "translated", "value": "Ä"}}, "fr": {"stringUnit": {"state": "new", "value": "no"}}}},
      "b": {"comment": "no texts"},
      "c": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}},
        "other": {"stringUnit": {"value": "n"}}}}}}}
    }}
    """

  @Test(arguments: [
    ("de", "a", "Ä"), ("de-AT", "a", "Ä"), ("de_AT", "c", "n"), ("fr", "a", "base"), ("en", "a", "A!"),
    ("de", "b", "base"), ("", "a", "base"),
  ])
  func `a string catalog has the texts of a language`(_ language: String, _ key: String, _ text: String)
    throws
  {
    let lookup = try TextLookup(catalog: Data(Self.catalog.utf8), table: "UpNext", language: language)
    #expect(lookup(LocalizedText("base", key: key, table: "UpNext")) == text)
    #expect(lookup(LocalizedText("base", key: key, table: "Other")) == "base")
  }

  @Test func `data that is not a catalog is an error`() {
    for text in ["", "[]", "{}", #"{"strings": []}"#] {
      #expect(throws: DecodingError.self) {
        try TextLookup(catalog: Data(text.utf8), table: "UpNext", language: "de")
      }
    }
  }

  @Test(arguments: [
    ("", ""), ("a ${x} b", "a 1 b"), ("${x}${x}", "11"), ("${no}.", "."), ("${x", "${x"),
    ("$x {x}", "$x {x}"),
    ("${x.y}", "1"), ("${}", ""),
  ])
  func `a placeholder is replaced by its value`(text: String, expected: String) {
    #expect(TextLookup.base(LocalizedText(text), ["x": .integer(1)]) == expected)
  }
}
