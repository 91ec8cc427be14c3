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

  /// The verdicts on a value that may no longer fit, or that may be read differently.
  var valueVerdicts: [Audience: Verdict] {
    switch self {
    case .parameter: [.stored: .careful, .placed: .careful]
    case .property(let isStored): isStored ? [.stored: .careful] : [:]
    case .answer: [.placed: .careful]
    }
  }
}
