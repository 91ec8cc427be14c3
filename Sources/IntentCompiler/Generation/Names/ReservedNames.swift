/// Names that generated declarations cannot have, because Swift or IntentRuntime gives them a meaning.
enum ReservedNames {
  /// Modules that generated code names, and words that Swift takes for something else even in back quotes.
  static let types: Set<String> = [
    "Any", "Foundation", "FoundationEssentials", "IntentRuntime", "IntentSchema", "Protocol", "Self", "Swift",
    "Type",
  ]

  /// What a configuration has besides its parameters.
  static let parameters: Set<String> = [
    "OptionsAdapter", "Protocol", "Type", "hashValue", "retained", "self",
  ]

  /// What an object has besides the properties of its own.
  static let properties: Set<String> = [
    "Protocol", "Type", "alternativeSpeakableMatches", "displayString", "hashValue", "identifier",
    "pronunciationHint", "retained", "self",
  ]

  /// What an enum has besides its cases.
  static let cases: Set<String> = [
    "AllCases", "CodingKeys", "ParameterElement", "Protocol", "RawValue", "Type", "allCases", "cases",
    "hashValue", "init",
    "rawValue", "self",
  ]
}
