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
    guard let access = Self.parameters.access(to: name) else {
      let names = Self.schema.parameters.map(\.name)
      throw ParameterValueError(.unknownName, path: [name], value: value, alternatives: names)
    }
    do {
      try access.set(&self, value)
    } catch {
      throw error.within(name)
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

  /// What was read and could not be understood, in the configuration and in the objects that its parameters
  /// hold, with the path to each.
  public func retainedIssues() -> [RetainedValues.Issue] {
    retained.issues
      + values(includingHidden: true).sorted { $0.key < $1.key }.flatMap { $0.value.issues(at: [$0.key]) }
  }
}
