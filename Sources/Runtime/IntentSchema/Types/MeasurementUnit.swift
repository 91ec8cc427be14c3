/// A unit of measurement. The raw value is its name in lowerCamelCase, as in Foundation.
public enum MeasurementUnit: String, Sendable, Hashable, CaseIterable {
  case celsius, fahrenheit, kelvin
  case micrograms, milligrams, grams, kilograms, metricTons, ounces, pounds, stones
  case millimeters, centimeters, meters, kilometers, inches, feet, yards, miles, nauticalMiles
  case metersPerSecond, kilometersPerHour, milesPerHour, knots
  case joules, kilojoules, calories, kilocalories, kilowattHours
  case milliliters, centiliters, deciliters, liters, cubicMeters, teaspoons, tablespoons, fluidOunces, cups
  case pints, quarts, gallons

  /// The dimension that it measures.
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

  /// The symbol to write after a number: `°C`, `km/h`.
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

  /// Reads the name in the format (`Celsius`, `MetersPerSecond`), capitalised or not; `nil` for any other
  /// text.
  public init?(formatName name: String) {
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}
