import IntentDefinition
import IntentSchema

/// The dialogs of a definition that App Intents can show for a parameter.
package enum PromptDialogs {
  /// The dialog that asks for a value: `INIntentParameterPromptDialogType`.
  package static let request = "Primary"
  /// The dialog that asks which of several values to use.
  package static let disambiguation = "DisambiguationIntroduction"

  /// Whether a parameter takes a kind of dialog.
  static func takes(_ type: String, _ parameter: AppParameter) -> Bool {
    guard !takesSizes(parameter) else { return false }
    return switch type {
    case request: true
    case disambiguation:
      switch parameter.schema.type {
      case .enumeration, .object: true
      default: false
      }
    default: false
    }
  }

  /// Whether the sizes of an array are part of the parameter, which excludes dialogs.
  package static func takesSizes(_ parameter: AppParameter) -> Bool {
    guard parameter.schema.arraySizes?.maximumCounts.isEmpty == false else { return false }
    return switch parameter.schema.type {
    case .object, .person: true
    default: false
    }
  }

  /// Whether a text has a placeholder: `${count}`.
  static func hasPlaceholder(_ text: String) -> Bool {
    text.contains("${")
  }

  /// The text of a dialog that can be written as a constant; `nil` for none.
  package static func text(_ type: String, of parameter: AppParameter) -> LocalizedText? {
    guard takes(type, parameter) else { return nil }
    let dialog = parameter.dialogs.first { $0.type?.value == type }
    guard let text = dialog?.format.text?.value, !text.isEmpty, !hasPlaceholder(text) else { return nil }
    return LocalizedText(text, key: dialog?.format.id?.value)
  }
}
