/// The configuration of an intent in Swift, with a property for each parameter.
///
/// It is encoded as an object with the parameters' values by their names in the definition. Hidden parameters
/// are left out, unless `CodingUserInfoKey.includesHiddenParameters` is set. Decoding loses nothing: a
/// missing parameter takes its default, and ``retained`` has the values that were not understood.
public protocol GeneratedConfiguration: Sendable, Hashable, Codable {
  /// The values that were read but not understood. They are written back.
  var retained: RetainedValues { get set }

  /// The parameters of the intent.
  static var parameters: ParameterTable<Self> { get }

  /// A fingerprint of the definition's meaning: 16 hexadecimal digits. The order, the texts and the defaults
  /// do not change it. Two versions of a program with the same hash store the same data in the same way.
  ///
  /// It is empty if the code was not generated. It is not a cryptographic hash, so do not rely on it for
  /// security.
  static var schemaHash: String { get }

  /// A configuration in which every parameter has its default.
  init()
}

extension GeneratedConfiguration {
  public static var schemaHash: String { "" }

  /// The parameters and their types.
  public static var schema: ConfigurationSchema {
    parameters.schema
  }
}

extension GeneratedConfiguration {
  /// The value of a parameter by its name in the definition; `nil` if it has none, is hidden, or does not
  /// exist.
  ///
  /// - Parameters:
  ///   - name: The parameter's name in the definition.
  ///   - includingHidden: Whether to read a hidden parameter too.
  public func value(of name: String, includingHidden: Bool = false) -> ParameterValue? {
    guard includingHidden || isVisible(name) == true else { return nil }
    return Self.parameters.access(to: name)?.get(self)
  }

  /// Sets the value of a parameter, hidden or not. It removes the value retained for the parameter.
  ///
  /// - Parameters:
  ///   - value: The value. `nil` removes it; an array becomes empty.
  ///   - name: The parameter's name in the definition.
  /// - Throws: `ParameterValueError` if there is no such parameter, or if it cannot take the value. The
  ///   configuration does not change then.
  public mutating func setValue(_ value: ParameterValue?, of name: String) throws(ParameterValueError) {
    let value = try Self.schema.accept(value, for: name)
    do {
      try Self.parameters.access(to: name)?.set(&self, value)
    } catch {
      throw error.within(.name(name))
    }
    retained.discard(name)
  }

  /// The values of the parameters that have one, by name.
  ///
  /// - Parameter includingHidden: Whether to include hidden parameters.
  public func values(includingHidden: Bool = false) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for parameter in Self.schema.parameters {
      values[parameter.name] = value(of: parameter.name, includingHidden: includingHidden)
    }
    return values
  }
}

extension GeneratedConfiguration {
  /// Whether a parameter shows, such as `isVisible(\.calendars)`. A property that is not a parameter shows.
  public func isVisible(_ keyPath: PartialKeyPath<Self>, for family: ConfigurationFamily? = nil) -> Bool {
    Self.parameters.parameter(at: keyPath).flatMap { isVisible($0.name, for: family) } ?? true
  }

  /// Whether a parameter shows, by its name in the definition; `nil` if there is no such parameter.
  public func isVisible(_ name: String, for family: ConfigurationFamily? = nil) -> Bool? {
    visibility(of: name, for: family)?.isVisible
  }

  /// Whether a parameter shows, and if not, why; `nil` if there is no such parameter.
  ///
  /// - Parameters:
  ///   - name: Its name in the definition.
  ///   - family: The widget size; `nil` for no particular size.
  public func visibility(of name: String, for family: ConfigurationFamily? = nil) -> ParameterVisibility? {
    let parameters = Self.parameters
    guard parameters.access(to: name) != nil else { return nil }
    return parameters.schema.visibility(of: name, for: family) { parameters.access(to: $0)?.get(self) }
  }

  /// The visible parameters, in the definition's order.
  public func visibleParameters(for family: ConfigurationFamily? = nil) -> [ParameterSchema] {
    let parameters = Self.parameters
    let visibilities = parameters.schema.visibilities(for: family) { parameters.access(to: $0)?.get(self) }
    return parameters.schema.parameters.filter { visibilities[$0.name]?.isVisible ?? true }
  }
}

extension GeneratedConfiguration {
  /// The elements of an array parameter that a widget size shows: the first elements that fit. The result is
  /// empty if the parameter is hidden.
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

  /// The maximum number of elements of an array parameter in a widget size; `nil` if there is no maximum.
  public static func maximumCount(of name: String, for family: ConfigurationFamily) -> Int? {
    schema.parameter(named: name)?.arraySizes?.maximumCount(for: family)
  }
}

extension GeneratedConfiguration {
  /// Decodes what `encode(to:)` wrote, and other forms, and makes the `/Swift/CodingUserInfoKey/configurationCheck` of
  /// the decoder.
  public init(from decoder: any Decoder) throws {
    self.init(try Self.schema.read(from: decoder))
  }

  /// A configuration with the given values. A missing value becomes the default. A value that the parameter
  /// cannot take is retained.
  public init(_ values: ConfigurationValues) {
    self.init()
    let values = Self.schema.accept(values)
    for (name, value) in values.values {
      // The property takes every value that the schema accepts, because both come from the same definition.
      try? Self.parameters.access(to: name)?.set(&self, value)
    }
    retained = values.retained
  }

  /// The configuration in the form that does not need generated code, including hidden parameters.
  public func configurationValues() -> ConfigurationValues {
    ConfigurationValues(values(includingHidden: true), retained: retained)
  }

  public func encode(to encoder: any Encoder) throws {
    try Self.schema.write(configurationValues(), to: encoder)
  }
}
