import IntentCompiler
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

/// Owns fields whose values the system may find by their tags: parameters or properties.
protocol TagOwner: FieldPairOwner {
  var tagOwners: [Int: Contract.Field] { get }
}

extension TagOwner {
  static func tagOwners(_ fields: [Contract.Field]) -> [Int: Contract.Field] {
    Dictionary(firsts: fields.lazy.filter { $0.tag != 0 }.map { ($0.tag, $0) })
  }
}

/// A field that both versions of a definition contain, and how the new one reads its old values.
struct FieldPair<Owner: FieldPairOwner>: SourcedParameterPair {
  let owner: Owner
  let old: Contract.Field
  let new: Contract.Field
  let types: (old: ParameterType, new: ParameterType)
  let reading: ValueReading

  /// `nil` if one is not of a definition.
  init?(
    _ owner: Owner,
    _ pair: (old: Contract.Field, new: Contract.Field),
    in context: ComparisonContext
  ) {
    guard let type = pair.old.type, let newType = pair.new.type else { return nil }
    self.owner = owner
    (old, new) = pair
    types = (type, newType)
    reading = owner.reading(of: old, as: new, in: context)
  }

  var sources: VersionSources { .definitions }

  func hasKinds(_ kinds: String...) -> Bool {
    kinds.contains(types.old.kind) && kinds.contains(types.new.kind)
  }
}

/// A parameter in both versions of its intent.
typealias ParameterPair = FieldPair<IntentPair>
/// A property in both versions of its object type.
typealias PropertyPair = FieldPair<ObjectPair>
/// A response parameter in both versions of its intent.
typealias ResponseParameterPair = FieldPair<ResponsePair>

/// A field that only one version contains: removed or added.
struct LoneField<Owner: FieldPairOwner> {
  let owner: Owner
  let field: Contract.Field

  init(_ owner: Owner, _ field: Contract.Field) {
    self.owner = owner
    self.field = field
  }
}

/// A removed or added parameter.
typealias LoneParameter = LoneField<IntentPair>
/// A removed or added property.
typealias LoneProperty = LoneField<ObjectPair>

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
