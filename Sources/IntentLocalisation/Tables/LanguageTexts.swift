import IntentDefinition
import IntentDiagnostics

/// Everything that a definition's tables say in one language.
package struct LanguageTexts: Sendable {
  /// One text with its place.
  package struct Entry: Sendable {
    /// The key of the text: an `…ID` of the definition, or two of them joined.
    package var key: String
    /// The text with its place; `nil` for one that depends on numbers or devices.
    package var text: Located<String>?
    /// Whether people read it: not where it is empty, or waits for its translator.
    package var isTranslated: Bool
    /// The place of the key.
    package var location: SourceLocation
    /// All that a text is which depends on numbers or devices, by what each is for; empty for any other text.
    package var forms: [String: String] = [:]
  }

  /// The language as its folder or catalogue names it: `de`, `pt-BR`.
  package let language: String
  /// The entries of all tables in their order.
  package private(set) var entries: [Entry] = []
  /// The tables' paths.
  private(set) var files: [String] = []
  /// Whether every table could be read to its end. Otherwise nobody knows what is missing.
  package var isComplete = true
  /// The longest key that is looked through for dashes, in bytes: each of them costs as much as the key is long.
  /// Real keys have one dash or two.
  static let longestExpandedKey = 256
  private var indices: [String: Int] = [:]
  /// What stands before each dash of the translated keys: formats that have an expansion.
  private var expanded: Set<Substring> = []

  init(_ language: String) {
    self.language = language
  }

  /// Whether nothing at all is translated.
  var isEmpty: Bool { !entries.contains(where: \.isTranslated) }

  /// What the tables say of a key. Where a key stands twice the last counts.
  subscript(key: String) -> Entry? {
    indices[key].map { entries[$0] }
  }

  /// Whether people read a text of this key in the language. A format may stand there only in its expansions for
  /// the values of a parameter.
  func isTranslated(_ key: String) -> Bool {
    self[key]?.isTranslated == true || expanded.contains(key[...])
  }

  mutating func add(_ entry: Entry) {
    indices[entry.key] = entries.count
    entries.append(entry)
    guard entry.isTranslated, entry.key.utf8.count <= Self.longestExpandedKey else { return }
    var rest = entry.key[...]
    while let dash = rest.lastIndex(of: "-") {
      rest = rest[..<dash]
      expanded.insert(rest)
    }
  }

  mutating func addFile(_ path: String) {
    if files.last != path { files.append(path) }
  }
}
