import IntentDefinition
import IntentSchema

extension Lowering {
  /// Resolves parents by name, the first parameter of a name winning. Only then can it find cycles, and
  /// breaks them.
  mutating func relate(
    _ parameters: inout [ParameterSchema],
    _ intent: Definition.Intent,
    in intentSite: DefinitionSite,
    _ types: TypeTable
  ) {
    var indices: [String: Int] = [:]
    for (number, parameter) in parameters.enumerated() where indices[parameter.name] == nil {
      indices[parameter.name] = number
    }
    for (number, parameter) in intent.parameters.enumerated() {
      guard let relationship = parameter.relationship else { continue }
      let site = intentSite.parameter(number)
      guard let name = relationship.parentName, !name.value.isEmpty else {
        report(
          .relationshipWithoutParent,
          "this relationship names no parent, so it is ignored; name one or remove the relationship",
          in: site,
          key: .parameter(.relationship),
          at: relationship.parentName?.range ?? relationship.predicateName?.range ?? relationship.range
        )
        continue
      }
      guard let parent = indices[name.value] else {
        reportUnknown(
          .unknownParent,
          "unknown parent '\(name.value)', so the relationship is ignored",
          name,
          among: parameters.lazy.map(\.name),
          in: site,
          key: .relationship(.parentName),
          follows: isUnclear
        )
        continue
      }
      guard let predicate = predicate(relationship, of: parameters[parent], in: site, types) else { continue }
      parameters[number].visibility = VisibilityRule(name.value, predicate)
      checkFit(relationship.predicateName, parameters[parent], in: site)
    }
    breakCycles(&parameters, indices, intent, in: intentSite)
  }

  private mutating func checkFit(
    _ name: Located<String>?,
    _ parent: ParameterSchema,
    in site: DefinitionSite
  ) {
    guard let name, let subject = PredicateName(name.value).subject, !subject.fits(parent.type)
    else { return }
    report(
      .predicateDoesNotFit,
      "'\(name.value)' compares \(subject.words), but the parent '\(parent.name)' is \(parent.type.valueWords)",
      in: site,
      key: .relationship(.predicateName),
      at: name.range,
      follows: isUnclearIntent
    )
  }

  private mutating func breakCycles(
    _ parameters: inout [ParameterSchema],
    _ indices: [String: Int],
    _ intent: Definition.Intent,
    in intentSite: DefinitionSite
  ) {
    // Each parameter gets the number of the first walk that visits it.
    var walks = [Int](repeating: -1, count: parameters.count)
    for start in parameters.indices where walks[start] < 0 {
      var current = start
      walks[current] = start
      while let rule = parameters[current].visibility, let parent = indices[rule.parent] {
        if walks[parent] == start {
          let relationship = intent.parameters[current].relationship
          report(
            .relationshipCycle,
            (parent == current
              ? "'\(parameters[current].name)' is its own parent"
              : "the parents of '\(parameters[current].name)' lead back to itself"
                + " (\(Self.way(from: current, over: parent, parameters, indices)))")
              + ", so its relationship is ignored; name another parent or remove the relationship",
            in: intentSite.parameter(current),
            key: .relationship(.parentName),
            at: relationship?.parentName?.range
          )
          parameters[current].visibility = nil
          break
        }
        guard walks[parent] < 0 else { break }
        current = parent
        walks[current] = start
      }
    }
  }

  /// The names on the way from a parameter over its parents back to it, without the middle of a long way.
  private static func way(
    from start: Int,
    over parent: Int,
    _ parameters: [ParameterSchema],
    _ indices: [String: Int]
  ) -> String {
    var names = [parameters[start].name]
    var next: Int? = parent
    while let current = next, current != start {
      names.append(parameters[current].name)
      next = parameters[current].visibility.flatMap { indices[$0.parent] }
    }
    let shown = names.count > 6 ? Array(names.prefix(4)) + ["…"] + names.suffix(1) : names
    return (shown + [parameters[start].name]).joined(separator: " -> ")
  }
}
