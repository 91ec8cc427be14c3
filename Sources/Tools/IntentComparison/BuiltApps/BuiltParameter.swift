import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// A parameter as a built app lists it.
struct BuiltParameter: Sendable {
  let name: String
  let title: String?
  let type: StoredType
  let typeWords: String
  let isArray: Bool
  let isRequired: Bool
  let initial: Fact<StoredValue>
  let sizes: Fact<Contract.Sizes>
  /// Whether code offers options; `nil` if unknown.
  let hasOptions: Bool?
  let place: SourceLocation

  init?(_ tree: JSONTree, _ path: String) {
    guard let name = tree["name"]?.string else { return nil }
    self.name = name
    title = tree["title"]?["key"]?.string
    place = SourceLocation(file: path, range: tree["name"]?.range)
    let array = tree["valueType"]?["array"]?["wrapper"]
    isArray = array != nil
    (type, typeWords) = Self.type(array.map { $0["memberValueType"] } ?? tree["valueType"], isArray: isArray)
    hasOptions = tree["dynamicOptionsSupport"]?.integer.map { $0 != 0 }
    let facts = tree["typeSpecificMetadata"].map { Self.pairs($0.elements) }
    // The lowest bit says that there is a default.
    let hasDefault = tree["capabilities"]?.integer.map { $0 & 1 == 1 }
    initial = Self.initial(facts, type, hasDefault, hasOptions, path)
    if case .absent = initial {
      isRequired = tree["isOptional"]?.kind == .boolean(false) && hasDefault == false && hasOptions == false
    } else {
      isRequired = false
    }
    sizes = Self.sizes(facts, path)
  }

  /// The file has lists in which each key precedes its value.
  private static func pairs(_ elements: [JSONTree]) -> [String: JSONTree] {
    var result: [String: JSONTree] = [:]
    for index in stride(from: 0, to: elements.count - 1, by: 2) {
      if let key = elements[index].string { result[key] = elements[index + 1] }
    }
    return result
  }

  // MARK: Types

  private static func type(_ tree: JSONTree?, isArray: Bool) -> (StoredType, String) {
    guard let member = tree?.members?.first else { return (.undeclared(""), "unknown") }
    let wrapper = member.value["wrapper"]
    let number = (wrapper?["typeIdentifier"] ?? wrapper?["unitType"])?.integer
    func found(_ type: StoredType, _ name: String) -> (StoredType, String) {
      (type, isArray ? "'[\(name)]'" : "'\(name)'")
    }
    switch member.key {
    case "linkEnumeration":
      if let name = wrapper?["identifier"]?.string { return found(.enumeration(name), name) }
    case "entity" where wrapper?["codable"] == nil:
      if let name = wrapper?["typeName"]?.string { return found(.entity(name), name) }
    default:
      if let number, let name = plainTypes[member.key]?[number] { return found(.plain([name]), name) }
    }
    let name = ["\(member.key)", number.map(String.init)].compactMap(\.self).joined(separator: " ")
    return found(.undeclared(name), name)
  }

  /// By kind and number, as people have measured them.
  private static let plainTypes: [String: [Int: String]] = [
    "primitive": [
      0: "String", 1: "Bool", 2: "Int", 7: "Double", 8: "Date", 9: "DateComponents", 10: "CLPlacemark",
      11: "URL", 12: "AttributedString",
    ],
    "intents": [3: "IntentPerson", 12: "IntentFile", 14: "IntentCurrencyAmount"],
    "measurement": [1: "Measurement<UnitLength>", 7: "Measurement<UnitDuration>"],
  ]

  // MARK: Values

  private static func initial(
    _ facts: [String: JSONTree]?,
    _ type: StoredType,
    _ hasDefault: Bool?,
    _ hasOptions: Bool?,
    _ path: String
  ) -> Fact<StoredValue> {
    guard let facts else { return .hidden(why: "the app does not list the default", at: nil) }
    guard let found = facts["LNValueTypeSpecificMetadataKeyDefaultValue"] else {
      if hasDefault == true { return .hidden(why: "the app does not list the default", at: nil) }
      return hasOptions == false ? .absent : .hidden(why: "the options can come with a default", at: nil)
    }
    let place = SourceLocation(file: path, range: found.range)
    if let value = value(found, type) { return .value(value, at: place) }
    return .hidden(why: "the default is of an unknown form", at: place)
  }

  private static func value(_ tree: JSONTree, _ type: StoredType) -> StoredValue? {
    let whole = tree["int"]?["wrapper"]?.integer
    let text = tree["string"]?["wrapper"]?.string
    switch type {
    case .enumeration: return text.map { .enumCase($0) }
    case .plain(["Bool"]): return whole.map { .flag($0 != 0) }
    case .plain(["String"]): return text.map { .text($0) }
    case .plain:
      if let whole { return .number(Double(whole)) }
      guard case .number(let digits)? = tree["double"]?["wrapper"]?.kind else { return nil }
      return Double(digits).map { .number($0) }
    default: return nil
    }
  }

  private static func sizes(_ facts: [String: JSONTree]?, _ path: String) -> Fact<Contract.Sizes> {
    guard let facts else { return .hidden(why: "the app does not list the sizes", at: nil) }
    guard let found = facts["LNValueTypeMetadataKeyCollectionSizes"] else { return .absent }
    let place = SourceLocation(file: path, range: found.range)
    var families: [ConfigurationFamily: SizeCode] = [:]
    var usual: SizeCode?
    for entry in found["collectionSizes"]?["sizes"]?.members ?? [] {
      guard let least = entry.value["min"]?.integer, let most = entry.value["max"]?.integer else {
        return .hidden(why: "the sizes are of an unknown form", at: place)
      }
      let size = SizeCode(minimum: least, maximum: most)
      if entry.key == "*" { usual = size }
      if let family = ConfigurationFamily(rawValue: entry.key) { families[family] = size }
    }
    let isUniform = usual != nil && families.isEmpty
    for family in ConfigurationFamily.allCases where families[family] == nil { families[family] = usual }
    if families.isEmpty { return .hidden(why: "the sizes are of an unknown form", at: place) }
    return .value(Contract.Sizes(families: families, isUniform: isUniform), at: place)
  }
}
