import IntentCompiler
import IntentSchema

/// A definition's intent in both versions, with its paired parameters and codes.
struct IntentPair: SourcedIntentPair {
  let old: Contract.Intent
  let new: Contract.Intent
  /// What only definitions say.
  let schemas: (old: DefinitionSchema.Intent, new: DefinitionSchema.Intent)
  let parameters: Matching<Contract.Field>
  let codes: Matching<String>
  private let names: [String: String]
  private let replaced: Set<String>
  let oldParameters: [String: Contract.Field]
  let newParameters: [String: Contract.Field]
  let tagOwners: [Int: Contract.Field]
  /// A parameter that shows depending on another one.
  typealias Child = (old: Contract.Field, new: Contract.Field)
  /// By the new name of the parameter that they depend on.
  let children: [String: [Child]]

  /// `nil` if one is not of a definition.
  init?(_ old: Contract.Intent, _ new: Contract.Intent) {
    guard let oldSchema = old.schema, let newSchema = new.schema else { return nil }
    schemas = (oldSchema, newSchema)
    self.old = old
    self.new = new
    parameters = Matching.fields(old.parameters, new.parameters)
    let (oldIDs, newIDs) = (oldSchema.codeTextIDs, newSchema.codeTextIDs)
    codes = Matching(
      oldSchema.codes.keys.sorted(),
      newSchema.codes.keys.sorted(),
      byEach: [({ $0 }, { $0 }), ({ oldIDs[$0] }, { newIDs[$0] })]
    )
    (names, replaced) = (parameters.names, parameters.replaced)
    oldParameters = Dictionary(firsts: old.parameters.lazy.map { ($0.name, $0) })
    newParameters = Dictionary(firsts: new.parameters.lazy.map { ($0.name, $0) })
    tagOwners = Self.tagOwners(old.parameters)
    children = Dictionary(grouping: parameters.pairs.filter { $0.new.visibility.value != nil }) {
      $0.new.visibility.value?.parent ?? ""
    }
  }

  var folders: PairedTypes.Folders { (old.folder, new.folder) }

  var sources: VersionSources { .definitions }

  var keptParameters: [KeptElement<Contract.Field>] { parameters.pairs.map(KeptElement.init) }

  var classNames: (old: String, new: String) {
    (schemas.old.configuration.className, schemas.new.configuration.className)
  }

  func renamed(_ name: String) -> String { names[name] ?? name }

  func isReplaced(_ name: String) -> Bool { names[name] == nil && replaced.contains(name) }

  /// The heir reads the values stored under the removed parameter's name.
  func heir(of parameter: Contract.Field) -> Contract.Field? {
    newParameters[parameter.name]
  }
}

extension DefinitionSchema.Intent {
  /// Whether each code of the response is a success, by its name.
  var codes: [String: Bool] {
    Dictionary((response?.codes ?? []).map { ($0.name, $0.isSuccess) }, uniquingKeysWith: { $1 })
  }

  fileprivate var codeTextIDs: [String: String] {
    let codes = response?.codes ?? []
    return Dictionary(
      firsts: codes.compactMap { code in
        code.format.key.flatMap { $0.isEmpty ? nil : (code.name, $0) }
      }
    )
  }
}

/// The response of an intent in both versions.
struct ResponsePair: Sendable {
  let intent: IntentPair
  let parameters: Matching<Contract.Field>

  init(_ intent: IntentPair) {
    self.intent = intent
    parameters = Matching.fields(intent.old.responseParameters, intent.new.responseParameters)
  }
}

/// An enum in both versions, with its paired cases.
struct EnumPair: ElementPair {
  let old: Contract.ValueType
  let new: Contract.ValueType
  let cases: Matching<Contract.ValueType.Case>
  let indices: [Int: Contract.ValueType.Case]
  let newNames: Set<String>
  let removedIndices: [Int: Contract.ValueType.Case]
  /// Whether placed widgets or shortcuts store the indices.
  let isPlaced: Bool
  let isStored: Bool

  init(_ old: Contract.ValueType, _ new: Contract.ValueType, _ used: UsedTypes) {
    func indices(_ cases: [Contract.ValueType.Case]) -> [Int: Contract.ValueType.Case] {
      Dictionary(firsts: cases.lazy.map { ($0.index, $0) })
    }
    self.old = old
    self.new = new
    cases = Matching.cases(old, new)
    self.indices = indices(new.cases)
    newNames = Set(new.cases.map(\.name))
    removedIndices = indices(cases.removed)
    isPlaced = used.parameterEnums.contains(old.key)
    isStored = used.storedEnums.contains(old.key)
  }

  /// Objects retain a removed case's value, so the verdict is careful if only objects store the case.
  var storedLoss: Verdict { isPlaced ? .breaking : isStored ? .careful : .safe }
}

/// A case that both versions of an enum contain.
struct CasePair: ElementPair {
  let enumeration: EnumPair
  let old: Contract.ValueType.Case
  let new: Contract.ValueType.Case
}

/// A removed or added case.
struct LoneCase {
  let enumeration: EnumPair
  let enumCase: Contract.ValueType.Case

  init(_ enumeration: EnumPair, _ enumCase: Contract.ValueType.Case) {
    self.enumeration = enumeration
    self.enumCase = enumCase
  }
}

/// An object type in both versions, with its paired properties.
struct ObjectPair: ElementPair {
  let old: Contract.ValueType
  let new: Contract.ValueType
  let properties: Matching<Contract.Field>
  let newProperties: [String: Contract.Field]
  let tagOwners: [Int: Contract.Field]

  var isStored = false

  init(_ old: Contract.ValueType, _ new: Contract.ValueType) {
    self.old = old
    self.new = new
    properties = Matching.fields(old.properties, new.properties)
    newProperties = Dictionary(firsts: new.properties.lazy.map { ($0.name, $0) })
    tagOwners = Self.tagOwners(old.properties)
  }

  var folders: PairedTypes.Folders { (old.folder, new.folder) }
}
