extension GeneratedConfiguration {
  /// Decodes what `encode(to:)` wrote, and more. Where `/Swift/CodingUserInfoKey/decodesStrictly` is set,
  /// anything that is wrong is an error.
  public init(from decoder: any Decoder) throws {
    self.init(try Self.schema.read(from: decoder))
  }

  /// A configuration with the given values. A missing one is the default; one that the parameter cannot take
  /// is retained.
  public init(_ values: ConfigurationValues) {
    self.init()
    let values = Self.schema.accept(values)
    for (name, value) in values.values {
      // What the schema accepts the property takes: its type is made from the same definition.
      try? Self.parameters.access(to: name)?.set(&self, value)
    }
    retained = values.retained
  }

  /// The configuration in the form that needs no generated code, hidden parameters included.
  public func configurationValues() -> ConfigurationValues {
    ConfigurationValues(values(includingHidden: true), retained: retained)
  }

  public func encode(to encoder: any Encoder) throws {
    try Self.schema.write(configurationValues(), to: encoder)
  }
}
