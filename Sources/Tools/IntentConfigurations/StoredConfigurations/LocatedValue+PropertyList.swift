import IntentDefinition
import IntentPlatform
import IntentSchema

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
