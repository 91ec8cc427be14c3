import IntentDiagnostics
import IntentSchema

/// Both versions with all pairs of their elements, and facts that several checks look up. Built once for each comparison.
struct ComparisonContext {
  let old: Contract
  let new: Contract
  let sources: VersionSources
  /// The types in Swift of the new version.
  let declared: DeclaredTypes
  /// The Swift names of the properties of object types.
  let properties: [String: [String]]
  let intents: [Step<IntentPair, Contract.Intent>]
  let types: [TypePair]
  let pairedTypes: PairedTypes
  let copies: EnumCopies
  /// The intents of definitions in both versions, by their new class.
  let definedClasses: [String: Contract.Intent]
  /// Two App Intents of the new version that newly share a class, by the class.
  let sharedClasses: [String: (Contract.Intent, Contract.Intent)]
  /// Classes that a definition still declares.
  private let remaining: Set<String>
  /// Classes with which code configures a widget.
  private let configured: Set<String>
  private let newHomes: TypeHomes
  private let newCases: [TypeKey: Set<String>]

  /// - Parameter declared: `nil` for definitions.
  init(
    _ old: Contract,
    _ new: Contract,
    _ declared: DeclaredTypes?,
    properties: [String: [String]],
    remaining: Set<String>
  ) {
    (self.old, self.new, self.properties, self.remaining) = (old, new, properties, remaining)
    self.declared = declared ?? DeclaredTypes(AppIntentsCode())
    let isOfDefinition = old.intents.first?.isOfDefinition ?? false
    sources = declared == nil ? .definitions : isOfDefinition ? .migration : .appIntents
    // Pair the intents first. In Swift, the types of their values are compared; in definitions, all paired types, as
    // far as intents use them.
    let declarations = DeclarationPairing(old, new, declared) { old.stays($0, remaining) }
    intents = declarations.intents.steps.map { $0.map { IntentPair($0.old, $0.new) } }
    let pairs = intents.compactMap(\.pair)
    let homes = (old: TypeHomes(old), new: TypeHomes(new))
    newHomes = homes.new
    pairedTypes = PairedTypes(declarations.enums, declarations.objects, homes: homes)
    var types =
      declared == nil
      ? (declarations.enums.pairs + declarations.objects.pairs).map(TypePair.init)
      : Self.foundTypes(pairs, old, new)
    copies = EnumCopies(old, new, homes: homes)
    if declared == nil {
      let used = UsedTypes(pairs, types, pairedTypes, homes: homes.old)
      for index in types.indices { types[index].limit(to: used) }
    }
    self.types = types
    definedClasses =
      declared == nil ? Dictionary(firsts: pairs.lazy.map { ($0.classNames.new, $0.new) }) : [:]
    let sharedBefore = old.sharedClasses
    sharedClasses = new.sharedClasses.filter { sharedBefore[$0.key] == nil }
    configured = Set(self.declared.intentConfigurations.map(\.name))
    newCases = Dictionary(
      new.enums.lazy.map { ($0.typeKey, Set($0.cases.map(\.name))) },
      uniquingKeysWith: { $0.union($1) }
    )
  }

  /// The types of the values that the system finds in App Intents.
  private static func foundTypes(_ intents: [IntentPair], _ old: Contract, _ new: Contract) -> [TypePair] {
    var seen: Set<[TypeKey]> = []
    return intents.flatMap(\.parameters.pairs).compactMap { pair in
      guard let former = pair.old.stored.declared, let now = pair.new.stored.declared,
        former.kind == now.kind, pair.old.isFound(as: pair.new), pair.old.isArray == pair.new.isArray,
        seen.insert([former, now]).inserted
      else { return nil }
      return old.type(former).flatMap { old in new.type(now).map { TypePair(old, $0) } }
    }
  }

  /// Whether an intent without heir remains elsewhere, so that people lose nothing.
  func isElsewhere(_ intent: Contract.Intent) -> Bool {
    old.stays(intent, remaining)
      || intent.className.value.map(configured.contains) ?? false
        && intent.isOfDefinition
  }

  func isLike(_ old: Contract.Field, _ new: Contract.Field, in folders: PairedTypes.Folders) -> Bool {
    pairedTypes.isSame(old.type, new.type, in: folders) && old.isArray == new.isArray
  }

  func cases(of type: ParameterType?, in intent: IntentPair) -> Set<String> {
    newHomes.key(of: type, from: intent.new.folder).flatMap { newCases[$0] } ?? []
  }

  /// `nil` if the case was removed and another case took its name.
  func renamed(
    _ enumCase: String,
    of parameter: Contract.Field,
    to new: Contract.Field?,
    in intent: IntentPair
  ) -> String? {
    guard let new,
      let likeness = copies.likeness(of: new.type, to: parameter.type, in: intent.folders)
    else {
      return enumCase
    }
    return likeness.renamed(enumCase)
  }
}

extension Contract {
  /// Whether a build generates the App Intent of an intent, or another version of the definition still declares it.
  fileprivate func stays(_ intent: Intent, _ remaining: Set<String>) -> Bool {
    generated.contains(intent.name) || remaining.contains(intent.className.value ?? "")
  }
}
