/// The configuration of an intent, with a property for each parameter.
///
/// A configuration is encoded as an object with the parameters' names as keys, without hidden parameters
/// unless `CodingUserInfoKey.includesHiddenParameters` is set. Decoding loses nothing: ``retained`` keeps the
/// values that could not be understood.
public protocol GeneratedConfiguration: Sendable, Hashable, Codable {
  /// Values that could not be understood.
  var retained: RetainedValues { get set }

  /// The parameters of the intent.
  static var parameters: ParameterTable<Self> { get }

  /// Creates a configuration with the defaults.
  init()
}

extension GeneratedConfiguration {
  /// The parameters and their types.
  public static var schema: ConfigurationSchema {
    parameters.schema
  }
}

extension GeneratedConfiguration {
  /// Returns `nil` if the parameter is empty or unknown, or if it is hidden and `includingHidden` is false.
  public func value(of name: String, includingHidden: Bool = false) -> ParameterValue? {
    guard includingHidden || isVisible(name) == true else { return nil }
    return Self.parameters.access(to: name)?.get(self)
  }

  /// Sets a parameter, hidden or not, and discards its retained value. `nil` removes the value, or empties an
  /// array.
  ///
  /// - Throws: `ParameterValueError` if the parameter is unknown or can't take the value.
  public mutating func setValue(_ value: ParameterValue?, of name: String) throws(ParameterValueError) {
    let value = try Self.schema.accept(value, for: name)
    do {
      try Self.parameters.access(to: name)?.set(&self, value)
    } catch {
      throw error.within(.name(name))
    }
    retained.discard(name)
  }

  /// Returns the existing values by parameter name.
  public func values(includingHidden: Bool = false) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for parameter in Self.schema.parameters {
      values[parameter.name] = value(of: parameter.name, includingHidden: includingHidden)
    }
    return values
  }
}

extension GeneratedConfiguration {
  /// Returns whether a parameter shows; `true` for a property that is not a parameter.
  public func isVisible(_ keyPath: PartialKeyPath<Self>, for family: ConfigurationFamily? = nil) -> Bool {
    Self.parameters.parameter(at: keyPath).flatMap { isVisible($0.name, for: family) } ?? true
  }

  /// Returns whether a parameter shows; `nil` if the parameter is unknown.
  public func isVisible(_ name: String, for family: ConfigurationFamily? = nil) -> Bool? {
    visibility(of: name, for: family)?.isVisible
  }

  /// Returns whether a parameter shows and, if it doesn't, why; `nil` if the parameter is unknown.
  public func visibility(of name: String, for family: ConfigurationFamily? = nil) -> ParameterVisibility? {
    let parameters = Self.parameters
    guard parameters.access(to: name) != nil else { return nil }
    return parameters.schema.visibility(of: name, for: family) { parameters.access(to: $0)?.get(self) }
  }

  /// Returns the parameters that show, in the definition's order.
  public func visibleParameters(for family: ConfigurationFamily? = nil) -> [ParameterSchema] {
    let parameters = Self.parameters
    let visibilities = parameters.schema.visibilities(for: family) { parameters.access(to: $0)?.get(self) }
    return parameters.schema.parameters.filter { visibilities[$0.name]?.isVisible ?? true }
  }
}

extension GeneratedConfiguration {
  /// Returns the array elements that fit into the widget size; none if hidden.
  public func elements<Element>(
    of keyPath: KeyPath<Self, [Element]>,
    for family: ConfigurationFamily
  ) -> [Element] {
    let elements = self[keyPath: keyPath]
    guard let parameter = Self.parameters.parameter(at: keyPath) else { return elements }
    guard isVisible(parameter.name) == true else { return [] }
    guard let count = parameter.arraySizes?.maximumCount(for: family) else { return elements }
    return Array(elements.prefix(max(0, count)))
  }

  /// Returns the maximum number of elements; `nil` if there is no limit.
  public static func maximumCount(of name: String, for family: ConfigurationFamily) -> Int? {
    schema.parameter(named: name)?.arraySizes?.maximumCount(for: family)
  }
}

extension GeneratedConfiguration {
  /// Decodes values as `TypeTable.read(_:as:isArray:)` does, then runs the check for
  /// `CodingUserInfoKey.configurationCheck`.
  public init(from decoder: any Decoder) throws {
    self.init(try Self.schema.read(from: decoder))
  }

  /// Creates a configuration from values, with defaults for missing ones. Retains values that their
  /// parameters can't take.
  public init(_ values: ConfigurationValues) {
    self.init()
    let values = Self.schema.accept(values)
    for (name, value) in values.values {
      try? Self.parameters.access(to: name)?.set(&self, value)
    }
    retained = values.retained
  }

  /// Returns all values, including hidden ones.
  public func configurationValues() -> ConfigurationValues {
    ConfigurationValues(values(includingHidden: true), retained: retained)
  }

  public func encode(to encoder: any Encoder) throws {
    try Self.schema.write(configurationValues(), to: encoder)
  }
}
