/// Whether a parameter shows, and if not, why.
public enum ParameterVisibility: Sendable, Hashable {
  case visible
  /// The parent does not fulfil the parameter's own rule.
  case hidden(VisibilityRule)
  /// The parent is hidden itself, and a hidden parameter reads as having no value.
  case hiddenWithParent(VisibilityRule)

  public var isVisible: Bool {
    self == .visible
  }
}

extension ConfigurationSchema {
  /// Whether a parameter shows while the parameters have the given values.
  ///
  /// A parameter shows while its parent shows and fulfils its rule. A rule whose parent is missing
  /// counts as no rule, and a chain of parents that comes back to where it was ends there.
  ///
  /// - Parameters:
  ///   - name: The parameter's name. A name that no parameter has is visible.
  ///   - value: The value of a parameter by name; `nil` where it has none.
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
