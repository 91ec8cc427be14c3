public import IntentPlatform

/// A parameter's value, without generated code.
public enum ParameterValue: Sendable, Hashable {
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  /// An enum case, by its name in the definition.
  case enumCase(String)
  indirect case url(URL)
  case date(Date)
  indirect case dateComponents(DateComponents)
  case duration(Duration)
  indirect case measurement(MeasurementValue)
  indirect case currencyAmount(CurrencyAmountValue)
  indirect case paymentMethod(PaymentMethodValue)
  indirect case person(PersonValue)
  indirect case placemark(PlacemarkValue)
  indirect case file(FileValue)
  indirect case speakableString(SpeakableStringValue)
  indirect case object(ObjectValue)
  /// Values of one type, in order.
  case array([ParameterValue])
}

extension ParameterValue {
  /// The number that visibility rules compare, in the value's unit, or in seconds for a duration.
  @inline(never)  // Inlining would repeat the code at each use, in every app.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    case .duration(let value): value.seconds
    case .measurement(let value): value.value
    case .currencyAmount(let value): value.amount
    case .boolean, .string, .enumCase, .url, .date, .dateComponents, .paymentMethod, .person, .placemark,
      .file, .speakableString, .object, .array:
      nil
    }
  }

  /// The texts that visibility rules compare and search, such as a case's name or an object's identifier. For
  /// an array, the texts of its elements.
  @inline(never)
  public var texts: [String] {
    switch self {
    case .string(let value), .enumCase(let value): [value]
    case .url(let value): [value.storedText]
    case .speakableString(let value): [value.spokenPhrase]
    case .object(let value): [value.identifier]
    case .person(let value): [value.displayName]
    case .placemark(let value): [value.name]
    case .file(let value): [value.filename]
    case .array(let values): values.flatMap(\.texts)
    case .boolean, .integer, .decimal, .date, .dateComponents, .duration, .measurement, .currencyAmount,
      .paymentMethod:
      []
    }
  }
}

extension ParameterValue {
  /// A text to show, the same in every language.
  public var displayString: String {
    switch self {
    case .string(let value), .enumCase(let value): value
    case .url(let value): value.storedText
    case .paymentMethod(let value): value.name
    case .person(let value): value.displayName
    case .placemark(let value): value.name
    case .file(let value): value.filename
    case .speakableString(let value): value.spokenPhrase
    case .object(let value): value.displayString
    case .array(let values): values.map(\.displayString).joined(separator: ", ")
    case .boolean, .integer, .decimal, .date, .dateComponents, .duration, .measurement, .currencyAmount: words
    }
  }

  /// The identifier of an option with this value, such as an object's identifier or a file's URL; otherwise,
  /// the text to show.
  package var optionIdentifier: String {
    switch self {
    case .object(let value) where !value.identifier.isEmpty: value.identifier
    case .person(let value): value.contactIdentifier ?? value.handle ?? value.displayName
    case .file(let value): value.url.storedText
    case .speakableString(let value): value.vocabularyIdentifier ?? value.spokenPhrase
    default: displayString
    }
  }
}

extension ParameterValue {
  /// The value in words: texts in quotes, numbers with their units, dates in ISO 8601.
  ///
  /// Escape control characters before printing.
  public var words: String { words(.message) }

  /// Returns the value in words.
  public func words(_ style: WordStyle) -> String {
    switch self {
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .decimal(let value): IntentSchema.words(of: value)
    case .string(let value): style.text(value)
    case .enumCase(let name): style.name(name)
    case .url(let value): style.text(value.storedText)
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

extension Duration {
  /// The duration in seconds.
  public var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

extension DateComponents {
  /// ISO 8601, with `?` for a missing component: `2024-?-29 12:30`.
  fileprivate var words: String {
    let date = IntentSchema.words(of: [(year, 4), (month, 2), (day, 2)], separator: "-")
    let time = IntentSchema.words(of: [(hour, 2), (minute, 2), (second, 2)], separator: ":")
    return [date, time].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

private func words(of fields: [(Int?, width: Int)], separator: String) -> String {
  guard let last = fields.lastIndex(where: { $0.0 != nil }) else { return "" }
  return fields[...last].map { value, width in
    value.map { $0.padded(width) } ?? "?"
  }.joined(separator: separator)
}
