/// Names that generated declarations cannot have, because Swift or IntentRuntime gives them a meaning.
enum ReservedNames {
  /// Modules that generated code names, what a configuration's adapter declares, and words that Swift takes for
  /// something else even in back quotes.
  static let types: Set<String> = [
    "AdaptedConfiguration", "Any", "Foundation", "FoundationEssentials", "IntentRuntime", "IntentSchema",
    "OptionsAdapter", "Protocol", "Provider", "Self", "Swift", "Type",
  ]

  /// What no member can be called: a member hides the module of its name, which then cannot be named.
  private static let members: Set<String> = [
    "Foundation", "IntentRuntime", "Protocol", "Swift", "Type", "hashValue", "self",
  ]

  /// What a configuration has besides its parameters.
  static let parameters = members.union(["OptionsAdapter", "retained"])

  /// What an object has besides the properties of its own.
  static let properties = members.union([
    "alternativeSpeakableMatches", "displayString", "identifier", "pronunciationHint", "retained",
  ])

  /// What an enum has besides its cases.
  static let cases = members.union([
    "AllCases", "CodingKeys", "ParameterElement", "RawValue", "allCases", "cases", "init", "rawValue",
  ])
}
