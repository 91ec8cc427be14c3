import AppFacts
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Compares the contracts of two versions: what placed widgets and shortcuts lose, whether a definition or App
/// Intents declared the old one.
///
/// It pairs the elements, as ``Comparison`` does for definitions. The checks in ``ChangeChecks`` report.
struct ContractComparison {
  let context: ContractContext
  var findings = ChangeFindings()
  /// Classes that a definition still declares.
  private let remaining: Set<String>
  /// The identifiers of App Intents that named one of Apple's protocols before, or were in a definition.
  private var direct: Set<String> = []
  private var typePairs: [TypePair] = []
  private var knownPairs: Set<TypePair> = []

  private struct TypePair: Hashable {
    let kind: Contract.ValueType.Kind
    let old: String
    let new: String
  }

  init(
    from old: Contract,
    to new: Contract,
    _ declared: DeclaredTypes,
    properties: [String: [String]] = [:],
    remaining: Set<String> = []
  ) {
    context = ContractContext(
      old: old,
      new: new,
      declared: declared,
      properties: properties,
      newClasses: Set(new.intents.lazy.filter(\.isMigrated).compactMap(\.className.value)),
      hidesClasses: new.intents.contains(where: \.className.isHidden)
    )
    self.remaining = remaining
  }

  var changes: [SchemaChange] { findings.changes }

  mutating func run<Subject>(_ checks: [ContractCheck<Subject>], _ subject: Subject) {
    checks.check(subject, in: context, &findings)
  }

  mutating func compare() {
    let heirs = IntentHeirs(context.old, context.new, context.declared.intentConfigurations)
    // Classes with which code configures a widget.
    let configured = Set(context.declared.intentConfigurations.map(\.name))
    for intent in context.old.intents where intent.isStored {
      findings.begin(.intent, intent.name)
      if let heir = heirs.heir(of: intent) {
        if intent.ownProtocol == nil { direct.insert(heir.likelyIdentifier) }
        compare(IntentHeir(old: intent, new: heir))
        guard let name = intent.className.value, let (first, second) = heirs.repeated(name) else { continue }
        run(ChangeChecks.sharedClasses, SharedClass(intent: intent, name: name, first: first, second: second))
        continue
      }
      let className = intent.className.value ?? ""
      // The project generates its App Intent, or another version of the definition still declares it.
      if context.old.generated.contains(intent.name) || remaining.contains(className) { continue }
      if let likely = heirs.likelyHeir(of: intent) {
        compare(IntentHeir(old: intent, new: likely, isLikely: true))
      } else if !intent.isOfDefinition || !configured.contains(className) {
        let sources: VersionSources = intent.isOfDefinition ? .migration : .appIntents
        run(ChangeChecks.lostIntents, LostIntent(old: intent, sources: sources))
      }
    }
    // Comparing types finds no more pairs.
    for pair in typePairs {
      guard let old = context.old.type(pair.kind, pair.old), let new = context.new.type(pair.kind, pair.new)
      else { continue }
      findings.begin(pair.kind == .enumeration ? .enumeration : .type, old.name)
      compare(TypeHeir(old: old, new: new))
    }
    compareFindActions()
  }

  /// After the intents.
  mutating func compareProtocols() {
    let found = context.new.intents.filter { intent in
      intent.isStored && intent.ownProtocol != nil && direct.contains(intent.likelyIdentifier)
    }
    for (name, intents) in Dictionary(grouping: found, by: \.ownProtocol).sorted(by: {
      $0.key ?? "" < $1.key ?? ""
    }) {
      guard let first = intents.first, let name else { continue }
      findings.begin(.intent, first.name)
      run(ChangeChecks.ownProtocols, OwnProtocol(name: name, first: first, count: intents.count))
    }
  }

