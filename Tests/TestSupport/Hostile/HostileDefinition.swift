import Foundation

/// A definition of random shape with texts that would be harmful if copied unescaped.
///
/// Shape and texts use different random numbers: with the same seed, the harmless twin has the same shape.
package struct HostileDefinition {
  private var shape: SeededGenerator
  private var texts: SeededGenerator
  private let isHarmless: Bool
  /// Makes each text unique.
  private var textCount: Int
  private var enumCases: [(name: String, cases: [String])] = []
  private var typeNames: [String] = []

  /// A binary list can contain every character, XML cannot.
  package static func bytes(
    seed: Int,
    isHarmless: Bool = false,
    format: PropertyListSerialization.PropertyListFormat = .binary
  ) throws -> [UInt8] {
    var definition = HostileDefinition(seed: seed, isHarmless: isHarmless)
    let list = definition.make()
    return [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
  }

  private init(seed: Int, isHarmless: Bool) {
    shape = SeededGenerator(seed: UInt64(seed))
    texts = SeededGenerator(seed: UInt64(seed) &+ 1 << 32)
    self.isHarmless = isHarmless
    textCount = seed * 1_000
  }

  private mutating func make() -> [String: Any] {
    let enums = (0..<number(0...2)).map { _ in enumeration() }
    typeNames = (0..<number(0...2)).map { _ in text("T") }
    let names = typeNames
    let types = names.map { objectType($0) }
    let intents = (0..<number(1...2)).map { _ in intent() }
    return [
      "INIntentDefinitionModelVersion": "1.2", "INIntents": intents, "INEnums": enums, "INTypes": types,
    ]
  }

  // MARK: Parts

  private mutating func intent() -> [String: Any] {
    var parameters: [[String: Any]] = []
    for index in 0..<number(0...5) { parameters.append(parameter(index, parent: parameters.last)) }
    var intent: [String: Any] = [
      "INIntentName": text("I"), "INIntentType": "Custom", "INIntentTitle": text(), "INIntentTitleID": text(),
      "INIntentDescription": text(), "INIntentDescriptionID": text(), "INIntentVerb": "View",
      "INIntentCategory": text(), "INIntentParameters": parameters, "INIntentLastParameterTag": 100,
    ]
    if number(0...3) == 0 { intent["INIntentClassName"] = text("C") }
    if number(0...3) == 0 { intent["INIntentClassPrefix"] = text("P") }
    return intent
  }

  private mutating func parameter(_ index: Int, parent: [String: Any]?) -> [String: Any] {
    let key = "INIntentParameter"
    let (type, settings) = self.type(key)
    var more = settings
    more["\(key)Name"] = text("p")
    more["\(key)Type"] = type
    more["\(key)Tag"] = index + 1
    more["\(key)DisplayName"] = text()
    more["\(key)DisplayNameID"] = text()
    if number(0...3) == 0 { more["\(key)SupportsDynamicEnumeration"] = true }
    if number(0...3) == 0 { more["\(key)SupportsMultipleValues"] = true }
    if number(0...2) == 0, let name = parent?["\(key)Name"] {
      more["\(key)Relationship"] = [
        "\(key)RelationshipParentName": name, "\(key)RelationshipPredicateName": "\(key)HasAnyValue",
      ]
    }
    return more
  }

  /// `key` is the prefix of the settings' keys.
  private mutating func type(_ key: String) -> (String, [String: Any]) {
    let metadata = "\(key)Metadata"
    switch number(0...6) {
    case 0:
      let settings = ["\(metadata)DefaultValue": text(), "\(metadata)DefaultValueID": text()]
      return ("String", [metadata: settings])
    case 1:
      let settings = ["\(metadata)TrueDisplayName": text(), "\(metadata)FalseDisplayNameID": text()]
      return ("Boolean", [metadata: settings])
    case 2 where !enumCases.isEmpty:
      let index = number(0...enumCases.count - 1)
      let chosen = enumCases[index]
      let settings = ["\(metadata)DefaultValue": chosen.cases[0]]
      return ("Integer", ["\(key)EnumType": chosen.name, metadata: settings])
    case 3 where !typeNames.isEmpty:
      let index = number(0...typeNames.count - 1)
      return ("Object", ["\(key)ObjectType": typeNames[index]])
    case 4: return ("File", [metadata: ["\(metadata)CustomUTIs": [["\(metadata)UTI": text()]]]])
    case 5: return ("CurrencyAmount", [metadata: ["\(metadata)CurrencyCodes": [text()]]])
    default: return ("URL", [:])
    }
  }

  private mutating func enumeration() -> [String: Any] {
    let name = text("E")
    let cases = (0...number(0...3)).map { _ in text("c") }
    enumCases.append((name, cases))
    let values = cases.enumerated().map { index, name -> [String: Any] in
      [
        "INEnumValueName": name, "INEnumValueIndex": index + 1, "INEnumValueDisplayName": text(),
        "INEnumValueDisplayNameID": text(),
        "INEnumValueSynonyms": [
          ["INEnumValueSynonymSynonym": text(), "INEnumValueSynonymSynonymID": text()]
        ],
      ]
    }
    return ["INEnumName": name, "INEnumDisplayName": text(), "INEnumValues": values]
  }

  private mutating func objectType(_ name: String) -> [String: Any] {
    let key = "INTypeProperty"
    let properties = (0..<number(0...3)).map { index -> [String: Any] in
      let (type, more) = self.type(key)
      return more.merging(
        [
          "\(key)Name": text("q"), "\(key)Type": type, "\(key)Tag": 100 + index,
          "\(key)DisplayName": text(),
        ],
        uniquingKeysWith: { first, _ in first }
      )
    }
    return ["INTypeName": name, "INTypeDisplayName": text(), "INTypeProperties": properties]
  }

  // MARK: Texts

  /// Unique, with something harmful before, in or after it.
  private mutating func text(_ prefix: String = "t") -> String {
    textCount += 1
    let word = "\(prefix)\(textCount)x"
    let parts = (0..<3).map { _ in HostileText.all.randomElement(using: &texts) ?? "" }
    if isHarmless { return word }
    return switch Int.random(in: 0..<4, using: &texts) {
    case 0: parts[0] + word
    case 1: word + parts[0]
    case 2: parts[0] + word + parts[1] + parts[2]
    default: word
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &shape)
  }
}
