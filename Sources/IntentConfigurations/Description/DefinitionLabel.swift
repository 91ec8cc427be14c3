/// The keys of the format in words: `INIntentParameterDisplayName` is "display name".
enum DefinitionLabel {
  /// What a definition was saved with.
  static let header: Set<String> = [
    "INIntentDefinitionModelVersion", "INIntentDefinitionSystemVersion", "INIntentDefinitionToolsVersion",
    "INIntentDefinitionToolsBuildVersion",
  ]

  /// What an element of a list is called; `nil` for a list of something else.
  static func element(_ key: String) -> String? { elements[key] }

  private static let elements = [
    "INIntents": "intent", "INEnums": "enum", "INTypes": "type", "INIntentParameters": "parameter",
    "INIntentParameterCombinations": "shortcut", "INIntentManagedParameterCombinations": "managed shortcut",
    "INIntentParameterArraySizes": "size", "INIntentParameterPromptDialogs": "dialog",
    "INIntentParameterUnsupportedReasons": "unsupported reason", "INIntentResponseCodes": "code",
    "INIntentResponseParameters": "answer", "INEnumValues": "case", "INEnumValueSynonyms": "synonym",
    "INTypeProperties": "property",
  ]

  /// What the keys of each kind of dictionary begin with, the longest first.
  private static let prefixes = [
    "INIntentParameterPromptDialog", "INIntentParameterUnsupportedReason", "INIntentParameterArraySize",
    "INIntentParameterRelationship", "INIntentParameterMetadata", "INIntentParameterCombination",
    "INIntentResponseParameterMetadata", "INIntentResponseParameter", "INIntentResponseCode",
    "INIntentResponse", "INIntentParameter", "INIntentDefinition", "INIntent", "INEnumValueSynonym",
    "INEnumValue", "INEnum", "INTypePropertyMetadata", "INTypeProperty", "INType", "IN",
  ].sorted { $0.utf8.count > $1.utf8.count }

  /// A key without what its place says already, in small letters but for abbreviations.
  static func words(_ key: String) -> String {
    let prefix = prefixes.first { prefix in
      key.hasPrefix(prefix) && key.dropFirst(prefix.count).first.map { $0.isASCII && $0.isUppercase } ?? false
    }
    let characters = Array(key.dropFirst(prefix?.count ?? 0))
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      let isStart = character.isUppercase && (index == 0 || !characters[index - 1].isUppercase)
      let isLastOfRun =
        index > 0 && character.isUppercase && index + 1 < characters.count
        && characters[index + 1].isLowercase && characters[index - 1].isUppercase
      if isStart || isLastOfRun || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }
}
