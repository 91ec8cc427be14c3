extension MeasurementUnit {
  /// Converts a number in this unit; `nil` if the dimensions differ.
  package func convert(_ figure: Double, to other: MeasurementUnit) -> Double? {
    guard dimension == other.dimension else { return nil }
    if self == other { return figure }
    let (factor, zero) = scale
    let (otherFactor, otherZero) = other.scale
    return (figure * factor + zero - otherZero) / otherFactor
  }

  private var scale: (factor: Double, zero: Double) {
    switch self {
    case .celsius: (1, 0)
    case .fahrenheit: (5.0 / 9, -160.0 / 9)
    case .kelvin: (1, -273.15)
    default: (factor, 0)
    }
  }

  /// The size of the unit, in the unit of its dimension that has 1 here.
  private var factor: Double {
    switch self {
    case .micrograms: 1e-9
    case .milligrams: 1e-6
    case .grams: 0.001
    case .metricTons: 1_000
    case .ounces: 0.028_349_523_125
    case .pounds: 0.453_592_37
    case .stones: 6.350_293_18
    case .millimeters: 0.001
    case .centimeters: 0.01
    case .kilometers: 1_000
    case .inches: 0.025_4
    case .feet: 0.304_8
    case .yards: 0.914_4
    case .miles: 1_609.344
    case .nauticalMiles: 1_852
    case .kilometersPerHour: 1 / 3.6
    case .milesPerHour: 0.447_04
    case .knots: 1_852.0 / 3_600
    case .kilojoules: 1_000
    case .calories: 4.184
    case .kilocalories: 4_184
    case .kilowattHours: 3_600_000
    case .milliliters: 0.001
    case .centiliters: 0.01
    case .deciliters: 0.1
    case .cubicMeters: 1_000
    case .teaspoons: 0.004_928_921_593_75
    case .tablespoons: 0.014_786_764_781_25
    case .fluidOunces: 0.029_573_529_562_5
    case .cups: 0.24
    case .pints: 0.473_176_473
    case .quarts: 0.946_352_946
    case .gallons: 3.785_411_784
    case .celsius, .fahrenheit, .kelvin, .kilograms, .meters, .metersPerSecond, .joules, .liters: 1
    }
  }
}
