import IntentDiagnostics
import IntentSchema
import IntentText

extension Rule {
  package static let notADefinition = Rule(
    "not-a-definition",
    .error,
    "The property list is not a dictionary of intents, enums and types"
  )
  package static let unknownKey = Rule(
    "unknown-key",
    .warning,
    "A key that intentc does not know at this place"
  )
  package static let wrongValueType = Rule(
    "wrong-value-type",
    .error,
    "A value has the wrong type for its key"
  )
  package static let looseValueType = Rule(
    "loose-value-type",
    .warning,
    "A value has the wrong type for its key but can be read"
  )

  package static let definitionRules: [Rule] = [
    .notADefinition, .unknownKey, .wrongValueType, .looseValueType,
  ]
}

extension DefinitionReader {
  mutating func report(
    _ rule: Rule,
    _ message: String,
    at node: PropertyList.NodeID,
    range: Range<Int>? = nil,
    fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule,
        message,
        at: SourceLocation(file: list.source.path, range: range ?? self.range(node)),
        path: DefinitionPath(elementPath, keys: keys(to: node)),
        fix: fix
      )
    )
  }

  /// - Parameter container: As in ``ElementForm/of(_:)``.
  mutating func unknownKey(_ node: PropertyList.NodeID, in container: DefinitionKey?) {
    unknownKey(node, among: ElementForm.of(container)?.names ?? [])
  }

  mutating func unknownKey(_ node: PropertyList.NodeID, among known: [String]) {
    let name = list.keyName(of: node)
    if name.hasSuffix("ID"), let id = list.string(node) { unknownTextIDs.insert(id) }
    let dictionary = steps.last?.element ?? list.root
    var unknown =
      unknownKeys[dictionary]
      ?? UnknownKeys(present: Set(list.children(of: dictionary).map(list.keyName(of:))))
    defer { unknownKeys[dictionary] = unknown }
    let found = misspelledKey(name, among: known, except: unknown.present)
    // A key for another kind of value would only be another mistake.
    let nearest = found.flatMap { DefinitionKey($0).form.canBe(list.kind(node)) ? $0 : nil }
    let range = list.keyContentRange(of: node) ?? list.keyRange(of: node)
    if let nearest {
      unknown.present.insert(nearest)
      var keys = keys(to: node)
      keys.steps[keys.steps.count - 1] = .name(nearest)
      gaps.add(keys)
      let fix = list.keyContentRange(of: node).map {
        Diagnostic.Fix("replace '\(name)' with '\(nearest)'", replacing: $0, with: nearest, isSaid: true)
      }
      let message = "intentc does not know the key '\(name)' here; did you mean '\(nearest)'?"
      report(.unknownKey, message, at: node, range: range, fix: fix)
      return
    }
    unknown.add(name)
    if let report = unknown.report {
      diagnostics[report].message = unknown.message
    } else {
      unknown.report = diagnostics.count
      report(.unknownKey, unknown.message, at: node, range: range)
    }
  }

  private func misspelledKey(
    _ name: String,
    among known: [String],
    except present: Set<String>
  ) -> String? {
    let prefix = known.reduce(known.first ?? "") { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    let missing = known.filter { !present.contains($0) }
    guard name.hasPrefix(prefix) else { return Suggestions.misspelling(name, of: missing) }
    let ends = missing.map { String($0.dropFirst(prefix.count)) }
    return Suggestions.misspelling(String(name.dropFirst(prefix.count)), of: ends).map { prefix + $0 }
  }

  mutating func wrongType(_ node: PropertyList.NodeID, expected: String) {
    gaps.add(keys(to: node))
    report(.wrongValueType, "\(subject(node)) must be \(expected), not \(describe(node))", at: node)
  }

  mutating func looseType(_ node: PropertyList.NodeID, expected: String, element: String) {
    report(
      .looseValueType,
      "\(subject(node)) should be \(expected), not \(describe(node))",
      at: node,
      fix: list.range(of: node).map {
        Diagnostic.Fix("write '\(element)'", replacing: $0, with: element, isSafe: true)
      }
    )
  }

  func subject(_ node: PropertyList.NodeID) -> String {
    if list.hasKey(node) { return "'\(list.keyName(of: node))'" }
    guard let step = steps.last else { return "the value" }
    return "each element of '\(list.keyName(of: step.node))'"
  }

  func describe(_ node: PropertyList.NodeID) -> String {
    switch list.scalar(node) {
    case .string: "a string"
    case .integer(let integer): "the integer \(integer)"
    case .real: "a real number"
    case .boolean: "a Boolean"
    case .date: "a date"
    case .data: "data"
    case nil: list.kind(node) == .array ? "an array" : "a dictionary"
    }
  }

  func keys(to node: PropertyList.NodeID) -> ValuePath {
    var keys = ValuePath()
    for step in steps {
      keys.steps.append(.name(list.keyName(of: step.node)))
      if let index = step.index { keys.steps.append(.index(index)) }
    }
    if steps.last?.element != node, list.hasKey(node) {
      keys.steps.append(.name(list.keyName(of: node)))
    }
    return keys
  }

  /// The innermost element around the value that is read.
  private var elementPath: ElementPath {
    steps.reduce(.definition) { owner, step in
      let key = list.keyName(of: step.node)
      let kind = ElementKind.allCases.first { $0.owner == owner.kind && $0.container?.name == key }
      return kind.map { owner.part($0, nameStated(in: step.element) ?? "?") } ?? owner
    }
  }

  private static let nameKeys = Set(DefinitionKey.all.filter { $0.form == .name }.map(\.name))

  /// Looks at few keys and ignores an overlong name, to limit the cost of a hostile dictionary.
  private func nameStated(in node: PropertyList.NodeID) -> String? {
    for child in list.children(of: node).prefix(64) {
      if Self.nameKeys.contains(list.keyName(of: child)) {
        return list.string(child).flatMap { $0.utf8.count > Self.longestName ? nil : $0 }
      }
    }
    return nil
  }
}

/// Joins the unknown keys of a dictionary in one report.
struct UnknownKeys {
  var present: Set<String>
  var report: Int?
  private var names: [String] = []
  private var count = 0
  private static let mostNames = 3

  init(present: Set<String>) {
    self.present = present
  }

  mutating func add(_ name: String) {
    if names.count < Self.mostNames { names.append("'\(name)'") }
    count += 1
  }

  var message: String {
    if count == 1 { return "intentc does not know the key \(names.joined()) here; it is kept but ignored" }
    let others = count - names.count
    let last = others == 0 ? names.last ?? "" : others == 1 ? "another" : "\(others) others"
    let first = (others == 0 ? names.dropLast() : names[...]).joined(separator: ", ")
    return "intentc does not know the keys \(first) and \(last) here; they are kept but ignored"
  }
}
