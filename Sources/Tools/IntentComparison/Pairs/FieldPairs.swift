import IntentCompiler
import IntentConfigurations
import IntentSchema

/// An element in the old and the new version, for checks that work on any kind of element.
protocol VersionPair<Element>: PlacedPair {
  associatedtype Element: ComparedElement
  var old: Element { get }
  var new: Element { get }
}

extension VersionPair {
  var places: (old: ElementPlace, new: ElementPlace) { (old.place, new.place) }
}

/// Owns fields that are compared: the parameters of an intent, the properties of an object type, or the
/// parameters of a response.
protocol FieldPairOwner: Sendable {
  associatedtype Field: ComparedField
  var role: FieldRole { get }
  func reading(of old: Field, as new: Field, in context: ComparisonContext) -> ValueReading
}

/// Owns fields whose values the system may find by their tags: parameters or properties.
protocol TagOwner: FieldPairOwner {
  var tagOwners: [Int: Field] { get }
}

extension TagOwner {
  static func tagOwners(_ fields: [Field]) -> [Int: Field] {
    Dictionary(firsts: fields.lazy.filter { $0.tag != 0 }.map { ($0.tag, $0) })
  }
}

/// A field that both versions contain, and how the new version reads its old values.
struct FieldPair<Owner: FieldPairOwner>: VersionPair {
  let owner: Owner
  let old: Owner.Field
  let new: Owner.Field
  let reading: ValueReading

  init(_ owner: Owner, _ pair: (old: Owner.Field, new: Owner.Field), in context: ComparisonContext) {
    self.owner = owner
    (old, new) = pair
    reading = owner.reading(of: old, as: new, in: context)
  }

  var name: String { new.name }

  func hasKinds(_ kinds: String...) -> Bool {
    kinds.contains(old.type.kind) && kinds.contains(new.type.kind)
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
  let field: Owner.Field

  init(_ owner: Owner, _ field: Owner.Field) {
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
