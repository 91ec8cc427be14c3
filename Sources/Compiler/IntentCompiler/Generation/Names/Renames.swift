import IntentDiagnostics

/// Swift names that the project chooses, by definition name.
package struct Renames: Sendable, Hashable {
  /// Swift names of configurations, by the intent's name.
  package var intents: [String: String] = [:]
  /// Swift names of enums, by name.
  package var enums: [String: String] = [:]
  /// Swift names of object types, by name.
  package var types: [String: String] = [:]
  /// Swift names of parameters, by `Intent.parameter`.
  package var parameters: [String: String] = [:]
  /// Swift names of enum cases, by `Enum.case`.
  package var cases: [String: String] = [:]
  /// Swift names of an object type's properties, by `Type.property`.
  package var properties: [String: String] = [:]
  /// The locations of the settings by Swift name, for the notes of name collisions.
  package var origins: [String: [Rename]] = [:]
}

/// A Swift name that the project chooses, with its location in `intentc.json`.
package struct Rename: Sendable, Hashable {
  /// The kind of thing to rename.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Configurations, by the intent's name.
    case intents
    /// Enums, by name.
    case enums
    /// Object types, by name.
    case types
    /// Parameters, by `Intent.parameter`.
    case parameters
    /// Enum cases, by `Enum.case`.
    case cases
    /// Properties of object types, by `Type.property`.
    case properties
  }

  package var kind: Kind
  /// The name in the definition.
  package var name: String
  /// The name in Swift.
  package var swiftName: String
  /// The location of ``name`` in the file.
  package var location: SourceLocation
}
