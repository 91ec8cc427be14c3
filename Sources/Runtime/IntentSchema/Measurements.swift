/// A unit. The raw value is its name in Foundation.
public enum MeasurementUnit: String, Sendable, Hashable, CaseIterable {
  case celsius, fahrenheit, kelvin
  case micrograms, milligrams, grams, kilograms, metricTons, ounces, pounds, stones
  case millimeters, centimeters, meters, kilometers, inches, feet, yards, miles, nauticalMiles
  case metersPerSecond, kilometersPerHour, milesPerHour, knots
  case joules, kilojoules, calories, kilocalories, kilowattHours
  case milliliters, centiliters, deciliters, liters, cubicMeters, teaspoons, tablespoons, fluidOunces, cups
  case pints, quarts, gallons

  /// The quantity that the unit measures.
  public var dimension: MeasurementDimension {
    switch self {
    case .celsius, .fahrenheit, .kelvin:
      .temperature
    case .micrograms, .milligrams, .grams, .kilograms, .metricTons, .ounces, .pounds, .stones:
      .mass
    case .millimeters, .centimeters, .meters, .kilometers, .inches, .feet, .yards, .miles, .nauticalMiles:
      .length
    case .metersPerSecond, .kilometersPerHour, .milesPerHour, .knots:
      .speed
    case .joules, .kilojoules, .calories, .kilocalories, .kilowattHours:
      .energy
    case .milliliters, .centiliters, .deciliters, .liters, .cubicMeters, .teaspoons, .tablespoons,
      .fluidOunces, .cups, .pints, .quarts, .gallons:
      .volume
    }
  }

  /// The symbol after a number: `°C`, `km/h`.
  public var symbol: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    case .kelvin: "K"
    case .micrograms: "µg"
    case .milligrams: "mg"
    case .grams: "g"
    case .kilograms: "kg"
    case .metricTons: "t"
    case .ounces: "oz"
    case .pounds: "lb"
    case .stones: "st"
    case .millimeters: "mm"
    case .centimeters: "cm"
    case .meters: "m"
    case .kilometers: "km"
    case .inches: "in"
    case .feet: "ft"
    case .yards: "yd"
    case .miles: "mi"
    case .nauticalMiles: "NM"
    case .metersPerSecond: "m/s"
    case .kilometersPerHour: "km/h"
    case .milesPerHour: "mph"
    case .knots: "kn"
    case .joules: "J"
    case .kilojoules: "kJ"
    case .calories: "cal"
    case .kilocalories: "kcal"
    case .kilowattHours: "kWh"
    case .milliliters: "mL"
    case .centiliters: "cL"
    case .deciliters: "dL"
    case .liters: "L"
    case .cubicMeters: "m³"
    case .teaspoons: "tsp"
    case .tablespoons: "tbsp"
    case .fluidOunces: "fl oz"
    case .cups: "cup"
    case .pints: "pt"
    case .quarts: "qt"
    case .gallons: "gal"
    }
  }

  /// Accepts the name in a definition, with or without a capital: `Celsius`, `MetersPerSecond`.
  public init?(formatName name: String) {
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}

/// A physical quantity. For a length, definitions also use the type `Distance`.
public enum MeasurementDimension: String, Sendable, Hashable, CaseIterable {
  case temperature = "Temperature"
  case mass = "Mass"
  case length = "Length"
  case speed = "Speed"
  case energy = "Energy"
  case volume = "Volume"

  /// The unit of a number without a unit, unless the definition chooses another.
  package var baseUnit: MeasurementUnit {
    switch self {
    case .temperature: .celsius
    case .mass: .kilograms
    case .length: .meters
    case .speed: .metersPerSecond
    case .energy: .joules
    case .volume: .liters
    }
  }

  /// The units of the dimension.
  public var units: [MeasurementUnit] {
    MeasurementUnit.allCases.filter { $0.dimension == self }
  }
}

/// The settings of a measurement.
public struct MeasurementSettings: Sendable, Equatable {
  /// The dimension to measure.
  public let dimension: MeasurementDimension
  /// The only allowed unit: `Unit`. `nil` allows any unit of the dimension.
  public let unit: MeasurementUnit?
  /// The unit of a number without a unit: `DefaultUnit`.
  public let defaultUnit: MeasurementUnit
  /// The minimum in ``defaultUnit``.
  public let minimum: Double?
  /// The maximum in ``defaultUnit``.
  public let maximum: Double?

  public init(
    _ dimension: MeasurementDimension,
    unit: MeasurementUnit? = nil,
    defaultUnit: MeasurementUnit? = nil,
    minimum: Double? = nil,
    maximum: Double? = nil
  ) {
    self.dimension = dimension
    self.unit = unit
    self.defaultUnit = defaultUnit ?? unit ?? dimension.baseUnit
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// A number with its unit.
public struct MeasurementValue: Sendable, Hashable {
  /// The number in ``unit``.
  public var value: Double
  public var unit: MeasurementUnit

  public init(_ value: Double, _ unit: MeasurementUnit) {
    self.value = value
    self.unit = unit
  }
}
