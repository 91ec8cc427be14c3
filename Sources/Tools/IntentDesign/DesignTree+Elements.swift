import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentText

extension DesignTree {
  /// - Parameters:
  ///   - detail: The text after the element's name: a parameter's type, an enum's cases, or a dialog's text.
  ///   - released: The released version, to avoid reusing its tags and indices.
  mutating func add(_ path: ElementPath, _ detail: String?, released: DesignTree?) throws(DesignProblem) {
    guard path.kind != .definition else {
      throw DesignProblem("a definition is there already; set what it says")
    }
    _ = try existing(path.owner, isToGrow: true)
    guard steps(to: path) == nil else {
      let name = path.owner == .definition ? path.name : path.text
      throw DesignProblem("there is already \(path.kind.withArticle) '\(name)'")
    }
    if !path.kind.isCombination, path.kind != .response,
      let problem = GivenName.problem(
        path.kind == .dialog ? Self.numbered(path.name)?.name ?? path.name : path.name
      )
    {
      throw DesignProblem(problem)
    }
    switch path.kind {
    case .definition: break
    case .intent:
      try refuse(detail, of: path)
      try insert(.newIntent(path.name), at: path)
    case .enumeration:
      try addEnum(
        path,
        cases: (detail ?? "").split(separator: "|").map { String($0).trimmed },
        released: released
      )
    case .type:
      try refuse(detail, of: path)
      try insert(.newType(path.name), at: path)
    case .parameter, .responseParameter, .property: try addField(path, detail, released: released)
    case .enumCase:
      var element: PropertyValue = [.enumCase(.name): .string(path.name)]
      element[.enumCase(.displayName)] = .string(detail ?? NewElement.words(path.name))
      let index = try nextNumber(at: path, released: released)
      // The first case of an enum stands for no value.
      if index > 0 || path.name != Definition.Enum.Case.noValueName {
        element[.enumCase(.index)] = .integer(max(1, index))
      }
      try insert(element, at: path)
    case .responseCode:
      var element: PropertyValue = [.responseCode(.name): .string(path.name)]
      element[.responseCode(.formatString)] = detail.map { .string($0) }
      try insert(element, at: path)
    case .dialog:
      var element: PropertyValue = [
        .dialog(.type): .string(Self.numbered(path.name)?.name ?? path.name)
      ]
      element[.dialog(.formatString)] = detail.map { .string($0) }
      if detail != nil { element[.dialog(.custom)] = .boolean(true) }
      try insert(element, at: path)
    case .reason:
      var element: PropertyValue = [.reason(.code): .string(path.name)]
      element[.reason(.formatString)] = detail.map { .string($0) }
      try insert(element, at: path)
    case .combination, .managedCombination:
      try checkParameters(of: path)
      var element: PropertyValue = [.combination(.supportsBackgroundExecution): .boolean(true)]
      element[.combination(.title)] = detail.map { .string($0) }
      guard let container = containerSteps(of: path) else { return }
      self[container + [.key(DefinitionKey(path.name))]] = element
      if path.kind == .combination { self[container.dropLast() + [Self.ineligible]] = nil }
    case .response:
      try refuse(detail, of: path)
      guard let container = containerSteps(of: path) else { return }
      self[container] = .empty
    }
  }

  private func refuse(_ detail: String?, of path: ElementPath) throws(DesignProblem) {
    guard let detail else { return }
    throw DesignProblem(
      "nothing follows \(path.kind.withArticle), but '\(path.text)' has ': \(detail.shortened)'"
    )
  }

  func checkParameters(of path: ElementPath) throws(DesignProblem) {
    for name in path.name.split(separator: ",") {
      _ = try existing(path.owner.part(.parameter, String(name)))
    }
  }

  private mutating func addEnum(_ path: ElementPath, cases: [String], released: DesignTree?)
    throws(DesignProblem)
  {
    let unknown: PropertyValue = [
      .enumCase(.displayName): .string("Unknown"),
      .enumCase(.name): .string(Definition.Enum.Case.noValueName),
    ]
    try insert(
      [
        .enumeration(.displayName): .string(NewElement.words(path.name)),
        .enumeration(.generatesHeader): .boolean(true),
        .enumeration(.name): .string(path.name), .enumeration(.type): .string("Regular"),
        .enumeration(.values): .array([unknown]),
      ],
      at: path
    )
    for name in cases { try add(path.part(.enumCase, name), nil, released: released) }
  }

  private mutating func addField(_ path: ElementPath, _ detail: String?, released: DesignTree?)
    throws(DesignProblem)
  {
    guard let detail, !detail.trimmed.isEmpty else {
      throw DesignProblem("'\(path.text)' has no type; write '\(path.text): String' or another type")
    }
    var type = try DesignType(detail, in: self)
    try declare(&type, of: path, named: Self.enumName(for: path), released: released)
    guard let owner = path.kind.fieldOwner else { return }
    var element: PropertyValue = [
      .field(owner, .name): .string(path.name),
      .field(owner, .displayName): .string(NewElement.words(path.name)),
      .field(owner, .tag): .integer(try nextNumber(at: path, released: released)),
      .field(owner, .displayPriority): .integer(nextPriority(at: path)),
    ]
    if path.kind == .parameter {
      element[.parameter(.configurable)] = .boolean(true)
      if case .object = type.base { element[.parameter(.supportsDynamicEnumeration)] = .boolean(true) }
    }
    type.write(to: &element, owner, in: self)
    try insert(element, at: path)
    raiseLastNumber(at: path)
  }

  /// Adds the enum of choices such as `red|green`, or a new object type.
  mutating func declare(
    _ type: inout DesignType,
    of path: ElementPath,
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

  private static func enumName(for path: ElementPath) -> String {
    path.name.prefix(1).uppercased() + path.name.dropFirst()
  }

  /// The name may already belong to the enum of an existing element.
  func freeEnumName(for path: ElementPath) -> String {
    let (name, taken) = (Self.enumName(for: path), Set(enumNames))
    guard taken.contains(name) else { return name }
    return (2...taken.count + 2).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }

  private mutating func insert(_ element: PropertyValue, at path: ElementPath) throws(DesignProblem) {
    guard let container = containerSteps(of: path) else { return }
    switch self[container]?.contents {
    case nil, .array: break
    default:
      throw DesignProblem(
        "the place of \(path.kind.withArticle) has another kind of value; correct the file first"
      )
    }
    self[container] = .array((self[container]?.elements ?? []) + [element])
  }
}
