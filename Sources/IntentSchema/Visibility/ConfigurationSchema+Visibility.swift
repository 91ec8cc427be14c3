extension ConfigurationSchema {
  /// Whether a parameter shows while a configuration is as it is, and if not, why.
  ///
  /// - Parameters:
  ///   - name: The parameter's name. A name that no parameter has is visible.
  ///   - configuration: The values.
  ///   - family: The size of widget that is configured. A rule then sees no more elements of an array than the
  ///     size shows.
  public func visibility(
    of name: String,
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> ParameterVisibility {
    visibility(of: name, for: family) { configuration.values[$0] }
  }

  /// Whether a parameter shows in a size of widget while the parameters have the given values.
  public func visibility(
    of name: String,
    for family: ConfigurationFamily?,
    value: (String) -> ParameterValue?
  ) -> ParameterVisibility {
    visibility(of: name) { name in
      guard let family, let parameter = parameter(named: name) else { return value(name) }
      return value(name).map { parameter.shown($0, in: family) }
    }
  }

  /// The parameters that show, in the definition's order.
  public func visibleParameters(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> [ParameterSchema] {
    parameters.filter { visibility(of: $0.name, in: configuration, for: family).isVisible }
  }
}

extension ParameterSchema {
  /// As much of a value as a size of widget shows: the first elements of an array, as many as fit.
  public func shown(_ value: ParameterValue, in family: ConfigurationFamily) -> ParameterValue {
    guard case .array(let elements) = value, let most = arraySizes?.maximumCount(for: family) else {
      return value
    }
    return .array(Array(elements.prefix(max(0, most))))
  }
}
