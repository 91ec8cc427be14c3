import IntentConfigurations
import IntentDiagnostics
import IntentSchema

/// Owns fields that are compared: the parameters of an intent, the properties of an object type, or the
/// parameters of a response.
protocol FieldPairOwner: Sendable {
  var role: FieldRole { get }
  func reading(of old: Contract.Field, as new: Contract.Field, in context: ComparisonContext)
    -> ValueReading
}

/// Owns parameters or properties. The system may find their values by their tags.
protocol TagOwner: FieldPairOwner {
  var tagOwners: [Int: Contract.Field] { get }
  /// The parameters or properties of the new version, by name.
  var newFields: [String: Contract.Field] { get }
  var folders: PairedTypes.Folders { get }
}

extension TagOwner {
  static func tagOwners(_ fields: [Contract.Field]) -> [Int: Contract.Field] {
    Dictionary(firsts: fields.lazy.filter { $0.tag != 0 }.map { ($0.tag, $0) })
  }
}

/// A field in both versions. For a definition, knows how the new field reads old values.
struct FieldPair<Owner: FieldPairOwner>: ElementPair {
  let owner: Owner
  let old: Contract.Field
  let new: Contract.Field
  let reading: ValueReading

  init(_ owner: Owner, _ pair: Matching<Contract.Field>.Pair, in context: ComparisonContext) {
    self.owner = owner
    (old, new) = pair
    reading = owner.reading(of: old, as: new, in: context)
  }

  var name: String { new.name }

  /// The types in definitions; `nil` in Swift.
  var types: (old: ParameterType, new: ParameterType)? {
    old.type.flatMap { old in new.type.map { (old, $0) } }
  }

  /// Whether the system finds values of the old type. Definitions say what becomes of the others.
  var findsType: Bool { mode == .definitions || old.isFound(as: new) }

  var isFound: Bool { findsType && (mode == .definitions || old.isArray == new.isArray) }

  func hasKinds(_ kinds: ParameterType.Kind...) -> Bool {
    types.map { kinds.contains($0.old.kind) && kinds.contains($0.new.kind) } ?? false
  }
}

/// A parameter in both versions of its intent.
typealias ParameterPair = FieldPair<IntentPair>
/// A property in both versions of its object type.
typealias PropertyPair = FieldPair<TypePair>
/// A response parameter in both versions of its intent.
typealias ResponseParameterPair = FieldPair<ResponsePair>

/// A removed or added parameter.
typealias LoneParameter = Lone<IntentPair, Contract.Field>
/// A removed or added property.
typealias LoneProperty = Lone<TypePair, Contract.Field>

extension LoneParameter {
  /// Whether an added field seems to be an old field, renamed.
  var isLikely: Bool { owner.likelyNames.values.contains { $0.name == element.name } }
}

/// Decides how messages call a field, and how bad a change of its tag or value is.
enum FieldRole {
  case parameter
  case property(isStored: Bool)
  case responseParameter

  func words(_ name: String) -> String {
    switch self {
    case .parameter: "'\(name)'"
    case .property: "the property '\(name)'"
    case .responseParameter: "the response parameter '\(name)'"
    }
  }

  var isParameter: Bool { if case .parameter = self { true } else { false } }

  var tagVerdicts: [Audience: Verdict] {
    if case .property(isStored: false) = self { [:] } else { [.placed: .careful] }
  }

  var reusedTagVerdicts: [Audience: Verdict] { isParameter ? [.placed: .breaking] : tagVerdicts }

  var valueVerdicts: [Audience: Verdict] {
    switch self {
    case .parameter: [.stored: .careful, .placed: .careful]
    case .property(let isStored): isStored ? [.stored: .careful] : [:]
    case .responseParameter: [.placed: .careful]
    }
  }
}
