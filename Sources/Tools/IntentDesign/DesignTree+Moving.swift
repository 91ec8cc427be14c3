import IntentDefinition
import IntentDiagnostics
import IntentFixes

extension DesignTree {
  mutating func remove(_ path: DesignPath) throws(DesignProblem) {
    if let place = path.place, steps(to: place) != nil {
      try removeElement(place)
    } else if let (place, name) = path.attribute, steps(to: place) != nil,
      let attribute = DesignAttribute.all(of: place.kind).first(where: { $0.name == name })
    {
      try clear(attribute, at: place)
    } else if let place = path.place {
      _ = try existing(place)
    } else if let (place, name) = path.attribute {
      _ = try existing(place)
      _ = try DesignAttribute.named(name, of: place)
    } else {
      throw path.namesNothing(in: self)
    }
  }

  mutating func removeElement(_ place: ElementPath) throws(DesignProblem) {
    guard place.kind != .definition else {
      throw DesignProblem("a definition cannot be removed; delete the file")
    }
    let steps = try existing(place)
    if place.kind == .parameter { try removeReferences(to: place) }
    let container = containerSteps(of: place) ?? []
    let counts = countsPlaces(container, place.kind)
    self[steps] = nil
    if counts { countPlaces(container, place.kind) }
    let left = self[container]
    if left == .array([]) || left == .empty, !Self.keepsEmptyLists.contains(place.kind) {
      self[container] = nil
      if place.kind == .combination { self[container.dropLast() + [Self.ineligible]] = .boolean(true) }
    }
  }

  /// Combinations lose the parameter, and its children show always.
  private mutating func removeReferences(to parameter: ElementPath) throws(DesignProblem) {
    let intent = parameter.owner
    for kind in [ElementKind.combination, .managedCombination] {
      for combination in places(kind, in: intent) {
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
    return places(.parameter, in: parameter.owner).filter { child in
      let relationship = self[child]?[.parameter(.relationship)]
      return child != parameter && relationship?[.relationship(.parentName)]?.string == parameter.name
    }
  }

  /// Xcode writes it without a combination to suggest.
  static let ineligible = Step.key(.intent(.ineligibleForSuggestions))

  /// Changes an element's name, but no references. A combination keeps its contents.
  package mutating func rekey(_ place: ElementPath, to name: String) throws(DesignProblem) {
    let steps = try existing(place)
    guard name != place.name else { return }
    let other = place.renamed(name)
    guard self.steps(to: other) == nil else {
      throw DesignProblem("there is already \(place.kind.withArticle) '\(name)'")
    }
    if place.kind.isCombination {
      try checkParameters(of: other)
      let element = self[steps]
      self[steps] = nil
      self[steps.dropLast() + [.key(DefinitionKey(name))]] = element
    } else if let key = place.kind.form?.name {
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

  mutating func move(_ place: ElementPath, _ destination: Destination) throws(DesignProblem) {
    let steps = try existing(place)
    guard let container = containerSteps(of: place), case .index(let index)? = steps.last else {
      throw DesignProblem("\(place.kind.withArticle) has no place in a list, so it cannot be moved")
    }
    let counts = countsPlaces(container, place.kind)
    var elements = self[container]?.elements ?? []
    let element = elements.remove(at: index)
    let target: Int
    switch destination {
    case .first: target = 0
    case .last: target = elements.count
    case .before(let name), .after(let name):
      let other = place.renamed(name)
      _ = try existing(other)
      guard let key = place.kind.form?.name,
        let found = elements.firstIndex(where: { $0[key]?.string == name })
      else {
        throw DesignProblem("'\(place.name)' cannot be moved beside itself")
      }
      if case .after = destination { target = found + 1 } else { target = found }
    }
    elements.insert(element, at: target)
    self[container] = .array(elements)
    if counts { countPlaces(container, place.kind) }
  }
}
