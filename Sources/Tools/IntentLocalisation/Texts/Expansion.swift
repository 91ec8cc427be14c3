import IntentCompiler
import IntentDefinition

/// A text for one value of a parameter: its key joins the ID of a dialog and the ID of the value's name.
enum Expansion {
  /// The text of an expansion before it is translated: the format with the names of the values.
  ///
  /// - Returns: The text, and the number of placeholders that are replaced.
  static func text(ofKey key: String, _ format: DefinitionText) -> (text: String, replaced: Int) {
    let id = format.text.id?.value ?? ""
    var text = format.text.text?.value ?? ""
    var replaced = 0
    for value in key.dropFirst(id.count).split(separator: "-") {
      replaced += 1
      guard let (parameter, name) = find(String(value), for: format) else { continue }
      text = text.replacing("${\(parameter)}", with: name)
    }
    return (text, replaced)
  }

  /// The parameter that has a value whose name has an ID, and the name.
  private static func find(_ id: String, for format: DefinitionText) -> (parameter: String, name: String)? {
    let definition = format.site.definition
    guard definition.intents.indices.contains(format.site.intent) else { return nil }
    let intent = definition.intents[format.site.intent]
    for field in intent.parameters.map(\.field) + (intent.response?.parameters.map(\.field) ?? []) {
      let choices = definition.enums.first { $0.name?.value == field.enumType?.value }
      var names = field.enumType == nil ? [] : choices?.cases.map(\.displayName) ?? []
      names += [field.metadata?.trueDisplayName, field.metadata?.falseDisplayName].compactMap { $0 }
      if let name = names.first(where: { $0.id?.value == id })?.text?.value, let parameter = field.name?.value
      {
        return (parameter, name)
      }
    }
    return nil
  }
}
