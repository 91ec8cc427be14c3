import IntentDiagnostics

extension Rule {
  package static let noAppIntentsCounterpart = Rule(
    "no-app-intents-counterpart",
    .warning,
    "App Intents cannot express what the definition says"
  )

  package static let noAppIntentsText = Rule(
    "no-app-intents-text",
    .lint,
    "App Intents cannot use a text of the definition"
  )

  static let undecidedMigration = Rule(
    "undecided-migration",
    .note,
    "Nobody has decided whether an App Intent takes over saved shortcuts"
  )

  static let hiddenDependency = Rule(
    "hidden-dependency",
    .warning,
    "A parameter depends on one that can be hidden while it shows"
  )

  static let providerSeesDefaults = Rule(
    "provider-sees-defaults",
    .note,
    "The provider of an App Intent sees defaults instead of what people choose"
  )

  package static let appIntentsRules: [Rule] = [
    .noAppIntentsCounterpart, .noAppIntentsText, .hiddenDependency, .providerSeesDefaults,
    .undecidedMigration,
  ]
}
