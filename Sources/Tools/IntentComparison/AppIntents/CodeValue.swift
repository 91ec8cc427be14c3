import IntentDiagnostics
import IntentSchema

/// An expression in Swift, as far as App Intents are constants.
package indirect enum CodeValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  /// The expressions in a text.
  case interpolation([CodeValue])
  /// The last name of `.red`, `Color.red` or `red`.
  case name(String)
  /// The last name of a key path, without `$`.
  case keyPath(String)
  case array([CodeValue])
  case dictionary([Entry])
  case tuple([CodeValue])
  case call(CallCode)
  /// The expressions in a closure.
  case closure([CodeValue])
  /// Anything else.
  case unknown

  /// An entry of a dictionary.
  package struct Entry: Sendable, Hashable {
    package var key: CodeValue
    package var value: CodeValue

    package init(_ key: CodeValue, _ value: CodeValue) {
      self.key = key
      self.value = value
    }
  }

  /// The number of a literal.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The name of a member: `red` for `.red`.
  var member: String? { if case .name(let name) = self { name } else { nil } }

  var call: CallCode? { if case .call(let call) = self { call } else { nil } }

  /// The elements of an array; one value counts as one element.
  var elements: [CodeValue] { if case .array(let elements) = self { elements } else { [self] } }

  /// Whether it is an empty array.
  var isNothing: Bool { self == .array([]) }
}

/// A call or an attribute: its last name and its arguments, with trailing closures at the end.
package struct CallCode: Sendable, Hashable {
  package struct Argument: Sendable, Hashable {
    package var label: String?
    package var value: CodeValue
    package var location: SourceLocation?

    package init(_ label: String? = nil, _ value: CodeValue, at location: SourceLocation? = nil) {
      self.label = label
      self.value = value
      self.location = location
    }
  }

  package var name: String
  package var arguments: [Argument]

  package init(_ name: String, _ arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// The first argument with a label.
  func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The arguments without a label.
  var unlabelled: [CodeValue] { arguments.filter { $0.label == nil }.map(\.value) }
}

/// A text as the sources declare it: a literal, or a localised resource with a key and a table.
struct TextCode {
  var text: String
  /// What it is looked up by.
  var key: String
  /// `nil` for `Localizable`.
  var table: String?

  /// - Returns: `nil` if the expression is not a constant text.
  init?(_ value: CodeValue?) {
    switch value {
    case .string(let text): (self.text, key, table) = (text, text, nil)
    case .call(let call):
      let first = call.arguments.first { $0.label == nil || Self.labels.contains($0.label ?? "") }
      guard let inner = TextCode(first?.value) else { return nil }
      self = inner
      if let words = call.argument("defaultValue")?.value.text { text = words }
      if let name = call.argument("table")?.value.text { table = name }
    default: return nil
    }
  }

  /// The arguments that hold the text of a representation.
  private static let labels: Set<String> = ["title", "name", "stringLiteral", "localized"]
}

/// How many values an array takes in a widget size: `IntentCollectionSize`.
struct SizeCode: Equatable {
  var minimum: Int
  var maximum: Int

  /// - Returns: `nil` if the expression is not a constant.
  init?(_ value: CodeValue) {
    switch value {
    // A literal means exactly so many.
    case .integer(let count): (minimum, maximum) = (count, count)
    case .call(let call):
      if case .integer(let count)? = call.argument("exactly")?.value {
        (minimum, maximum) = (count, count)
      } else if case .integer(let least)? = call.argument("min")?.value,
        case .integer(let most)? = call.argument("max")?.value
      {
        (minimum, maximum) = (least, most)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The sizes by widget family; `nil` if the expression is not a constant.
  static func sizes(_ value: CodeValue) -> [ConfigurationFamily: SizeCode]? {
    guard case .dictionary(let entries) = value else {
      guard let size = SizeCode(value) else { return nil }
      return Dictionary(uniqueKeysWithValues: ConfigurationFamily.allCases.map { ($0, size) })
    }
    var result: [ConfigurationFamily: SizeCode] = [:]
    for entry in entries {
      guard let name = entry.key.member, let size = SizeCode(entry.value) else { return nil }
      // A family that definitions do not know has no size there.
      if let family = ConfigurationFamily(rawValue: name) { result[family] = size }
    }
    return result
  }
}
