import IntentDiagnostics

/// Swift names by definition name, such as `Enum` and `Enum.case`. The name of an intent stands for its
/// configuration.
package struct Renames: Sendable, Hashable {
  package var intents: [String: String] = [:]
  package var enums: [String: String] = [:]
  package var types: [String: String] = [:]
  package var parameters: [String: String] = [:]
  package var cases: [String: String] = [:]
  package var properties: [String: String] = [:]
  /// Settings by Swift name, for notes about collisions.
  package var origins: [String: [Rename]] = [:]
}

/// A Swift name from `intentc.json`.
package struct Rename: Sendable, Hashable {
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
