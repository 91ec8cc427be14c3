/// Whether a parameter shows and, if it doesn't, why.
public enum ParameterVisibility: Sendable, Equatable {
  case visible
  /// The parent's value does not match the rule.
  case hidden(VisibilityRule)
  /// The parent is hidden, so the rule has no value to test.
  case hiddenWithParent(VisibilityRule)

  public var isVisible: Bool {
    self == .visible
  }
}

extension ConfigurationSchema {
  /// Returns whether a parameter shows: its parent shows, and the parent's value matches the rule. Rules only see the
  /// array elements that fit into the widget size, if there is one.
  ///
  /// A rule with an unknown parent is ignored. A circular chain of parents ends before a parameter repeats.
  /// An unknown parameter is visible.
  public func visibility(
    of name: String,
    for family: ConfigurationFamily? = nil,
    value: (String) -> ParameterValue?
  ) -> ParameterVisibility {
    visibilities(of: [name], for: family, value: value)[name] ?? .visible
  }

  /// Returns the visibilities by parameter name.
  public func visibilities(
    for family: ConfigurationFamily?,
    value: (String) -> ParameterValue?
  ) -> [String: ParameterVisibility] {
    visibilities(of: parameterNames, for: family, value: value)
  }

  private func visibilities(
    of names: [String],
    for family: ConfigurationFamily?,
    value: (String) -> ParameterValue?
  ) -> [String: ParameterVisibility] {
    let chains = RuleChain.all(of: names, in: self) { rule in
      !rule.predicate.holds(for: shown(rule.parent, for: family, value: value))
    }
    var result: [String: ParameterVisibility] = [:]
    for name in names where result[name] == nil {
      let chain = chains[name] ?? RuleChain()
      result[name] =
        if let rule = parameter(named: name)?.visibility, chain.above {
          .hiddenWithParent(rule)
        } else if let rule = parameter(named: name)?.visibility, chain.own { .hidden(rule) } else { .visible }
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
  /// Returns the value without the array elements that don't fit into the widget size.
  public func shown(_ value: ParameterValue, in family: ConfigurationFamily) -> ParameterValue {
    guard case .array(let elements) = value, let most = arraySizes?.maximumCount(for: family),
      elements.count > most
    else {
      return value
    }
    return .array(Array(elements.prefix(max(0, most))))
  }
}

extension ConfigurationSchema {
  /// Returns whether a parameter shows. Rules only see the array elements that fit into the widget size.
  public func visibility(
    of name: String,
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> ParameterVisibility {
    visibility(of: name, for: family) { configuration.values[$0] }
  }

  /// Returns the visibilities by parameter name.
  public func visibilities(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> [String: ParameterVisibility] {
    visibilities(for: family) { configuration.values[$0] }
  }

  /// Returns the parameters that show, in the definition's order.
  public func visibleParameters(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> [ParameterSchema] {
    let visibilities = visibilities(in: configuration, for: family)
    return parameters.filter { visibilities[$0.name]?.isVisible ?? true }
  }
}

/// Whether rules of a parameter are marked: its own, and one above it. A circle of parents ends before a parameter
/// repeats.
struct RuleChain {
  var own = false
  var above = false

  /// Follows each parent once, except in a circle, where each parameter has another end.
  static func all(
    of names: [String],
    in schema: ConfigurationSchema,
    isMarked: (VisibilityRule) -> Bool
  ) -> [String: RuleChain] {
    var known: [String: RuleChain] = [:]
    var circular: [String: RuleChain] = [:]
    for name in names where known[name] == nil {
      var path: [(name: String, isMarked: Bool)] = []
      var (current, seen, isCircle) = (name, [name] as Set, false)
      while known[current] == nil, let rule = schema.parameter(named: current)?.visibility,
        schema.parameter(named: rule.parent) != nil
      {
        isCircle = !seen.insert(rule.parent).inserted
        if isCircle { break }
        path.append((current, isMarked(rule)))
        current = rule.parent
      }
      var chain = known[current] ?? RuleChain()
      for step in path.reversed() {
        chain = RuleChain(own: step.isMarked, above: chain.own || chain.above)
        if !isCircle { known[step.name] = chain }
      }
      if isCircle { circular[name] = chain }
    }
    return known.merging(circular) { $1 }
  }
}
