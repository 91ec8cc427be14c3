import IntentDiagnostics

/// A value in a source and its place, or no value, or a value that only the compiler or the running app
/// knows.
enum Fact<Value: Sendable>: Sendable {
  case value(Value, at: SourceLocation?)
  case absent
  case hidden(why: String, at: SourceLocation?)

  var value: Value? { if case .value(let value, _) = self { value } else { nil } }

  var isHidden: Bool { if case .hidden = self { true } else { false } }

  var location: SourceLocation? {
    switch self {
    case .value(_, let location), .hidden(_, let location): location
    case .absent: nil
    }
  }
}
