/// A text that people read, with what is needed to find it in their language.
public struct LocalizedText: Sendable, Hashable {
  /// The text in the definition's own language. Empty where the definition has only a key.
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
