import IntentPlatform

extension ParameterValue {
  /// The value for people to read: names and texts in quotes, numbers with their units, dates in ISO 8601.
  ///
  /// Texts are not escaped: the code that prints them must escape control characters.
  public var words: String { words(.message) }

  /// The value for people to read, with names and texts in the quotes of a style.
  public func words(_ style: WordStyle) -> String {
    switch self {
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .decimal(let value): IntentSchema.words(of: value)
    case .string(let value): style.text(value)
    case .enumCase(let name): style.name(name)
    case .url(let value): style.text(value.absoluteString)
    case .date(let value): DateText.text(of: value) ?? "a date beyond the calendar"
    case .dateComponents(let value): value.words
    case .duration(let value): value.words
    case .measurement(let value): "\(IntentSchema.words(of: value.value)) \(value.unit.symbol)"
    case .currencyAmount(let value): "\(IntentSchema.words(of: value.amount)) \(value.currencyCode)"
    case .paymentMethod(let value): style.text(value.name)
    case .person(let value): style.text(value.displayName)
    case .placemark(let value): style.text(value.name)
    case .file(let value): style.text(value.filename)
    case .speakableString(let value): style.text(value.spokenPhrase)
    case .object(let value): style.text(value.displayString)
    case .array(let values): "[" + values.map { $0.words(style) }.joined(separator: ", ") + "]"
    }
  }
}

extension DateComponents {
  /// The components of a date and a time that are set, in ISO 8601. A missing component in between is `?`.
  fileprivate var words: String {
    let date = IntentSchema.words(of: [(year, 4), (month, 2), (day, 2)], separator: "-")
    let time = IntentSchema.words(of: [(hour, 2), (minute, 2), (second, 2)], separator: ":")
    return [date, time].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

private func words(of fields: [(Int?, width: Int)], separator: String) -> String {
  guard let last = fields.lastIndex(where: { $0.0 != nil }) else { return "" }
  return fields[...last].map { value, width in
    guard let value else { return "?" }
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }.joined(separator: separator)
}
