/// Names that generated declarations cannot have, because they have a meaning in Swift or IntentRuntime.
enum ReservedNames {
  /// Modules that generated code refers to, declarations of a configuration's adapter, and words that Swift treats
  /// specially even in backticks.
  static let types: Set<String> = [
    "AdaptedConfiguration", "Any", "AppIntents", "AppKit", "CoreLocation", "Foundation",
    "FoundationEssentials",
    "IntentRuntime", "IntentSchema", "OptionsAdapter", "Protocol", "Provider", "Self", "Swift", "Type",
    "UIKit",
    "UniformTypeIdentifiers",
  ]

  /// Names that members cannot have: a member would shadow the module of that name.
  private static let members: Set<String> = [
    "Foundation", "IntentRuntime", "Protocol", "Swift", "Type", "hashValue", "self",
  ]

  /// Members of a configuration besides its parameters.
  static let parameters = members.union(["OptionsAdapter", "retained"])

  /// Members of an object besides its own properties.
  static let properties = members.union([
    "alternativeSpeakableMatches", "displayString", "identifier", "pronunciationHint", "retained",
  ])

  /// Members of an enum besides its cases.
  static let cases = members.union([
    "AllCases", "CodingKeys", "ParameterElement", "RawValue", "allCases", "cases", "init", "rawValue",
  ])
}
