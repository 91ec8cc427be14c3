import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// What a text of a definition is in other languages.
package struct Translations: Sendable, Hashable {
  /// What the tables of one language say.
  struct Language: Sendable, Hashable {
    /// What people read, by what follows the ID in the keys: nothing, or a dash and the ID of a case that the text
    /// is expanded for; each by what a form of it is for, or by nothing where it has one form only.
    var texts: [String: [String: String]] = [:]
    /// The place of the first.
    var location: SourceLocation

    /// Whether what people read depends on numbers or devices.
    func hasForms(_ suffix: String) -> Bool {
      texts[suffix].map { $0[""] == nil || $0.count > 1 } ?? false
    }
  }

  /// By the names of the languages. One that has nothing to read is not there.
  var languages: [String: Language] = [:]
  /// The languages whose tables could not be read to their ends.
  var unknown: Set<String> = []
  /// Whether every catalogue could be read to its end. Otherwise no language is known.
  var isComplete = true
  /// The language that a catalogue names as the definition's own. What it lacks in that is read as the definition has
  /// it.
  var sourceLanguage: String?

  /// What a text of both versions is in the languages of which all is known, and which of these is the definition's
  /// own. Where a catalogue only repeats the definition, in that language there is nothing to compare.
  static func compared(_ old: ComparedSchema.Text, _ new: ComparedSchema.Text) -> (
    old: [String: Language], new: [String: Language], source: String?
  ) {
    guard let before = old.translations, let now = new.translations, before.isComplete, now.isComplete else {
      return ([:], [:], nil)
    }
    let unknown = before.unknown.union(now.unknown)
    var known = (old: before.languages, new: now.languages)
    for language in unknown {
      known.old[language] = nil
      known.new[language] = nil
    }
    guard let source = now.sourceLanguage ?? before.sourceLanguage, !unknown.contains(source) else {
      return (known.old, known.new, nil)
    }
    guard !old.text.isEmpty, !new.text.isEmpty else {
      // A text that comes or goes is told by itself.
      known.old[source] = nil
      known.new[source] = nil
      return (known.old, known.new, nil)
    }
    let place = old.location ?? new.location ?? SourceLocation(file: "")
    let texts = (
      old: known.old[source] ?? Language(texts: ["": ["": old.text]], location: place),
      new: known.new[source] ?? Language(texts: ["": ["": new.text]], location: new.location ?? place)
    )
    let isRepeated = texts.old.texts == ["": ["": old.text]] && texts.new.texts == ["": ["": new.text]]
    known.old[source] = isRepeated ? nil : texts.old
    known.new[source] = isRepeated ? nil : texts.new
    return (known.old, known.new, source)
  }
}

/// What the tables beside one definition say of its texts.
struct TranslatedTexts {
  /// The table's name; `nil` for a file that may be a copy of another, which has its tables elsewhere.
  let table: ComparedSchema.Table?
  let sources: [SourceText]
  /// Why a table cannot be read to its end.
  let problems: [Diagnostic]
  private var texts: [String: [String: Translations.Language]] = [:]
  private let unknown: Set<String>
  private let isComplete: Bool
  private let sourceLanguage: String?
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
    let isTranslated = !tables.languages.isEmpty || !tables.isComplete
    table = isAtHome ? ComparedSchema.Table(name: definition.name, isTranslated: isTranslated) : nil
    sources = tables.sources.map { SourceText(path: prefix + $0.path, bytes: $0.bytes) }
    unknown = Set(tables.languages.filter { !$0.isComplete }.map(\.language))
    isComplete = tables.isComplete
    // A catalogue may have any language.
    let isUnknown = ["", "Base.lproj", "mul.lproj"].contains { folder in
      let folder = FilePath.join(FilePath.home(of: place), folder)
      return folders.unknown.contains(FilePath.join(folder, definition.name + ".xcstrings"))
    }
    let isBesideTable = isTranslated || tables.sourceTexts != nil
    isKnown = path != InputFile.standardInputPath && (isAtHome || isBesideTable) && !isUnknown
    problems =
      isKnown
      ? tables.diagnostics.filter { $0.rule == .unreadableTranslation }.map { problem in
        var problem = problem
        if let location = problem.location {
          problem.location = SourceLocation(file: prefix + location.file, range: location.range)
        }
        return problem
      } : []
    sourceLanguage = tables.sourceLanguage
    for language in localised.languages + (tables.sourceTexts.map { [$0] } ?? []) {
      for entry in language.entries where entry.isTranslated {
        guard let id = localised.text(ofKey: entry.key)?.text.id?.value else { continue }
        let location = SourceLocation(file: prefix + entry.location.file, range: entry.location.range)
        let suffix = String(entry.key.dropFirst(id.count))
        func add(_ forms: [String: String]) {
          var found = texts[id]?[language.language] ?? .init(location: location)
          found.texts[suffix] = forms
          if suffix.isEmpty { found.location = location }
          texts[id, default: [:]][language.language] = found
        }
        // Where a text has forms, they are what is read.
        if !entry.forms.isEmpty {
          add(entry.forms)
        } else if let text = entry.text, texts[id]?[language.language]?.hasForms(suffix) != true {
          add(["": text.value])
        }
      }
    }
  }

  /// Knows the table alone, where translations are not compared.
  init(table: ComparedSchema.Table?) {
    self.table = table
    sources = []
    problems = []
    unknown = []
    isComplete = true
    sourceLanguage = nil
    isKnown = false
  }

  /// What a text is in other languages; `nil` where that is not known.
  ///
  /// - Parameter id: Its ID. Without one nothing translates it.
  func translations(of id: String?) -> Translations? {
    guard isKnown else { return nil }
    return Translations(
      languages: id.flatMap { texts[$0] } ?? [:],
      unknown: unknown,
      isComplete: isComplete,
      sourceLanguage: sourceLanguage
    )
  }
}
