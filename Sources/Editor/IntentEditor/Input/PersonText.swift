import IntentSchema

/// Parses people: `Ann Example <ann@example.org>`; the telephone number or e-mail address in angle brackets is
/// optional.
enum PersonText {
  static func person(from text: String) -> PersonValue? {
    let (name, handle) = AngleText.parts(of: text)
    return name.isEmpty ? nil : PersonValue(name, handle: handle)
  }

  static func text(of person: PersonValue) -> String {
    person.handle.map { "\(person.displayName) <\($0)>" } ?? person.displayName
  }
}

/// Parses objects: an identifier, or `Name <identifier>`.
enum ObjectText {
  static func object(from text: String) -> ObjectValue? {
    let (name, identifier) = AngleText.parts(of: text)
    if let identifier {
      return ObjectValue(identifier: identifier, displayString: name.isEmpty ? identifier : name)
    }
    return name.isEmpty ? nil : ObjectValue(identifier: name, displayString: name)
  }

  static func text(of object: ObjectValue) -> String {
    object.displayString == object.identifier
      ? object.identifier : "\(object.displayString) <\(object.identifier)>"
  }
}

/// A text and the part in angle brackets at its end.
private enum AngleText {
  static func parts(of text: String) -> (name: String, inside: String?) {
    guard text.hasSuffix(">"), let start = text.lastIndex(of: "<") else { return (text, nil) }
    let inside = text[start...].dropFirst().dropLast().trimming(while: \.isWhitespace)
    guard !inside.isEmpty else { return (text, nil) }
    return (String(text[..<start].trimming(while: \.isWhitespace)), String(inside))
  }
}
