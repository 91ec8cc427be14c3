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
  /// Returns whether a parameter shows: its parent shows, and the parent's value matches the rule. Rules only
  /// see the array elements that fit into the widget size, if there is one.
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

  /// Returns the visibilities by parameter name, evaluating each rule once.
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
    let chains = RuleChains(of: names, in: self) { rule in
      !rule.predicate.holds(for: shown(rule.parent, for: family, value: value))
    }
    var result: [String: ParameterVisibility] = [:]
    for name in names where result[name] == nil {
      let chain = chains[name]
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

/// Marks along chains of parents. Each parameter's chain is followed only until a known one, so all chains
/// together take linear time; a circle of parents is closed once, for all parameters in it.
struct RuleChains {
  /// Whether a parameter's own rule is marked, and whether one above it is.
  struct Chain {
    var own = false
    var above = false
  }

  private var chains: [String: Chain] = [:]

  /// Finds out whether each parameter's own rule, or a rule above it, is marked. Calls `isMarked` at most
  /// once per rule.
  init(of names: [String], in schema: ConfigurationSchema, isMarked: (VisibilityRule) -> Bool) {
    for name in names { follow(name, schema, isMarked) }
  }

  subscript(name: String) -> Chain {
    chains[name] ?? Chain()
  }

  private mutating func follow(
    _ name: String,
    _ schema: ConfigurationSchema,
    _ isMarked: (VisibilityRule) -> Bool
  ) {
    var path: [(name: String, isMarked: Bool)] = []
    var starts: [String: Int] = [:]
    var current = name
    while chains[current] == nil, starts[current] == nil {
      guard let rule = schema.parameter(named: current)?.visibility,
        schema.parameter(named: rule.parent) != nil
      else {
        chains[current] = Chain()
        break
      }
      starts[current] = path.count
      path.append((current, isMarked(rule)))
      current = rule.parent
    }
    if let start = starts[current] {
      close(path[start...])
      path.removeSubrange(start...)
    }
    for step in path.reversed() {
      let parent = self[current]
      chains[step.name] = Chain(own: step.isMarked, above: parent.own || parent.above)
      current = step.name
    }
  }

  /// Enters the chains of a circle of parents. Each parameter has all the others above it; the rule that
  /// would lead back to the parameter itself is ignored.
  private mutating func close(_ circle: ArraySlice<(name: String, isMarked: Bool)>) {
    guard circle.count > 1, var last = circle.last else {
      for step in circle { chains[step.name] = Chain() }
      return
    }
    let count = circle.count { $0.isMarked }
    for step in circle {
      let others = count - (step.isMarked ? 1 : 0) - (last.isMarked ? 1 : 0)
      chains[step.name] = Chain(own: step.isMarked, above: others > 0)
      last = step
    }
  }
}
