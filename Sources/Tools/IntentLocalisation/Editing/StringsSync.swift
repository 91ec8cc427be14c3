import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Updates tables after a definition changed: adds new texts, marks changed ones, and removes the rest.
package struct StringsSync {
  package private(set) var result = ChangedTables()
  package private(set) var summaries: [SyncSummary] = []

  private let list: TextList
  private let keepsStale: Bool
  private let old: [String: String]
  private let order: [String]
  private var summary = SyncSummary(path: "")

  /// - Parameters:
  ///   - locales: The languages that need a table.
  ///   - keepsStale: Whether to keep texts that the definition dropped.
  package init(
    _ list: TextList,
    adding locales: [String] = [],
    old: Definition? = nil,
    keepsStale: Bool = false
  ) {
    self.list = list
    self.keepsStale = keepsStale
    order = list.texts.map(\.key)
    var texts: [String: String] = [:]
    old?.forEachText { text in
      if let id = text.text.id?.value, let stated = text.text.text, texts[id] == nil {
        texts[id] = stated.value
      }
    }
    self.old = texts
    result.diagnostics = list.tables.diagnostics
    var tables = list.tables.tables
    if list.tables.catalog == nil {
      let missing = locales.filter { locale in
        !tables.contains { TableLanguage.isSame($0.language ?? "", locale) }
      }
      tables += missing.map { list.tables.newTable($0, ending: ".strings") }
    }
    for table in tables {
      var table = table
      guard !table.isDamaged else {
        result.add(table)
        continue
      }
      summary = SyncSummary(path: table.path)
      drop(from: &table)
      if table.isCatalog {
        follow(inCatalog: &table)
      } else if let language = table.language {
        follow(in: &table, language)
      }
      let count = result.changes.count
      result.add(table)
      if result.changes.count > count { summaries.append(summary) }
    }
  }

  private mutating func drop(from table: inout Table) {
    let dropped = table.keys.filter { !list.uses($0) && !table.isManual($0) }
    if !keepsStale {
      var translated: Set<String> = []
      for language in table.languages where language != table.sourceLanguage {
        translated.formUnion(table.texts(in: language).filter(\.isTranslated).map(\.id.key))
      }
      summary.removed = dropped.count
      summary.removedTranslations = dropped.filter(translated.contains)
      return table.remove(Set(dropped))
    }
    for key in dropped { table.markStale(key) }
  }

  private func earlier(_ text: ListedText) -> String? {
    old[text.key].flatMap { $0 == text.text ? nil : $0 }
  }

  private mutating func follow(inCatalog table: inout Table) {
    let language = table.sourceLanguage ?? list.baseLanguage
    let keys = Set(table.keys)
    let own = table.texts(in: language)
    let sources = Dictionary(own.map { ($0.id, $0) }) { first, _ in first }
    let withForms = Set(own.filter { !$0.id.form.isEmpty }.map(\.id.key))
    var reviews: [String: [Table.TextChange]] = [:]
    var changes: [Table.TextChange] = []
    var translations: [String: [(String, TableText)]] = [:]
    var expanded: Set<Substring>?
    for other in table.languages where other != language {
      let texts = table.texts(in: other)
      for text in texts { translations[text.id.key, default: []].append((other, text)) }
      let formats = Self.expanded(texts)
      expanded = expanded?.intersection(formats) ?? formats
    }
    let formats = expanded ?? Self.expanded(own)
    for text in list.texts where !text.isHidden && text.replaced == 0 {
      guard keys.contains(text.key) else {
        if formats.contains(text.key[...]) { continue }
        table.add(text.key, text: text.text, comment: text.comment)
        summary.added += 1
        continue
      }
      table.markUsed(text.key)
      let id = TableText.ID(key: text.key)
      var isChanged = earlier(text) != nil
      if let source = sources[id] {
        // Someone edited a text without the mark 'new', so it overrides the definition's.
        if source.state == .new, source.text.value != text.text {
          changes.append(.init(id: id, text: text.text, state: .new))
          isChanged = true
        }
      } else if !withForms.contains(text.key) {
        changes.append(.init(id: id, text: text.text, state: .new))
      }
      guard isChanged else { continue }
      for (other, translation) in translations[text.key] ?? [] where translation.state == .translated {
        let change = Table.TextChange(id: translation.id, text: translation.text.value, state: .needsReview)
        reviews[other, default: []].append(change)
        summary.reviews += 1
      }
    }
    table.set(changes, in: language)
    for (other, changes) in reviews.sorted(by: { $0.key < $1.key }) { table.set(changes, in: other) }
  }

  /// A table doesn't need a format if it contains an expansion for a single case.
  private static func expanded(_ texts: [TableText]) -> Set<Substring> {
    Set(texts.lazy.filter(\.isTranslated).flatMap { LanguageTexts.formats(ofKey: $0.id.key) })
  }

  private mutating func follow(in table: inout Table, _ language: String) {
    let own = Dictionary(table.texts(in: language).map { ($0.id, $0) }) { first, _ in first }
    let texts = list.tables.texts(in: language)
    let present = Set(texts.map { $0.id.key[...] }).union(Self.expanded(texts))
    let isBase = list.isBase(language)
    let addsNew = table.path.hasSuffix(".strings") && !list.tables.tables.contains { $0.isCatalog }
    var changes: [Table.TextChange] = []
    var missing = 0
    for text in list.texts where !text.isHidden {
      let id = TableText.ID(key: text.key)
      guard let current = own[id] else {
        guard addsNew, text.replaced == 0, !present.contains(text.key[...]) else {
          reportForms(of: text, own, table)
          continue
        }
        guard table.hasStates || isBase else {
          missing += 1
          continue
        }
        summary.added += 1
        changes.append(
          .init(id: id, text: text.text, state: isBase ? .translated : .new, comment: text.comment)
        )
        continue
      }
      if current.state == .new {
        if current.text.value == text.text { continue }
        if current.text.value == earlier(text) {
          changes.append(.init(id: id, text: text.text, state: .new))
        } else if !isBase, list.translation(id, in: language)?.state == .needsReview {
          // Someone translated this text but left its mark 'new'.
          summary.reviews += 1
          changes.append(.init(id: id, text: current.text.value, state: .needsReview))
        }
      } else if let before = earlier(text) {
        if isBase, current.text.value == before {
          changes.append(.init(id: id, text: text.text, state: current.state))
        } else if !isBase, current.state == .translated, table.hasStates {
          let former = before.shortened
          summary.reviews += 1
          changes.append(.init(id: id, text: current.text.value, state: .needsReview, former: former))
        } else if !isBase, !table.hasStates {
          reportReview(of: text, before, at: current.location)
        }
      }
    }
    table.set(changes, in: language, order: order)
    if missing > 0 {
      let texts = missing == 1 ? "1 text is" : "\(missing) texts are"
      let message =
        "\(texts) missing in this property list, which cannot mark texts as new; add them with 'import'"
      note(message, at: SourceLocation(file: table.path))
    }
  }

  private mutating func reportForms(of text: ListedText, _ own: [TableText.ID: TableText], _ table: Table) {
    guard !table.hasStates, let before = earlier(text),
      let form = own.values.filter({ $0.id.key == text.key }).min(by: {
        $0.id.form.lexicographicallyPrecedes($1.id.form)
      })
    else { return }
    reportReview(of: text, before, at: form.location)
  }

  private mutating func reportReview(of text: ListedText, _ before: String, at location: SourceLocation) {
    let message = "'\(before.shortened)' changed to '\(text.text.shortened)'; review this translation"
    note(message, at: location)
  }

  private mutating func note(_ message: String, at location: SourceLocation) {
    var diagnostic = Diagnostic(.missingTranslation, message, at: location)
    diagnostic.severity = .note
    result.diagnostics.append(diagnostic)
  }
}

/// What `sync` did to a table.
package struct SyncSummary: Sendable {
  package var path: String
  package var added = 0
  package var reviews = 0
  package var removed = 0
  package var removedTranslations: [String] = []

  /// Such as `17 new and 1 needs review`.
  package var words: String? {
    let review = reviews == 1 ? "1 needs review" : "\(reviews) need review"
    let parts = [
      added > 0 ? "\(added) new" : "", reviews > 0 ? review : "", removed > 0 ? "\(removed) removed" : "",
    ]
    .filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.listed
  }
}
