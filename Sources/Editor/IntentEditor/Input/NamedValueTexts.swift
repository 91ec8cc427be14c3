import IntentChecking
import IntentSchema

/// Parses `Ann Example <ann@example.org>`. The phone number or email address is optional.
enum PersonText {
  static func person(from text: String) -> PersonValue? {
    let (name, handle) = AngleText.parts(of: text)
    return name.isEmpty ? nil : PersonValue(name, handle: handle)
  }

  static func text(of person: PersonValue) -> String {
    person.handle.map { "\(person.displayName) <\($0)>" } ?? person.displayName
  }
}

/// Parses an identifier, or `Name <identifier>`.
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

/// Splits a text such as `Museum <museum-1>` into the name and what the angle brackets contain.
private enum AngleText {
  static func parts(of text: String) -> (name: String, inside: String?) {
    guard text.hasSuffix(">"), let start = text.lastIndex(of: "<") else { return (text, nil) }
    let inside = text[start...].dropFirst().dropLast().trimming(while: \.isWhitespace)
    guard !inside.isEmpty else { return (text, nil) }
    return (String(text[..<start].trimming(while: \.isWhitespace)), String(inside))
  }
}

/// Parses `Museum, Kyoto, JP (35.01, 135.77)`. Only the name is required.
enum PlacemarkText {
  static func placemark(from text: String) -> PlacemarkValue? {
    var rest = text[...]
    var degrees: [Double] = []
    if rest.last == ")", let start = rest.lastIndex(of: "(") {
      let inside = rest[start...].dropFirst().dropLast().split(separator: ",")
      degrees = inside.compactMap { NumberText.decimal(String($0.trimming(while: \.isWhitespace))) }
      if degrees.count == 2, inside.count == 2 {
        rest = rest[..<start].trimming(while: \.isWhitespace)
      } else {
        degrees = []
      }
    }
    var parts = rest.split(separator: ",").map { String($0.trimming(while: \.isWhitespace)) }
    var country: String?
    if parts.count > 1, let last = parts.last, last.utf8.count == 2,
      last.allSatisfy({ $0.isASCII && $0.isUppercase })
    {
      country = last
      parts.removeLast()
    }
    let locality = parts.count > 1 ? parts.removeLast() : nil
    let name = parts.joined(separator: ", ")
    guard !name.isEmpty else { return nil }
    return PlacemarkValue(
      name,
      locality: locality,
      countryCode: country,
      latitude: degrees.first,
      longitude: degrees.last
    )
  }

  static func text(of place: PlacemarkValue) -> String {
    let names = [place.name, place.locality, place.countryCode].compactMap { $0 }.joined(separator: ", ")
    guard let latitude = place.latitude, let longitude = place.longitude else { return names }
    return "\(names) (\(ParameterValue.decimal(latitude).words), \(ParameterValue.decimal(longitude).words))"
  }
}

/// Parses `credit Blue Card (1234)`. Kind and hint are optional.
enum PaymentMethodText {
  static func method(from text: String) -> PaymentMethodValue? {
    var rest = text[...]
    var hint: String?
    if rest.last == ")", let start = rest.lastIndex(of: "(") {
      let name = rest[..<start].trimming(while: \.isWhitespace)
      if !name.isEmpty {
        hint = String(rest[start...].dropFirst().dropLast())
        rest = name
      }
    }
    let word = rest.prefix { !$0.isWhitespace }
    let name = rest.dropFirst(word.count).trimming(while: \.isWhitespace)
    let kind = PaymentMethodValue.Kind.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
    if let kind, !name.isEmpty {
      return PaymentMethodValue(kind, name: String(name), identificationHint: hint)
    }
    return rest.isEmpty ? nil : PaymentMethodValue(.unknown, name: String(rest), identificationHint: hint)
  }

  static func text(of method: PaymentMethodValue) -> String {
    let kind = method.kind == .unknown ? [] : [method.kind.rawValue]
    let hint = method.identificationHint.map { ["(\($0))"] } ?? []
    return (kind + [method.name] + hint).joined(separator: " ")
  }
}
