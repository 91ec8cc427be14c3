/// Options of the generated Swift.
package struct GenerationOptions: Sendable, Hashable {
  /// The access level of the declarations.
  package var accessLevel: AccessLevel
  /// The caseless enum that contains everything; `nil` for none.
  package var namespace: String?
  /// Whether each declaration gets its own file.
  package var isSplit: Bool
  /// The Swift names that the project chooses.
  package var renames: Renames

  package init(
    accessLevel: AccessLevel = .public,
    namespace: String? = nil,
    isSplit: Bool = false,
    renames: Renames = Renames()
  ) {
    self.accessLevel = accessLevel
    self.namespace = namespace
    self.isSplit = isSplit
    self.renames = renames
  }
}
