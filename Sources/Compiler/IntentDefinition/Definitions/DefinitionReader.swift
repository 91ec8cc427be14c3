import IntentDiagnostics

/// Turns a file's property list into a ``Definition``. Only checks keys, the types of values, and the length
/// of names.
package struct DefinitionReader {
  /// The way from one dictionary to the next inside it. All steps together lead from the root to the value at
  /// hand, and tell messages its place.
  struct Step {
    var node: PropertyList.NodeID
    /// `nil` if the step leads to the value of a key.
    var index: Int?
    var element: PropertyList.NodeID
  }

  let list: PropertyList
  private let keys: [DefinitionKey]
  var diagnostics: [Diagnostic] = []
  var steps: [Step] = []
  var gaps = Definition.Gaps()
  var unknownTextIDs: Set<String> = []
  var unknownKeys: [PropertyList.NodeID: UnknownKeys] = [:]

  private init(_ list: PropertyList) {
    self.list = list
    keys = list.keys.map(DefinitionKey.init)
  }

  /// The key of a value; `nil` outside dictionaries.
  func key(of node: PropertyList.NodeID) -> DefinitionKey? { list.keyNumber(of: node).map { keys[$0] } }

  /// - Parameter problems: The problems of reading the list. Adds the definition's problems.
  package static func read(_ list: PropertyList, name: String, _ problems: inout [Diagnostic]) -> Definition?
  {
    var reader = DefinitionReader(list)
    reader.diagnostics = problems
    defer { problems = reader.diagnostics }
    return reader.definition(name: name)
  }

  /// Reads each list into its elements. The remaining texts are only stored: later steps decide what a
  /// version means.
  private mutating func definition(name: String) -> Definition? {
    let root = list.root
    guard list.kind(root) == .dictionary else {
      report(.notADefinition, "an intent definition is a dictionary, but this is \(describe(root))", at: root)
      return nil
    }
    var intents: [Definition.Intent] = []
    var enums: [Definition.Enum] = []
    var types: [Definition.ObjectType] = []
    var texts: [RootKey: Located<String>] = [:]
    for child in list.children(of: root) {
      guard case .definition(let key) = key(of: child) else {
        unknownKey(child, in: nil)
        continue
      }
      switch key {
      case .intents: intents = elements(of: child) { $0.intent($1) }
      case .enums: enums = elements(of: child) { $0.enumeration($1) }
      case .types: types = elements(of: child) { $0.objectType($1) }
      case .modelVersion, .namespace, .systemVersion, .toolsVersion, .toolsBuildVersion:
        texts[key] = string(child)
      }
    }
    gaps.hasErrors = diagnostics.contains { $0.severity == .error }
    return Definition(
      path: list.source.path,
      name: name,
      modelVersion: texts[.modelVersion],
      namespace: texts[.namespace],
      systemVersion: texts[.systemVersion],
      toolsVersion: texts[.toolsVersion],
      toolsBuildVersion: texts[.toolsBuildVersion],
      intents: intents,
      enums: enums,
      types: types,
      gaps: gaps,
      unknownTextIDs: unknownTextIDs
    )
  }
}

extension DefinitionReader {
  /// In bytes. Limits the size of output.
  static let longestName = 1_000

  package static let booleanWords = ["YES": true, "NO": false, "true": true, "false": false]

  mutating func elements<Element>(
    of node: PropertyList.NodeID,
    _ read: (inout DefinitionReader, PropertyList.NodeID) -> Element
  ) -> [Element] {
    guard list.kind(node) == .array else {
      wrongType(node, expected: "an array")
      return []
    }
    var result: [Element] = []
    result.reserveCapacity(list.childCount(of: node))
    for (index, child) in list.children(of: node).enumerated() {
      steps.append(Step(node: node, index: index, element: child))
      if list.kind(child) == .dictionary {
        result.append(read(&self, child))
      } else {
        wrongType(child, expected: "a dictionary")
      }
      steps.removeLast()
    }
    return result
  }

  mutating func dictionary<Value>(
    _ node: PropertyList.NodeID,
    _ read: (inout DefinitionReader, PropertyList.NodeID) -> Value
  ) -> Value? {
    guard list.kind(node) == .dictionary else {
      wrongType(node, expected: "a dictionary")
      return nil
    }
    steps.append(Step(node: node, index: nil, element: node))
    defer { steps.removeLast() }
    return read(&self, node)
  }

