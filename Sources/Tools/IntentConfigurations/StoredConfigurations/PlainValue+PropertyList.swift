import IntentDefinition
import IntentFixes
import IntentLocalisation
import IntentPlatform
import IntentRuntime
import IntentSchema

extension PropertyList {
  /// The value of a node. If a key repeats, the last value wins.
  func plain(_ node: NodeID) -> PlainValue {
    switch scalar(node) {
    // Property lists lack null, so encoders write `$null`.
    case .string(let text): text == PlainValue.nullText ? .null : .string(text)
    case .integer(let number): number.int.map { .integer($0) } ?? .largeInteger(number.magnitude)
    case .real(let number): number.isFinite ? PlainValue(decimal: number) : PlainValue(number: number)
    case .boolean(let flag): .boolean(flag)
    case .date(let date): .date(date)
    case .data(let data): .data(Data(data))
    case nil where kind(node) == .array: .array(children(of: node).map { plain($0) })
    case nil: .object(Dictionary(children(of: node).map { (keyName(of: $0), plain($0)) }) { $1 })
    }
  }
}

extension PlainValue {
  fileprivate static let nullText = "$null"
}

extension PropertyValue {
  /// - Parameters:
  ///   - old: The value to replace. Its parts stay where they mean the same.
  ///   - meaning: The old value's meaning.
  init(_ new: PlainValue, replacing old: PropertyValue?, _ meaning: PlainValue?) {
    self = old ?? .empty
    if old != nil, meaning?.means(new) == true { return }
    contents =
      switch new {
      case .null: .scalar(.string(PlainValue.nullText))
      case .boolean(let flag): .scalar(.boolean(flag))
      case .integer(let number): .scalar(.integer(PropertyListInteger(Int64(number))))
      case .largeInteger(let number): .scalar(.integer(PropertyListInteger(magnitude: number)))
      case .number(let number): .scalar(.real(number))
      case .string(let text): .scalar(.string(text))
      case .date(let date): .scalar(.date(date))
      case .data(let data): .scalar(.data(Array(data)))
      case .array(let values): .array(Self.elements(values, replacing: old, meaning))
      case .object(let fields): .dictionary(Self.entries(fields, replacing: old, meaning))
      }
  }

  private static func elements(
    _ values: [PlainValue],
    replacing old: PropertyValue?,
    _ meaning: PlainValue?
  ) -> [PropertyValue] {
    var before: [PlainValue] = []
    if case .array(let values)? = meaning { before = values }
    return zip(values, values.oldIndices(among: before)).map { value, index in
      PropertyValue(value, replacing: index.flatMap { old?.elements[$0] }, index.map { before[$0] })
    }
  }

  private static func entries(
    _ fields: [String: PlainValue],
    replacing old: PropertyValue?,
    _ meaning: PlainValue?
  ) -> [DefinitionKey: PropertyValue] {
    var before: [String: PlainValue] = [:]
    if case .object(let fields)? = meaning { before = fields }
    let entries = fields.map { name, value in
      let key = DefinitionKey(name)
      return (key, PropertyValue(value, replacing: old?[key], before[name]))
    }
    return Dictionary(entries) { $1 }
  }
}
