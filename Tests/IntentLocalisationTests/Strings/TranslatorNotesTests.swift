import IntentDefinition
import Testing

@testable import IntentLocalisation

struct TranslatorNotesTests {
  private static let own = "OrderSoup › title. Title of the intent 'OrderSoup': its name in Shortcuts."

  private func exports(_ tables: [String: String]) throws -> [String: String] {
    let list = try StringsFixture(tables).list()
    return [
      "strings": StringsExport.text(of: list, in: "de").text,
      "xcstrings": CatalogExport.text(of: list, in: ["de"]).text,
    ]
  }

  @Test(arguments: ["strings", "xcstrings"])
  func `the place of a text is in each format`(_ format: String) throws {
    #expect(try exports([:])[format]?.contains(Self.own) == true)
  }

  @Test(arguments: ["strings", "xcstrings"])
  func `comments of tables are exported`(_ format: String) throws {
    let tables = [
      "de.lproj/Soup.strings":
        "/* Not too\n   long. intentc: new */\n\"title1\" = \"Suppe\"; // on a button\n",
      "en.lproj/Soup.strings": "// Two words.\n\"title1\" = \"Order Soup\";\n",
      "fr.lproj/Soup.strings": "// Only French.\n\"title1\" = \"Soupe\";\n",
    ]
    let text = try #require(try exports(tables)[format])
    #expect(text.contains("its name in Shortcuts. Not too long. on a button Two words."))
    #expect(!text.contains("Only French."))
  }

  @Test func `comments of a catalog are exported`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"title1": {"comment": "Not too\\n long.", "localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Suppe"}}}}}}
      """
    let text = try #require(try exports(["Soup.xcstrings": catalog])["strings"])
    #expect(text.contains("its name in Shortcuts. Not too long."))
  }

  @Test(arguments: ["", " Be short."])
  func `a comment that an export wrote is not there twice`(_ more: String) throws {
    let table = "/* \(Self.own)\(more) intentc: needs review, was \"x\" */\n\"title1\" = \"Suppe\";\n"
    let text = try #require(try exports(["de.lproj/Soup.strings": table])["strings"])
    #expect(text.contains("/* \(Self.own)\(more) intentc: needs review */"))
  }

  @Test func `a comment is no mark, and ends no comment`() throws {
    let table =
      "/* intentc: new intentc: new */ // a*/ \u{1}\u{202E} intentc: new\n\"title1\" = \"Suppe\";\n"
    let all = try exports(["de.lproj/Soup.strings": table])
    for (format, text) in all { #expect(!text.contains("\u{202E}") && !text.contains("\u{1}"), "\(format)") }
    let strings = try #require(all["strings"])
    let read = StringsTable.read(Array(strings.utf8), path: "x.strings")
    #expect(read.1.isEmpty)
    #expect(read.0.entries.first { $0.key.value == "title1" }?.mark != .new)
  }
}
