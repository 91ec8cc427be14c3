import IntentSchema

/// Parses an identifier, or `Museum <museum-1>`: a name and the identifier.
enum ObjectText {
  static func object(from text: String) -> ObjectValue? {
    guard !text.isEmpty else { return nil }
    let plain = ObjectValue(identifier: text, displayString: text)
    guard text.hasSuffix(">"), let start = text.lastIndex(of: "<") else { return plain }
    let identifier = String(text[start...].dropFirst().dropLast().trimming(while: \.isWhitespace))
    let name = String(text[..<start].trimming(while: \.isWhitespace))
    if identifier.isEmpty { return plain }
    return ObjectValue(identifier: identifier, displayString: name.isEmpty ? identifier : name)
  }

  static func text(of object: ObjectValue) -> String {
    object.displayString == object.identifier
      ? object.identifier : "\(object.displayString) <\(object.identifier)>"
  }
}
