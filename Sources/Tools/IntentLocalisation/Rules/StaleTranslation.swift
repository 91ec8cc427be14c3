import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let staleTranslation = Rule(
    "stale-translation",
    .lint,
    "A table has a key that the definition no longer uses"
  )
}

enum StaleTranslation {
  /// Reports each key once, at its location in the first table.
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
        "no text of '\(localised.definition.name)' has the key '\(key.shortened)'; remove it",
        at: location,
        notes: others.isEmpty ? [] : [.init("it is in \(others.listed) too")]
      )
    }
  }
}
