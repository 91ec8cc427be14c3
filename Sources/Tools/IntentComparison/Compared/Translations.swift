import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// The translations of one text, by language.
package struct Translations: Sendable, Hashable {
  /// A text in one language, with its plural forms.
  struct Language: Sendable, Hashable {
    /// By the key's suffix (empty, or a dash and the ID of a filled-in case), then by the form's condition
    /// (empty for a single form).
    var texts: [String: [String: String]] = [:]
    var location: SourceLocation

    func hasForms(_ suffix: String) -> Bool {
      texts[suffix].map { $0[""] == nil || $0.count > 1 } ?? false
    }

    /// Whether people who lose it read the same.
    func repeats(_ text: String) -> Bool {
      texts[""] == ["": text] && texts.keys.allSatisfy { !hasForms($0) }
    }

    fileprivate func renamed(_ valueIDs: [String: String]) -> Language {
      guard !valueIDs.isEmpty, texts.count > 1 || texts[""] == nil else { return self }
      var language = self
      language.texts = Dictionary(
        firsts: texts.map { suffix, forms in
          (valueIDs[String(suffix.dropFirst())].map { "-\($0)" } ?? suffix, forms)
        }
      )
      return language
    }
  }

  var languages: [String: Language] = [:]
  var unknown: Set<String> = []
  /// If not, no language is known.
  var isComplete = true
  /// From a catalog. The definition supplies its missing texts.
  var sourceLanguage: String?

  /// Skips a source language that only repeats the definition.
  ///
  /// - Parameter valueIDs: New IDs of the names of values, by the old IDs, which end the keys of filled-in
  ///   formats.
  static func compared(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    valueIDs: [String: String]
  ) -> (old: [String: Language], new: [String: Language], source: String?) {
    guard let before = old.translations, let now = new.translations, before.isComplete, now.isComplete else {
      return ([:], [:], nil)
    }
    let unknown = before.unknown.union(now.unknown)
    var known = (old: before.languages.mapValues { $0.renamed(valueIDs) }, new: now.languages)
    for language in unknown {
      known.old[language] = nil
      known.new[language] = nil
    }
    guard let source = now.sourceLanguage ?? before.sourceLanguage, !unknown.contains(source) else {
      return (known.old, known.new, nil)
    }
    guard !old.text.isEmpty, !new.text.isEmpty else {
      // Added and removed texts are reported separately.
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

/// The tables next to a definition, and which translations are known.
struct TranslatedTexts {
  /// `nil` if the file may be a copy, with the definition's tables elsewhere.
  let table: ComparedSchema.Table?
  let sources: [SourceText]
  let problems: [Diagnostic]
  private var texts: [String: [String: Translations.Language]] = [:]
  private let unknown: Set<String>
  private let isComplete: Bool
  private let sourceLanguage: String?
  private let isKnown: Bool

  /// - Parameter isAtHome: Whether the definition is in its original folder. If not, its translations are
  ///   known only if a table is next to it.
  init(_ definition: Definition, prefix: String, in folders: TableFolders, isAtHome: Bool) {
    let path = definition.path
    let place = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    let tables = TableSearch(path: place, name: definition.name, in: folders)
    let localized = LocalisedDefinition(definition, tables, locales: [])
    let isTranslated = !tables.languages.isEmpty || !tables.isComplete
    table = isAtHome ? ComparedSchema.Table(name: definition.name, isTranslated: isTranslated) : nil
    sources = tables.sources.map { SourceText(path: prefix + $0.path, bytes: $0.bytes) }
    unknown = Set(tables.languages.filter { !$0.isComplete }.map(\.language))
    isComplete = tables.isComplete
    // An unreadable catalog may contain any language.
    let home = FilePath.home(of: place)
    let isUnknown = ([""] + folders.sharedFolders(in: home)).contains { folder in
      let folder = FilePath.join(home, folder)
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
    for language in localized.languages + (tables.sourceTexts.map { [$0] } ?? []) {
      for entry in language.entries where entry.isTranslated {
        guard let id = localized.text(ofKey: entry.key)?.text.id?.value else { continue }
        let location = SourceLocation(file: prefix + entry.location.file, range: entry.location.range)
        let suffix = String(entry.key.dropFirst(id.count))
        func add(_ forms: [String: String]) {
          var found = texts[id]?[language.language] ?? .init(location: location)
          found.texts[suffix] = forms
          if suffix.isEmpty { found.location = location }
          texts[id, default: [:]][language.language] = found
        }
        // Forms replace the text.
        if !entry.forms.isEmpty {
          add(entry.forms)
        } else if let text = entry.text, texts[id]?[language.language]?.hasForms(suffix) != true {
          add(["": text.value])
        }
      }
    }
  }

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
