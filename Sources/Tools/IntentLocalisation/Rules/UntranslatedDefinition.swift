import IntentCompiler
import IntentDefinition
import IntentDiagnostics

extension Rule {
  static let untranslatedDefinition = Rule(
    "untranslated-definition",
    .warning,
    "A language has no table with the definition's texts"
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
        "no table has the texts of '\(name)' in \(languages); add them, because the App Store requires them",
        at: SourceLocation(file: localised.definition.path)
      )
    ]
  }
}
