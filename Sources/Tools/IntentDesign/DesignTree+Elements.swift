import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentText

extension DesignTree {
  /// - Parameters:
  ///   - detail: The text after the element's name: a parameter's type, an enum's cases, or a dialog's text.
  ///   - released: The released version, to avoid reusing its tags and indices.
  mutating func add(_ place: ElementPath, _ detail: String?, released: DesignTree?) throws(DesignProblem) {
    guard place.kind != .definition else {
      throw DesignProblem("a definition is there already; set what it says")
    }
    _ = try existing(place.owner)
    guard steps(to: place) == nil else {
      let name = place.owner == .definition ? place.name : place.text
      throw DesignProblem("there is already \(place.kind.withArticle) '\(name)'")
    }
    if !place.kind.isCombination, place.kind != .response,
      let problem = GivenName.problem(
        place.kind == .dialog ? Self.numbered(place.name)?.name ?? place.name : place.name
      )
    {
      throw DesignProblem(problem)
    }
    switch place.kind {
    case .definition: break
    case .intent:
      try refuse(detail, of: place)
      try insert(.newIntent(place.name), at: place)
    case .enumeration:
      try addEnum(
        place,
        cases: (detail ?? "").split(separator: "|").map { String($0).trimmed },
        released: released
      )
    case .type:
      try refuse(detail, of: place)
      try insert(.newType(place.name), at: place)
    case .parameter, .responseParameter, .property: try addField(place, detail, released: released)
    case .enumCase:
      var element: PropertyValue = [.enumCase(.name): .string(place.name)]
      element[.enumCase(.displayName)] = .string(detail ?? NewElement.words(place.name))
      let index = try nextNumber(at: place, released: released)
      // The first case of an enum stands for no value.
      if index > 0 || place.name != Definition.Enum.Case.noValueName {
        element[.enumCase(.index)] = .integer(max(1, index))
      }
      try insert(element, at: place)
    case .responseCode:
      var element: PropertyValue = [.responseCode(.name): .string(place.name)]
      element[.responseCode(.formatString)] = detail.map { .string($0) }
      try insert(element, at: place)
    case .dialog:
      var element: PropertyValue = [
        .dialog(.type): .string(Self.numbered(place.name)?.name ?? place.name)
      ]
      element[.dialog(.formatString)] = detail.map { .string($0) }
      if detail != nil { element[.dialog(.custom)] = .boolean(true) }
      try insert(element, at: place)
    case .reason:
      var element: PropertyValue = [.reason(.code): .string(place.name)]
      element[.reason(.formatString)] = detail.map { .string($0) }
      try insert(element, at: place)
    case .combination, .managedCombination:
      try checkParameters(of: place)
      var element: PropertyValue = [.combination(.supportsBackgroundExecution): .boolean(true)]
      element[.combination(.title)] = detail.map { .string($0) }
      guard let container = containerSteps(of: place) else { return }
      self[container + [.key(DefinitionKey(place.name))]] = element
      if place.kind == .combination { self[container.dropLast() + [Self.ineligible]] = nil }
    case .response:
      try refuse(detail, of: place)
      guard let container = containerSteps(of: place) else { return }
      self[container] = .empty
    }
  }

  private func refuse(_ detail: String?, of place: ElementPath) throws(DesignProblem) {
    guard let detail else { return }
    throw DesignProblem(
      "nothing follows \(place.kind.withArticle), but '\(place.text)' has ': \(detail.shortened)'"
    )
  }

  private func checkParameters(of place: ElementPath) throws(DesignProblem) {
    for name in place.name.split(separator: ",") {
      _ = try existing(place.owner.part(.parameter, String(name)))
    }
  }

  private mutating func addEnum(_ place: ElementPath, cases: [String], released: DesignTree?)
    throws(DesignProblem)
  {
    let unknown: PropertyValue = [
      .enumCase(.displayName): .string("Unknown"),
      .enumCase(.name): .string(Definition.Enum.Case.noValueName),
    ]
    try insert(
      [
        .enumeration(.displayName): .string(NewElement.words(place.name)),
        .enumeration(.generatesHeader): .boolean(true),
        .enumeration(.name): .string(place.name), .enumeration(.type): .string("Regular"),
        .enumeration(.values): .array([unknown]),
      ],
      at: place
    )
    for name in cases { try add(place.part(.enumCase, name), nil, released: released) }
  }

