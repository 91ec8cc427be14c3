import IntentDefinition

package enum BaseLanguage {
  /// Includes regional variants.
  package static func isBase(_ language: String, _ base: String?) -> Bool {
    base.map { language == $0 || language.hasPrefix($0 + "-") } ?? false
  }

  /// A catalog, the definition's folder or the project can name the base language. Otherwise, a language qualifies if its
  /// tables repeat more than half of the definition's texts that they contain, not counting texts marked as
  /// new. If several qualify, the largest share wins; English breaks ties. If none qualifies, but an English
  /// table shares no texts with the definition, the base language is English.
  static func find(
    _ definition: Definition,
    _ tables: TableSearch,
    _ project: ProjectLanguages? = nil,
    text: (String) -> String?
  ) -> String? {
    if let language = tables.sourceLanguage ?? TableSearch.language(of: definition.path) ?? project?.base {
      return language
    }
    var fallback: String?
    var best: (language: String, share: Double)?
    for language in tables.languages {
      var (same, shared) = (0, 0)
      for entry in language.entries where entry.isTranslated {
        guard let own = text(entry.key), let other = entry.text?.value, Placeholders.hasWords(own) else {
          continue
        }
        shared += 1
        if own == other { same += 1 }
      }
      let share = shared == 0 ? 0 : Double(same) / Double(shared)
      if share > 0.5, share > best?.share ?? 0 || share == best?.share && language.language == english {
        best = (language.language, share)
      }
      if language.language == english, shared == 0 { fallback = english }
    }
    return best?.language ?? fallback
  }

  private static let english = "en"
}

/// Names become folder names.
package enum TableLanguage {
  static func isSame(_ left: String, _ right: String) -> Bool { normal(left) == normal(right) }

  private static func normal(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Requires two or three letters, alone or before a hyphen.
  package static func isCode(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return isName(name) && (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isLetter)
      && !parts.contains("") && !name.contains("_")
  }

  /// Allows letters, digits, hyphens and underscores, but no name reserved for another kind of folder, such
  /// as `Base`.
  package static func isName(_ language: String) -> Bool {
    !language.isEmpty && language.utf8.count <= 64
      && TableSearch.isLanguage(language)
      && language.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
