public import IntentPlatform

/// The value of a parameter or property, in the form that needs no generated code.
///
/// Generated types turn into these values and back; files, prompts and checks know only these.
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
  /// The number that the value is, for predicates that compare: an integer, a decimal, a duration in seconds,
  /// a measurement's or an amount's figure. `nil` for everything else.
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

  /// The texts that the value is made of, for predicates that look for text: a string, a case name, a URL,
  /// an object's identifier; each element of an array.
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
  /// The duration in seconds, as near as a `Double` comes.
  public var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
