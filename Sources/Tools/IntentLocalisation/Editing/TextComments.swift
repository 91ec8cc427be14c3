import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Tells translators where people see a text, and what its placeholders mean.
enum TextComment {
  /// Between the parts of a place. A comment with it is ours.
  static let separator = " › "

  static func words(for text: DefinitionText, _ labels: FieldLabels) -> String {
    let path = (text.site.path().ways + [text.label]).filter { !$0.isEmpty }.joined(separator: separator)
    let place = "\(path). \(placed(text))."
    var seen: Set<String> = []
    let names = Placeholders.names(in: text.text.text?.value ?? "").filter { seen.insert($0).inserted }
    guard !names.isEmpty else { return place }
    let list = names.map { "${\($0)} is \(meaning(of: $0, for: text, labels))" }.joined(separator: "; ")
    let spellings = names.map { "${\($0)}" }.listed
    return "\(place) \(list). Keep \(spellings) as \(names.count == 1 ? "it is" : "they are")."
  }

  private static func placed(_ text: DefinitionText) -> String {
    let definition = text.site.definition
    switch text.site.element {
    case .intent(let index):
      let intent = definition.intents[index]
      let name = "the intent '\(intent.name?.value ?? "?")'"
      let isForWidgets = intent.isEligibleForWidgets?.value == true
      switch text.label {
      case "title": return "Title of \(name): its name in \(isForWidgets ? "widgets and " : "")Shortcuts"
      case "description":
        return "Description of \(name): what it does, in \(isForWidgets ? "widgets and " : "")Shortcuts"
      case "pronunciation hint": return "How Siri speaks the phrase of \(name), spelled as it sounds"
      default:
        let detail = text.detail.map { " \($0.words)" } ?? ""
        return
          "\(text.label == "summary" ? "Summary" : "Subtitle") of \(name)\(detail): the sentence of the action in Shortcuts"
      }
    case .parameter(let index, let number):
      let intent = definition.intents[index]
      let name = "'\(intent.parameters[number].field.name?.value ?? "?")' of '\(intent.name?.value ?? "?")'"
      switch text.label {
      case "dialog": return "What Siri says about the setting \(name)\(detail(text))"
      case "reason": return "What Siri says if it cannot use a value for the setting \(name)\(detail(text))"
      default: return field(text, "the setting \(name)")
      }
    case .responseCode(let index, _):
      let name = "the intent '\(definition.intents[index].name?.value ?? "?")'"
      return
        "\(text.label == "response" ? "What Siri says" : "What Siri says, in short,") after \(name)\(detail(text))"
    case .responseParameter(let index, let number):
      let intent = definition.intents[index]
      let name = intent.response?.parameters[number].field.name?.value ?? "?"
      return field(text, "the result '\(name)' of '\(intent.name?.value ?? "?")'")
    case .enumeration(let index):
      return "Name of the list of choices '\(definition.enums[index].name?.value ?? "?")'"
    case .enumCase(let index, let number):
      let choices = definition.enums[index]
      let name = "the choice '\(choices.cases[number].name?.value ?? "?")' of '\(choices.name?.value ?? "?")'"
      switch text.label {
      case "synonym": return "Another word for \(name), which Siri understands"
      case "pronunciation hint": return "How Siri speaks the name of \(name), spelled as it sounds"
      case "pronunciation hint of a synonym":
        return "How Siri speaks another word for \(name), spelled as it sounds"
      default: return "Name of \(name) in the list"
      }
    case .type(let index):
      return "Name of the type '\(definition.types[index].name?.value ?? "?")'"
    case .property(let index, let number):
      let type = definition.types[index]
      let name = type.properties[number].field.name?.value ?? "?"
      return field(text, "the property '\(name)' of '\(type.name?.value ?? "?")'")
    case .definition, .dialog, .reason, .combination, .managedCombination, .response:
      return "A text of '\(definition.name)'"
    }
  }

  private static func detail(_ text: DefinitionText) -> String {
    switch text.detail {
    case .dialog(let type?): " (\(type.value))"
    case .code(let code?): " (\(code.value))"
    default: ""
    }
  }

  private static func field(_ text: DefinitionText, _ name: String) -> String {
    switch text.label {
    case "display name": "Label of \(name)"
    case "name of true": "Choice for \(name) that means yes"
    case "name of false": "Choice for \(name) that means no"
    case "placeholder": "Shown in the empty field of \(name)"
    case "template": "Format of the date of \(name)"
    case "default": "Text that \(name) has at first"
    default: "Text of \(name)"
    }
  }

  private static func meaning(of name: String, for text: DefinitionText, _ labels: FieldLabels) -> String {
    if name == "count" { return "a number" }
    guard let intent = text.site.element.intent else { return "a value" }
    let first = name.split(separator: ".").first.map(String.init) ?? name
    let display = labels[first, in: intent] ?? ""
    return display.isBlank ? "a value" : "the value of '\(display)'"
  }
}

/// The labels of an intent's parameters and response parameters, which placeholders name.
struct FieldLabels: Sendable {
  /// The labels of fields, by the index of an intent, and by the field's name.
  private let labels: [[String: String]]

  init(_ definition: Definition) {
    labels = definition.intents.map { intent in
      let fields = intent.parameters.map(\.field) + (intent.response?.parameters.map(\.field) ?? [])
      let known = fields.compactMap { field in
        field.name.map { ($0.value, field.displayName.text?.value ?? "") }
      }
      return Dictionary(known) { first, _ in first }
    }
  }

  subscript(name: String, in intent: Int) -> String? {
    labels.indices.contains(intent) ? labels[intent][name] : nil
  }
}
