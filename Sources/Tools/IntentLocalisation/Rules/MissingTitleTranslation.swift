import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let missingTitleTranslation = Rule(
    "missing-title-translation",
    .warning,
    "The title or description of an intent is not translated"
  )
}

enum MissingTitleTranslation {
  static func check(_ localised: LocalisedDefinition) -> [Diagnostic] {
    MissingTranslation.report(.missingTitleTranslation, localised) { $0.role == .store }
  }
}
