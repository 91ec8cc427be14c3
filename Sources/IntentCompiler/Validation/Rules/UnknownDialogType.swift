extension Rule {
  static let unknownDialogType = Rule(
    "unknown-dialog-type",
    .warning,
    "A dialog has a type that does not exist",
    help: RuleHelp(
      meaning: """
        Each dialog of a parameter says when Siri speaks it: 'Primary', 'Configuration', 'Confirmation', \
        'DisambiguationIntroduction', 'DisambiguationSelection', 'Concise' or 'NoOptions'. This one has \
        another type, or none.
        """,
      consequence: "The dialog is never spoken or shown.",
      remedy: "Give it one of the types.",
      example: """
        <key>INIntentParameterName</key>
        <string>city</string>
        <key>INIntentParameterPromptDialogs</key>
        <array>
          <dict>
            <key>INIntentParameterPromptDialogType</key>
            <string>Primery</string>
          </dict>
        </array>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Validator {
  private static let dialogTypes = [
    "Primary", "Configuration", "Confirmation", "DisambiguationIntroduction", "DisambiguationSelection",
    "Concise", "NoOptions",
  ]

  mutating func checkDialogs(_ parameter: ParameterContext) {
    for dialog in parameter.parameter.promptDialogs {
      guard let type = dialog.type, !Self.dialogTypes.contains(type.value) else { continue }
      reportUnknown(
        .unknownDialogType,
        "there is no dialog type '\(type.value)'",
        type,
        among: Self.dialogTypes,
        in: parameter.site,
        key: "INIntentParameterPromptDialogs",
        otherwise: "; it is one of \(Self.dialogTypes.joined(separator: ", "))"
      )
    }
  }
}
