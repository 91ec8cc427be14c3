extension Contract {
  /// The type of the value that an App Intent gives the next step of a shortcut.
  struct Output: Sendable {
    var type: StoredType
    /// The name that the system finds a declared Swift type by.
    var typeIdentifier: String?
    var isArray: Bool
    /// The type in Swift, or the name of a definition's response parameter.
    var words: String

    /// Whether the next step gets another kind of value.
    func differs(from other: Output) -> Bool {
      switch (type, other.type) {
      // It may be an alias, or only one version's sources declare it.
      case (.undeclared, _), (_, .undeclared), (.inferred, _), (_, .inferred): return false
      case (.unmeasured, _), (_, .unmeasured): return false
      case (.declared(let one), .declared(let another)) where one.kind == another.kind:
        return isArray != other.isArray || typeIdentifier != other.typeIdentifier
      case (.plain, _), (.declared, _), (.inexpressible, _):
        return isArray != other.isArray || type != other.type
      }
    }
  }
}
