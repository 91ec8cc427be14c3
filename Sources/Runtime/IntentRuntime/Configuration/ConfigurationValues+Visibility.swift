extension ConfigurationSchema {
  /// Whether a parameter shows with the values of a configuration, and if not, why.
  ///
  /// - Parameters:
  ///   - name: The parameter's name. An unknown name is visible.
  ///   - configuration: The values.
  ///   - family: The widget size. A rule uses only the array elements that this size shows.
  public func visibility(
    of name: String,
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> ParameterVisibility {
    visibility(of: name, for: family) { configuration.values[$0] }
  }

  /// Whether each parameter shows, and if not, why. For each parameter, the result is that of
  /// ``visibility(of:in:for:)``.
  ///
  /// - Returns: The visibilities by parameter name.
  public func visibilities(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> [String: ParameterVisibility] {
    visibilities(for: family) { configuration.values[$0] }
  }

  /// The visible parameters, in the definition's order.
  public func visibleParameters(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> [ParameterSchema] {
    let visibilities = visibilities(in: configuration, for: family)
    return parameters.filter { visibilities[$0.name]?.isVisible ?? true }
  }
}
