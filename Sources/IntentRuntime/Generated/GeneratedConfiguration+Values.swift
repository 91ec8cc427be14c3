extension GeneratedConfiguration {
  /// The value of a parameter by its name in the definition; `nil` where it has none, is hidden, or there is
  /// no such parameter.
  ///
  /// - Parameters:
  ///   - name: The parameter's name in the definition.
  ///   - includingHidden: Whether to read a hidden parameter too.
  public func value(of name: String, includingHidden: Bool = false) -> ParameterValue? {
    guard includingHidden || isVisible(name) else { return nil }
    return Self.parameters.access(to: name)?.get(self)
  }

  /// Gives a parameter a value, hidden or not. What was kept aside for it is forgotten.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` is none, and for an array an empty one.
  ///   - name: The parameter's name in the definition.
  /// - Throws: `ParameterValueError` where there is no such parameter, or it cannot take the value; the
  ///   configuration is then as it was.
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
  /// - Parameter includingHidden: Whether hidden parameters are among them.
  public func values(includingHidden: Bool = false) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for parameter in Self.schema.parameters {
      values[parameter.name] = value(of: parameter.name, includingHidden: includingHidden)
    }
    return values
  }
}
