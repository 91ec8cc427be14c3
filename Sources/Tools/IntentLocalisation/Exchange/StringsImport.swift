import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Brings translations into the tables of a definition. If one is wrong, nothing changes.
package struct StringsImport {
  /// Thrown if the language of a file to import is unknown.
  package struct UnknownLanguage: Error {
    package let path: String
  }

  package private(set) var result = ChangedTables()
  /// Skipped, because their texts match the definition.
  package private(set) var same: [String] = []
  package private(set) var count = 0

  private struct Place: Hashable {
    var language: String
    var id: TableText.ID
  }

  private let list: TextList
  private var seen: [Place: ImportedText] = [:]
  private var changes: [ImportedChange] = []

  /// - Parameters:
  ///   - locale: The language of a file without languages, and the only language to import from other files.
  ///   - includesSame: Whether to import texts of `.strings` files that match the definition.
  package init(
    _ files: [ImportedFile],
    into list: TextList,
    locale: String?,
    includesSame: Bool = false
  ) throws(UnknownLanguage) {
    self.list = list
    result.diagnostics = list.tables.diagnostics
    // Notes can refer to tables.
    result.sources = list.tables.tables.map(\.contents.source)
    let contradictions = ImportLanguages.contradictions(files, locale)
    guard contradictions.isEmpty else {
      result.sources += files.map(\.source)
      result.diagnostics += files.flatMap(\.diagnostics) + contradictions
      return
    }
    var languages = ImportLanguages(list, locale)
    for file in files {
      result.sources.append(file.source)
      result.diagnostics += file.diagnostics
      var untranslated: [ImportedText] = []
      for text in file.texts {
        guard let stated = file.isCatalog ? text.language : locale ?? text.language else {
          throw UnknownLanguage(path: file.source.path)
        }
        guard let language = languages.language(stated) else { continue }
        guard TableLanguage.isName(language) else {
          let message = "'\(language.shortened)' is not a language; write it as in 'de' or 'pt-BR'"
          result.diagnostics.append(Diagnostic(.unreadableTranslation, message, at: text.location).asError)
          break
        }
        if file.isCatalog, text.state == .new {
          if isNews(text, language) { untranslated.append(text) }
          continue
        }
        add(text, language, leavesSame: !file.isCatalog && !includesSame)
      }
      report(untranslated: untranslated)
    }
    guard !result.hasErrors else { return }
    apply()
  }

  private func isNews(_ text: ImportedText, _ language: String) -> Bool {
    !text.text.isBlank && !list.isBase(language) && text.text != text.source
      && text.text != list[text.id.key]?.text
      && text.text != list.translation(text.id, in: language)?.text.value
  }

  private mutating func report(untranslated texts: [ImportedText]) {
    guard let first = texts.first else { return }
    let words = texts.count == 1 ? "this text is" : "this text and \(texts.count - 1) others are"
    let message = "\(words) marked as not translated yet and not imported; change the state to 'translated'"
    warn(.missingTranslation, message, at: first.location)
  }

  private mutating func warn(_ rule: Rule, _ message: String, at location: SourceLocation) {
    var diagnostic = Diagnostic(rule, message, at: location)
    diagnostic.severity = .warning
    result.diagnostics.append(diagnostic)
  }

  private mutating func add(_ text: ImportedText, _ language: String, leavesSame: Bool) {
    guard !text.text.isBlank else { return }
    let place = Place(language: language, id: text.id)
    if let first = seen[place] {
      guard first.text != text.text else { return }
      let message =
        "'\(text.id.words)' is there twice in '\(language)', with different texts; remove one of them"
      let notes = [Diagnostic.Note("the first one is here", at: first.location)]
      result.diagnostics.append(
        Diagnostic(.unreadableTranslation, message, at: text.location, notes: notes).asError
      )
      return
    }
    seen[place] = text
    let current = list.translation(text.id, in: language)
    let former = list.former(text.source, of: text.id)
    if let current, current.text.value == text.text {
      guard let state = text.state, former == nil, state != .new, state != current.state,
        current.state != .new || !leavesSame
      else { return }
      return change(text, language, state)
    }
    guard let listed = list[text.id.key] else {
      let message = "no text of '\(list.name)' has the key '\(text.id.key.shortened)'; it is not imported"
      return warn(.staleTranslation, message, at: text.location)
    }
    if current?.isTranslated != true, text.text == listed.text, text.id.form.isEmpty {
      if list.isBase(language) || text.state == .new { return }
      if leavesSame {
        if !Placeholders.hasWords(text.text) { return }
        same.append(text.id.key)
        return
      }
    }
    if PluralUnits.isPlural(text.id, list), let form = text.id.form.last, !PluralCategories.all.contains(form)
    {
      let names = PluralCategories.all.map { "'\($0)'" }.joined(separator: ", ")
      let message = "'\(form.shortened)' is not a plural form; the forms are \(names)"
      return result.diagnostics.append(Diagnostic(.unreadableTranslation, message, at: text.location).asError)
    }
    if !list.isBase(language), !list.isForTranslation(text.id.key) {
      let message =
        "the catalog says that '\(text.id.key.shortened)' is not to be translated; it is not imported"
      return warn(.staleTranslation, message, at: text.location)
    }
    if let problem = PlaceholderCheck(text, of: listed, in: language, list).problem {
      result.diagnostics.append(problem)
      return
    }
    if let former {
      warn(
        .missingTranslation,
        "'\(former.shortened)' was translated, and the text is '\(listed.text.shortened)' now; review this translation",
        at: text.location
      )
    }
    let needsReview = text.state == .needsReview || former != nil
    change(text, language, needsReview ? .needsReview : .translated, former: former, listed.comment)
  }

  private mutating func change(
    _ text: ImportedText,
    _ language: String,
    _ state: TranslationState,
    former: String? = nil,
    _ comment: String = ""
  ) {
    count += 1
    let change = Table.TextChange(
      id: text.id,
      text: text.text,
      state: state,
      former: former?.shortened,
      comment: comment
    )
    changes.append(ImportedChange(language: language, change: change, location: text.location))
  }

  private mutating func apply() {
    var tables = list.tables.tables
    // An unreadable text would be added again, in another table.
    let languages = Set(changes.map(\.language))
    let damaged = tables.filter { table in
      table.isDamaged && !changes.isEmpty && table.language.map(languages.contains) ?? true
    }
    for table in damaged { result.add(table) }
    guard damaged.isEmpty else { return }
    leaveOutIncompleteForms(tables)
    result.diagnostics += FormCheck.problems(of: changes, in: list)
    guard !result.hasErrors else { return }
    let order = list.texts.map(\.key)
    var grouped: [Int: [String: [Table.TextChange]]] = [:]
    for entry in changes {
      let index = place(of: entry.change.id, entry.language, in: &tables)
      grouped[index, default: [:]][entry.language, default: []].append(entry.change)
    }
    for (index, languages) in grouped.sorted(by: { $0.key < $1.key }) {
      if tables[index].hasForms, !tables[index].contents.exists {
        // In a copy from another language, the forms are only a template.
        let keys = Set(languages.values.joined().map(\.id.key))
        tables[index].remove(Set(tables[index].keys).subtracting(keys))
      }
      if tables[index].isCatalog {
        addEntries(for: languages.values.joined().map(\.id.key), to: &tables[index])
      }
      for (language, changes) in languages.sorted(by: { $0.key < $1.key }) {
        tables[index].set(changes, in: language, order: order)
      }
      result.add(tables[index])
    }
  }

  /// A text for a single case doesn't need the definition's text.
  private func addEntries(for keys: [String], to table: inout Table) {
    var known = Set(table.keys)
    for key in keys where known.insert(key).inserted {
      guard let listed = list[key] else { continue }
      table.add(key, text: listed.replaced == 0 ? listed.text : nil, comment: listed.comment)
    }
  }

  /// The new `.stringsdict` would keep missing forms of the language it is copied from.
  private mutating func leaveOutIncompleteForms(_ tables: [Table]) {
    let incomplete = FormCheck.incomplete(changes, tables)
    guard !incomplete.isEmpty else { return }
    for entry in incomplete {
      let key = entry.change.id.key.shortened
      let message = "not all forms of '\(key)' are translated into '\(entry.language)'; it is not imported"
      result.diagnostics.append(Diagnostic(.unreadableTranslation, message, at: entry.location))
    }
    let places = Set(incomplete.map { Place(language: $0.language, id: .init(key: $0.change.id.key)) })
    let all = changes.count
    changes.removeAll { places.contains(Place(language: $0.language, id: .init(key: $0.change.id.key))) }
    count -= all - changes.count
  }

  /// Prefers a table that contains the text.
  private func place(of id: TableText.ID, _ language: String, in tables: inout [Table]) -> Int {
    let own = tables.indices.filter { tables[$0].language == language }
    if let index = own.first(where: { tables[$0].has(id, in: language) }) { return index }
    let catalog = tables.firstIndex(where: \.isCatalog)
    if let catalog, tables[catalog].has(id, in: language) || own.isEmpty { return catalog }
    if !id.form.isEmpty {
      if let index = own.first(where: { tables[$0].hasForms }) { return index }
      if let model = tables.first(where: \.hasForms) {
        tables.append(list.tables.copy(of: model, for: language))
        return tables.count - 1
      }
    }
    if let index = own.first(where: { !tables[$0].hasForms }) ?? catalog { return index }
    tables.append(list.tables.newTable(language, ending: ".strings"))
    return tables.count - 1
  }
}

/// A translation that passed all checks.
struct ImportedChange {
  var language: String
  var change: Table.TextChange
  var location: SourceLocation
}
