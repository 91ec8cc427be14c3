import IntentDiagnostics

/// The Swift names from the project, by definition name.
package struct Renames: Sendable, Hashable {
  /// Configurations by intent.
  package var intents: [String: String] = [:]
  /// Enums.
  package var enums: [String: String] = [:]
  /// Object types.
  package var types: [String: String] = [:]
  /// Parameters by `Intent.parameter`.
  package var parameters: [String: String] = [:]
  /// Enum cases by `Enum.case`.
  package var cases: [String: String] = [:]
  /// Object properties by `Type.property`.
  package var properties: [String: String] = [:]
  /// The settings by Swift name, for notes about collisions.
  package var origins: [String: [Rename]] = [:]
}

/// A Swift name from the project, with its location in `intentc.json`.
package struct Rename: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Configurations by intent.
    case intents
    case enums
    /// Object types.
    case types
    /// Parameters by `Intent.parameter`.
    case parameters
    /// Enum cases by `Enum.case`.
    case cases
    /// Object properties by `Type.property`.
    case properties
  }

  package var kind: Kind
  package var name: String
  package var swiftName: String
  /// The location of ``name`` in the file.
  package var location: SourceLocation
}
