/// Who can see the generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `public`
  case package
  case `internal`

  /// What stands before a declaration. An internal one needs nothing.
  var modifier: String {
    self == .internal ? "" : "\(rawValue) "
  }
}
