/// The names of the format's keys: `INIntentParameterDisplayName` is "display name".
enum DefinitionLabel {
  /// The keys of the tool that saved a definition.
  static let header: Set<String> = [
    "INIntentDefinitionModelVersion", "INIntentDefinitionSystemVersion", "INIntentDefinitionToolsVersion",
    "INIntentDefinitionToolsBuildVersion",
  ]

  /// The name of an element of a list; `nil` for other lists.
  static func element(_ key: String) -> String? { elements[key] }

  private static let elements = [
    "INIntents": "intent", "INEnums": "enum", "INTypes": "type", "INIntentParameters": "parameter",
    "INIntentParameterCombinations": "shortcut", "INIntentManagedParameterCombinations": "managed shortcut",
    "INIntentParameterArraySizes": "size", "INIntentParameterPromptDialogs": "dialog",
    "INIntentParameterUnsupportedReasons": "unsupported reason", "INIntentResponseCodes": "code",
    "INIntentResponseParameters": "answer", "INEnumValues": "case", "INEnumValueSynonyms": "synonym",
    "INTypeProperties": "property",
  ]

  /// The prefixes of keys for each kind of dictionary, the longest first.
  private static let prefixes = [
    "INIntentParameterPromptDialog", "INIntentParameterUnsupportedReason", "INIntentParameterArraySize",
    "INIntentParameterRelationship", "INIntentParameterMetadata", "INIntentParameterCombination",
    "INIntentResponseParameterMetadata", "INIntentResponseParameter", "INIntentResponseCode",
    "INIntentResponse", "INIntentParameter", "INIntentDefinition", "INIntent", "INEnumValueSynonym",
    "INEnumValue", "INEnum", "INTypePropertyMetadata", "INTypeProperty", "INType", "IN",
  ].sorted { $0.utf8.count > $1.utf8.count }

  /// A key without its prefix, in lower case except for abbreviations.
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
