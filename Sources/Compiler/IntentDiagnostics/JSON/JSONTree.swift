import IntentSchema

/// A JSON value whose members keep their order.
package indirect enum JSONTree: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Sendable {
    package var key: String
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// A value of a configuration file; the members of objects by name.
  package init(_ plain: PlainValue) {
    switch plain {
    case .null, .date, .data: self = .null
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .largeInteger(let value): self = .number(Double(value))
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map { JSONTree($0) })
    case .object(let fields):
      self = .object(fields.sorted { $0.key < $1.key }.map { Member($0.key, JSONTree($0.value)) })
    }
  }

  /// The members of an object; empty for other values.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension JSONWriter {
  package mutating func tree(_ tree: JSONTree) {
    switch tree {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let values): array(values) { $0.tree($1) }
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