  private mutating func compareFindActions() {
    let found = context.old.objects.filter {
      $0.query?.makesAction == true && $0.query?.condition == nil && $0.condition == nil
    }
    guard !found.isEmpty else { return }
    let heirs = Dictionary(firsts: context.new.objects.lazy.map { ($0.identifier, $0) })
    let used = Set(context.new.intents.lazy.flatMap(\.parameters).compactMap(\.stored.undeclaredName))
    for entity in found.sorted(by: { $0.name < $1.name }) {
      let heir = heirs[entity.identifier]
      let compared = typePairs.contains { $0.kind == .entity && $0.old == entity.name }
      if let heir, heir.query?.makesAction != false, heir.query?.condition == nil || compared { continue }
      // It may come from another module, or a macro may make it an entity.
      if heir == nil, context.declared.mention(entity.name) || used.contains(entity.name) { continue }
      findings.begin(.type, entity.name)
      run(ChangeChecks.lostFindActions, LostFindAction(old: entity, new: heir))
    }
  }

  private mutating func compare(_ pair: IntentHeir) {
    run(ChangeChecks.heirs, pair)
    let (old, new) = (pair.old.parameters, pair.new.parameters)
    let found = Dictionary(new.lazy.map { ($0.name, $0) }) { $1 }
    let known = Set(old.map(\.name))
    let missing = old.filter { found[$0.name] == nil && $0.stored != .inexpressible }
    let renamed = ParameterHeirs.renamed(missing, new.filter { !known.contains($0.name) })
    for parameter in old {
      if let heir = found[parameter.name] {
        compare(ParameterHeir(intent: pair, old: parameter, new: heir))
      } else if parameter.stored != .inexpressible {
        let lost = LostParameter(old: parameter, likely: renamed[parameter.name], heir: pair.new)
        run(ChangeChecks.lostParameters, lost)
      }
    }
    let heirs = Set(renamed.values.map(\.name))
    for parameter in new where !known.contains(parameter.name) && !heirs.contains(parameter.name) {
      run(ChangeChecks.newParameters, NewParameter(parameter: parameter, intent: pair))
    }
    run(ChangeChecks.summaries, pair)
  }

  private mutating func compare(_ pair: ParameterHeir) {
    run(ChangeChecks.parameterHeirs, pair)
    guard pair.findsType else { return }
    run(ChangeChecks.foundParameters, pair)
    guard pair.old.isArray == pair.new.isArray else { return }
    switch (pair.old.stored, pair.new.stored) {
    case (.enumeration(let old), .enumeration(let new)):
      add(TypePair(kind: .enumeration, old: old, new: new))
    case (.entity(let old), .entity(let new)): add(TypePair(kind: .entity, old: old, new: new))
    default: break
    }
    run(ChangeChecks.keptParameters, pair)
    if let parameter = MigratedParameter(pair, context) { run(ChangeChecks.migratedParameters, parameter) }
  }

  private mutating func add(_ pair: TypePair) {
    if knownPairs.insert(pair).inserted { typePairs.append(pair) }
  }

  private mutating func compare(_ type: TypeHeir) {
    guard !type.losesNames else { return run(ChangeChecks.numberedEnums, type) }
    run(ChangeChecks.typeHeirs, type)
    let (found, names) = (
      Dictionary(firsts: type.new.cases.lazy.map { ($0.rawName, $0) }),
      Dictionary(firsts: type.new.cases.lazy.map { ($0.name, $0) })
    )
    var kept: [KeptElement<Contract.ValueType.Case>] = []
    for former in type.old.cases {
      if let heir = found[former.rawName] {
        kept.append(KeptElement(old: former, new: heir))
        run(
          ChangeChecks.caseHeirs,
          CaseHeir(type: type, old: former, new: heir, namesake: names[former.name])
        )
      } else {
        run(ChangeChecks.missingCases, MissingCase(type: type, old: former, namesake: names[former.name]))
      }
    }
    run(ChangeChecks.keptCases, KeptCases(cases: kept))
  }
}
