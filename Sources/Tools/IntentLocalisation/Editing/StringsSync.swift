import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Makes the tables of a definition follow its texts: adds new texts, updates changed texts, and removes the
/// rest. Never replaces a translation.
package struct StringsSync {
  package private(set) var result = ChangedTables()

  private let tables: EditableTables
  private let localized: LocalisedDefinition
  private let texts: [ListedText]
  private let base: String
  private let formerTexts: [String: String]

  /// - Parameters:
  ///   - old: The definition before it changed.
  ///   - unsaved: Texts to read instead of tables on disk.
  package init(_ definition: Definition, old: Definition? = nil, unsaved: UnsavedFiles = UnsavedFiles()) {
    tables = EditableTables(path: definition.path, name: definition.name, unsaved: unsaved)
    let folders = TableFolders(ofDefinitions: [definition.path], unsaved: unsaved)
    let search = TableSearch(path: definition.path, name: definition.name, in: folders)
    localized = LocalisedDefinition(definition, search, locales: ["en"])
    texts = ListedText.all(of: localized)
    base = localized.base ?? "en"
    var former: [String: String] = [:]
    old?.forEachText { text in
      if let id = text.text.id?.value, let stated = text.text.text, former[id] == nil {
        former[id] = stated.value
      }
    }
    formerTexts = former
    result.diagnostics = tables.diagnostics
    for table in tables.tables {
      var table = table
      let copies = table.damage == nil ? follow(in: &table) : 0
      let count = result.changes.count
      result.add(table)
      guard copies > 0, result.changes.count > count else { continue }
      let words = copies == 1 ? "1 new text is" : "\(copies) new texts are"
      note("\(words) not translated; translate the copy here", at: SourceLocation(file: table.path))
    }
  }

  /// Returns the number of texts to translate that the table has no other mark for.
  private mutating func follow(in table: inout Table) -> Int {
    table.remove(Set(table.keys.filter { !localized.uses($0) && !table.isManual($0) }))
    guard !table.isCatalog, let language = table.language else {
      follow(inCatalog: &table)
      return 0
    }
    return follow(in: &table, language)
  }

  /// The text before it changed.
  private func former(_ text: ListedText) -> String? {
    formerTexts[text.key].flatMap { $0 == text.text ? nil : $0 }
  }

  private func follow(inCatalog table: inout Table) {
    let language = table.sourceLanguage ?? base
    let keys = Set(table.keys)
    let own = table.texts(in: language)
    let sources = Dictionary(firsts: own.map { ($0.id, $0) })
    let withForms = Set(own.filter { !$0.id.form.isEmpty }.map(\.id.key))
    var reviews: [String: [Table.TextChange]] = [:]
    var changes: [Table.TextChange] = []
    var translations: [String: [(String, TableText)]] = [:]
    var expanded: Set<Substring>?
    // The catalog can only do without a format if each language has texts expanded from it.
    for other in table.languages where other != language {
      let texts = table.texts(in: other)
      for text in texts { translations[text.id.key, default: []].append((other, text)) }
      let formats = Self.expanded(texts)
      expanded = expanded?.intersection(formats) ?? formats
    }
    let formats = expanded ?? Self.expanded(own)
    for text in texts where !text.isHidden {
      guard keys.contains(text.key) else {
        if !formats.contains(text.key[...]) { table.add(text.key, text: text.text, comment: text.comment) }
        continue
      }
      table.markUsed(text.key)
      let id = TableText.ID(key: text.key)
      var isChanged = former(text) != nil
      if let source = sources[id] {
        // Someone edited a text in another state, so it overrides the definition's.
        if source.state == .new, source.text.value != text.text {
          changes.append(.init(id: id, text: text.text, state: .new))
          isChanged = true
        }
      } else if !withForms.contains(text.key) {
        changes.append(.init(id: id, text: text.text, state: .new))
      }
      guard isChanged else { continue }
      // The translation may still say what the text said before.
      for (other, translation) in translations[text.key] ?? [] where translation.state == .translated {
        let change = Table.TextChange(id: translation.id, text: translation.text.value, state: .needsReview)
        reviews[other, default: []].append(change)
      }
    }
    table.set(changes, in: language)
    for (other, changes) in reviews.sorted(by: { $0.key < $1.key }) { table.set(changes, in: other) }
  }

  /// A table doesn't need a format if it contains an expansion for a single case.
  private static func expanded(_ texts: [TableText]) -> Set<Substring> {
    Set(texts.lazy.filter(\.isTranslated).flatMap { LanguageTexts.formats(ofKey: $0.id.key) })
  }

  /// These tables store no state, so notes list the texts to translate.
  private mutating func follow(in table: inout Table, _ language: String) -> Int {
    let own = Dictionary(grouping: table.texts(in: language), by: \.id.key)
    let known = tables.texts(in: language)
    let present = Set(known.map { $0.id.key[...] }).union(Self.expanded(known))
    let isBase = language == base
    let addsNew = table.path.hasSuffix(".strings") && !tables.tables.contains(where: \.isCatalog)
    var changes: [Table.TextChange] = []
    var added = 0
    for text in texts where !text.isHidden {
      let id = TableText.ID(key: text.key)
      guard let current = own[text.key] else {
        guard addsNew, !present.contains(text.key[...]) else { continue }
        added += 1
        changes.append(.init(id: id, text: text.text, comment: text.comment))
        continue
      }
      guard let former = former(text) else { continue }
      let copy = current.first { $0.id == id }?.text.value
      if copy == former {
        // The copy in the table was never translated.
        changes.append(.init(id: id, text: text.text))
      } else if !isBase, copy != text.text,
        let first = current.min(by: { $0.id.form.lexicographicallyPrecedes($1.id.form) })
      {
        let message = "'\(former.shortened)' changed to '\(text.text.shortened)'; review this translation"
        note(message, at: first.location)
      }
    }
    table.set(changes, in: language)
    return isBase ? 0 : added
  }

  private mutating func note(_ message: String, at location: SourceLocation) {
    var diagnostic = Diagnostic(.missingTranslation, message, at: location)
    diagnostic.severity = .note
    result.diagnostics.append(diagnostic)
  }
}
