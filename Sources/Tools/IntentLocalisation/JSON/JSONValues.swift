import IntentDiagnostics
import IntentSchema

extension JSONTree {
  package subscript(key: String) -> JSONTree? {
    members?.first { $0.key == key }?.value
  }

  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// `nil` if the number isn't whole or doesn't fit.
  package var integer: Int? {
    guard case .number(let text) = kind else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  package var isTrue: Bool { kind == .boolean(true) }

  package var elements: [JSONTree] {
    if case .array(let elements) = kind { elements } else { [] }
  }

  package var members: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package static let null = JSONTree(Kind.null)
  package static func boolean(_ value: Bool) -> JSONTree { JSONTree(Kind.boolean(value)) }
  package static func string(_ value: String) -> JSONTree { JSONTree(Kind.string(value)) }
  package static func integer(_ value: Int) -> JSONTree { JSONTree(Kind.number("\(value)")) }
  package static func array(_ elements: [JSONTree]) -> JSONTree { JSONTree(Kind.array(elements)) }
  package static func object(_ members: [Member]) -> JSONTree { JSONTree(Kind.object(members)) }

  /// A number, or null for infinities, which JSON can't represent.
  package static func number(_ value: Double) -> JSONTree {
    Int(exactly: value).map(integer) ?? (value.isFinite ? JSONTree(Kind.number("\(value)")) : null)
  }

  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  /// Sorts objects' members by name.
  package init(_ plain: PlainValue) {
    self =
      switch plain {
      case .null, .date, .data: .null
      case .boolean(let value): .boolean(value)
      case .integer(let value): .integer(value)
      case .largeInteger(let value): .number(Double(value))
      case .number(let value): .number(value)
      case .string(let value): .string(value)
      case .array(let values): .array(values.map { JSONTree($0) })
      case .object(let fields):
        .object(fields.sorted { $0.key < $1.key }.map { Member($0.key, JSONTree($0.value)) })
      }
  }
}

extension JSONWriter {
  package mutating func tree(_ tree: JSONTree) {
    switch tree.kind {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let text): number(text)
    case .string(let value): string(value)
    case .array(let elements): array(elements) { $0.tree($1) }
    case .object(let members):
      object { writer in
        for member in members {
          writer.key(member.key)
          writer.tree(member.value)
        }
      }
    }
  }
}

extension JSONTree {
  package var plain: PlainValue {
    switch kind {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let text): PlainValue(jsonNumber: text)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.plain))
    case .object(let members):
      .object(Dictionary(firsts: members.map { ($0.key, $0.value.plain) }))
    }
  }
}

extension PlainValue {
  /// Reads a number of JSON, in the smallest type that holds it. Overflow becomes infinity.
  fileprivate init(jsonNumber text: String) {
    if let value = Int(text) {
      self = .integer(value)
    } else if let value = UInt64(text) {
      self = .largeInteger(value)
    } else if !text.utf8.contains(where: { [0x2E, 0x45, 0x65].contains($0) }) {
      // As in decoding, a whole number with too many digits becomes a decimal number.
      self = .number(Double(text) ?? .nan)
    } else {
      self.init(decimal: Double(text) ?? .nan)
    }
  }

  /// Creates a number, which becomes an integer if it is whole, as in decoding.
  package init(decimal number: Double) {
    if let whole = Int(exactly: number) {
      self = .integer(whole)
    } else if let whole = UInt64(exactly: number) {
      self = .largeInteger(whole)
    } else {
      self = .number(number)
    }
  }

  /// Whether two values mean the same, such as `1` and `1.0`.
  package func means(_ other: PlainValue) -> Bool {
    switch (self, other) {
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    case (.object(let left), .object(let right)):
      left.count == right.count && left.allSatisfy { right[$0.key].map($0.value.means) ?? false }
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      Int(exactly: number) == whole
    default: self == other
    }
  }

  /// Sets a value in objects within objects. Creates missing objects, but leaves other values on the path
  /// alone.
  package mutating func set(_ path: ArraySlice<String>, to value: PlainValue?) {
    guard case .object(var fields) = self, let name = path.first else { return }
    // Release the fields, so that they change in place.
    self = .null
    if path.count == 1 {
      fields[name] = value
    } else if value == nil {
      fields[name]?.set(path.dropFirst(), to: nil)
    } else {
      fields[name, default: .object([:])].set(path.dropFirst(), to: value)
    }
    self = .object(fields)
  }
}
