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
