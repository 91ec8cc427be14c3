import IntentDiagnostics

/// Swift names by the name in the definition, such as `Enum.case`. An intent's Swift name is for its
/// configuration.
package struct Renames: Sendable, Hashable {
  package var intents: [String: String] = [:]
  package var enums: [String: String] = [:]
  package var types: [String: String] = [:]
  package var parameters: [String: String] = [:]
  package var cases: [String: String] = [:]
  package var properties: [String: String] = [:]
  package var origins: [String: [Rename]] = [:]
}

/// One entry of `renames` in `intentc.json`.
package struct Rename: Sendable, Hashable {
  /// The kind of a renamed declaration, as a key of `renames`.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case intents
    case enums
    case types
    case parameters
    case cases
    case properties
  }

  package var kind: Kind
  package var name: String
  package var swiftName: String
  package var location: SourceLocation
}
