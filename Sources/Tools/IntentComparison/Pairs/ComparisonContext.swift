import AppFacts
import IntentDiagnostics
import IntentSchema

/// Both versions with all pairs of their elements, and facts that several checks look up. Built once for each
/// comparison.
struct ComparisonContext {
  let old: Contract
  let new: Contract
  let mode: ComparisonMode.Kind
  /// The types in Swift of the new version; empty for definitions.
  let declared: DeclaredTypes
  let intents: [Step<IntentPair, Contract.Intent>]
  /// All types of definitions; of App Intents, the types of values.
  let types: [TypePair]
  /// How the types of definitions correspond; empty for App Intents.
  let pairedTypes: PairedTypes
  /// The intents of definitions in both versions, by their new class.
  let definedClasses: [String: Contract.Intent]
  /// Two App Intents of the new version that newly share a class, by the class.
  let sharedClasses: [String: (Contract.Intent, Contract.Intent)]
  /// Classes of definitions that people don't lose, although no App Intent takes over: a definition still
  /// declares them, a build generates the App Intent, or code still configures a widget with them.
  let keptClasses: Set<String>

  init(_ old: Contract, _ new: Contract, _ mode: ComparisonMode) {
    (self.old, self.new, self.mode) = (old, new, mode.kind)
    func steps(_ matching: Matching<Contract.Intent>) -> [Step<IntentPair, Contract.Intent>] {
      matching.steps.map { $0.map { IntentPair($0.old, $0.new) } }
    }
    switch mode {
    case .definitions:
      let pairing = DeclarationPairing(old, new)
      intents = steps(pairing.intents)
      pairedTypes = PairedTypes(old, new, pairing)
      types = Self.declaredTypes(intents.compactMap(\.pair), pairing, pairedTypes)
      definedClasses = Dictionary(firsts: intents.compactMap(\.pair).map { ($0.classNames.new, $0.new) })
      declared = DeclaredTypes(AppIntentsCode())
      keptClasses = []
    case .migration(let swift, let remaining):
      let configurations = swift.code.intentConfigurations
      intents = steps(IntentSuccessors(old, new, configurations, remaining: remaining).matching)
      keptClasses = remaining.union(configurations.map(\.name))
      declared = swift
      pairedTypes = PairedTypes()
      definedClasses = [:]
      types = Self.foundTypes(intents.compactMap(\.pair), old, new)
    case .appIntents(let swift, _):
      intents = steps(IntentSuccessors(old, new, swift.code.intentConfigurations).matching)
      declared = swift
      pairedTypes = PairedTypes()
      definedClasses = [:]
      keptClasses = []
      types = Self.foundTypes(intents.compactMap(\.pair), old, new)
    }
    let sharedBefore = old.sharedClasses
    sharedClasses = new.sharedClasses.filter { sharedBefore[$0.key] == nil }
  }

  /// All types of definitions. They know whether intents use them.
  private static func declaredTypes(
    _ intents: [IntentPair],
    _ pairing: DeclarationPairing,
    _ pairedTypes: PairedTypes
  ) -> [TypePair] {
    var types = (pairing.enums.pairs + pairing.objects.pairs).map(TypePair.init)
    let used = UsedTypes(intents, types, pairedTypes)
    for index in types.indices { types[index].limit(to: used) }
    return types
  }

  /// The types of the values that the system finds in App Intents.
  private static func foundTypes(_ intents: [IntentPair], _ old: Contract, _ new: Contract) -> [TypePair] {
    var seen: Set<[ComparedTypeKey]> = []
    return intents.flatMap(\.parameters.pairs).compactMap { pair in
      guard let former = pair.old.stored.declared, let now = pair.new.stored.declared,
        former.kind == now.kind, pair.old.isFound(as: pair.new), pair.old.isArray == pair.new.isArray,
        seen.insert([former, now]).inserted
      else { return nil }
      return old.type(former).flatMap { old in new.type(now).map { TypePair(old, $0) } }
    }
  }
}
