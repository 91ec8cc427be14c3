import IntentDefinition
import IntentDiagnostics

/// A table of any kind that can be changed. Before it is written, it checks that reading it again gives the
/// expected texts.
struct Table: Sendable {
  /// The format of the table, which makes its changes.
  private enum Kind: Sendable {
    case strings(StringsFile)
    case list(PropertyListTable)
    case catalog(CatalogFile)
  }

  /// A new text for a table.
  struct TextChange: Sendable {
    var id: TableText.ID
    var text: String
    /// How far the translation is. Only catalogs store this.
    var state: TranslationState
    var comment = ""

    init(
      id: TableText.ID,
      text: String,
      state: TranslationState = .translated,
      comment: String = ""
    ) {
      (self.id, self.text, self.state, self.comment) = (id, text, state, comment)
    }
  }

  /// `nil` for a catalog.
  let language: String?
  let contents: TableContents
  let diagnostics: [Diagnostic]
  private var kind: Kind
  private var expected: [String: [TableText.ID: Content]]
  private var rebuilt: [UInt8]?
  private let before: [String: [TableText.ID: Content]]

  init(_ contents: TableContents, language: String?) {
    self.language = language
    kind = Self.kind(of: contents)
    let texts: [(String, TableText)]
    switch kind {
    case .strings(let file):
      (self.contents, diagnostics) = (file.contents, file.diagnostics)
      texts = file.texts.map { (language ?? "", $0) }
    case .list(let file):
      (self.contents, diagnostics) = (file.contents, file.diagnostics)
      texts = file.texts.map { (language ?? "", $0) }
    case .catalog(let file):
      (self.contents, diagnostics) = (file.contents, file.diagnostics)
      texts = file.texts.flatMap { language, texts in texts.map { (language, $0) } }
    }
    before = Self.byLanguage(texts)
    expected = before
  }

  private static func kind(of contents: TableContents) -> Kind {
    if contents.path.hasSuffix(".xcstrings") { return .catalog(CatalogFile(contents)) }
    let isList =
      contents.path.hasSuffix(".stringsdict") || contents.bytes.starts(with: "bplist".utf8)
      || StringsText.startsWithTag(contents.source.bytes)
    return isList ? .list(PropertyListTable(contents)) : .strings(StringsFile(contents))
  }

  /// What a table says about a text, to compare before and after writing.
  private struct Content: Equatable {
    var text: String
    var state: TranslationState
  }

  private static func byLanguage(_ texts: [(String, TableText)]) -> [String: [TableText.ID: Content]] {
    var result: [String: [TableText.ID: Content]] = [:]
    for (language, text) in texts {
      result[language, default: [:]][text.id] = Content(text: text.text.value, state: text.state)
    }
    return result
  }

  var path: String { contents.path }

  /// What is wrong with unreadable parts, which may hide texts.
  var damage: Diagnostic? {
    diagnostics.first { $0.severity == .error || $0.rule == .unreadableTranslation }
  }

  func texts(in language: String) -> [TableText] {
    switch kind {
    case .strings(let file): self.language == language ? file.texts : []
    case .list(let file): self.language == language ? file.texts : []
    case .catalog(let file): file.texts[language] ?? []
    }
  }

  var languages: [String] {
    if case .catalog(let file) = kind { return file.languages }
    return language.map { [$0] } ?? []
  }

  var keys: [String] {
    if case .catalog(let file) = kind { return file.keys }
    var seen: Set<String> = []
    return language.map { texts(in: $0).map(\.id.key).filter { seen.insert($0).inserted } } ?? []
  }

  /// `nil` unless a catalog names it.
  var sourceLanguage: String? {
    if case .catalog(let file) = kind { file.sourceLanguage } else { nil }
  }

  func isManual(_ key: String) -> Bool {
    if case .catalog(let file) = kind { file.isManual(key) } else { false }
  }

  var isCatalog: Bool { if case .catalog = kind { true } else { false } }

  // MARK: Changes

  mutating func set(_ changes: [TextChange], in language: String) {
    guard !changes.isEmpty else { return }
    for change in changes {
      let state = isCatalog ? change.state : .translated
      expected[language, default: [:]][change.id] = Content(text: change.text, state: state)
    }
    switch kind {
    case .strings(var file):
      for change in file.sorted(changes) {
        file.set(change.id.key, to: change.text, comment: change.comment)
      }
      kind = .strings(file)
    case .list(var file):
      for change in changes { file.set(change.id.key, to: change.text) }
      kind = .list(file)
    case .catalog(var file):
      for change in changes { file.set(change.id, in: language, to: change.text, change.state) }
      kind = .catalog(file)
    }
  }

