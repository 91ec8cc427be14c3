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
