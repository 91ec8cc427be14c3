public import IntentPlatform

/// The value of a parameter or property, in the form that does not need generated code.
///
/// Generated types convert to these values and back. Files, prompts and checks use only these values.
public enum ParameterValue: Sendable, Hashable {
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  /// A case of an enum, by its name in the definition.
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
  /// Several values of one type, in order.
  case array([ParameterValue])
}

extension ParameterValue {
  /// The value as a number, for predicates that compare: an integer, a decimal, a duration in seconds, or the
  /// number of a measurement or an amount. `nil` for any other value.
  @inline(never)
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    case .duration(let value): value.seconds
    case .measurement(let value): value.value
    case .currencyAmount(let value): value.amount
    default: nil
    }
  }

  /// The texts in the value, for predicates that search text: a string, a case name, a URL, the identifier of
  /// an object, or the texts of each element of an array.
  @inline(never)
  public var texts: [String] {
    switch self {
    case .string(let value), .enumCase(let value): [value]
    case .url(let value): [value.absoluteString]
    case .speakableString(let value): [value.spokenPhrase]
    case .object(let value): [value.identifier]
    case .person(let value): [value.displayName]
    case .placemark(let value): [value.name]
    case .file(let value): [value.filename]
    case .array(let values): values.flatMap(\.texts)
    default: []
    }
  }
}

extension Duration {
  /// The duration in seconds, as exactly as a `Double` can hold it.
  public var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
