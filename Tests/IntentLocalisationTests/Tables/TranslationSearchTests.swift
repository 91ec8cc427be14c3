import IntentSchema
import TestSupport
import Testing

@testable import IntentDiagnostics
@testable import IntentLocalisation

struct TranslationSearchTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for language in ["de", "pt-BR", "zh_Hans", "en"] {
      try folder.write("\"k\" = \"\(language)\";", to: "\(language).lproj/X.strings")
    }
    try folder.write(to: "fr.lproj/Y.strings")
  }

  private func text(_ locale: String, _ path: String = "Base.lproj/X.intentdefinition") -> String {
    TranslationSearch.translation(locale, path: folder(path), name: "X").0
      .text(LocalizedText("base", key: "k"))
  }

  @Test(arguments: [
    ("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_AT", "de"), ("pt-BR", "pt-BR"), ("pt_br", "pt-BR"),
    ("pt", "base"), ("zh-Hans-CN", "zh_Hans"), ("fr", "base"), ("../x", "base"), ("", "base"),
  ])
  func `the nearest table is taken`(locale: String, expected: String) {
    #expect(text(locale) == expected)
    #expect(text(locale, "X.intentdefinition") == expected)
  }

  @Test func `a missing table is noted with those that are there`() {
    let (_, diagnostics) = TranslationSearch.translation(
      "fr",
      path: folder("Base.lproj/X.intentdefinition"),
      name: "X"
    )
    expectReports(
      diagnostics,
      [
        "missing-strings-table: 'fr' is neither in 'fr.lproj/X.strings' nor in 'X.xcstrings' "
          + "next to this definition (there are de, en, pt-BR, zh_Hans); showing its own texts"
      ]
    )
  }

  @Test func `a text without a key stays`() {
    let (translation, _) = TranslationSearch.translation("de", path: folder("X.intentdefinition"), name: "X")
    #expect(translation.text(LocalizedText("base")) == "base")
    #expect(translation.text(LocalizedText("base", key: "other")) == "base")
  }

  @Test func `an unreadable table is the same warning as in validate`() throws {
    try folder.write("\"k\" = \"v\"", to: "it.lproj/X.strings")
    let (_, diagnostics) = TranslationSearch.translation("it", path: folder("X.intentdefinition"), name: "X")
    #expect(diagnostics.map { "\($0.severity) \($0.rule.name)" } == ["warning unreadable-translation"])
  }

  @Test func `a catalog is read like tables, and the tables of its languages count more`() throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "k": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "no"}},
          "sv": {"stringUnit": {"state": "translated", "value": "sv"}}, "it": {"stringUnit": {"state": "new", "value": "x"}}}},
        "n": {"localizations": {"sv": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}},
          "other": {"stringUnit": {"value": "n"}}}}}}}
      }}
      """,
      to: "X.xcstrings"
    )
    #expect(text("de") == "de")
    #expect(text("sv-SE") == "sv")
    #expect(text("it") == "base")
    let (translation, problems) = TranslationSearch.translation(
      "sv",
      path: folder("X.intentdefinition"),
      name: "X"
    )
    #expect(translation.text(LocalizedText("base", key: "n")) == "n")
    #expect(problems.isEmpty)
    #expect(translation.sources.map { folder.short($0.path) } == ["X.xcstrings"])
  }
}
