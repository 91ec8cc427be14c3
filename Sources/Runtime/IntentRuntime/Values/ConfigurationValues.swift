/// The values of a configuration.
public struct ConfigurationValues: Sendable, Hashable {
  /// Values by parameter name. A parameter without a value has no entry.
  public var values: [String: ParameterValue]
  /// Values that could not be understood.
  public var retained: RetainedValues

  public init(_ values: [String: ParameterValue] = [:], retained: RetainedValues = RetainedValues()) {
    self.values = values
    self.retained = retained
  }
}

extension ConfigurationSchema {
  /// The values in a new configuration: defaults, and empty arrays.
  public var initialValues: ConfigurationValues {
    var result = ConfigurationValues()
    for parameter in parameters {
      result.values.set(parameter.initialValue, for: parameter.name)
    }
    return result
  }

  /// Reads a configuration; `nil` if `plain` is not an object. A missing parameter gets its initial value.
  /// A parameter without a value under its own name is read under an earlier one.
  /// Unknown names and unreadable values are retained.
  public func read(_ plain: PlainValue) -> ConfigurationValues? {
    guard case .object(var fields) = plain else { return nil }
    var result = initialValues
    for parameter in parameters {
      let stored = storedName(of: parameter, in: fields)
      guard let plain = fields.removeValue(forKey: stored), plain != .null else { continue }
      let reading = types.read(plain, as: parameter.type, isArray: parameter.isArray)
      let value = reading.value ?? parameter.initialValue
      result.values.set(value, for: parameter.name)
      guard let issue = reading.issue else { continue }
      result.retained.retain(.init(plain, issue, substitute: value), for: parameter.name)
    }
    for (name, value) in fields {
      result.retained.retain(.init(value, .unknownName), for: name)
    }
    return result
  }

  /// Returns the values as a file stores them, including retained ones.
  public func write(_ configuration: ConfigurationValues, includingHidden: Bool = false) -> PlainValue {
    var fields: [String: PlainValue] = [:]
    for (name, entry) in configuration.retained.entries where entry.reason == .unknownName {
      fields.set(entry.value, for: name)
    }
    let isHidden = includingHidden ? [] : unwritten(configuration)
    for parameter in parameters {
      let value = configuration.values[parameter.name]
      if isHidden.contains(parameter.name) {
        fields.set(nil, for: parameter.name)
        continue
      }
      let plain =
        configuration.retained.standIn(for: parameter.name, of: value) ?? value.map { PlainValue($0) }
      fields.set(plain, for: parameter.name)
    }
    return .object(fields)
  }

  /// A parent's value that was not understood might show its children, so these are written unless another
  /// rule hides them.
  private func unwritten(_ configuration: ConfigurationValues) -> Set<String> {
    let hidden = RuleChains(of: parameterNames, in: self) { rule in
      let value = configuration.values[rule.parent]
      return configuration.retained.standIn(for: rule.parent, of: value) == nil
        && !rule.predicate.holds(for: value)
    }
    return Set(parameterNames.filter { hidden[$0].own || hidden[$0].above })
  }
}

extension CodingUserInfoKey {
  /// The key of a `Bool` that makes encoders include hidden parameters.
  public static var includesHiddenParameters: CodingUserInfoKey {
    CodingUserInfoKey("IntentSchema.includesHiddenParameters")
  }

  package init(_ name: StaticString) {
    guard let key = CodingUserInfoKey(rawValue: "\(name)") else {
      preconditionFailure("every name makes a key")
    }
    self = key
  }
}

extension ConfigurationSchema {
  /// Decodes a configuration.
  ///
  /// - Throws: `DecodingError` if the data is not an object or is nested too deeply, and the errors of
  ///   `CodingUserInfoKey.configurationCheck`.
  public func read(from decoder: any Decoder) throws -> ConfigurationValues {
    let path = decoder.codingPath
    guard let configuration = read(try PlainValue(from: decoder)) else {
      let message = "The configuration of '\(name)' is an object of its parameters' values"
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: message))
    }
    let check = decoder.userInfo[.configurationCheck] as? ConfigurationCheck
    try check?.run(self, configuration, decoder)
    return configuration
  }

  /// Writes hidden parameters only if `CodingUserInfoKey.includesHiddenParameters` is set.
  public func write(_ configuration: ConfigurationValues, to encoder: any Encoder) throws {
    let includingHidden = encoder.userInfo[.includesHiddenParameters] as? Bool ?? false
    try write(configuration, includingHidden: includingHidden).encode(to: encoder)
  }
}

/// A check that runs after decoding. IntentChecking contains the strict check, so that other programs don't
/// link its code.
public struct ConfigurationCheck: Sendable {
  package let run: @Sendable (ConfigurationSchema, ConfigurationValues, any Decoder) throws -> Void

  package init(
    _ run: @escaping @Sendable (ConfigurationSchema, ConfigurationValues, any Decoder) throws -> Void
  ) {
    self.run = run
  }
}

extension CodingUserInfoKey {
  /// The key of the check that runs after decoding.
  public static var configurationCheck: CodingUserInfoKey {
    CodingUserInfoKey("IntentRuntime.configurationCheck")
  }
}
