/// What a field is in, for the words and verdicts of changes that every field can have.
enum FieldRole {
  case parameter
  /// Of an object type.
  case property(isStored: Bool)
  /// Of what an intent answers.
  case answer

  /// How a sentence names it.
  func words(_ name: String) -> String {
    switch self {
    case .parameter: "'\(name)'"
    case .property: "the property '\(name)'"
    case .answer: "'\(name)' of the answer"
    }
  }

  /// The verdicts on another tag.
  var tagVerdicts: [Audience: Verdict] {
    if case .property(isStored: false) = self { [:] } else { [.placed: .careful] }
  }

  /// The verdicts on the tag of another. Of an object the system keeps the identifier and the display string.
  var reusedTagVerdicts: [Audience: Verdict] {
    if case .parameter = self { [.placed: .breaking] } else { tagVerdicts }
  }

  /// The verdicts on a value that may no longer fit, or may be read otherwise.
  var valueVerdicts: [Audience: Verdict] {
    switch self {
    case .parameter: [.stored: .careful, .placed: .careful]
    case .property(let isStored): isStored ? [.stored: .careful] : [:]
    case .answer: [.placed: .careful]
    }
  }
}
