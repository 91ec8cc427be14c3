/// The access level of the generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `public`
  case package
  case `internal`

  /// The modifier of a declaration, followed by a space; empty for `internal`.
  package var modifier: String {
    self == .internal ? "" : "\(rawValue) "
  }
}
