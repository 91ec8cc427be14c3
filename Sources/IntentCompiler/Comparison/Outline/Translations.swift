/// What a text of a definition is in other languages.
struct Translations: Sendable, Hashable {
  /// What the tables of one language say.
  struct Language: Sendable, Hashable {
    /// The texts by what follows the ID in their keys: nothing, or a dash and the ID of a case that the text is
    /// expanded for; and all that one can be which depends on numbers or devices.
    var texts: [String: String] = [:]
    /// The place of the first.
    var location: SourceLocation

    /// The text that stands for all.
    var words: String { texts[""] ?? "" }
  }

  /// By the names of the languages. One that has nothing to read is not there.
  var languages: [String: Language] = [:]
  /// The languages whose tables could not be read to their ends.
  var unknown: Set<String> = []
}

/// What the tables beside one definition say of its texts.
struct TranslatedTexts {
  /// The table's name; `nil` for a file that may be a copy of another, which has its tables elsewhere.
  let table: SchemaOutline.Table?
  let sources: [SourceText]
  private var texts: [String: [String: Translations.Language]] = [:]
  private let unknown: Set<String>
  private let isKnown: Bool

  /// - Parameters:
  ///   - definition: The definition.
  ///   - prefix: What the paths of a revision begin with.
  ///   - folders: Where its tables stand.
  ///   - isAtHome: Whether the definition is where it belongs. A file that was named alone is taken for a copy,
  ///     unless there is a table beside it.
  init(_ definition: Definition, prefix: String, in folders: TableFolders, isAtHome: Bool) {
    let path = definition.path
    let place = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    let tables = TableSearch(path: place, name: definition.name, in: folders)
    let localised = LocalisedDefinition(definition, tables, locales: [])
    let isTranslated = !tables.languages.isEmpty
    table = isAtHome ? SchemaOutline.Table(name: definition.name, isTranslated: isTranslated) : nil
    sources = tables.sources.map { SourceText(path: prefix + $0.path, bytes: $0.bytes) }
    unknown = Set(tables.languages.filter { !$0.isComplete }.map(\.language))
    // A catalogue may have any language.
    let isUnknown = ["", "Base.lproj", "mul.lproj"].contains { folder in
      let folder = FilePath.join(FilePath.home(of: place), folder)
      return folders.unknown.contains(FilePath.join(folder, definition.name + ".xcstrings"))
    }
    isKnown = path != InputFile.standardInputPath && (isAtHome || isTranslated) && !isUnknown
    for language in localised.languages {
      for entry in language.entries where entry.isTranslated {
        guard let id = localised.text(ofKey: entry.key)?.text.id?.value else { continue }
        let location = SourceLocation(file: prefix + entry.location.file, range: entry.location.range)
        let suffix = String(entry.key.dropFirst(id.count))
        func add(_ text: String, _ suffix: String) {
          texts[id, default: [:]][language.language, default: .init(location: location)].texts[suffix] = text
        }
        if let text = entry.text { add(text.value, suffix) }
        if !entry.forms.isEmpty { add(entry.forms, suffix + " forms") }
      }
    }
  }

  /// Knows the table alone, where translations are not compared.
  init(table: SchemaOutline.Table?) {
    self.table = table
    sources = []
    unknown = []
    isKnown = false
  }

  /// What a text is in other languages; `nil` where that is not known.
  ///
  /// - Parameter id: Its ID. Without one nothing translates it.
  func translations(of id: String?) -> Translations? {
    isKnown ? Translations(languages: id.flatMap { texts[$0] } ?? [:], unknown: unknown) : nil
  }
}
