extension Rule {
  package static let unknownDialogType = Rule(
    "unknown-dialog-type",
    .warning,
    "The type of a dialog does not exist"
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
        "unknown dialog type '\(type.value)'",
        type,
        among: Self.dialogTypes,
        in: parameter.site,
        key: "INIntentParameterPromptDialogs",
        otherwise: "; use one of \(Self.dialogTypes.joined(separator: ", "))"
      )
    }
  }
}
