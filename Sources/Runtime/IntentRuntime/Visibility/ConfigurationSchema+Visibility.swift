extension ConfigurationSchema {
  /// Whether a parameter shows in a widget size with the given values.
  public func visibility(
    of name: String,
    for family: ConfigurationFamily?,
    value: (String) -> ParameterValue?
  ) -> ParameterVisibility {
    visibility(of: name) { shown($0, for: family, value: value) }
  }

  /// Whether each parameter shows in a widget size with the given values, by name. Every rule is evaluated once,
  /// even in long chains of parents.
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
}

extension ParameterSchema {
  /// The part of a value that a widget size shows: of an array, the first elements that fit.
  public func shown(_ value: ParameterValue, in family: ConfigurationFamily) -> ParameterValue {
    guard case .array(let elements) = value, let most = arraySizes?.maximumCount(for: family),
      elements.count > most
    else {
      return value
    }
    return .array(Array(elements.prefix(max(0, most))))
  }
}
