import IntentDiagnostics

extension Rule {
  static let unknownOption = Rule("unknown-option", .error, "A key in intentc.json does not exist")
  static let wrongOption = Rule("wrong-option", .error, "An option in intentc.json has an invalid value")
  static let unknownRuleName = Rule("unknown-rule", .error, "intentc.json names a rule that does not exist")
  static let fixedSeverity = Rule(
    "fixed-severity",
    .error,
    "intentc.json lowers a rule that must stay an error"
  )
  package static let unknownRename = Rule(
    "unknown-rename",
    .error,
    "intentc.json renames something that no definition contains"
  )
  static let severalConfigurations = Rule(
    "several-configurations",
    .error,
    "There is more than one intentc.json next to the definitions"
  )
  package static let unusedConfiguration = Rule(
    "unused-configuration",
    .note,
    "An intentc.json in a parent folder of the definitions is not used"
  )
  static let unusedSuppression = Rule(
    "unused-suppression",
    .warning,
    "intentc.json turns off a rule that is no longer reported"
  )

  /// The rules that reading a project's configuration can report.
  package static let projectRules: [Rule] = [
    .unknownOption, .wrongOption, .unknownRuleName, .fixedSeverity, .unknownRename, .severalConfigurations,
    .unusedConfiguration, .unusedSuppression,
  ]
}
