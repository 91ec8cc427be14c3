import IntentDefinition
import IntentDiagnostics

/// All texts of a definition's tables in one language.
package struct LanguageTexts: Sendable {
  /// A text with its location.
  package struct Entry: Sendable {
    /// The key of the text: an `…ID` of the definition, or two of them joined.
    package var key: String
    /// The text with its location; `nil` for one that depends on numbers or devices.
    package var text: Located<String>?
    /// Whether it is translated: not if it is empty, or marked as new.
    package var isTranslated: Bool
    /// The location of the key.
    package var location: SourceLocation
    /// The forms of a text that depends on numbers or devices, by purpose; empty for other texts.
    package var forms: [String: String] = [:]
    /// The texts of these forms with their locations, in the file's order.
    package var variants: [Located<String>] = []

    /// Everything that people may read.
    package var texts: [Located<String>] { [text].compactMap(\.self) + variants }
  }

  /// The language, as the folder or catalogue names it: `de`, `pt-BR`.
  package let language: String
  /// The entries of all tables, in order.
  package private(set) var entries: [Entry] = []
  /// The tables' paths.
  private(set) var files: [String] = []
  /// Whether every table could be read completely. If not, texts may be missing here.
  package var isComplete = true
  /// The longest key that is searched for dashes, in bytes, because each dash costs as much as the key is long. Real
  /// keys have one or two dashes.
  static let longestExpandedKey = 256
  private var indices: [String: Int] = [:]
  /// The parts of translated keys before each dash: formats that have an expansion.
  private var expanded: Set<Substring> = []

  init(_ language: String) {
    self.language = language
  }

  /// Whether nothing is translated.
  var isEmpty: Bool { !entries.contains(where: \.isTranslated) }

  /// The entry of a key; the last one if there are several.
  subscript(key: String) -> Entry? {
    indices[key].map { entries[$0] }
  }

  /// Whether the text of a key is translated. A format may only have its expansions for the values of a parameter.
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
