/// A configuration without generated code: what a schema says can be configured, and the values.
///
/// It holds the same values as the generated struct, says the same of them, and is encoded to the same bytes.
public struct DynamicConfiguration: Sendable, Hashable {
  /// What can be configured.
  public let schema: ConfigurationSchema
  /// The values of all parameters, hidden ones included, and what could not be understood.
  public private(set) var configurationValues: ConfigurationValues

  /// A configuration in which every parameter has its default.
  public init(_ schema: ConfigurationSchema) {
    self.schema = schema
    configurationValues = schema.initialValues
  }

  /// A configuration with the given values. A missing one is the default; one that the parameter cannot take
  /// is retained.
  public init(_ schema: ConfigurationSchema, _ values: ConfigurationValues) {
    self.schema = schema
    configurationValues = schema.accept(values)
  }

  /// What was read and could not be understood; it is written back.
  public var retained: RetainedValues {
    configurationValues.retained
  }
}

extension DynamicConfiguration {
  /// The value of a parameter; `nil` where it has none, is hidden, or there is no such parameter.
  ///
  /// - Parameters:
  ///   - name: The parameter's name in the definition.
  ///   - includingHidden: Whether to read a hidden parameter too.
  public func value(of name: String, includingHidden: Bool = false) -> ParameterValue? {
    guard includingHidden || isVisible(name) else { return nil }
    return configurationValues.values[name]
  }

  /// Gives a parameter a value, hidden or not. What was kept aside for it is forgotten.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` is none, and for an array an empty one.
  ///   - name: The parameter's name in the definition.
  /// - Throws: `ParameterValueError` where there is no such parameter, or it cannot take the value; the
  ///   configuration is then as it was.
  public mutating func setValue(_ value: ParameterValue?, of name: String) throws(ParameterValueError) {
    configurationValues.values[name] = try schema.accept(value, for: name)
    configurationValues.retained.discard(name)
  }

  /// The values of the parameters that have one, by name.
  ///
  /// - Parameter includingHidden: Whether hidden parameters are among them.
  public func values(includingHidden: Bool = false) -> [String: ParameterValue] {
    if includingHidden { return configurationValues.values }
    let visibilities = visibilities()
    return configurationValues.values.filter { visibilities[$0.key]?.isVisible ?? true }
  }

  /// All that is wrong with the configuration: what was read and could not be understood, and values that are
  /// out of bounds, name nothing, or are too many.
  ///
  /// - Parameter family: The size of widget that is configured; `nil` is none in particular.
  /// - Returns: What is wrong, in the order of the parameters; unknown names last.
  public func issues(for family: ConfigurationFamily? = nil) -> [ParameterValueError] {
    schema.issues(in: configurationValues, for: family)
  }

  /// The elements of an array parameter that a size of widget shows: the first ones, as many as fit. None
  /// where the parameter is hidden or holds no list.
  public func elements(of name: String, for family: ConfigurationFamily) -> [ParameterValue] {
    guard let value = value(of: name), let parameter = schema.parameter(named: name),
      case .array(let elements) = parameter.shown(value, in: family)
    else { return [] }
    return elements
  }
}

extension DynamicConfiguration {
  /// Whether a parameter shows, and if not, why.
  ///
  /// - Parameters:
  ///   - name: Its name in the definition. A name that no parameter has is visible.
  ///   - family: The size of widget that is configured; `nil` is none in particular.
  public func visibility(of name: String, for family: ConfigurationFamily? = nil) -> ParameterVisibility {
    schema.visibility(of: name, in: configurationValues, for: family)
  }

  /// Whether each parameter shows, and if not, why, by name.
  ///
  /// - Parameter family: The size of widget that is configured; `nil` is none in particular.
  public func visibilities(for family: ConfigurationFamily? = nil) -> [String: ParameterVisibility] {
    schema.visibilities(in: configurationValues, for: family)
  }

  /// Whether a parameter shows.
  public func isVisible(_ name: String, for family: ConfigurationFamily? = nil) -> Bool {
    visibility(of: name, for: family).isVisible
  }

  /// The parameters that show, in the definition's order.
  public func visibleParameters(for family: ConfigurationFamily? = nil) -> [ParameterSchema] {
    schema.visibleParameters(in: configurationValues, for: family)
  }

  /// Why a parameter is hidden, in one sentence without a full stop; `nil` for one that shows.
  public func whyHidden(_ name: String, for family: ConfigurationFamily? = nil) -> String? {
    schema.explanation(of: visibility(of: name, for: family), for: name)
  }
}

extension DynamicConfiguration: Encodable {
  /// A configuration as a file holds it: an object of the parameters' values by name. `nil` where it is no
  /// object.
  public init?(_ schema: ConfigurationSchema, reading plain: PlainValue) {
    guard let values = schema.read(plain) else { return nil }
    self.init(schema, values)
  }

  /// Reads a configuration as the generated struct is decoded.
  ///
  /// - Throws: `DecodingError` for what is no object or nests too deep; and where
  ///   `CodingUserInfoKey.decodesStrictly` is set, for anything that is wrong.
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

  /// The configuration that the query of a URL says: `ConfigurationSchema/read(query:)`.
  public init(_ schema: ConfigurationSchema, urlQuery query: String) {
    self.init(schema, schema.read(query: query))
  }
}
