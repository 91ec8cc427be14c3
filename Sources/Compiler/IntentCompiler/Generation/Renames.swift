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
