import IntentDefinition
import IntentDiagnostics
import IntentPlatform
import IntentSchema

/// A value of a stored configuration with its location, for any file format.
package struct LocatedValue: Sendable {
  enum Kind: Sendable {
    /// A value without children.
    case scalar(PlainValue)
    case array([LocatedValue])
    case object([Member])
  }

  /// A name with its value.
  struct Member: Sendable {
    var name: String
    /// The bytes of the name without delimiters; `nil` in a binary property list.
    var nameRange: Range<Int>?
    var value: LocatedValue
  }

  /// The file has more values than any configuration.
  struct TooMany: Error {}

  /// The most values in a configuration, at any depth.
  static let greatestCount = 200_000

  var kind: Kind
  /// The bytes of the value; `nil` in a binary property list.
  var range: Range<Int>?

  /// The value without locations. If a name repeats, the last value counts; this has been reported.
  package var plain: PlainValue {
    switch kind {
    case .scalar(let value): return value
    case .array(let elements): return .array(elements.map(\.plain))
    case .object(let members):
      var fields: [String: PlainValue] = [:]
      for member in members { fields[member.name] = member.value.plain }
      return .object(fields)
    }
  }
}

extension PlainValue {
  /// A decimal number as in decoding: an integer if it is whole.
  init(decimal number: Double) {
    if let whole = Int(exactly: number) {
      self = .integer(whole)
    } else if let whole = UInt64(exactly: number) {
      self = .largeInteger(whole)
    } else {
      self = .number(number)
    }
  }
}

extension LocatedValue {
  /// - Throws: ``TooMany`` for more than ``greatestCount`` values.
  init(_ json: LocatedJSON) throws(TooMany) {
    var count = 0
    try self.init(json, count: &count)
  }

  private init(_ json: LocatedJSON, count: inout Int) throws(TooMany) {
    count += 1
    guard count <= Self.greatestCount else { throw TooMany() }
    range = json.range
    switch json.kind {
    case .null: kind = .scalar(.null)
    case .boolean(let value): kind = .scalar(.boolean(value))
    case .number(let text): kind = .scalar(PlainValue(jsonNumber: text))
    case .string(let text): kind = .scalar(.string(text))
    case .array(let elements):
      var values: [LocatedValue] = []
      for element in elements { values.append(try LocatedValue(element, count: &count)) }
      kind = .array(values)
    case .object(let members):
      var values: [Member] = []
      for member in members {
        let value = try LocatedValue(member.value, count: &count)
        values.append(Member(name: member.key, nameRange: member.keyRange, value: value))
      }
      kind = .object(values)
    }
  }
}

extension PlainValue {
  /// A number in JSON syntax.
  fileprivate init(jsonNumber text: String) {
    if let value = Int(text) {
      self = .integer(value)
    } else if let value = UInt64(text) {
      self = .largeInteger(value)
    } else if !text.utf8.contains(where: { [0x2E, 0x45, 0x65].contains($0) }) {
      // An integer with too many digits becomes a decimal number, as in decoding.
      self = .number(Double(text) ?? .nan)
    } else {
      self.init(decimal: Double(text) ?? .nan)
    }
  }
}

extension LocatedValue {
  /// - Throws: ``TooMany`` for more than ``greatestCount`` values.
  init(_ list: PropertyList) throws(TooMany) {
    guard list.count <= Self.greatestCount else { throw TooMany() }
    self.init(list, list.root)
  }

  private init(_ list: PropertyList, _ node: PropertyList.NodeID) {
    switch list.kind(node) {
    case .array:
      range = list.range(of: node)
      kind = .array(list.children(of: node).map { LocatedValue(list, $0) })
    case .dictionary:
      range = list.range(of: node)
      kind = .object(
        list.children(of: node).map { child in
          let nameRange = list.keyContentRange(of: child) ?? list.keyRange(of: child)
          return Member(name: list.keyName(of: child), nameRange: nameRange, value: LocatedValue(list, child))
        }
      )
    default:
      range = list.contentRange(of: node) ?? list.range(of: node)
      kind = .scalar(PlainValue(list, node))
    }
  }
}

extension PlainValue {
  /// A value without children; null if the reader has reported it.
  fileprivate init(_ list: PropertyList, _ node: PropertyList.NodeID) {
    let value: PlainValue? =
      switch list.kind(node) {
      // Encoders write this for null, which property lists do not have.
      case .string: list.string(node).map { $0 == "$null" ? .null : .string($0) }
      case .integer: list.integer(node).map { PlainValue($0) }
      case .real: list.real(node).map { PlainValue(real: $0) }
      case .boolean: list.boolean(node).map { .boolean($0) }
      case .date: list.date(node).map { .date($0) }
      case .data: list.data(node).map { .data(Data($0)) }
      case .array, .dictionary: nil
      }
    self = value ?? .null
  }

  private init(_ value: PropertyListInteger) {
    self = value.int.map { .integer($0) } ?? .largeInteger(value.magnitude)
  }

  private init(real value: Double) {
    if value.isFinite {
      self.init(decimal: value)
    } else {
      self = .string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
    }
  }
}

/// Finds the locations of a configuration's values in its file.
///
/// The names of each object are sorted once, so that many problems in one object stay cheap.
package struct ConfigurationPlaces {
  /// The location of a value.
  package struct Place {
    /// The bytes of the value, or of the nearest enclosing one if it is missing.
    package var value: Range<Int>?
    /// The bytes of its name; `nil` for an element or a missing value.
    package var name: Range<Int>?
  }

  private let root: LocatedValue
  private var indices: [ValuePath: [String: Int]] = [:]

  package init(_ root: LocatedValue) {
    self.root = root
  }

  package mutating func place(of path: ValuePath) -> Place {
    var current = root
    var place = Place(value: root.range)
    for (depth, step) in path.steps.enumerated() {
      place.name = nil
      switch (step, current.kind) {
      case (.index(let index), .array(let elements)) where elements.indices.contains(index):
        current = elements[index]
      case (.name(let name), .object(let members)):
        guard let index = index(members, at: ValuePath(Array(path.steps[..<depth])))[name] else {
          return place
        }
        current = members[index].value
        place.name = members[index].nameRange
      default:
        return place
      }
      place.value = current.range
    }
    return place
  }

  private mutating func index(_ members: [LocatedValue.Member], at path: ValuePath) -> [String: Int] {
    if let index = indices[path] { return index }
    var index: [String: Int] = [:]
    for (number, member) in members.enumerated() { index[member.name] = number }
    indices[path] = index
    return index
  }
}
