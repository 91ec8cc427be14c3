import IntentCompiler
import IntentSchema

/// An intent in both versions, with its paired parameters and codes.
struct IntentPair: VersionPair {
  let old: ComparedSchema.Intent
  let new: ComparedSchema.Intent
  let parameters: Matching<ComparedSchema.Parameter>
  let codes: Matching<String>
  private let names: [String: String]
  private let replaced: Set<String>
  let oldParameters: [String: ComparedSchema.Parameter]
  let newParameters: [String: ComparedSchema.Parameter]
  let tagOwners: [Int: ComparedSchema.Parameter]
  /// A parameter that shows depending on another one.
  typealias Child = (old: ComparedSchema.Parameter, new: ComparedSchema.Parameter)
  /// By the new name of the parameter that they depend on.
  let children: [String: [Child]]

  init(_ old: ComparedSchema.Intent, _ new: ComparedSchema.Intent) {
    self.old = old
    self.new = new
    parameters = Matching.fields(old.parameters, new.parameters)
    let (oldIDs, newIDs) = (old.codeTextIDs, new.codeTextIDs)
    codes = Matching(
      old.codes.keys.sorted(),
      new.codes.keys.sorted(),
      byEach: [({ $0 }, { $0 }), ({ oldIDs[$0] }, { newIDs[$0] })]
    )
    (names, replaced) = (parameters.names, parameters.replaced)
    oldParameters = Dictionary(firsts: old.parameters.lazy.map { ($0.name, $0) })
    newParameters = Dictionary(firsts: new.parameters.lazy.map { ($0.name, $0) })
    tagOwners = Self.tagOwners(old.parameters)
    children = Dictionary(grouping: parameters.pairs.filter { $0.new.visibility != nil }) {
      $0.new.visibility?.parent ?? ""
    }
  }

  var folders: PairedTypes.Folders { (old.folder, new.folder) }

  func renamed(_ name: String) -> String { names[name] ?? name }

  func isReplaced(_ name: String) -> Bool { names[name] == nil && replaced.contains(name) }

  /// The heir reads the values stored under the removed parameter's name.
  func heir(of parameter: ComparedSchema.Parameter) -> ComparedSchema.Parameter? {
    newParameters[parameter.name]
  }
}

extension ComparedSchema.Intent {
  fileprivate var codeTextIDs: [String: String] {
    let codes = meaning.response?.codes ?? []
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
  let parameters: Matching<ComparedSchema.Property>

  init(_ intent: IntentPair) {
    self.intent = intent
    parameters = Matching.fields(intent.old.responseParameters, intent.new.responseParameters)
  }
}

/// An enum in both versions, with its paired cases.
struct EnumPair: VersionPair {
  let old: ComparedSchema.Enum
  let new: ComparedSchema.Enum
  let cases: Matching<ComparedSchema.Case>
  let indices: [Int: ComparedSchema.Case]
  let newNames: Set<String>
  let removedIndices: [Int: ComparedSchema.Case]
  /// Whether placed widgets or shortcuts store the indices.
  let isPlaced: Bool
  let isStored: Bool

  init(_ old: ComparedSchema.Enum, _ new: ComparedSchema.Enum, _ used: UsedTypes) {
    func indices(_ cases: [ComparedSchema.Case]) -> [Int: ComparedSchema.Case] {
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
struct CasePair: VersionPair {
  let enumeration: EnumPair
  let old: ComparedSchema.Case
  let new: ComparedSchema.Case
}

/// A removed or added case.
struct LoneCase {
  let enumeration: EnumPair
  let enumCase: ComparedSchema.Case

  init(_ enumeration: EnumPair, _ enumCase: ComparedSchema.Case) {
    self.enumeration = enumeration
    self.enumCase = enumCase
  }
}

/// An object type in both versions, with its paired properties.
struct ObjectPair: VersionPair {
  let old: ComparedSchema.ObjectType
  let new: ComparedSchema.ObjectType
  let properties: Matching<ComparedSchema.Property>
  let newProperties: [String: ComparedSchema.Property]
  let tagOwners: [Int: ComparedSchema.Property]

  var isStored = false

  init(_ old: ComparedSchema.ObjectType, _ new: ComparedSchema.ObjectType) {
    self.old = old
    self.new = new
    properties = Matching.fields(old.properties, new.properties)
    newProperties = Dictionary(firsts: new.properties.lazy.map { ($0.name, $0) })
    tagOwners = Self.tagOwners(old.properties)
  }

  var folders: PairedTypes.Folders { (old.folder, new.folder) }
}
