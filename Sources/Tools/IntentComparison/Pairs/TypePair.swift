import IntentDiagnostics
import IntentSchema

/// An enum, or an object type or entity, in both versions, with its paired parts.
struct TypePair: ElementPair {
  let old: Contract.ValueType
  let new: Contract.ValueType
  let cases: Matching<Contract.ValueType.Case>
  let properties: Matching<Contract.Field>
  /// The new cases by their numbers.
  let newCases: [Int: Contract.ValueType.Case]
  let namesakes: [String: Contract.ValueType.Case]
  let removedIndices: [Int: Contract.ValueType.Case]
  let newFields: [String: Contract.Field]
  let tagOwners: [Int: Contract.Field]
  /// Whether placed widgets or shortcuts store its values. In Swift, only such types are paired.
  private(set) var isPlaced = true
  private(set) var isStored = true

  init(_ old: Contract.ValueType, _ new: Contract.ValueType) {
    func indices(_ cases: [Contract.ValueType.Case]) -> [Int: Contract.ValueType.Case] {
      Dictionary(firsts: cases.lazy.map { ($0.index, $0) })
    }
    self.old = old
    self.new = new
    cases = new.isOfDefinition ? .cases(old.cases, new.cases) : .rawValues(old.cases, new.cases)
    properties = .fields(old.properties, new.properties)
    newCases = indices(new.cases)
    namesakes = Dictionary(firsts: new.cases.lazy.map { ($0.name, $0) })
    removedIndices = indices(cases.removed)
    newFields = Dictionary(firsts: new.properties.lazy.map { ($0.name, $0) })
    tagOwners = Self.tagOwners(old.properties)
  }

  /// Many types of definitions are for responses.
  mutating func limit(to used: UsedTypes) {
    isPlaced = old.kind == .enumeration && used.parameterTypes.contains(old.typeKey)
    isStored = used.storedTypes.contains(old.typeKey)
  }

  var folders: PairedTypes.Folders { (old.folder, new.folder) }

  /// Whether the system still finds choices by the names of cases. After a move to App Intents, it finds none
  /// if the cases have numbers now.
  var isFound: Bool { mode != .migration || new.numbers == nil }
}

/// A case that both versions of an enum contain.
struct CasePair: ElementPair {
  let owner: TypePair
  let old: Contract.ValueType.Case
  let new: Contract.ValueType.Case

  /// The case with its name.
  var namesake: Contract.ValueType.Case? { owner.namesakes[old.name] }
}

/// A removed or added case.
typealias LoneCase = Lone<TypePair, Contract.ValueType.Case>
