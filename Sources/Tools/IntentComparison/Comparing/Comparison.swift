import IntentDefinition
import IntentDiagnostics

/// Compares the choices that two versions offer people, declared in definitions or as App Intents in Swift.
///
/// A ``ComparisonContext`` pairs the elements, as fits the sources of both versions. One walk passes each pair, and each
/// element that only one version has, to the checks of its kind in ``ChangeChecks``, which report.
struct Comparison {
  let context: ComparisonContext
  private var findings = ChangeFindings()

  /// The changes of definitions.
  static func changes(from old: Contract, to new: Contract) -> [SchemaChange] {
    Comparison(.definitions, from: old, to: new).changes
  }

  /// Compares intents, then their types, and then what belongs to an app.
  init(_ mode: ComparisonMode, from old: Contract, to new: Contract) {
    context = ComparisonContext(old, new, mode)
    for step in context.intents { compare(step) }
    for type in context.types {
      begin(type.old.kind == .enumeration ? .enumeration : .type, type)
      compare(type)
    }
    if case .appIntents(_, let app) = mode { run(ChangeChecks.apps, app) }
  }

  var changes: [SchemaChange] { findings.changes }

  private mutating func run<Subject>(_ checks: [ChangeCheck<Subject>], _ subject: Subject) {
    for check in checks { check.check(subject, in: context, &findings) }
  }

  private mutating func compare(_ step: Step<IntentPair, Contract.Intent>) {
    switch step {
    case .kept(let intent):
      begin(.intent, intent)
      compare(intent)
    case .removed(let old):
      findings.begin(.init(kind: .intent, name: old.name))
      run(ChangeChecks.intents.removed, LostIntent(old, context))
    case .added(let new):
      findings.begin(.init(kind: .intent, name: new.name), at: new.place.location)
      run(ChangeChecks.intents.added, new)
    }
  }

  /// Names an App Intent after the intent that it takes over, because people know it by that name.
  private mutating func begin(_ kind: ElementKind, _ pair: some ElementPair) {
    if pair.sources == .definitions {
      findings.begin(.init(kind: kind, name: pair.new.name), at: pair.new.place.location)
    } else {
      findings.begin(.init(kind: kind, name: pair.old.name))
    }
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
