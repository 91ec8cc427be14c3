import IntentDiagnostics

extension Rule {
  static let unknownOption = Rule("unknown-option", .error, "A key in intentc.json does not exist")
  static let wrongOption = Rule(
    "wrong-option",
    .error,
    "A value in intentc.json is not one that its key can have"
  )
  static let unknownRuleName = Rule("unknown-rule", .error, "intentc.json names a rule that does not exist")
  static let fixedSeverity = Rule(
    "fixed-severity",
    .error,
    "intentc.json lowers a rule without which no code can be generated"
  )
  package static let unknownRename = Rule(
    "unknown-rename",
    .error,
    "intentc.json renames something that no definition has"
  )
  static let severalConfigurations = Rule(
    "several-configurations",
    .error,
    "More than one intentc.json stands beside the definitions"
  )
  package static let unusedConfiguration = Rule(
    "unused-configuration",
    .note,
    "An intentc.json in a folder above the definitions is not used"
  )
  static let unusedSuppression = Rule(
    "unused-suppression",
    .warning,
    "intentc.json switches off a rule that is not reported any more"
  )

  /// The rules that reading a project's configuration can report.
  package static let projectRules: [Rule] = [
    .unknownOption, .wrongOption, .unknownRuleName, .fixedSeverity, .unknownRename, .severalConfigurations,
    .unusedConfiguration, .unusedSuppression,
  ]
}
