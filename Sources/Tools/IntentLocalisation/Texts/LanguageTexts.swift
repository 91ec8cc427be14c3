import IntentDefinition
import IntentDiagnostics

/// The texts of a definition in one language, from all of its tables.
package struct LanguageTexts: Sendable {
  /// A text in one language.
  package struct Entry: Sendable {
    package var key: String
    /// `nil` if the text depends on numbers or devices.
    package var text: Located<String>?
    /// Empty texts and texts marked as new aren't.
    package var isTranslated: Bool
    package var location: SourceLocation
    /// The form for other numbers and devices.
    package var other: String?
    package var variants: [Located<String>] = []

    package init(
      key: String,
      text: Located<String>?,
      isTranslated: Bool,
      location: SourceLocation,
      other: String? = nil,
      variants: [Located<String>] = []
    ) {
      self.key = key
      self.text = text
      self.isTranslated = isTranslated
      self.location = location
      self.other = other
      self.variants = variants
    }

    package var texts: [Located<String>] { [text].compactMap(\.self) + variants }
  }

  /// The language's name, as the folder or catalog has it: `de`, `pt-BR`.
  package let language: String
  package private(set) var entries: [Entry] = []
  private(set) var files: [String] = []
  /// Whether all tables are fully readable. If not, texts may be missing.
  package var isComplete = true
  /// In bytes. Each dash costs as much as the key is long. Real keys contain one or two dashes.
  static let longestExpandedKey = 256
  private var indices: [String: Int] = [:]
  /// The parts of translated keys before each dash: formats that the keys may expand.
  private var expanded: Set<Substring> = []

  package init(_ language: String) {
    self.language = language
  }

  package var isEmpty: Bool { !entries.contains(where: \.isTranslated) }

  /// The entry with a key. If a key repeats, the last entry wins.
  package subscript(key: String) -> Entry? {
    indices[key].map { entries[$0] }
  }

  /// A format counts as translated even if the table contains only its expansions.
  func isTranslated(_ key: String) -> Bool {
    self[key]?.isTranslated == true || expanded.contains(key[...])
  }

  package mutating func add(_ entry: Entry) {
    indices[entry.key] = entries.count
    entries.append(entry)
    if entry.isTranslated { expanded.formUnion(Self.formats(ofKey: entry.key)) }
  }

  static func formats(ofKey key: String) -> [Substring] {
    guard key.utf8.count <= longestExpandedKey else { return [] }
    var formats: [Substring] = []
    var rest = key[...]
    while let dash = rest.lastIndex(of: "-") {
      rest = rest[..<dash]
      formats.append(rest)
    }
    return formats
  }

  mutating func addFile(_ path: String) {
    if files.last != path { files.append(path) }
  }
}
