import IntentDefinition
import IntentDiagnostics
import IntentFixes

extension DesignTree {
  mutating func remove(_ path: DesignPath) throws(DesignProblem) {
    if let element = path.element, steps(to: element) != nil {
      try removeElement(element)
    } else if let (element, name) = path.attribute, steps(to: element) != nil,
      let attribute = DesignAttribute.all(of: element.kind).first(where: { $0.name == name })
    {
      try clear(attribute, at: element)
    } else if let element = path.element {
      _ = try existing(element)
    } else if let (element, name) = path.attribute {
      _ = try existing(element)
      _ = try DesignAttribute.named(name, of: element)
    } else {
      throw path.namesNothing(in: self)
    }
  }

  mutating func removeElement(_ path: ElementPath) throws(DesignProblem) {
    guard path.kind != .definition else {
      throw DesignProblem("a definition cannot be removed; delete the file")
    }
    let steps = try existing(path)
    if path.kind == .parameter { try removeReferences(to: path) }
    let container = containerSteps(of: path) ?? []
    let counts = countsPriorities(container, path.kind)
    self[steps] = nil
    if counts { countPriorities(container, path.kind) }
    let left = self[container]
    if left == .array([]) || left == .empty, !Self.keepsEmptyLists.contains(path.kind) {
      self[container] = nil
      if path.kind == .combination { self[container.dropLast() + [Self.ineligible]] = .boolean(true) }
    }
  }

  /// Combinations lose the parameter, and its children show always.
  private mutating func removeReferences(to parameter: ElementPath) throws(DesignProblem) {
    let intent = parameter.owner
    for kind in [ElementKind.combination, .managedCombination] {
      for combination in paths(kind, in: intent) {
        let names = combination.name.split(separator: ",").map(String.init)
        guard names.contains(parameter.name) else { continue }
        let left = names.filter { $0 != parameter.name }.joined(separator: ",")
        if steps(to: combination.renamed(left)) == nil, !left.isEmpty {
          try rekey(combination, to: left)
        } else {
          try removeElement(combination)
        }
      }
    }
    for child in children(of: parameter) { self[child]?[.parameter(.relationship)] = nil }
    for key in [DefinitionKey.intent(.input), .intent(.keyParameter)]
    where self[intent]?[key]?.string == parameter.name {
      self[intent]?[key] = nil
    }
  }

  func children(of parameter: ElementPath) -> [ElementPath] {
    guard parameter.kind == .parameter else { return [] }
    return paths(.parameter, in: parameter.owner).filter { child in
      let relationship = self[child]?[.parameter(.relationship)]
      return child != parameter && relationship?[.relationship(.parentName)]?.string == parameter.name
    }
  }

  /// Xcode writes it without a combination to suggest.
  static let ineligible = Step.key(.intent(.ineligibleForSuggestions))

  /// Doesn't change references. A combination keeps its contents.
  package mutating func rekey(_ path: ElementPath, to name: String) throws(DesignProblem) {
    let steps = try existing(path)
    guard name != path.name else { return }
    let other = path.renamed(name)
    guard self.steps(to: other) == nil else {
      throw DesignProblem("there is already \(path.kind.withArticle) '\(name)'")
    }
    if path.kind.isCombination {
      try checkParameters(of: other)
      let element = self[steps]
      self[steps] = nil
      self[steps.dropLast() + [.key(DefinitionKey(name))]] = element
    } else if let key = path.kind.form?.name {
      self[steps + [.key(key)]] = .string(name)
    }
  }

  private static let keepsEmptyLists: Set<ElementKind> = [
    .intent, .enumeration, .type, .enumCase, .property, .responseCode,
  ]

  /// The place in a list to which an element moves.
  package enum Destination: Sendable, Hashable {
    case first, last
    case before(String)
    case after(String)
  }

  mutating func move(_ path: ElementPath, _ destination: Destination) throws(DesignProblem) {
    let steps = try existing(path)
    guard let container = containerSteps(of: path), case .index(let index)? = steps.last else {
      throw DesignProblem("\(path.kind.withArticle) has no place in a list, so it cannot be moved")
    }
    let counts = countsPriorities(container, path.kind)
    var elements = self[container]?.elements ?? []
    let element = elements.remove(at: index)
    let target: Int
    switch destination {
    case .first: target = 0
    case .last: target = elements.count
    case .before(let name), .after(let name):
      let other = path.renamed(name)
      _ = try existing(other)
      guard let key = path.kind.form?.name,
        let found = elements.firstIndex(where: { $0[key]?.string == name })
      else {
        throw DesignProblem("'\(path.name)' cannot be moved beside itself")
      }
      if case .after = destination { target = found + 1 } else { target = found }
    }
    elements.insert(element, at: target)
    self[container] = .array(elements)
    if counts { countPriorities(container, path.kind) }
  }
}
