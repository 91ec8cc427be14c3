/// A configuration without generated code, encoded to the same bytes as the generated struct.
public struct DynamicConfiguration: ReadableConfiguration, Sendable, Hashable {
  /// The parameters.
  public let schema: ConfigurationSchema
  /// All values, including hidden and retained ones.
  public private(set) var configurationValues: ConfigurationValues

  /// Creates a configuration with the defaults.
  public init(_ schema: ConfigurationSchema) {
    self.schema = schema
    configurationValues = schema.initialValues
  }

  /// Creates a configuration from values, with defaults for missing ones. Retains values that their
  /// parameters can't take.
  public init(_ schema: ConfigurationSchema, _ values: ConfigurationValues) {
    self.schema = schema
    configurationValues = schema.accept(values)
  }

  /// Values that could not be understood.
  public var retained: RetainedValues {
    configurationValues.retained
  }

  /// Hashes only the schema's name and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(schema.name)
    hasher.combine(configurationValues)
  }
}

extension DynamicConfiguration {
  public func parameterSchema() -> ConfigurationSchema { schema }

  public func storedValue(of name: String) -> ParameterValue? { configurationValues.values[name] }

  /// Sets a parameter, hidden or not, and discards its retained value. `nil` removes the value, or empties an
  /// array.
  ///
  /// - Throws: `ParameterValueError` if the parameter is unknown or can't take the value.
  public mutating func setValue(_ value: ParameterValue?, of name: String) throws(ParameterValueError) {
    configurationValues.values[name] = try schema.accept(value, for: name)
    configurationValues.retained.discard(name)
  }

  /// Finds problems as `ConfigurationSchema/issues(in:for:)` does.
  public func issues(for family: ConfigurationFamily? = nil) -> [ParameterValueError] {
    schema.issues(in: configurationValues, for: family)
  }

  /// Returns the array elements that fit into the widget size; none if hidden.
  public func elements(of name: String, for family: ConfigurationFamily) -> [ParameterValue] {
    guard let value = value(of: name), let parameter = schema.parameter(named: name),
      case .array(let elements) = parameter.shown(value, in: family)
    else { return [] }
    return elements
  }
}

extension DynamicConfiguration {
  /// The configuration without the values that saving drops because their parameters are hidden.
  package var withoutHidden: DynamicConfiguration {
    DynamicConfiguration(schema, reading: schema.write(configurationValues)) ?? self
  }

  /// The parameters that lose their values when saving. A parameter stays if its parent's value is
  /// unreadable, because that value might show the parameter.
  package var droppedNames: Set<String> {
    func names(includingHidden: Bool) -> Set<String> {
      let plain = schema.write(configurationValues, includingHidden: includingHidden)
      return if case .object(let fields) = plain { Set(fields.keys) } else { [] }
    }
    return names(includingHidden: true).subtracting(names(includingHidden: false))
  }
}

extension DynamicConfiguration: Encodable {
  /// Reads a configuration; `nil` if `plain` is not an object.
  public init?(_ schema: ConfigurationSchema, reading plain: PlainValue) {
    guard let values = schema.read(plain) else { return nil }
    self.init(schema, values)
  }

  /// Decodes a configuration as `ConfigurationSchema/read(from:)` does.
  public init(_ schema: ConfigurationSchema, from decoder: any Decoder) throws {
    self.init(schema, try schema.read(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try schema.write(configurationValues, to: encoder)
  }
}

extension DynamicConfiguration {
  /// Returns a query as `ConfigurationSchema/query(of:includingHidden:)` does.
  public func urlQuery(includingHidden: Bool = false) -> String {
    schema.query(of: configurationValues, includingHidden: includingHidden)
  }

  /// Reads a query as `ConfigurationSchema/read(query:)` does.
  public init(_ schema: ConfigurationSchema, urlQuery query: String) {
    self.init(schema, schema.read(query: query))
  }
}
