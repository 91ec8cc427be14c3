import IntentDiagnostics

/// A value in a source and its place, or no value, or a value that only the compiler or the running app
/// knows.
package enum Fact<Value: Sendable>: Sendable {
  case value(Value, at: SourceLocation?)
  case absent
  case hidden(why: String, at: SourceLocation?)

  package var value: Value? { if case .value(let value, _) = self { value } else { nil } }

  package var isHidden: Bool { if case .hidden = self { true } else { false } }

  package var location: SourceLocation? {
    switch self {
    case .value(_, let location), .hidden(_, let location): location
    case .absent: nil
    }
  }
}

extension PropertyCode? {
  package func fact<Value>(_ read: (CodeValue) -> Value?) -> Fact<Value> {
    guard let property = self else { return .absent }
    guard let value = property.value.flatMap(read) else {
      return .hidden(why: "'\(property.name)' is not a literal", at: property.location)
    }
    return .value(value, at: property.location)
  }
}
