import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownDialogType = Rule(
    "unknown-dialog-type",
    .note,
    "The type of a dialog is not known here"
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
        otherwise: "; the known types are \(Self.dialogTypes.joined(separator: ", "))"
      )
    }
  }
}
