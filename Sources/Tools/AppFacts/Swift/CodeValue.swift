import IntentDiagnostics

/// An expression in Swift sources, as far as it can be read without a compiler.
package indirect enum CodeValue: Codable, Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  /// A string with values in it. The elements are these values and the texts between them.
  case interpolation([CodeValue])
  /// The last name of `.red`, `Color.red` or `red`; the type of `Color.self`.
  case name(String)
  case keyPath(String)
  case array([CodeValue])
  case dictionary([Entry])
  case tuple([CodeValue])
  case call(CallCode)
  /// The expressions of a closure, or of a getter or function with several.
  case closure([CodeValue])
  /// The code that an `if #available` or an `#if` contains under this condition.
  case branch(condition: String, body: CodeValue)
  /// A local variable with a list, to which later statements can add.
  case variable(name: String, value: CodeValue)
  /// `nil` for the missing end of `1...`.
  case range(lower: CodeValue?, upper: CodeValue?, isHalfOpen: Bool)
  /// A name with a minus sign, such as `-.infinity`. Numbers have their sign.
  case negative(CodeValue)
  case unknown

  /// A key and its value in a dictionary literal.
  package struct Entry: Codable, Sendable, Hashable {
    package var key: CodeValue
    package var value: CodeValue

    package init(_ key: CodeValue, _ value: CodeValue) {
      self.key = key
      self.value = value
    }
  }
}

/// A call in an expression, with its arguments as values. Trailing closures come last. A ``CallSite`` is a
/// call as a place in a file, with its arguments as texts.
package struct CallCode: Codable, Sendable, Hashable {
  /// An argument of a call.
  package struct Argument: Codable, Sendable, Hashable {
    package var label: String?
    package var value: CodeValue
    /// Where the value is.
    package var range: CodeRange?
    /// Where the elements of an array literal are.
    package var elementRanges: [CodeRange]?

    package init(_ label: String? = nil, _ value: CodeValue, at range: CodeRange? = nil) {
      self.label = label
      self.value = value
      self.range = range
    }

    package var location: SourceLocation? { range?.location }
  }

  package var name: String
  package var arguments: [Argument]

  package init(_ name: String, _ arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// Each property reads the value as one kind, or returns `nil`.
extension CodeValue {
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package var member: String? { if case .name(let name) = self { name } else { nil } }

  package var call: CallCode? { if case .call(let call) = self { call } else { nil } }

  /// A single value counts as one element.
  package var elements: [CodeValue] { if case .array(let elements) = self { elements } else { [self] } }

  package var isNothing: Bool { self == .array([]) }
}

extension CallCode {
  package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}
