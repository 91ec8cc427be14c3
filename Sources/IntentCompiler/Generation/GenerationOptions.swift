/// How Swift is generated.
public struct GenerationOptions: Sendable, Hashable {
  /// Who can see the declarations.
  public var accessLevel: AccessLevel
  /// The caseless enum that everything is nested in; `nil` is none.
  public var namespace: String?
  /// Whether each declaration gets a file of its own.
  public var isSplit: Bool
  /// The names that the project chooses.
  public var renames: Renames

  public init(
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
