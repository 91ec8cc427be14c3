import IntentPlatform

extension ParameterValue {
  /// The text that shows the value if it has no other: an object's display string, or a number's digits. It
  /// does not depend on the language.
  public var displayString: String {
    switch self {
    case .string(let value), .enumCase(let value): value
    case .url(let value): value.absoluteString
    case .paymentMethod(let value): value.name
    case .person(let value): value.displayName
    case .placemark(let value): value.name
    case .file(let value): value.filename
    case .speakableString(let value): value.spokenPhrase
    case .object(let value): value.displayString
    case .array(let values): values.map(\.displayString).joined(separator: ", ")
    default: words
    }
  }

  /// The identifier of the value among the options of a parameter: the identifier of an object or person, the
  /// URL of a file, or else the text that shows the value.
  public var optionIdentifier: String {
    switch self {
    case .object(let value): value.identifier
    case .person(let value): value.contactIdentifier ?? value.handle ?? value.displayName
    case .file(let value): value.url.absoluteString
    case .speakableString(let value): value.vocabularyIdentifier ?? value.spokenPhrase
    default: displayString
    }
  }
}
