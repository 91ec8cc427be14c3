import AppFacts
import AppProjects
import IntentCompiler
import IntentDiagnostics

/// Checks the App Intents of an app in Swift, with the tables and the project around them.
package enum AppIntentsCheck {
  package static func check(_ swift: SwiftCode, tables: [String], _ project: AppProject?) -> FurtherFindings {
    let code = AppIntentsCode(swift)
    let app = AppIntentsApp(code, project, tables: tables)
    var findings = Findings(lints: [])
    for intent in app.intents {
      for check in intents { check.run((intent, app), &findings) }
    }
    for provider in app.providers {
      for check in providers { check.run((provider, app), &findings) }
    }
    for check in apps { check.run(app, &findings) }
    let reported = Set(findings.diagnostics.compactMap(\.location?.file))
    let sources = code.sources.filter { reported.contains($0.path) } + app.tables.sources(of: reported)
    return FurtherFindings(code.problems + findings.diagnostics, sources)
  }

  static let intents = IntentTextRules.intents + IntentTypeRules.intents
  static let providers = PhraseRules.providers + PhraseTranslationRules.providers + ShortcutRules.providers
  static let apps = PhraseTranslationRules.apps + ShortcutRules.apps + IntentTypeRules.apps
}

extension Rule {
  package static let uncheckedAppIntents = Rule(
    "unchecked-app-intents",
    .warning,
    "The App Intents in Swift were not checked, because intentc-swift is missing"
  )

  /// Without the rules that definitions have, too.
  package static let appIntentsCheckRules =
    ([uncheckedAppIntents] + AppIntentsCheck.intents.flatMap(\.rules)
    + AppIntentsCheck.providers.flatMap(\.rules) + AppIntentsCheck.apps.flatMap(\.rules))
    .filter { !validationRules.contains($0) }
}
