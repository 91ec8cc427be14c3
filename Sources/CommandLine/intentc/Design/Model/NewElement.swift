import IntentComparison

/// What the name of a new element suggests: its title, and a definition's namespace.
enum NewElement {
  static func namespace(of name: String) -> String {
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(
      (0..<6).map { _ in
        defer { hash /= UInt64(letters.count) }
        return letters[Int(hash % UInt64(letters.count))]
      }
    )
  }

  /// Turns `titleColor` into "Title color".
  static func words(_ name: String) -> String {
    var result = ""
    var last: Character?
    for character in name {
      if character.isUppercase, let last, !last.isUppercase { result += " " }
      result +=
        last == nil
        ? character.uppercased() : last?.isUppercase == true ? String(character) : character.lowercased()
      last = character
    }
    return result
  }
}

extension PropertyValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (Key, PropertyValue)...) {
    self = .dictionary(Dictionary(firsts: elements))
  }

  static func newIntent(_ name: String) -> PropertyValue {
    let title = NewElement.words(name)
    return [
      "INIntentCategory": .string("information"),
      "INIntentDescription": .string("Choose what \(title) shows"),
      "INIntentEligibleForWidgets": .boolean(true), "INIntentName": .string(name),
      "INIntentResponse": [
        "INIntentResponseCodes": .array([
          ["INIntentResponseCodeName": .string("success"), "INIntentResponseCodeSuccess": .boolean(true)],
          ["INIntentResponseCodeName": .string("failure")],
        ])
      ],
      "INIntentTitle": .string(title), "INIntentType": .string("Custom"), "INIntentVerb": .string("View"),
    ]
  }

  static func newType(_ name: String) -> PropertyValue {
    func property(_ name: String, _ number: Int, type: String = "String", isList: Bool = false)
      -> PropertyValue
    {
      var property: PropertyValue = [
        "INTypePropertyDefault": .boolean(true), "INTypePropertyDisplayPriority": .integer(number),
        "INTypePropertyName": .string(name), "INTypePropertyTag": .integer(number),
        "INTypePropertyType": .string(type),
      ]
      if isList { property["INTypePropertySupportsMultipleValues"] = .boolean(true) }
      return property
    }
    return [
      "INTypeDisplayName": .string(NewElement.words(name)), "INTypeLastPropertyTag": .integer(99),
      "INTypeName": .string(name),
      "INTypeProperties": .array([
        property("identifier", 1), property("displayString", 2), property("pronunciationHint", 3),
        property("alternativeSpeakableMatches", 4, type: "SpeakableString", isList: true),
      ]),
    ]
  }

  static func newDefinition(_ name: String) -> PropertyValue {
    [
      "INEnums": .array([]), "INIntentDefinitionModelVersion": .string("1.2"),
      "INIntentDefinitionNamespace": .string(NewElement.namespace(of: name)), "INIntents": .array([]),
      "INTypes": .array([]),
    ]
  }
}
