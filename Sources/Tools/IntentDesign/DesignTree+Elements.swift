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
    _ = try existing(place.owner, isToGrow: true)
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

  func checkParameters(of place: ElementPath) throws(DesignProblem) {
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
          "there is no object type '\(name.shortened)'; did you mean '\(meant)'? If not, add 'type "
            + "\(name.shortened)' first"
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
}
