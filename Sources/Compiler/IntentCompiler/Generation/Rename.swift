import IntentDiagnostics

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