  mutating func add(_ key: String, text: String, comment: String) {
    guard isCatalog else { return }
    changeCatalog { $0.add(key, text: text, comment: comment) }
    expected[sourceLanguage ?? "en", default: [:]][.init(key: key)] = Content(text: text, state: .new)
  }

  /// Changes in place: copying a catalog's edits each time would take quadratic time.
  private mutating func changeCatalog(_ change: (inout CatalogFile) -> Void) {
    guard case .catalog(var file) = kind else { return }
    kind = .catalog(.placeholder)
    change(&file)
    kind = .catalog(file)
  }

  mutating func markUsed(_ key: String) {
    changeCatalog { if $0.isStale(key) { $0.set(extractionState: "extracted_with_value", of: key) } }
  }

  mutating func remove(_ keys: Set<String>) {
    guard !keys.isEmpty else { return }
    expected = expected.mapValues { texts in texts.filter { !keys.contains($0.key.key) } }
    switch kind {
    case .strings(var file):
      file.remove(keys)
      rebuild(file.changedText)
    case .list(var file):
      file.remove(keys)
      rebuild(file.changedText)
    case .catalog(var file):
      file.remove(keys)
      kind = .catalog(file)
    }
  }

  /// New entries must not reuse the positions of removed ones.
  private mutating func rebuild(_ text: [UInt8]?) {
    guard let text else { return }
    kind = Self.kind(of: TableContents(path: path, bytes: text))
    rebuilt = text
  }

  /// Returns the change to write, or the error that prevents it; neither if nothing changed, but a damaged
  /// file is always an error. Parses the changed text again to check that it contains exactly the requested
  /// changes.
  func change() -> (TableChange?, Diagnostic?) {
    let changed: [UInt8]?
    switch kind {
    case .strings(let file): changed = file.changedText ?? rebuilt
    case .list(let file): changed = file.changedText ?? rebuilt
    case .catalog(let file): changed = file.changedText
    }
    if let problem = damage { return (nil, refusal(problem)) }
    guard expected != before || changed != nil else { return (nil, nil) }
    if let problem = diagnostics.first(where: { $0.severity > .note }) { return (nil, refusal(problem)) }
    let location = SourceLocation(file: path)
    if case .list(let file) = kind, file.isBinary {
      let message =
        "cannot change a binary property list; convert it first, for example with 'plutil -convert xml1'"
      return (nil, Diagnostic(.unreadableTranslation, message, at: location).asError)
    }
    guard let changed, let bytes = contents.encoded(changed) else {
      let message = "cannot write this table in its encoding; save it in UTF-8 first"
      return (nil, Diagnostic(.unreadableTranslation, message, at: location).asError)
    }
    let again = Table(TableContents(path: path, bytes: bytes), language: language)
    guard again.before == expected.filter({ !$0.value.isEmpty }),
      again.diagnostics.allSatisfy({ $0.severity <= .note })
    else {
      let message =
        "cannot change this table without changing other texts in it; write it in a usual form first"
      return (nil, Diagnostic(.unreadableTranslation, message, at: location).asError)
    }
    return (TableChange(path: path, before: contents.bytes, bytes: bytes), nil)
  }

  private func refusal(_ problem: Diagnostic) -> Diagnostic {
    var problem = problem.asError
    problem.notes.append(.init("the table is not changed until this is fixed", at: nil))
    return problem
  }
}

/// A changed table, not yet written.
package struct TableChange: Sendable {
  package let path: String
  package let before: [UInt8]
  package let bytes: [UInt8]
}

/// The tables that change, with their problems.
package struct ChangedTables: Sendable {
  package var changes: [TableChange] = []
  package var diagnostics: [Diagnostic] = []
  package var sources: [SourceText] = []

  package init() {}

  mutating func add(_ table: Table) {
    let (change, problem) = table.change()
    if let change { changes.append(change) }
    if let problem { diagnostics.append(problem) }
    sources.append(table.contents.source)
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Diagnostic {
  package var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }
}
