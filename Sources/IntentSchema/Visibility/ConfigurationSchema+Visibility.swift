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
    visibility(of: name) { shown($0, for: family, value: value) }
  }

  /// Whether each parameter shows, and if not, why: what ``visibility(of:in:for:)`` says of one. However long the
  /// chains of parents are, every rule is asked once.
  ///
  /// - Returns: The visibilities by the parameters' names.
  public func visibilities(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> [String: ParameterVisibility] {
    visibilities(for: family) { configuration.values[$0] }
  }

  /// Whether each parameter shows in a size of widget while the parameters have the given values, by name.
  public func visibilities(
    for family: ConfigurationFamily?,
    value: (String) -> ParameterValue?
  ) -> [String: ParameterVisibility] {
    let chains = RuleChains(self) { rule in
      !rule.predicate.holds(for: shown(rule.parent, for: family, value: value))
    }
    var result: [String: ParameterVisibility] = [:]
    for parameter in parameters where result[parameter.name] == nil {
      let chain = chains[parameter.name]
      result[parameter.name] =
        if let rule = parameter.visibility, chain.above {
          .hiddenWithParent(rule)
        } else if let rule = parameter.visibility, chain.own { .hidden(rule) } else { .visible }
    }
    return result
  }

  private func shown(
    _ name: String,
    for family: ConfigurationFamily?,
    value: (String) -> ParameterValue?
  ) -> ParameterValue? {
    guard let family, let parameter = parameter(named: name) else { return value(name) }
    return value(name).map { parameter.shown($0, in: family) }
  }

  /// The parameters that show, in the definition's order.
  public func visibleParameters(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> [ParameterSchema] {
    let visibilities = visibilities(in: configuration, for: family)
    return parameters.filter { visibilities[$0.name]?.isVisible ?? true }
  }
}

extension ParameterSchema {
  /// As much of a value as a size of widget shows: the first elements of an array, as many as fit.
  public func shown(_ value: ParameterValue, in family: ConfigurationFamily) -> ParameterValue {
    guard case .array(let elements) = value, let most = arraySizes?.maximumCount(for: family),
      elements.count > most
    else {
      return value
    }
    return .array(Array(elements.prefix(max(0, most))))
  }
}
