/// A configuration without generated code: a schema and the values.
///
/// It holds the same values as the generated struct, behaves in the same way, and is encoded to the same
/// bytes.
public struct DynamicConfiguration: Sendable, Hashable {
  /// The parameters and their types.
  public let schema: ConfigurationSchema
  /// The values of all parameters, including hidden ones, and the values that were not understood.
  public private(set) var configurationValues: ConfigurationValues

  /// A configuration in which every parameter has its default.
  public init(_ schema: ConfigurationSchema) {
    self.schema = schema
    configurationValues = schema.initialValues
  }

  /// A configuration with the given values. A missing value becomes the default. A value that the parameter
  /// cannot take is retained.
  public init(_ schema: ConfigurationSchema, _ values: ConfigurationValues) {
    self.schema = schema
    configurationValues = schema.accept(values)
  }

  /// The values that were read but not understood. They are written back.
  public var retained: RetainedValues {
    configurationValues.retained
  }

  /// Different schemas rarely have the same name, so the name is enough of the schema.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(schema.name)
    hasher.combine(configurationValues)
  }
}

extension DynamicConfiguration {
  /// The value of a parameter; `nil` if it has none, is hidden, or does not exist.
  ///
  /// - Parameters:
  ///   - name: The parameter's name in the definition.
  ///   - includingHidden: Whether to read a hidden parameter too.
  public func value(of name: String, includingHidden: Bool = false) -> ParameterValue? {
    guard includingHidden || isVisible(name) == true else { return nil }
    return configurationValues.values[name]
  }

  /// Sets the value of a parameter, hidden or not. It removes the value retained for the parameter.
  ///
  /// - Parameters:
  ///   - value: The value. `nil` removes it; an array becomes empty.
  ///   - name: The parameter's name in the definition.
  /// - Throws: `ParameterValueError` if there is no such parameter, or if it cannot take the value. The
  ///   configuration does not change then.
  public mutating func setValue(_ value: ParameterValue?, of name: String) throws(ParameterValueError) {
    configurationValues.values[name] = try schema.accept(value, for: name)
    configurationValues.retained.discard(name)
  }

  /// The values of the parameters that have one, by name.
  ///
  /// - Parameter includingHidden: Whether to include hidden parameters.
  public func values(includingHidden: Bool = false) -> [String: ParameterValue] {
    if includingHidden { return configurationValues.values }
    let visibilities = visibilities()
    return configurationValues.values.filter { visibilities[$0.key]?.isVisible ?? true }
  }

  /// All problems of the configuration: values that were not understood, are out of bounds, name something
  /// unknown, or are too many.
  ///
  /// - Parameter family: The widget size; `nil` for no particular size.
  /// - Returns: The problems, in the order of the parameters. Unknown names come last.
  public func issues(for family: ConfigurationFamily? = nil) -> [ParameterValueError] {
    schema.issues(in: configurationValues, for: family)
  }

  /// The elements of an array parameter that a widget size shows: the first elements that fit. The result is
  /// empty if the parameter is hidden or is not an array.
  public func elements(of name: String, for family: ConfigurationFamily) -> [ParameterValue] {
    guard let value = value(of: name), let parameter = schema.parameter(named: name),
      case .array(let elements) = parameter.shown(value, in: family)
    else { return [] }
    return elements
  }
}

extension DynamicConfiguration {
  /// Whether a parameter shows, and if not, why; `nil` if there is no such parameter.
  ///
  /// - Parameters:
  ///   - name: Its name in the definition.
  ///   - family: The widget size; `nil` for no particular size.
  public func visibility(of name: String, for family: ConfigurationFamily? = nil) -> ParameterVisibility? {
    guard schema.parameter(named: name) != nil else { return nil }
    return schema.visibility(of: name, in: configurationValues, for: family)
  }

  /// Whether each parameter shows, and if not, why, by name.
  ///
  /// - Parameter family: The widget size; `nil` for no particular size.
  public func visibilities(for family: ConfigurationFamily? = nil) -> [String: ParameterVisibility] {
    schema.visibilities(in: configurationValues, for: family)
  }

  /// Whether a parameter shows; `nil` if there is no such parameter.
  public func isVisible(_ name: String, for family: ConfigurationFamily? = nil) -> Bool? {
    visibility(of: name, for: family)?.isVisible
  }

  /// The visible parameters, in the definition's order.
  public func visibleParameters(for family: ConfigurationFamily? = nil) -> [ParameterSchema] {
    schema.visibleParameters(in: configurationValues, for: family)
  }
}

extension DynamicConfiguration: Encodable {
  /// A configuration as a file holds it: an object with the parameters' values by name. `nil` if it is not an
  /// object.
  public init?(_ schema: ConfigurationSchema, reading plain: PlainValue) {
    guard let values = schema.read(plain) else { return nil }
    self.init(schema, values)
  }

  /// Reads a configuration in the same way as the generated struct decodes it.
  ///
  /// - Throws: `DecodingError` if the data is not an object or is nested too deeply. Also
  ///   what the `CodingUserInfoKey.configurationCheck` throws, if it is set.
  public init(_ schema: ConfigurationSchema, from decoder: any Decoder) throws {
    self.init(schema, try schema.read(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try schema.write(configurationValues, to: encoder)
  }
}

extension DynamicConfiguration {
  /// The configuration as the query of a URL: `ConfigurationSchema/query(of:includingHidden:)`.
  public func urlQuery(includingHidden: Bool = false) -> String {
    schema.query(of: configurationValues, includingHidden: includingHidden)
  }

  /// Reads the configuration from the query of a URL: `ConfigurationSchema/read(query:)`.
  public init(_ schema: ConfigurationSchema, urlQuery query: String) {
    self.init(schema, schema.read(query: query))
  }
}
