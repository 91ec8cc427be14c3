extension Rule {
  static let staleTranslation = Rule(
    "stale-translation",
    .lint,
    "A table has a text under a key that the definition no longer has",
    help: RuleHelp(
      meaning: """
        No text of the definition has this key, and it is no expansion of a format for one case of an enum, \
        for true or for false: '<formatStringID>-<enumValueDisplayNameID>'. The text was deleted, or got a new key, since it was translated.
        """,
      consequence: "Nobody reads the text, and translators go on working on it.",
      remedy: "Remove it from the tables. Where its text got a new key, move the translation there first.",
      example: "\"zz99Zz\" = \"Ein Text, den es nicht mehr gibt\";"
    )
  )
}

enum StaleTranslation {
  /// Reports each key once, at its place in the first table.
  static func check(_ localised: LocalisedDefinition) -> [Diagnostic] {
    var keys: [(key: String, location: SourceLocation, languages: [String])] = []
    var indices: [String: Int] = [:]
    for language in localised.languages {
      for entry in language.entries where localised.text(ofKey: entry.key) == nil {
        if let index = indices[entry.key] {
          if keys[index].languages.last != language.language {
            keys[index].languages.append(language.language)
          }
        } else {
          indices[entry.key] = keys.count
          keys.append((entry.key, entry.location, [language.language]))
        }
      }
    }
    return keys.map { key, location, languages in
      let others = Array(languages.dropFirst())
      return Diagnostic(
        .staleTranslation,
        "no text of '\(localised.definition.name)' has the key '\(key.shortened)' any more; remove it",
        at: location,
        notes: others.isEmpty ? [] : [.init("it stands in \(others.listed) too")]
      )
    }
  }
}
