/// Finds the texts of a definition in a language.
///
/// On Apple's systems a `Bundle` has them, elsewhere whatever reads the `.strings` files; here it is a closure.
public struct TextLookup: Sendable {
  private let find: @Sendable (_ key: String, _ table: String) -> String?

  /// A lookup in one language.
  ///
  /// - Parameter find: The text of a key in a table; `nil` where the table does not have it. The table's name
  ///   is the definition's own base name.
  public init(_ find: @escaping @Sendable (_ key: String, _ table: String) -> String?) {
    self.find = find
  }

  /// A lookup in tables: from a table's name to its texts by key.
  public init(tables: [String: [String: String]]) {
    self.init { key, table in tables[table]?[key] }
  }

  /// The texts as the definition has them.
  public static let base = TextLookup { _, _ in nil }

  /// A text in the language, or in the definition's own where the language does not have it.
  public func callAsFunction(_ text: LocalizedText) -> String {
    guard let key = text.key, let table = text.table, let found = find(key, table), !found.isEmpty else {
      return text.text
    }
    return found
  }
}
