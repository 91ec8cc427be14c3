/// The rules above each parameter: its own rule, its parent's rule, and so on.
///
/// Each parameter is visited once, so a long chain of parents costs no more than many short chains.
struct RuleChains {
  /// The result for one chain.
  struct Chain {
    /// Whether the parameter's own rule is marked.
    var own = false
    /// Whether a rule above it is marked.
    var above = false
  }

  private var chains: [String: Chain] = [:]

  /// - Parameters:
  ///   - schema: The parameters. A rule without a parent is ignored, and a circular chain ends where it meets
  ///     itself.
  ///   - isMarked: Called once for each rule.
  init(_ schema: ConfigurationSchema, isMarked: (VisibilityRule) -> Bool) {
    var marked: Set<String> = []
    for name in schema.parameterNames {
      if let rule = schema.parameter(named: name)?.visibility, isMarked(rule) { marked.insert(name) }
    }
    for name in schema.parameterNames { follow(name, schema, marked) }
  }

  subscript(name: String) -> Chain {
    chains[name] ?? Chain()
  }

  private mutating func follow(_ name: String, _ schema: ConfigurationSchema, _ marked: Set<String>) {
    var path: [(name: String, isMarked: Bool)] = []
    var places: [String: Int] = [:]
    var current = name
    while chains[current] == nil, places[current] == nil {
      guard let rule = schema.parameter(named: current)?.visibility,
        schema.parameter(named: rule.parent) != nil
      else {
        chains[current] = Chain()
        break
      }
      places[current] = path.count
      path.append((current, marked.contains(current)))
      current = rule.parent
    }
    if let start = places[current] {
      close(path[start...])
      path.removeSubrange(start...)
    }
    for step in path.reversed() {
      let parent = self[current]
      chains[step.name] = Chain(own: step.isMarked, above: parent.own || parent.above)
      current = step.name
    }
  }

  /// Each parameter of a circle has all others above it, except for the rule that leads back to itself.
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
