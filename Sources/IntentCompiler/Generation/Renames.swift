/// Swift names that the project chooses, by names of the definitions.
public struct Renames: Sendable, Hashable {
  /// Swift names of configurations, by the intent's name.
  public var intents: [String: String]
  /// Swift names of enums, by name.
  public var enums: [String: String]
  /// Swift names of object types, by name.
  public var types: [String: String]
  /// Swift names of parameters, by `Intent.parameter`.
  public var parameters: [String: String]
  /// Swift names of enum cases, by `Enum.case`.
  public var cases: [String: String]
  /// Swift names of an object type's properties, by `Type.property`.
  public var properties: [String: String]
  /// Where the project says so, by the Swift name: for the notes of names that collide.
  public var origins: [String: [ProjectConfiguration.Rename]] = [:]

  public init(
    intents: [String: String] = [:],
    enums: [String: String] = [:],
    types: [String: String] = [:],
    parameters: [String: String] = [:],
    cases: [String: String] = [:],
    properties: [String: String] = [:]
  ) {
    self.intents = intents
    self.enums = enums
    self.types = types
    self.parameters = parameters
    self.cases = cases
    self.properties = properties
  }
}
