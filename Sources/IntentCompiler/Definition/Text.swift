extension Definition {
  /// A text that people read: a pair of keys `X` and `XID`.
  public struct Text: Sendable, Hashable {
    /// The text in the definition's own language: `X`.
    public var text: Located<String>?
    /// The key in the `.strings` table: `XID`.
    public var id: Located<String>?

    public init(_ text: Located<String>? = nil, id: Located<String>? = nil) {
      self.text = text
      self.id = id
    }
  }
}
