extension CodingUserInfoKey {
  /// Whether configurations are encoded with the values of hidden parameters: a `Bool` in an encoder's
  /// `userInfo`.
  public static var includesHiddenParameters: CodingUserInfoKey {
    CodingUserInfoKey("IntentRuntime.includesHiddenParameters")
  }

  private init(_ name: StaticString) {
    // The standard library's initialiser is failable for no name at all.
    self = CodingUserInfoKey(rawValue: "\(name)").unsafelyUnwrapped
  }
}

extension GeneratedConfiguration {
  public init(from decoder: any Decoder) throws {
    let plain = try PlainValue(from: decoder)
    guard let read = Self.schema.read(plain) else {
      let message = "The configuration of '\(Self.schema.name)' is an object of its parameters' values"
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
    }
    self.init(read)
  }

  /// A configuration with the given values. A missing one is the default; one that the parameter cannot take
  /// is retained.
  public init(_ values: ConfigurationValues) {
    self.init()
    for (name, value) in values.values {
      do {
        try setValue(value, of: name)
      } catch {
        let substitute = self.value(of: name, includingHidden: true)
        let reason: RetainedValues.Reason = error.kind == .unknownName ? .unknownName : .wrongType
        retained.retain(.init(PlainValue(value), reason, substitute: substitute), for: name)
      }
    }
    for (name, entry) in values.retained.entries {
      let substitute = value(of: name, includingHidden: true)
      retained.retain(.init(entry.value, entry.reason, substitute: substitute), for: name)
    }
  }

  /// The configuration in the form that needs no generated code, hidden parameters included.
  public func configurationValues() -> ConfigurationValues {
    ConfigurationValues(values(includingHidden: true), retained: retained)
  }

  public func encode(to encoder: any Encoder) throws {
    let includingHidden = encoder.userInfo[.includesHiddenParameters] as? Bool ?? false
    try Self.schema.write(configurationValues(), includingHidden: includingHidden).encode(to: encoder)
  }
}
