/// Brings translations from files into the tables of a definition.
package struct StringsImport {
  /// A file whose language is not known.
  package struct UnknownLanguage: Error {
    package let path: String
  }

  /// The changes of the tables.
  package private(set) var result = TableChanges()
  /// The keys of texts that are the same as in the definition and were left out.
  package private(set) var same: [String] = []
  /// The number of texts that change.
  package private(set) var count = 0

  private struct Place: Hashable {
    var language: String
    var id: TableText.ID
  }

  private let list: TextList
  private var seen: [Place: ImportedText] = [:]
  private var changes: [(language: String, change: Table.TextChange)] = []

  /// - Parameters:
  ///   - files: The files.
  ///   - locale: The language of files with one language, and the only one that is imported of others.
  ///   - includesSame: Whether to import texts of `.strings` files that are the same as in the definition.
  package init(
    _ files: [ImportedFile],
    into list: TextList,
    locale: String?,
    includesSame: Bool = false
  ) throws(UnknownLanguage) {
    self.list = list
    result.diagnostics = list.tables.diagnostics
    for file in files {
      result.sources.append(file.source)
      result.diagnostics += file.diagnostics
      for text in file.texts {
        let language: String
        if let locale, !file.hasLanguages {
          language = locale
        } else if let own = text.language {
          if let locale, !Self.isSame(own, locale) { continue }
          language = own
        } else {
          throw UnknownLanguage(path: file.source.path)
        }
        guard TableLanguage.isName(language) else {
          let message = "'\(language.shortened)' is not a language; write it as in 'de' or 'pt-BR'"
          result.diagnostics.append(Diagnostic(.unreadableTranslation, message, at: text.location).asError)
          break
        }
        let known = list.languages.first { Self.isSame($0, language) } ?? language
        add(text, known, leavesSame: !file.hasStates && !includesSame)
      }
    }
    guard !result.hasErrors else { return }
    apply()
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    func normal(_ name: String) -> String { String(name.lowercased().map { $0 == "_" ? "-" : $0 }) }
    return normal(left) == normal(right)
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
    if let current, current.text.value == text.text {
      guard let state = text.state, state != .new, state != current.state,
        current.state != .new || !leavesSame
      else { return }
      return change(text, language, state)
    }
    guard let listed = list[text.id.key] else {
      let message = "no text of '\(list.name)' has the key '\(text.id.key.shortened)'; it is not imported"
      var diagnostic = Diagnostic(.staleTranslation, message, at: text.location)
      diagnostic.severity = .warning
      result.diagnostics.append(diagnostic)
      return
    }
    if current?.isTranslated != true, text.text == listed.text, text.id.form.isEmpty {
      if list.isBase(language) || text.state == .new { return }
      if leavesSame {
        if !Placeholders.hasWords(text.text) { return }
        same.append(text.id.key)
        return
      }
    }
    let model = current ?? list.anyTranslation(text.id)
    if let problem = PlaceholderCheck.problem(in: text, of: listed, model: model?.text.value) {
      result.diagnostics.append(problem)
      return
    }
    change(text, language, text.state == .needsReview ? .needsReview : .translated, listed.comment)
  }

  private mutating func change(
    _ text: ImportedText,
    _ language: String,
    _ state: TranslationState,
    _ comment: String = ""
  ) {
    count += 1
    changes.append((language, .init(id: text.id, text: text.text, state: state, comment: comment)))
  }

  private mutating func apply() {
    var tables = list.tables.tables
    leaveOutIncompleteForms(&tables)
    let order = list.texts.map(\.key)
    var grouped: [Int: [String: [Table.TextChange]]] = [:]
    for (language, change) in changes {
      let index = place(of: change.id, language, in: &tables)
      grouped[index, default: [:]][language, default: []].append(change)
    }
    for (index, languages) in grouped.sorted(by: { $0.key < $1.key }) {
      if tables[index].hasForms, !tables[index].contents.exists {
        // The forms in another language are only the model.
        let keys = Set(languages.values.joined().map(\.id.key))
        tables[index].remove(Set(tables[index].keys).subtracting(keys))
      }
      for (language, changes) in languages.sorted(by: { $0.key < $1.key }) {
        tables[index].set(changes, in: language, order: order)
      }
      result.add(tables[index])
    }
  }

  /// Leaves out plural forms for a language without a table of forms, unless there are all forms of a text.
  private mutating func leaveOutIncompleteForms(_ tables: inout [Table]) {
    guard let model = tables.first(where: \.hasForms), let language = model.language else { return }
    let needed = Dictionary(grouping: model.texts(in: language).map(\.id), by: \.key).mapValues(Set.init)
    let languages = Set(changes.filter { !$0.change.id.form.isEmpty }.map(\.language))
    for language in languages.sorted()
    where !tables.contains(where: { $0.hasForms && $0.language == language }) {
      guard !tables.contains(where: \.isCatalogue) else { continue }
      let own = Set(changes.filter { $0.language == language }.map(\.change.id))
      let lacking = needed.filter { key, ids in own.contains { $0.key == key } && !own.isSuperset(of: ids) }
      for key in lacking.keys.sorted() {
        let place = seen.first { $0.key.language == language && $0.key.id.key == key }?.value.location
        let message =
          "not all forms of '\(key.shortened)' are translated into '\(language)'; it is not imported"
        result.diagnostics.append(Diagnostic(.unreadableTranslation, message, at: place))
        count -= changes.count { $0.language == language && $0.change.id.key == key }
        changes.removeAll { $0.language == language && $0.change.id.key == key }
      }
    }
  }

  /// The table for a text: the one that has it, or the one for texts of its kind.
  private func place(of id: TableText.ID, _ language: String, in tables: inout [Table]) -> Int {
    let own = tables.indices.filter { tables[$0].language == language }
    if let index = own.first(where: { tables[$0].has(id, in: language) }) { return index }
    let catalogue = tables.firstIndex(where: \.isCatalogue)
    if let catalogue, tables[catalogue].has(id, in: language) || own.isEmpty { return catalogue }
    if !id.form.isEmpty {
      if let index = own.first(where: { tables[$0].hasForms }) { return index }
      if let model = tables.first(where: \.hasForms) {
        tables.append(list.tables.copy(of: model, for: language))
        return tables.count - 1
      }
    }
    if let index = own.first(where: { !tables[$0].hasForms }) ?? catalogue { return index }
    tables.append(list.tables.newTable(language, ending: ".strings"))
    return tables.count - 1
  }
}
