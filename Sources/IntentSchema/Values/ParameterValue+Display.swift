import IntentPlatform

extension ParameterValue {
  /// The text that shows the value where it has no other: an object's display string, a number's digits,
  /// whatever the language.
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

  /// What the value is known by among the options of a parameter: an object's or person's identifier, a
  /// file's URL, and for all else the text that shows it.
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
