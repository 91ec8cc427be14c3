/// Swift names that the project chooses, by names of the definitions.
public struct Renames: Sendable, Hashable {
  /// Swift names of configurations, enums and object types: by the intent's, enum's or type's name.
  public var types: [String: String]
  /// Swift names of parameters, by `Intent.parameter`.
  public var parameters: [String: String]
  /// Swift names of enum cases, by `Enum.case`.
  public var cases: [String: String]
  /// Swift names of an object type's properties, by `Type.property`.
  public var properties: [String: String]

  public init(
    types: [String: String] = [:],
    parameters: [String: String] = [:],
    cases: [String: String] = [:],
    properties: [String: String] = [:]
  ) {
    self.types = types
    self.parameters = parameters
    self.cases = cases
    self.properties = properties
  }
}
