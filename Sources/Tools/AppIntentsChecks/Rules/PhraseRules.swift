import AppFacts
import AppProjects
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
  static let providers: [Check<AppIntentsApp.ProviderInApp>] = [
    Check(.phraseWithoutAppName) { phraseWithoutAppName($0.provider, &$1) },
    Check(.unsupportedPhraseParameter) { unsupportedPhraseParameter($0.provider, $0.app, &$1) },
  ]

  private static func phraseWithoutAppName(
    _ provider: AppIntentsApp.ShortcutsProvider,
    _ findings: inout Findings
  ) {
    for phrase in provider.phrases where phrase.isKnown && !phrase.text.contains(AppPhrase.appName) {
      guard let location = phrase.location else { continue }
      findings.report(
        .phraseWithoutAppName,
        "the phrase '\(phrase.text.shortened)' does not contain the app's name, and Apple's build stops at "
          + "such a phrase; add '\\(.applicationName)'",
        at: location
      )
    }
  }

  /// Reports several parameters in a phrase, and each of a plain type such as `Int`. A parameter or type that
  /// isn't found may be an entity, so nothing is said about it.
  private static func unsupportedPhraseParameter(
    _ provider: AppIntentsApp.ShortcutsProvider,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    for shortcut in provider.shortcuts ?? [] {
      let intent = app.types.type(TypeName(shortcut.intent), seenFrom: provider.type.code)
      for phrase in shortcut.phrases {
        guard let location = phrase.location else { continue }
        if phrase.parameters.count > 1 {
          findings.report(
            .unsupportedPhraseParameter,
            "the phrase '\(phrase.text.shortened)' contains \(phrase.parameters.count) parameters, but "
              + "Apple's build only allows one; leave the others out, and let Siri ask for them",
            at: location
          )
        }
        for name in phrase.parameters {
          let parameter = intent?.properties.first { $0.name == name && $0.parameter != nil }
          guard let type = (parameter?.type).map(app.types.resolved), DeclaredTypes.isPlain(type) else {
            continue
          }
          findings.report(
            .unsupportedPhraseParameter,
            "the phrase '\(phrase.text.shortened)' contains '\(name)' of the type '\(type.name)', but "
              + "Apple's build only allows entities and enums in phrases; leave it out, and let Siri ask for "
              + "it",
            at: location
          )
        }
      }
    }
  }
}
