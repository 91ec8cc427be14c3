extension Definition {
  /// A user-visible text: the pair of keys `X` and `XID`.
  package struct Text: Sendable {
    /// The text in the definition's own language: `X`.
    package var text: Located<String>?
    /// The key in the `.strings` table: `XID`.
    package var id: Located<String>?

    package init(_ text: Located<String>? = nil, id: Located<String>? = nil) {
      self.text = text
      self.id = id
    }
  }
}
