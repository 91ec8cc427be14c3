import IntentSchema

/// Bounds in one unit: seconds for a duration, the default unit for a measurement.
package struct NumberBounds {
  package var minimum: Double?
  package var maximum: Double?

  var areInOrder: Bool {
    guard let minimum, let maximum else { return true }
    return minimum <= maximum
  }
}

extension ParameterType {
  package var bounds: NumberBounds? {
    switch self {
    case .integer(let settings):
      NumberBounds(minimum: settings.minimum.map(Double.init), maximum: settings.maximum.map(Double.init))
    case .decimal(let settings): NumberBounds(minimum: settings.minimum, maximum: settings.maximum)
    case .duration(let settings):
      NumberBounds(minimum: settings.minimum.map(\.inSeconds), maximum: settings.maximum.map(\.inSeconds))
    case .measurement(let settings): NumberBounds(minimum: settings.minimum, maximum: settings.maximum)
    case .currencyAmount(let settings): NumberBounds(minimum: settings.minimum, maximum: settings.maximum)
    default: nil
    }
  }

  func words(_ number: Double) -> String {
    switch self {
    case .duration: ParameterValue.duration(.milliseconds(Int64(number * 1_000))).words
    case .measurement(let settings):
      ParameterValue.measurement(MeasurementValue(number, settings.defaultUnit)).words
    default: ParameterValue.decimal(number).words
    }
  }
}

extension ParameterValue {
  /// The value as a number, in the unit of the type's bounds.
  var measured: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    case .duration(let value): value.inSeconds
    case .measurement(let value): value.value
    case .currencyAmount(let value): value.amount
    default: nil
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
