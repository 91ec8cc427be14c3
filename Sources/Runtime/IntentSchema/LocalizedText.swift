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
}
