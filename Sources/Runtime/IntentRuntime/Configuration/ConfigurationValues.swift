/// The values of a configuration's parameters, in the form that does not need generated code.
public struct ConfigurationValues: Sendable, Hashable {
  /// The values by parameter name. A parameter without a value has no entry.
  public var values: [String: ParameterValue]
  /// The values that were read but not understood.
  public var retained: RetainedValues

  public init(_ values: [String: ParameterValue] = [:], retained: RetainedValues = RetainedValues()) {
    self.values = values
    self.retained = retained
  }
}

extension ConfigurationSchema {
  /// The initial values of a configuration: defaults and empty arrays.
  public var initialValues: ConfigurationValues {
    var result = ConfigurationValues()
    for parameter in parameters {
      result.values.set(parameter.initialValue, for: parameter.name)
    }
    return result
  }

  /// Reads a configuration as a file holds it: an object with the parameters' values by name. `nil` if it is
  /// not an object.
  ///
  /// A missing parameter takes its initial value. A value is retained if no parameter has its name, or if the
  /// parameter's type cannot read it.
  public func read(_ plain: PlainValue) -> ConfigurationValues? {
    guard case .object(var fields) = plain else { return nil }
    var result = initialValues
    for parameter in parameters {
      guard let plain = fields.removeValue(forKey: parameter.name), plain != .null else { continue }
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

  /// A configuration as a file holds it. It includes each retained value, unless its parameter has another
  /// value now.
  ///
  /// - Parameters:
  ///   - configuration: The values.
  ///   - includingHidden: Whether to write the values of hidden parameters too.
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

  /// The hidden parameters whose values are not written. A parameter is not among them if a parent has a
  /// value that was not understood: it is then unknown whether the parameter shows.
  private func unwritten(_ configuration: ConfigurationValues) -> Set<String> {
    let hidden = visibilities(in: configuration).filter { !$0.value.isVisible }
    if hidden.isEmpty { return [] }
    let unread = RuleChains(self) { rule in
      configuration.retained.standIn(for: rule.parent, of: configuration.values[rule.parent]) != nil
    }
    return Set(hidden.keys.filter { !(unread[$0].own || unread[$0].above) })
  }
}
