import IntentCompiler
import IntentSchema

/// An intent in both versions.
struct IntentPair: NamedPair {
  let old: ComparedSchema.Intent
  let new: ComparedSchema.Intent
  let parameters: Matching<ComparedSchema.Parameter>
  /// The new names of the old version's parameters.
  private let names: [String: String]
  /// The names of removed parameters that other parameters have now.
  private let replaced: Set<String>
  /// The parameters of the old version by their names.
  let oldParameters: [String: ComparedSchema.Parameter]
  /// The parameters of the new version by their names.
  let newParameters: [String: ComparedSchema.Parameter]
  /// The parameters of the old version by their tags.
  let tagOwners: [Int: ComparedSchema.Parameter]
  typealias Child = (old: ComparedSchema.Parameter, new: ComparedSchema.Parameter)
  /// The parameters of both versions that depend on another parameter, by the new name of that parameter.
  let children: [String: [Child]]

  init(_ old: ComparedSchema.Intent, _ new: ComparedSchema.Intent) {
    self.old = old
    self.new = new
    parameters = Matching.fields(old.parameters, new.parameters)
    (names, replaced) = (parameters.names, parameters.replaced)
    oldParameters = Dictionary(firsts: old.parameters.lazy.map { ($0.name, $0) })
    newParameters = Dictionary(firsts: new.parameters.lazy.map { ($0.name, $0) })
    tagOwners = Self.tagOwners(old.parameters)
    children = Dictionary(grouping: parameters.pairs.filter { $0.new.visibility != nil }) {
      $0.new.visibility?.parent ?? ""
    }
  }

  /// Whether classes with its response and its resolution are generated for both versions.
  var hasClasses: Bool { old.resolvers != nil && new.resolvers != nil }

  /// The folders of its modules.
  var folders: PairedTypes.Folders { (old.folder, new.folder) }

  /// The new name of a parameter of the old version.
  func renamed(_ name: String) -> String { names[name] ?? name }

  /// Whether a parameter was removed and another one has its name now.
  func isReplaced(_ name: String) -> Bool { names[name] == nil && replaced.contains(name) }

  /// The parameter that reads the values of a removed or renamed one, because it has that name now.
  func heir(of parameter: ComparedSchema.Parameter) -> ComparedSchema.Parameter? {
    newParameters[parameter.name]
  }
}

/// The response of an intent in both versions.
struct ResponsePair: Sendable {
  let intent: IntentPair
  let answers: Matching<ComparedSchema.Property>
  /// The values of the old version by their tags.
  let tagOwners: [Int: ComparedSchema.Property]

  init(_ intent: IntentPair) {
    self.intent = intent
    answers = Matching.fields(intent.old.answers, intent.new.answers)
    tagOwners = Self.tagOwners(intent.old.answers)
  }
}

/// An enum in both versions.
struct EnumPair: NamedPair {
  let old: ComparedSchema.Enum
  let new: ComparedSchema.Enum
  let cases: Matching<ComparedSchema.Case>
  /// The cases of the new version by their indices.
  let indices: [Int: ComparedSchema.Case]
  /// The names of the new version's cases.
  let newNames: Set<String>
  /// The removed cases by their indices.
  let removedIndices: [Int: ComparedSchema.Case]
  /// Whether the system stores its indices, in placed widgets and shortcuts.
  let isPlaced: Bool
  /// Whether stored configurations contain its cases.
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

  /// The verdict on stored values of a removed case. A value in a property of an object is kept aside.
  var storedLoss: Verdict { isPlaced ? .breaking : isStored ? .careful : .safe }
}

/// A case in both versions.
struct CasePair: NamedPair {
  let enumeration: EnumPair
  let old: ComparedSchema.Case
  let new: ComparedSchema.Case
}

/// A case that only one version has.
struct LoneCase {
  let enumeration: EnumPair
  let enumCase: ComparedSchema.Case

  init(_ enumeration: EnumPair, _ enumCase: ComparedSchema.Case) {
    self.enumeration = enumeration
    self.enumCase = enumCase
  }
}

/// An object type in both versions.
struct ObjectPair: NamedPair {
  let old: ComparedSchema.ObjectType
  let new: ComparedSchema.ObjectType
  let properties: Matching<ComparedSchema.Property>
  /// The properties of the new version by their names.
  let newProperties: [String: ComparedSchema.Property]
  /// The properties of the old version by their tags.
  let tagOwners: [Int: ComparedSchema.Property]

  /// Whether stored configurations contain its objects.
  var isStored = false

  init(_ old: ComparedSchema.ObjectType, _ new: ComparedSchema.ObjectType) {
    self.old = old
    self.new = new
    properties = Matching.fields(old.properties, new.properties)
    newProperties = Dictionary(firsts: new.properties.lazy.map { ($0.name, $0) })
    tagOwners = Self.tagOwners(old.properties)
  }

  /// The folders of its modules.
  var folders: PairedTypes.Folders { (old.folder, new.folder) }
}
