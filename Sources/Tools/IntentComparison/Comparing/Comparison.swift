import IntentDefinition
import IntentDiagnostics

/// Compares the choices that two versions offer people, declared in definitions or as App Intents in Swift.
///
/// A ``ComparisonContext`` pairs the elements, as fits the sources of both versions. One walk passes each pair, and each
/// element that only one version has, to the checks of its kind in ``ChangeChecks``, which report.
///
/// Extensions compare what belongs to an app and not to one element: phrases, protocols and "Find" actions
/// (`Comparison+Actions`), widgets (`Comparison+Widgets`), and targets (`Comparison+Targets`).
package struct Comparison {
  let context: ComparisonContext
  var findings = ChangeFindings()

  static func changes(from old: Contract, to new: Contract) -> [SchemaChange] {
    var comparison = Comparison(from: old, to: new)
    comparison.compare()
    return comparison.changes
  }

  /// - Parameters:
  ///   - declared: The types in Swift of the new version; `nil` compares definitions.
  ///   - properties: The Swift names of the properties of object types.
  ///   - remaining: Classes that a definition still declares.
  init(
    from old: Contract,
    to new: Contract,
    _ declared: DeclaredTypes? = nil,
    properties: [String: [String]] = [:],
    remaining: Set<String> = []
  ) {
    context = ComparisonContext(old, new, declared, properties: properties, remaining: remaining)
  }

  var changes: [SchemaChange] { findings.changes }

  mutating func run<Subject>(_ check: ChangeCheck<Subject>, _ subject: Subject) {
    check.check(subject, in: context, &findings)
  }

  private mutating func run<Subject>(_ checks: [ChangeCheck<Subject>], _ subject: Subject) {
    for check in checks { run(check, subject) }
  }

  /// Compares intents, then their types. Other functions compare an app's widgets, phrases and targets.
  mutating func compare() {
    for step in context.intents {
      switch step {
      case .kept(let intent):
        begin(.intent, intent)
        compare(intent)
      case .removed(let old):
        findings.begin(.intent, old, isGone: true)
        run(ChangeChecks.intents.removed, LostIntent(old, context))
      case .added(let new):
        findings.begin(.intent, new)
        run(ChangeChecks.intents.added, new)
      }
    }
    for type in context.types {
      begin(type.old.kind == .enumeration ? .enumeration : .type, type)
      compare(type)
    }
    compareFindActions()
  }

  /// Names an App Intent after the intent that it takes over, because people know it by that name.
  private mutating func begin(_ kind: ElementKind, _ pair: some ElementPair) {
    let isOfSwift = pair.sources != .definitions
    if isOfSwift { findings.begin(kind, pair.old, isGone: true) } else { findings.begin(kind, pair.new) }
  }

  private mutating func compare(_ intent: IntentPair) {
    run(ChangeChecks.intents.kept, intent)
    walkFields(intent.parameters, of: intent, ChangeChecks.parameters)
    let response = ResponsePair(intent)
    run(ChangeChecks.responses, response)
    walkFields(response.parameters, of: response, ChangeChecks.responseParameters)
    run(ChangeChecks.wholeIntents, intent)
  }

  private mutating func compare(_ type: TypePair) {
    run(ChangeChecks.types.kept, type)
    guard type.isFound else { return }
    run(ChangeChecks.types.found, type)
    walk(type.cases, of: type, ChangeChecks.cases) { CasePair(owner: type, old: $0.old, new: $0.new) }
    walkFields(type.properties, of: type, ChangeChecks.properties)
  }

  private mutating func walkFields<Owner: FieldPairOwner>(
    _ fields: Matching<Contract.Field>,
    of owner: Owner,
    _ checks: PartChecks<FieldPair<Owner>, Owner, Contract.Field>
  ) {
    let context = context
    walk(fields, of: owner, checks) { FieldPair(owner, $0, in: context) }
  }

  private mutating func walk<Owner, Element, Pair: ElementPair>(
    _ parts: Matching<Element>,
    of owner: Owner,
    _ checks: PartChecks<Pair, Owner, Element>,
    pair: (Matching<Element>.Pair) -> Pair
  ) {
    for step in parts.steps {
      switch step {
      case .kept(let found):
        let pair = pair(found)
        run(checks.kept, pair)
        if pair.isFound { run(checks.found, pair) }
      case .removed(let old): run(checks.removed, Lone(owner: owner, element: old))
      case .added(let new): run(checks.added, Lone(owner: owner, element: new))
      }
    }
  }
}
