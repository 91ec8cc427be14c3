extension Rule {
  static let untranslatedDefinition = Rule(
    "untranslated-definition",
    .warning,
    "There is a folder for a language, but no table with a definition's texts in it",
    help: RuleHelp(
      meaning: """
        Beside the definition stands an '.lproj' folder with other texts in that language, or the language was named \
        with '--locales', but no '.strings', '.stringsdict' or '.xcstrings' has the definition's name and that \
        language, or it holds nothing. The language that the definition itself is written in needs no table.
        """,
      consequence: """
        People who use the app in this language find the intent in another. The App Store sends warning ITMS-90626: \
        a custom intent has no localised title and description.
        """,
      remedy: """
        Tick the language for the definition in Xcode's file inspector, or export the texts and put the table beside \
        the others. Where the app's folder only happens to stand here, name the languages with '--locales'.
        """,
      example:
        "de.lproj/Localizable.strings beside Base.lproj/Soup.intentdefinition, and no de.lproj/Soup.strings"
    )
  )
}

enum UntranslatedDefinition {
  static func check(_ localised: LocalisedDefinition) -> [Diagnostic] {
    guard !localised.missingLanguages.isEmpty, localised.texts.contains(where: { $0.role == .store }) else {
      return []
    }
    let languages = localised.missingLanguages.listed
    let name = localised.definition.name
    return [
      Diagnostic(
        .untranslatedDefinition,
        "no table has the texts of '\(name)' in \(languages); add them, or the App Store will ask for them",
        at: SourceLocation(file: localised.definition.path)
      )
    ]
  }
}

extension [String] {
  /// Names in the words of a message: `de, fr and ja`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    if count > 20 { return prefix(19).joined(separator: ", ") + " and \(count - 19) more" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
