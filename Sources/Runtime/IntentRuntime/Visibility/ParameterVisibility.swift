/// Whether a parameter shows, and if not, why.
public enum ParameterVisibility: Sendable, Equatable {
  case visible
  /// The parent's value does not match the parameter's own rule.
  case hidden(VisibilityRule)
  /// The parent is hidden. A hidden parameter has no value for the rule.
  case hiddenWithParent(VisibilityRule)

  public var isVisible: Bool {
    self == .visible
  }
}

extension ConfigurationSchema {
  /// Whether a parameter shows with the given values.
  ///
  /// A parameter shows if its parent shows and the parent's value matches the rule. A rule without a parent
  /// is ignored. A circular chain of parents ends where it meets itself.
  ///
  /// - Parameters:
  ///   - name: The parameter's name. An unknown name is visible.
  ///   - value: Returns the value of a parameter by name, or `nil` if it has none.
  public func visibility(of name: String, value: (String) -> ParameterValue?) -> ParameterVisibility {
    var chain: [VisibilityRule] = []
    var seen: Set<String> = [name]
    var current = name
    while let rule = parameter(named: current)?.visibility,
      parameter(named: rule.parent) != nil,
      seen.insert(rule.parent).inserted
    {
      chain.append(rule)
      current = rule.parent
    }
    for (depth, rule) in chain.enumerated().reversed() where !rule.predicate.holds(for: value(rule.parent)) {
      return depth == 0 ? .hidden(rule) : .hiddenWithParent(chain[0])
    }
    return .visible
  }
}