  mutating func string(_ node: PropertyList.NodeID) -> Located<String>? {
    guard let value = list.string(node) else {
      wrongType(node, expected: "a string")
      return nil
    }
    return Located(value, at: range(node))
  }

  /// Checks the length, because code and messages repeat a name.
  mutating func name(_ node: PropertyList.NodeID) -> Located<String>? {
    guard let name = string(node) else { return nil }
    let count = name.value.utf8.count
    if count <= Self.longestName { return name }
    gaps.add(keys(to: node))
    report(
      .wrongValueType,
      "\(subject(node)) is \(count) bytes long; shorten it to at most \(Self.longestName)",
      at: node
    )
    return nil
  }

  mutating func expectNames(_ parts: some Sequence<Located<String>?>, and name: Located<String>?) {
    func isMissing(_ name: Located<String>?) -> Bool { name?.value.isEmpty ?? true }
    if isMissing(name) || parts.contains(where: isMissing) { gaps.hideNames = true }
  }

  mutating func integer(_ node: PropertyList.NodeID) -> Located<Int>? {
    let value: Int?
    switch list.scalar(node) {
    case .integer(let integer):
      if let value = integer.int { return Located(value, at: range(node)) }
      wrongType(node, expected: "an integer of at most \(Int.max)")
      return nil
    case .real(let real): value = Int(exactly: real)
    case .string(let text): value = Int(text)
    default: value = nil
    }
    guard let value else {
      if !isUnreadable(node) { wrongType(node, expected: "an integer") }
      return nil
    }
    looseType(node, expected: "an integer", element: "<integer>\(value)</integer>")
    return Located(value, at: range(node))
  }

  /// - Parameter isLoose: Whether to accept a number or a string without a report, because Xcode writes them.
  mutating func boolean(_ node: PropertyList.NodeID, isLoose: Bool = false) -> Located<Bool>? {
    let value: Bool?
    switch list.scalar(node) {
    case .boolean(let flag): return Located(flag, at: range(node))
    case .integer(let integer): value = [0: false, 1: true][integer.int ?? -1]
    case .string(let text): value = Self.booleanWords[text]
    default: value = nil
    }
    guard let value else {
      wrongType(node, expected: "a Boolean")
      return nil
    }
    if !isLoose { looseType(node, expected: "a Boolean", element: "<\(value)/>") }
    return Located(value, at: range(node))
  }

  mutating func scalar(_ node: PropertyList.NodeID) -> Located<Definition.Scalar>? {
    let value: Definition.Scalar
    switch list.scalar(node) {
    case .boolean(let flag): value = .boolean(flag)
    case .integer(let integer): value = integer.int.map { .integer($0) } ?? .real(integer.double)
    case .real(let real): value = .real(real)
    case .string(let text): value = .string(text)
    case .data(let data): value = .data(data)
    case .date, nil:
      if !isUnreadable(node) { wrongType(node, expected: "a string, a number, a Boolean or data") }
      return nil
    }
    return Located(value, at: range(node))
  }

  /// Whether the reader of the property list could not read a value, and said so. Then the value may be
  /// right.
  private mutating func isUnreadable(_ node: PropertyList.NodeID) -> Bool {
    guard list.scalar(node) == nil, ![.dictionary, .array].contains(list.kind(node)) else { return false }
    gaps.add(keys(to: node))
    return true
  }

  mutating func scalars(_ node: PropertyList.NodeID) -> [Located<Definition.Scalar>]? {
    guard list.kind(node) == .array else {
      wrongType(node, expected: "an array")
      return nil
    }
    var result: [Located<Definition.Scalar>] = []
    for (index, child) in list.children(of: node).enumerated() {
      steps.append(Step(node: node, index: index, element: child))
      if let value = scalar(child) { result.append(value) }
      steps.removeLast()
    }
    return result
  }

  func range(_ node: PropertyList.NodeID) -> Range<Int>? {
    switch list.kind(node) {
    case .dictionary, .array, .boolean: list.range(of: node)
    default: list.contentRange(of: node) ?? list.range(of: node)
    }
  }
}
