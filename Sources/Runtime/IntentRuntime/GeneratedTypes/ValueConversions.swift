public import IntentPlatform

extension Bool: ParameterValueConvertible {
  public typealias ParameterElement = Bool

  public static var parameterType: ParameterType { .boolean(BooleanSettings()) }

  public var parameterValue: ParameterValue { .boolean(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .boolean(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension Int: ParameterValueConvertible {
  public typealias ParameterElement = Int

  public static var parameterType: ParameterType { .integer(NumberSettings()) }

  public var parameterValue: ParameterValue { .integer(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .integer(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension Double: ParameterValueConvertible {
  public typealias ParameterElement = Double

  public static var parameterType: ParameterType { .decimal(NumberSettings()) }

  public var parameterValue: ParameterValue { .decimal(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    switch parameterValue {
    case .decimal(let value): self = value
    case .integer(let value): self = Double(value)
    default: throw Self.wrongType(parameterValue)
    }
  }
}

extension String: ParameterValueConvertible {
  public typealias ParameterElement = String

  public static var parameterType: ParameterType { .string(TextSettings()) }

  public var parameterValue: ParameterValue { .string(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .string(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension URL: ParameterValueConvertible {
  public typealias ParameterElement = URL

  public static var parameterType: ParameterType { .url }

  public var parameterValue: ParameterValue { .url(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .url(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    // With all of Foundation, the host of a property is in Punycode, as apps expect.
    self = URL(string: value.storedText) ?? value
  }
}

extension Date: ParameterValueConvertible {
  public typealias ParameterElement = Date

  public static var parameterType: ParameterType { .date }

  public var parameterValue: ParameterValue { .date(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .date(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension DateComponents: ParameterValueConvertible {
  public typealias ParameterElement = DateComponents

  public static var parameterType: ParameterType { .dateComponents(DateSettings()) }

  public var parameterValue: ParameterValue { .dateComponents(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .dateComponents(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension Duration: ParameterValueConvertible {
  public typealias ParameterElement = Duration

  public static var parameterType: ParameterType { .duration(DurationSettings()) }

  public var parameterValue: ParameterValue { .duration(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .duration(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension CurrencyAmountValue: ParameterValueConvertible {
  public typealias ParameterElement = CurrencyAmountValue

  public static var parameterType: ParameterType { .currencyAmount(CurrencySettings()) }

  public var parameterValue: ParameterValue { .currencyAmount(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .currencyAmount(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension PaymentMethodValue: ParameterValueConvertible {
  public typealias ParameterElement = PaymentMethodValue

  public static var parameterType: ParameterType { .paymentMethod }

  public var parameterValue: ParameterValue { .paymentMethod(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .paymentMethod(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension PersonValue: ParameterValueConvertible {
  public typealias ParameterElement = PersonValue

  public static var parameterType: ParameterType { .person(nil) }

  public var parameterValue: ParameterValue { .person(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .person(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension PlacemarkValue: ParameterValueConvertible {
  public typealias ParameterElement = PlacemarkValue

  public static var parameterType: ParameterType { .placemark(nil) }

  public var parameterValue: ParameterValue { .placemark(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .placemark(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension FileValue: ParameterValueConvertible {
  public typealias ParameterElement = FileValue

  public static var parameterType: ParameterType { .file(FileSettings()) }

  public var parameterValue: ParameterValue { .file(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .file(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension SpeakableStringValue: ParameterValueConvertible {
  public typealias ParameterElement = SpeakableStringValue

  public static var parameterType: ParameterType { .speakableString }

  public var parameterValue: ParameterValue { .speakableString(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .speakableString(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}

extension ObjectValue: ParameterValueConvertible {
  public typealias ParameterElement = ObjectValue

  public static var parameterType: ParameterType { .untypedObject(nil) }

  public var parameterValue: ParameterValue { .object(self) }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .object(let value) = parameterValue else { throw Self.wrongType(parameterValue) }
    self = value
  }
}
