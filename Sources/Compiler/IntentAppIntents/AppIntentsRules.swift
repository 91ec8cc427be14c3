import IntentDiagnostics

extension Rule {
  static let noAppIntentsCounterpart = Rule(
    "no-app-intents-counterpart",
    .warning,
    "App Intents cannot express what the definition says"
  )

  static let noAppIntentsText = Rule(
    "no-app-intents-text",
    .lint,
    "App Intents cannot use a text of the definition"
  )

  /// The rules that generating App Intents can report.
  package static let appIntentsRules: [Rule] = [.noAppIntentsCounterpart, .noAppIntentsText]
}
