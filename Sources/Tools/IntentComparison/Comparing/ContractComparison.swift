import IntentDefinition
import IntentDiagnostics

/// Compares two contracts: the choices that two versions offer people, in definitions or App Intents in Swift.
///
/// A ``ComparisonContext`` pairs the declarations, as fits the sources of both versions. One walk passes each
/// pair, and each declaration that only one version has, to its checks in ``ChangeChecks``, which walk the
/// parts. The declaration is the subject of all changes that its checks find.
struct ContractComparison {
  let context: ComparisonContext
  private(set) var changes: [SchemaChange] = []

  /// The changes of definitions.
  static func changes(from old: Contract, to new: Contract) -> [SchemaChange] {
    ContractComparison(.definitions, from: old, to: new).changes
  }

  /// Compares intents, then their types, and then what belongs to an app.
  init(_ mode: ComparisonMode, from old: Contract, to new: Contract) {
    context = ComparisonContext(old, new, mode)
    for step in context.intents { compare(step) }
    for type in context.types {
      let kind: ElementKind = type.old.kind == .enumeration ? .enumeration : .type
      add(ChangeChecks.types.findings(type, context), about: kind, type)
    }
    if case .appIntents(_, let app) = mode {
      changes += ChangeChecks.apps.flatMap { $0.changes(app, context) }
    }
  }

  private mutating func compare(_ step: Step<IntentPair, Contract.Intent>) {
    let checks = ChangeChecks.intents
    switch step {
    case .kept(let intent): add(checks.findings(intent, context), about: .intent, intent)
    case .removed(let old):
      add(checks.removed.findings(LostIntent(old, context), context), about: .intent, old.name)
    case .added(let new):
      add(checks.added.findings(new, context), about: .intent, new.name, at: new.place.location)
    }
  }

  /// Names an App Intent after the intent that it takes over, because people know it by that name.
  private mutating func add(_ findings: [Finding], about kind: ElementKind, _ pair: some ElementPair) {
    if pair.mode == .definitions {
      add(findings, about: kind, pair.new.name, at: pair.new.place.location)
    } else {
      add(findings, about: kind, pair.old.name)
    }
  }

  private mutating func add(
    _ findings: [Finding],
    about kind: ElementKind,
    _ name: String,
    at location: SourceLocation? = nil
  ) {
    let subject = SchemaChange.Subject(kind: kind, name: name)
    changes += findings.map { SchemaChange($0, about: subject, at: location) }
  }
}
