import IntentDefinition
import IntentDiagnostics

/// Compares two contracts: the choices that two versions offer people, in definitions or App Intents in Swift.
///
/// A ``ComparisonContext`` pairs the declarations, as fits the sources of both versions. One walk passes each
/// pair, and each declaration that only one version has, to its checks in ``ChangeChecks``, which report, and
/// walk the parts.
struct ContractComparison {
  let context: ComparisonContext
  private var findings = ChangeFindings()

  /// The changes of definitions.
  static func changes(from old: Contract, to new: Contract) -> [SchemaChange] {
    ContractComparison(.definitions, from: old, to: new).changes
  }

  /// Compares intents, then their types, and then what belongs to an app.
  init(_ mode: ComparisonMode, from old: Contract, to new: Contract) {
    context = ComparisonContext(old, new, mode)
    for step in context.intents { compare(step) }
    for type in context.types {
      begin(type.old.kind == .enumeration ? .enumeration : .type, type)
      ChangeChecks.types.check(type, in: context, &findings)
    }
    if case .appIntents(_, let app) = mode { ChangeChecks.apps.check(app, in: context, &findings) }
  }

  var changes: [SchemaChange] { findings.changes }

  private mutating func compare(_ step: Step<IntentPair, Contract.Intent>) {
    switch step {
    case .kept(let intent):
      begin(.intent, intent)
      ChangeChecks.intents.check(intent, in: context, &findings)
    case .removed(let old):
      findings.begin(.init(kind: .intent, name: old.name))
      ChangeChecks.intents.removed.check(LostIntent(old, context), in: context, &findings)
    case .added(let new):
      findings.begin(.init(kind: .intent, name: new.name), at: new.place.location)
      ChangeChecks.intents.added.check(new, in: context, &findings)
    }
  }

  /// Names an App Intent after the intent that it takes over, because people know it by that name.
  private mutating func begin(_ kind: ElementKind, _ pair: some ElementPair) {
    if pair.mode == .definitions {
      findings.begin(.init(kind: kind, name: pair.new.name), at: pair.new.place.location)
    } else {
      findings.begin(.init(kind: kind, name: pair.old.name))
    }
  }
}
