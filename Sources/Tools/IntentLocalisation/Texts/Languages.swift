import IntentDefinition
import IntentSchema

/// Finds the language of a definition's own texts.
package enum BaseLanguage {
  /// Whether a language is the base language or a regional variant of it.
  package static func isBase(_ language: String, _ base: String?) -> Bool {
    base.map { language == $0 || language.hasPrefix($0 + "-") } ?? false
  }

  /// A catalog, the definition's folder or the project can name the base language. Otherwise, it is English
  /// if there is an English table, unless that table has more of the definition's texts than the definition.
  /// A text that is equal in a table and in the definition proves nothing: it may not be translated yet.
  static func find(
    _ tables: TableSearch,
    path: String,
    project: ProjectLanguages? = nil,
    texts: [String: Bool]
  ) -> String? {
    if let language = tables.sourceLanguage ?? TableSearch.language(of: path) ?? project?.base {
      return language
    }
    guard let table = tables.languages.first(where: { $0.language == english }) else { return nil }
    let keys = Set(table.entries.lazy.filter(\.isTranslated).map(\.key))
    return keys.count { texts[$0] != nil } <= texts.values.count { $0 } ? english : nil
  }

  private static let english = "en"
}

/// Checks names of languages, which become names of folders.
package enum TableLanguage {
  /// The languages that a project or a catalog lists, without duplicates or invalid names.
  package static func names(_ listed: [String]) -> [String] {
    var (names, seen): ([String], Set<String>) = ([], [])
    for name in listed where isName(name) && seen.insert(name).inserted {
      names.append(name)
    }
    return names
  }

  /// Allows letters, digits, hyphens and underscores, but no name reserved for another kind of folder, such
  /// as `Base`.
  package static func isName(_ language: String) -> Bool {
    !language.isEmpty && language.utf8.count <= 64
      && TableSearch.isLanguage(language)
      && language.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0) }
  }
}
