import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct TranslatedPlaceholderTests {
  private func lines(_ dialog: String) async throws -> [String] {
    let fixture = try LocalisedFixture(
      LocalisedFixture.soup,
      ["de.lproj/Soup.strings": "\"dialog\" = \"\(dialog)\"; \"dialog-big001\" = \"${gros}\";"]
    )
    return await fixture.lines(.translatedPlaceholder).filter { !$0.hasPrefix(" ") && !$0.contains("gros") }
  }

  @Test func `a placeholder that was translated is a warning`() async throws {
    #expect(
      try await lines("Eine Suppe, ${größe}?") == [
        "de.lproj/Soup.strings: '${größe}' is not a placeholder of 'A ${size} soup?'; use the placeholders of"
          + " that text"
      ]
    )
    #expect(
      try await lines("Eine Suppe, ${sizes} ${size}?").first?.hasSuffix("did you mean '${size}'?") == true
    )
  }

  @Test(arguments: [
    "Eine Suppe, ${size}?", "Eine Suppe?", "Für 5 $?", "${size", "$size {size}", "${size} ${size}",
  ])
  func `others are left alone`(dialog: String) async throws {
    #expect(try await lines(dialog) == [])
  }

  @Test(arguments: [
    ("Eine Suppe, ${sizes}?", "${sizes}"), ("Größe ${Größe}", "${Größe}"),
    // If something is escaped, the whole text is marked.
    (#"Die \"Suppe\", ${sizes}?"#, #"Die \"Suppe\", ${sizes}?"#),
  ])
  func `the place is that of the placeholder`(dialog: String, place: String) async throws {
    for path in ["de.lproj/Soup.strings", "Soup.xcstrings"] {
      let text =
        path.hasSuffix(".strings")
        ? "\"dialog\" = \"\(dialog)\";"
        : #"{"strings": {"dialog": {"localizations": {"de": {"stringUnit": {"value": "\#(dialog)"}}}}}}"#
      let fixture = try LocalisedFixture(LocalisedFixture.soup, [path: text])
      var call = CompilerCall(inputs: [fixture.folder("Base.lproj/Soup.intentdefinition")])
      call.options.checkTranslations()
      let found = call.run().diagnostics.first { $0.rule == .translatedPlaceholder }
      let range = try #require(found?.location?.range)
      #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == place)
    }
  }
}
