/// A configuration that is read by parameter name: a generated struct, or values with a schema.
public protocol ReadableConfiguration {
  /// Returns the parameters and their types.
  func parameterSchema() -> ConfigurationSchema

  /// Returns the value of a parameter, hidden or not; `nil` if the parameter is empty or unknown.
  func storedValue(of name: String) -> ParameterValue?
}

extension ReadableConfiguration {
  /// Returns `nil` if the parameter is empty or unknown, or if it is hidden and `includingHidden` is false.
  public func value(of name: String, includingHidden: Bool = false) -> ParameterValue? {
    includingHidden || isVisible(name) == true ? storedValue(of: name) : nil
  }

  /// Returns the existing values by parameter name.
  public func values(includingHidden: Bool = false) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for parameter in includingHidden ? parameterSchema().parameters : visibleParameters() {
      values[parameter.name] = storedValue(of: parameter.name)
    }
    return values
  }

  /// Returns whether a parameter shows; `nil` if the parameter is unknown.
  public func isVisible(_ name: String, for family: ConfigurationFamily? = nil) -> Bool? {
    visibility(of: name, for: family)?.isVisible
  }

  /// Returns whether a parameter shows and, if it doesn't, why; `nil` if the parameter is unknown.
  public func visibility(of name: String, for family: ConfigurationFamily? = nil) -> ParameterVisibility? {
    let schema = parameterSchema()
    guard schema.parameter(named: name) != nil else { return nil }
    return schema.visibility(of: name, for: family, value: storedValue)
  }

  /// Returns the visibilities by parameter name.
  public func visibilities(for family: ConfigurationFamily? = nil) -> [String: ParameterVisibility] {
    parameterSchema().visibilities(for: family, value: storedValue)
  }

  /// Returns the parameters that show, in the definition's order.
  public func visibleParameters(for family: ConfigurationFamily? = nil) -> [ParameterSchema] {
    let visibilities = visibilities(for: family)
    return parameterSchema().parameters.filter { visibilities[$0.name]?.isVisible ?? true }
  }
}
