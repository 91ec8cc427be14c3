/// A text, and where to look up its translations: a key and a table.
public struct LocalizedText: Sendable, Hashable {
  /// The text in the definition's own language, possibly empty.
  public let text: String
  /// The key in the `.strings` table, from an entry such as `INIntentTitleID`.
  public let key: String?
  /// The `.strings` table, named after the definition.
  public let table: String?

  public init(_ text: String, key: String? = nil, table: String? = nil) {
    self.text = text
    self.key = key
    self.table = table
  }

  package func text(or name: String) -> String { text.isEmpty ? name : text }
}

/// Looks up texts in a `Bundle`, a `.strings` file, or anything else.
public struct TextLookup: Sendable {
  private let find: @Sendable (_ key: String, _ table: String) -> String?

  /// Creates a lookup. `find` returns `nil` if a text is missing.
  public init(_ find: @escaping @Sendable (_ key: String, _ table: String) -> String?) {
    self.find = find
  }

  /// Looks up texts by table and key.
  public init(tables: [String: [String: String]]) {
    self.init { key, table in tables[table]?[key] }
  }

  /// Returns texts in the definition's own language.
  public static let base = TextLookup { _, _ in nil }

  /// Returns the translation, or else the text in the definition's own language.
  public func callAsFunction(_ text: LocalizedText) -> String {
    guard let key = text.key, let table = text.table, let found = find(key, table), !found.isEmpty else {
      return text.text
    }
    return found
  }
}
