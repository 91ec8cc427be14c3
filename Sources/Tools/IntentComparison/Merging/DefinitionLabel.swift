import IntentDefinition

/// Turns `INIntentParameterDisplayName` into "display name".
enum DefinitionLabel {
  /// Such as `DisplayName`; `nil` for keys outside of the format.
  static func ending(of key: String) -> Substring? {
    DefinitionKey.prefixes.lazy.compactMap { ending(of: key, after: $0) }.first
  }

  private static func ending(of key: String, after prefix: String) -> Substring? {
    let rest = key.dropFirst(prefix.count)
    return key.hasPrefix(prefix) && rest.first.map { $0.isASCII && $0.isUppercase } == true ? rest : nil
  }

  /// Only abbreviations keep their capitals.
  static func words(_ joined: Substring) -> String {
    let characters = Array(joined)
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
