/// A text that people read, with the key and the table of its translations.
public struct LocalizedText: Sendable, Hashable {
  /// The text in the definition's own language. It is empty if the definition has only a key.
  public let text: String
  /// The key in the `.strings` table: the value of the format's `…ID` key.
  public let key: String?
  /// The name of the `.strings` table: the definition's own base name.
  public let table: String?

  public init(_ text: String, key: String? = nil, table: String? = nil) {
    self.text = text
    self.key = key
    self.table = table
  }

  /// The text, or a name if it is empty.
  package func text(or name: String) -> String { text.isEmpty ? name : text }
}

/// Finds the texts of a definition in a language.
///
/// On Apple's systems, a `Bundle` has the texts; elsewhere, a reader of `.strings` files has them. This type
/// wraps either in a closure.
public struct TextLookup: Sendable {
  private let find: @Sendable (_ key: String, _ table: String) -> String?

  /// A lookup in one language.
  ///
  /// - Parameter find: Returns the text of a key in a table, or `nil` if the table does not have it. The
  ///   table's name is the definition's base name.
  public init(_ find: @escaping @Sendable (_ key: String, _ table: String) -> String?) {
    self.find = find
  }

  /// A lookup in tables. Each table maps keys to texts.
  public init(tables: [String: [String: String]]) {
    self.init { key, table in tables[table]?[key] }
  }

  /// The texts in the definition's own language.
  public static let base = TextLookup { _, _ in nil }

  /// A text in the language, or in the definition's own language if there is no translation.
  public func callAsFunction(_ text: LocalizedText) -> String {
    guard let key = text.key, let table = text.table, let found = find(key, table), !found.isEmpty else {
      return text.text
    }
    return found
  }
}
