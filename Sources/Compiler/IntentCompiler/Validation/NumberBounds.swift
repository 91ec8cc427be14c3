import IntentSchema

/// Bounds in one unit: seconds for a duration, the default unit for a measurement.
package struct NumberBounds {
  package var minimum: Double?
  package var maximum: Double?

  var areInOrder: Bool {
    guard let minimum, let maximum else { return true }
    return minimum <= maximum
  }

  func canMeet(_ predicate: VisibilityPredicate) -> Bool {
    let least = minimum ?? -.infinity
    let greatest = maximum ?? .infinity
    switch predicate {
    case .isLessThan(let bound): return least < bound
    case .isLessThanOrEqual(let bound): return least <= bound
    case .isGreaterThan(let bound): return greatest > bound
    case .isGreaterThanOrEqual(let bound): return greatest >= bound
    case .isWithin(let range): return least <= range.upperBound && greatest >= range.lowerBound
    case .isAnyOf(let values):
      let numbers = values.compactMap(\.measured)
      return numbers.count != values.count || numbers.contains { least <= $0 && $0 <= greatest }
    case .hasAnyValue, .isAbsentOrAnyOf, .isNoneOf, .contains, .doesNotContain: return true
    }
  }

  /// Follows a parameter's name: `is from 0 to 10`.
  func phrase(in type: ParameterType) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "is from \(type.words(minimum)) to \(type.words(maximum))"
    case (let minimum?, nil): "is at least \(type.words(minimum))"
    case (nil, let maximum?): "is at most \(type.words(maximum))"
    case (nil, nil): "may be any number"
    }
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
