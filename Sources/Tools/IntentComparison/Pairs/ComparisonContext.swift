/// All pairs of two versions, and facts that several checks look up. Built once for each comparison.
struct ComparisonContext {
  let intents: Matching<Contract.Intent>
  let intentPairs: [IntentPair]
  let enums: Matching<Contract.ValueType>
  let enumPairs: [EnumPair]
  let objects: Matching<Contract.ValueType>
  let objectPairs: [ObjectPair]
  let types: PairedTypes
  let usedTypes: UsedTypes
  let copies: EnumCopies
  let children: CaseChildren
  private let newHomes: TypeHomes
  private let newCases: [String: Set<String>]

  init(_ old: Contract, _ new: Contract) {
    let pairing = DeclarationPairing(old, new)
    intents = pairing.intents
    intentPairs = pairing.intents.pairs.compactMap { IntentPair($0.old, $0.new) }
    enums = pairing.enums
    objects = pairing.objects
    let homes = TypeHomes(old)
    newHomes = TypeHomes(new)
    types = PairedTypes(enums, objects, homes: (homes, newHomes))
    var objectPairs = objects.pairs.map { ObjectPair($0.old, $0.new) }
    let usedTypes = UsedTypes(intentPairs, objectPairs, types, homes: homes)
    for index in objectPairs.indices {
      objectPairs[index].isStored = usedTypes.storedObjects.contains(objectPairs[index].old.key)
    }
    self.objectPairs = objectPairs
    self.usedTypes = usedTypes
    enumPairs = enums.pairs.map { EnumPair($0.old, $0.new, usedTypes) }
    copies = EnumCopies(old, new, homes: (homes, newHomes), intentPairs, objectPairs)
    children = CaseChildren(intentPairs, types, homes: homes)
    newCases = Dictionary(
      new.enums.lazy.map { ($0.key, Set($0.cases.map(\.name))) },
      uniquingKeysWith: { $0.union($1) }
    )
  }

  func isLike(_ old: Contract.Field, _ new: Contract.Field, in folders: PairedTypes.Folders) -> Bool {
    types.isSame(old.type, new.type, in: folders) && old.isArray == new.isArray
  }

  func cases(of name: String, in intent: IntentPair) -> Set<String> {
    newCases[newHomes.enumKey(name, from: intent.new.folder)] ?? []
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
