/// How Swift is generated.
package struct GenerationOptions: Sendable, Hashable {
  /// Who can see the declarations.
  package var accessLevel: AccessLevel
  /// The caseless enum that everything is nested in; `nil` is none.
  package var namespace: String?
  /// Whether each declaration gets a file of its own.
  package var isSplit: Bool
  /// The names that the project chooses.
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
