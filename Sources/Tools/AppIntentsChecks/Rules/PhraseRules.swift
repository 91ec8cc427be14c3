import AppFacts
import AppProjects
import IntentComparison
import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let phraseWithoutAppName = Rule(
    "phrase-without-app-name",
    .warning,
    "A phrase for Siri does not contain the name of the app"
  )
  static let unsupportedPhraseParameter = Rule(
    "unsupported-phrase-parameter",
    .warning,
    "A phrase for Siri contains a parameter that Apple's build does not allow"
  )
}

/// Checks the demands of Apple's build on the phrases of App Shortcuts.
enum PhraseRules {
  static let phrases = [
    Check(.phraseWithoutAppName, phraseWithoutAppName),
    Check(.unsupportedPhraseParameter, unsupportedPhraseParameter),
  ]

  private static func phraseWithoutAppName(_ phrase: AppPhrase, _ findings: inout Findings) {
    guard phrase.isKnown, !phrase.text.contains(AppPhrase.appName), let location = phrase.location else {
      return
    }
    findings.report(
      .phraseWithoutAppName,
      "the phrase '\(phrase.text.shortened)' does not contain the app's name, and Apple's build stops at such a phrase; "
        + "add '\\(.applicationName)'",
      at: location
    )
  }

  private static func unsupportedPhraseParameter(_ phrase: AppPhrase, _ findings: inout Findings) {
    guard let location = phrase.location else { return }
    if phrase.parameters.count > 1 {
      findings.report(
        .unsupportedPhraseParameter,
        "the phrase '\(phrase.text.shortened)' contains \(phrase.parameters.count) parameters, but Apple's build only allows "
          + "one; leave the others out, and let Siri ask for them",
        at: location
      )
    }
    for parameter in phrase.parameters {
      guard let type = parameter.type, DeclaredTypes.isPlain(type) else { continue }
      findings.report(
        .unsupportedPhraseParameter,
        "the phrase '\(phrase.text.shortened)' contains '\(parameter.name)' of the type '\(type.name)', but Apple's build only allows "
          + "entities and enums in phrases; leave it out, and let Siri ask for it",
        at: location
      )
    }
  }
}
