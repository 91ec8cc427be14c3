import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Compares the contracts of two versions: what placed widgets and shortcuts lose, whether a definition or App
/// Intents declared the old one.
///
/// It pairs the elements, as ``Comparison`` does for definitions. The checks in ``ChangeChecks`` report.
struct ContractComparison {
  private let context: ContractContext
  private var findings = ChangeFindings()
  /// Classes that a definition still declares.
  private let remaining: Set<String>
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
    _ translations: KnownTranslations = KnownTranslations(),
    properties: [String: [String]] = [:],
    remaining: Set<String> = []
  ) {
    context = ContractContext(
      old: old,
      new: new,
      declared: declared,
      translations: translations,
      properties: properties
    )
    self.remaining = remaining
  }

  var changes: [SchemaChange] { findings.changes }

  private mutating func run<Subject>(_ checks: [ContractCheck<Subject>], _ subject: Subject) {
    checks.check(subject, in: context, &findings)
  }

  mutating func compare() {
    let heirs = IntentHeirs(context.old, context.new, context.declared.intentConfigurations)
    // Classes with which code configures a widget.
    let configured = Set(context.declared.intentConfigurations.map(\.name))
    for intent in context.old.intents where intent.isStored {
      findings.begin(.intent, intent.name, intent.table)
      if let heir = heirs.heir(of: intent) {
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
      } else if !configured.contains(className) {
        run(ChangeChecks.lostIntents, intent)
      }
    }
    // Comparing types finds no more pairs.
    for pair in typePairs {
      guard let old = context.old.type(pair.kind, pair.old), let new = context.new.type(pair.kind, pair.new)
      else { continue }
      findings.begin(pair.kind == .enumeration ? .enumeration : .type, old.name, old.table)
      compare(TypeHeir(old: old, new: new))
    }
  }

  private mutating func compare(_ pair: IntentHeir) {
    run(ChangeChecks.heirs, pair)
    let (old, new) = (pair.old.parameters, pair.new.parameters)
    let found = Dictionary(new.lazy.map { ($0.name, $0) }) { $1 }
    let known = Set(old.map(\.name))
    let missing = old.filter { found[$0.name] == nil && $0.type != .inexpressible }
    let renamed = ParameterHeirs.renamed(missing, new.filter { !known.contains($0.name) })
    for parameter in old {
      if let heir = found[parameter.name] {
        compare(ParameterHeir(intent: pair, old: parameter, new: heir))
      } else if parameter.type != .inexpressible {
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
    switch (pair.old.type, pair.new.type) {
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
    var kept: [CaseHeir] = []
    for former in type.old.cases {
      if let heir = found[former.rawName] {
        kept.append(CaseHeir(type: type, old: former, new: heir, namesake: names[former.name]))
        run(ChangeChecks.caseHeirs, kept[kept.count - 1])
      } else {
        run(ChangeChecks.missingCases, MissingCase(type: type, old: former, namesake: names[former.name]))
      }
    }
    run(ChangeChecks.caseNames, CaseNames(cases: kept))
    run(ChangeChecks.translationsOfTypes, type)
  }
}

// MARK: Apps

extension ContractComparison {
  /// An extension of the old app that the new one lacks, with App Intents that other parts still contain.
  mutating func compareBundles() {
    guard let before = context.old.bundles, let now = context.new.bundles, before.count > 1, now.count > 1
    else { return }
    let kept = Set(context.new.intents.map(\.likelyIdentifier))
    var counts: [String: Int] = [:]
    var places: [String: ElementPlace] = [:]
    for intent in context.old.intents {
      let isKept = intent.isStored && kept.contains(intent.likelyIdentifier)
      for bundle in intent.homes.keys {
        if isKept { counts[bundle, default: 0] += 1 }
        if places[bundle] == nil { places[bundle] = intent.place }
      }
    }
    for bundle in before.subtracting(now).sorted() where !bundle.isEmpty {
      guard let count = counts[bundle] else { continue }
      findings.begin(.type, bundle)
      let place = places[bundle] ?? ElementPlace()
      run(ChangeChecks.lostBundles, LostBundle(name: bundle, count: count, place: place))
    }
  }

  /// A kind that is only known to a build is not compared.
  ///
  /// - Parameters:
  ///   - classes: The classes of a definition. The widgets that they configured must be in the new code, even under
  ///     other names.
  ///   - expected: The kinds of widgets that the new code must also have, because it replaces theirs.
  mutating func compareWidgets(of classes: Set<String> = [], and expected: Set<String> = []) {
    let (old, new) = (context.old.widgets, context.new.widgets)
    let kinds = Set(new.compactMap(\.kind.value))
    let known = Set(old.compactMap(\.kind.value))
    let added = new.filter { $0.kind.value.map { !known.contains($0) } ?? false }
    let heirs = Dictionary(firsts: added.compactMap { widget in widget.type.map { ($0, widget) } })
    let isWhole = !new.isEmpty && !new.contains(where: \.kind.isHidden)
    for widget in old {
      guard let kind = widget.kind.value else { continue }
      let name = widget.type ?? kind
      var found = WidgetHeir(name: name, kind: kind, location: widget.kind.location)
      if let heir = widget.type.flatMap({ heirs[$0] }) {
        (found.now, found.newLocation) = (heir.kind.value, heir.kind.location)
        found.isKept = kinds.contains(kind)
      } else if !isWhole || kinds.contains(kind)
        || !classes.contains(widget.intent ?? "") && !expected.contains(kind)
      {
        continue
      }
      findings.begin(.type, name)
      run(ChangeChecks.widgets, found)
    }
  }

  mutating func comparePhrases() {
    guard let before = context.old.phrases, let now = context.new.phrases else { return }
    let kept = Set(now)
    let places = Dictionary(firsts: now.lazy.map { ($0.intent, $0.location) })
    let intents = Set(context.new.intents.map(\.name))
    let lost = Dictionary(grouping: before.filter { !kept.contains($0) }, by: \.intent)
    var seen: Set<String> = []
    for phrase in before where seen.insert(phrase.intent).inserted {
      guard let removed = lost[phrase.intent], let first = removed.first, intents.contains(phrase.intent)
      else { continue }
      findings.begin(.intent, phrase.intent)
      let place = places[phrase.intent] ?? nil
      run(ChangeChecks.lostPhrases, LostPhrases(first: first, count: removed.count, newLocation: place))
    }
  }
}

extension Contract.Intent {
  /// The table of its texts.
  fileprivate var table: String {
    if case .definition(_, let site) = source { site.definition.name } else { "" }
  }

  /// Whether anything placed or saved can refer to it: a button of a widget is only code.
  var isStored: Bool {
    isOfDefinition || isOfWidget || isOfControl || isDiscoverable.value != false
  }
}

extension Contract.ValueType {
  fileprivate var table: String {
    switch source {
    case .enumeration(let enumeration): enumeration.site.definition.name
    case .object(let object): object.site.definition.name
    case .code, .built: ""
    }
  }
}