  private mutating func addField(_ place: ElementPath, _ detail: String?, released: DesignTree?)
    throws(DesignProblem)
  {
    guard let detail, !detail.trimmed.isEmpty else {
      throw DesignProblem("'\(place.text)' has no type; write '\(place.text): String' or another type")
    }
    var type = try DesignType(detail, in: self)
    try declare(&type, of: place, named: Self.enumName(for: place), released: released)
    guard let owner = place.kind.fieldOwner else { return }
    var element: PropertyValue = [
      .field(owner, .name): .string(place.name),
      .field(owner, .displayName): .string(NewElement.words(place.name)),
      .field(owner, .tag): .integer(try nextNumber(at: place, released: released)),
      .field(owner, .displayPriority): .integer(nextPriority(at: place)),
    ]
    if place.kind == .parameter {
      element[.parameter(.configurable)] = .boolean(true)
      if case .object = type.base { element[.parameter(.supportsDynamicEnumeration)] = .boolean(true) }
    }
    type.write(to: &element, owner, in: self)
    try insert(element, at: place)
    raiseLastNumber(at: place)
  }

  /// Adds the enum of choices such as `red|green`, or a new object type.
  mutating func declare(
    _ type: inout DesignType,
    of place: ElementPath,
    named enumName: String,
    released: DesignTree?
  ) throws(DesignProblem) {
    switch type.base {
    case .choice(let cases):
      try add(.init(.enumeration, [enumName]), cases.joined(separator: "|"), released: released)
      type.base = .enumeration(enumName, namespace: nil)
    case .object(let name?, nil) where !typeNames.contains(name):
      if let meant = Suggestions.nearest(to: name, among: typeNames) {
        throw DesignProblem(
          "there is no object type '\(name.shortened)'; did you mean '\(meant)'? If not, add 'type \(name.shortened)' first"
        )
      }
      try add(.init(.type, [name]), nil, released: released)
    case .enumeration(let name, nil) where !enumNames.contains(name):
      _ = try existing(.init(.enumeration, [name]))
    default: break
    }
  }

  private static func enumName(for place: ElementPath) -> String {
    place.name.prefix(1).uppercased() + place.name.dropFirst()
  }

  /// The name may already belong to the enum of an existing element.
  func freeEnumName(for place: ElementPath) -> String {
    let (name, taken) = (Self.enumName(for: place), Set(enumNames))
    guard taken.contains(name) else { return name }
    return (2...taken.count + 2).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }

  private mutating func insert(_ element: PropertyValue, at place: ElementPath) throws(DesignProblem) {
    guard let container = containerSteps(of: place) else { return }
    switch self[container]?.contents {
    case nil, .array: break
    default:
      throw DesignProblem(
        "the place of \(place.kind.withArticle) has another kind of value; correct the file first"
      )
    }
    self[container] = .array((self[container]?.elements ?? []) + [element])
  }

  // MARK: Numbers

  /// Returns the next free tag or index: one more than the largest in this version or the released one.
  private func nextNumber(at place: ElementPath, released: DesignTree?) throws(DesignProblem) -> Int {
    let used = [self, released].compactMap(\.self).compactMap { $0.largestNumber(beside: place) }.max()
    let last = used ?? (place.kind == .enumCase ? -1 : 0)
    guard last < Int.max else {
      throw DesignProblem("there is no number after \(last) for \(place.kind.withArticle)")
    }
    return last + 1
  }

  private func largestNumber(beside place: ElementPath) -> Int? {
    guard let form = place.kind.form, let number = form.number, let container = containerSteps(of: place)
    else {
      return nil
    }
    let last = form.lastNumber.flatMap { self[Array(container.dropLast())]?[$0]?.integer }
    let numbers = (self[container]?.elements ?? []).map { $0[number]?.integer ?? 0 }
    return (numbers + [last, place.kind == .property ? 99 : nil].compactMap(\.self)).max()
  }

  mutating func raiseLastNumber(at place: ElementPath) {
    guard let form = place.kind.form, let last = form.lastNumber, let number = form.number,
      let container = containerSteps(of: place), let tag = self[place]?[number]?.integer
    else { return }
    let owner = Array(container.dropLast())
    if (self[owner]?[last]?.integer ?? -1) < tag { self[owner + [.key(last)]] = .integer(tag) }
  }

  private func nextPriority(at place: ElementPath) -> Int {
    guard let priority = place.kind.form?.place, let container = containerSteps(of: place) else {
      return 1
    }
    let last = (self[container]?.elements ?? []).compactMap { $0[priority]?.integer }.max() ?? 0
    return min(last, Int.max - 1) + 1
  }

  /// Whether the list's elements store their positions, counted from 1.
  private func countsPlaces(_ container: [Step], _ kind: ElementKind) -> Bool {
    guard let priority = kind.form?.place else { return false }
    return (self[container]?.elements ?? []).enumerated().allSatisfy { $1[priority]?.integer == $0 + 1 }
  }

  private mutating func countPlaces(_ container: [Step], _ kind: ElementKind) {
    guard let priority = kind.form?.place, let elements = self[container]?.elements else { return }
    self[container] = .array(
      elements.enumerated().map { index, element in
        var element = element
        element[priority] = .integer(index + 1)
        return element
      }
    )
  }

  // MARK: Removing and moving

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
  private static let ineligible = Step.key(.intent(.ineligibleForSuggestions))

  /// Doesn't change references. A combination keeps its contents.
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
