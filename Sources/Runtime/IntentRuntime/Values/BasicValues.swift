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
    self = value
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
