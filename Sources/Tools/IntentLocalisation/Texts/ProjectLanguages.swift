/// The languages of the project around a definition.
package struct ProjectLanguages: Sendable, Equatable {
  /// The development language; `nil` if the project doesn't say it.
  package var base: String?
  /// The languages of the app's other texts, spelled as in folder names and catalogs.
  package var shipped: [String]
  /// Languages with a folder next to the definition that belongs to the project; `nil` if unknown.
  package var listed: Set<String>?
  /// The targets that build a table, by the paths of the tables around the definition. Unknown for missing
  /// entries.
  package var builders: [String: Set<Int>]

  /// Takes the path of a definition; returns `nil` without a project.
  package typealias ByDefinition = @Sendable (String) -> ProjectLanguages?

  package init(
    base: String?,
    shipped: [String] = [],
    listed: Set<String>? = nil,
    builders: [String: Set<Int>] = [:]
  ) {
    self.base = base.map(Self.code)
    self.shipped = shipped
    self.listed = listed
    self.builders = builders
  }

  /// Skips variants of languages that have a table, because the system may look there.
  func shipped(without tables: TableSearch, _ base: String?) -> [String] {
    let known = Set(tables.languages.map { Self.code($0.language) } + tables.otherLanguages.map(Self.code))
    return shipped.filter { language in
      let code = Self.code(language)
      return !BaseLanguage.isBase(code, base) && known.isDisjoint(with: Self.families(of: code))
    }
  }

  /// The code for a language's name in a project: `English` becomes `en`, and `zh_TW` becomes `zh-Hant`. Old
  /// projects use such names.
  package static func code(_ name: String) -> String {
    let name = String(name.map { $0 == "_" ? "-" : $0 })
    return names[name] ?? name
  }

  /// A language and its more general languages: `zh-Hant-HK`, `zh-Hant` and `zh`.
  package static func families(of language: String) -> [String] {
    var families = [language]
    while let dash = families.last?.lastIndex(of: "-"), let last = families.last {
      families.append(String(last[..<dash]))
    }
    return families
  }

  private static let names = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Finnish": "fi", "Norwegian": "nb",
    "Korean": "ko", "Chinese": "zh", "Russian": "ru", "Polish": "pl",
    "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "no": "nb", "iw": "he", "in": "id",
  ]
}
