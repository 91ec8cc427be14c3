import IntentCompiler
import IntentSchema

/// An element that is in both versions.
protocol VersionPair<Element>: Sendable {
  associatedtype Element: ComparedElement
  var old: Element { get }
  var new: Element { get }
}

/// Declares parameters, properties, or the values of a response.
protocol FieldOwner: Sendable {
  associatedtype Field: ComparedField
  var role: FieldRole { get }
  /// The fields of the old version by their tags.
  var tagOwners: [Int: Field] { get }
  /// The type that stored values of a field are read as.
  func reading(of old: Field, as new: Field, in context: ComparisonContext) -> ValueReading
}

extension FieldOwner {
  /// The fields that have tags, by their tags.
  static func tagOwners(_ fields: [Field]) -> [Int: Field] {
    Dictionary(firsts: fields.lazy.filter { $0.tag != 0 }.map { ($0.tag, $0) })
  }
}

/// A field in both versions.
struct FieldPair<Owner: FieldOwner>: NamedPair {
  let owner: Owner
  let old: Owner.Field
  let new: Owner.Field
  /// The type that stored values of the old version are read as.
  let reading: ValueReading

  init(_ owner: Owner, _ pair: (old: Owner.Field, new: Owner.Field), in context: ComparisonContext) {
    self.owner = owner
    (old, new) = pair
    reading = owner.reading(of: old, as: new, in: context)
  }

  var name: String { new.name }
  var respelling: Verdict { owner.role.respelling }
  var isInSwift: Bool { if case .answer = owner.role { false } else { true } }

  /// Whether both types are of some kinds.
  func hasKinds(_ kinds: String...) -> Bool {
    kinds.contains(old.type.kind) && kinds.contains(new.type.kind)
  }
}

typealias ParameterPair = FieldPair<IntentPair>
typealias PropertyPair = FieldPair<ObjectPair>
typealias AnswerPair = FieldPair<ResponsePair>

/// A field that only one version has.
struct LoneField<Owner: FieldOwner> {
  let owner: Owner
  let field: Owner.Field

  init(_ owner: Owner, _ field: Owner.Field) {
    self.owner = owner
    self.field = field
  }
}

typealias LoneParameter = LoneField<IntentPair>
typealias LoneProperty = LoneField<ObjectPair>
typealias LoneAnswer = LoneField<ResponsePair>

/// The owner of a field. It decides the words and verdicts of changes that apply to every field.
enum FieldRole {
  case parameter
  /// A property of an object type.
  case property(isStored: Bool)
  /// A value in an intent's response.
  case answer

  /// The name of the field in a sentence.
  func words(_ name: String) -> String {
    switch self {
    case .parameter: "'\(name)'"
    case .property: "the property '\(name)'"
    case .answer: "the response parameter '\(name)'"
    }
  }

  /// The verdicts on a changed tag.
  var tagVerdicts: [Audience: Verdict] {
    if case .property(isStored: false) = self { [:] } else { [.placed: .careful] }
  }

  /// The verdicts on a tag that belonged to another field. The system keeps an object's identifier and
  /// display string.
  var reusedTagVerdicts: [Audience: Verdict] {
    if case .parameter = self { [.placed: .breaking] } else { tagVerdicts }
  }

  /// The verdict for placed widgets and shortcuts on a name with other Unicode characters.
  var respelling: Verdict {
    switch self {
    case .parameter: .breaking
    case .property: .safe
    case .answer: .careful
    }
  }

  /// The verdicts on a value that may no longer fit, or that may be read differently.
  var valueVerdicts: [Audience: Verdict] {
    switch self {
    case .parameter: [.stored: .careful, .placed: .careful]
    case .property(let isStored): isStored ? [.stored: .careful] : [:]
    case .answer: [.placed: .careful]
    }
  }
}
