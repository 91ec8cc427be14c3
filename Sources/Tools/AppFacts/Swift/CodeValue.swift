import IntentDiagnostics

/// An expression in Swift sources, as far as it can be read without a compiler.
package indirect enum CodeValue: Sendable, Hashable {
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
  case closure([CodeValue])
  case unknown

  /// A key and its value in a dictionary literal.
  package struct Entry: Sendable, Hashable {
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
package struct CallCode: Sendable, Hashable {
  /// An argument of a call.
  package struct Argument: Sendable, Hashable {
    package var label: String?
    package var value: CodeValue
    /// Where the argument is, with its label and without a trailing comma.
    package var range: CodeRange?
    package var valueRange: CodeRange?

    package init(_ label: String? = nil, _ value: CodeValue, at range: CodeRange? = nil) {
      self.label = label
      self.value = value
      self.range = range
    }

    package var location: SourceLocation? { range?.location }
  }

  package var name: String
  package var arguments: [Argument]
  package var range: CodeRange?

  package init(_ name: String, _ arguments: [Argument] = [], at range: CodeRange? = nil) {
    self.name = name
    self.arguments = arguments
    self.range = range
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

extension CodeValue.Entry: Codable {}
extension CallCode: Codable {}
extension CallCode.Argument: Codable {}

/// A JSON object with one member, named after the value's kind: `{"integer": 1}`.
extension CodeValue: Codable {
  /// The kinds of values, as the member's name.
  private enum Key: CodingKey {
    case null, boolean, integer, decimal, string, interpolation, name, keyPath, array, dictionary, tuple,
      call
    case closure, unknown
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard let key = values.allKeys.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no value"))
    }
    func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try values.decode(type, forKey: key)
    }
    self =
      switch key {
      case .null: .null
      case .boolean: .boolean(try value())
      case .integer: .integer(try value())
      case .decimal: .decimal(try value())
      case .string: .string(try value())
      case .interpolation: .interpolation(try value())
      case .name: .name(try value())
      case .keyPath: .keyPath(try value())
      case .array: .array(try value())
      case .dictionary: .dictionary(try value())
      case .tuple: .tuple(try value())
      case .call: .call(try value())
      case .closure: .closure(try value())
      case .unknown: .unknown
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .null: try values.encode(true, forKey: .null)
    case .boolean(let flag): try values.encode(flag, forKey: .boolean)
    case .integer(let number): try values.encode(number, forKey: .integer)
    case .decimal(let number): try values.encode(number, forKey: .decimal)
    case .string(let text): try values.encode(text, forKey: .string)
    case .interpolation(let parts): try values.encode(parts, forKey: .interpolation)
    case .name(let name): try values.encode(name, forKey: .name)
    case .keyPath(let name): try values.encode(name, forKey: .keyPath)
    case .array(let elements): try values.encode(elements, forKey: .array)
    case .dictionary(let entries): try values.encode(entries, forKey: .dictionary)
    case .tuple(let elements): try values.encode(elements, forKey: .tuple)
    case .call(let call): try values.encode(call, forKey: .call)
    case .closure(let expressions): try values.encode(expressions, forKey: .closure)
    case .unknown: try values.encode(true, forKey: .unknown)
    }
  }
}
