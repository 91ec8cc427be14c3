import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct UnreadableTranslationTests {
  @Test(arguments: [
    ("de.lproj/Soup.strings", "title1 = \"Suppe\"", "a semicolon is missing after 'Suppe'"),
    (
      "de.lproj/Soup.stringsdict", "<plist><array/></plist>",
      "a table of texts must be a dictionary from keys to texts"
    ),
    ("mul.lproj/Soup.xcstrings", "[]", "a string catalogue must be an object with 'strings'"),
    ("Soup.xcstrings", "", "the file is empty; expected a JSON object"),
  ])
  func `a table that cannot be read is a warning with a place`(
    path: String,
    text: String,
    message: String
  ) async throws {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, [path: text])
    #expect(await fixture.lines(.unreadableTranslation) == ["\(path): \(message)"])
    // It is unknown which translations are missing in it.
    #expect(await fixture.lines(.missingTitleTranslation) == [])
    var call = CompilerCall(inputs: [fixture.folder("Base.lproj/Soup.intentdefinition")])
    call.options.checkTranslations()
    let result = call.run()
    #expect(!result.compilation.hasErrors)
    let found = result.diagnostics.first { $0.rule == .unreadableTranslation }
    #expect(found?.location?.range != nil)
    #expect(result.compilation.sources.contains { $0.path == found?.location?.file })
  }

  @Test func `only 500 languages are checked`() async throws {
    let languages = (0..<502).map { "\"l\($0)\": {\"stringUnit\": {\"value\": \"Suppe\"}}" }
    let text = "{\"strings\": {\"title1\": {\"localizations\": {\(languages.joined(separator: ","))}}}}"
    let fixture = try LocalisedFixture(LocalisedFixture.soup, ["Soup.xcstrings": text])
    #expect(
      await fixture.lines(.unreadableTranslation) == [
        "Soup.xcstrings: there are more than 500 languages; 'l500' and others are ignored"
      ]
    )
  }
}
