/// The configuration of an intent, with a property for each parameter.
///
/// A configuration is encoded as an object with the parameters' names as keys, without hidden parameters
/// unless `CodingUserInfoKey.includesHiddenParameters` is set. Decoding loses nothing: ``retained`` keeps the
/// values that could not be understood.
public protocol GeneratedConfiguration: ReadableConfiguration, Sendable, Hashable, Codable,
  CustomReflectable
{
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

  /// Makes `print` show the parameters, and ``retained`` only if there are such values.
  public var customMirror: Mirror {
    Mirror(of: self, Self.parameters.children(of: self), retained)
  }
}

extension GeneratedConfiguration {
  public func parameterSchema() -> ConfigurationSchema { Self.schema }

  public func storedValue(of name: String) -> ParameterValue? { Self.parameters.access(to: name)?.get(self) }

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
}

extension Mirror {
  init<Value>(of value: Value, _ children: [Child], _ retained: RetainedValues) {
    let rest: [Child] = retained.isEmpty ? [] : [("retained", retained)]
    self.init(value, children: children + rest, displayStyle: .struct)
  }
}

extension GeneratedConfiguration {
  /// Returns whether a parameter shows; `true` for a property that is not a parameter.
  public func isVisible(_ keyPath: PartialKeyPath<Self>, for family: ConfigurationFamily? = nil) -> Bool {
    Self.parameters.parameter(at: keyPath).flatMap { isVisible($0.name, for: family) } ?? true
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

  /// Returns the maximum number of elements; `nil` without a limit.
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
