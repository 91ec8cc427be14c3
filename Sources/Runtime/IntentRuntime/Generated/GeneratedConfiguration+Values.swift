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
