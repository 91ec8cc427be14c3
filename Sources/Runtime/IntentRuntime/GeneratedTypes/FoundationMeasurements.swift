#if Foundation
  public import Foundation

  /// A Foundation class for a dimension that a parameter can have.
  public protocol ParameterDimension: Dimension {
    /// The dimension that the class measures.
    static var parameterDimension: MeasurementDimension { get }

    /// Returns `nil` if the unit has another dimension.
    static func foundationUnit(_ unit: MeasurementUnit) -> Self?
  }

  extension Measurement: ParameterPropertyValue, ParameterValueConvertible
  where UnitType: ParameterDimension {
    public typealias ParameterElement = Self

    public static var parameterType: ParameterType {
      .measurement(MeasurementSettings(UnitType.parameterDimension))
    }

    /// The measurement in its own unit, or in the base unit if definitions don't support that unit.
    public var parameterValue: ParameterValue {
      let dimension = UnitType.parameterDimension
      if let known = dimension.units.first(where: { UnitType.foundationUnit($0) == unit }) {
        return .measurement(MeasurementValue(value, known))
      }
      guard let base = UnitType.foundationUnit(dimension.baseUnit) else {
        return .measurement(MeasurementValue(value, dimension.baseUnit))
      }
      return .measurement(MeasurementValue(converted(to: base).value, dimension.baseUnit))
    }

    public init(parameterValue: ParameterValue) throws(ParameterValueError) {
      guard case .measurement(let measurement) = parameterValue,
        let unit = UnitType.foundationUnit(measurement.unit)
      else {
        throw Self.wrongType(parameterValue)
      }
      self.init(value: measurement.value, unit: unit)
    }
  }

  extension UnitTemperature: ParameterDimension {
    public static var parameterDimension: MeasurementDimension { .temperature }

    public static func foundationUnit(_ unit: MeasurementUnit) -> Self? {
      let found: UnitTemperature? =
        switch unit {
        case .celsius: .celsius
        case .fahrenheit: .fahrenheit
        case .kelvin: .kelvin
        default: nil
        }
      return found as? Self
    }
  }

  extension UnitMass: ParameterDimension {
    public static var parameterDimension: MeasurementDimension { .mass }

    public static func foundationUnit(_ unit: MeasurementUnit) -> Self? {
      let found: UnitMass? =
        switch unit {
        case .micrograms: .micrograms
        case .milligrams: .milligrams
        case .grams: .grams
        case .kilograms: .kilograms
        case .metricTons: .metricTons
        case .ounces: .ounces
        case .pounds: .pounds
        case .stones: .stones
        default: nil
        }
      return found as? Self
    }
  }

  extension UnitLength: ParameterDimension {
    public static var parameterDimension: MeasurementDimension { .length }

    public static func foundationUnit(_ unit: MeasurementUnit) -> Self? {
      let found: UnitLength? =
        switch unit {
        case .millimeters: .millimeters
        case .centimeters: .centimeters
        case .meters: .meters
        case .kilometers: .kilometers
        case .inches: .inches
        case .feet: .feet
        case .yards: .yards
        case .miles: .miles
        case .nauticalMiles: .nauticalMiles
        default: nil
        }
      return found as? Self
    }
  }

  extension UnitSpeed: ParameterDimension {
    public static var parameterDimension: MeasurementDimension { .speed }

    public static func foundationUnit(_ unit: MeasurementUnit) -> Self? {
      let found: UnitSpeed? =
        switch unit {
        case .metersPerSecond: .metersPerSecond
        case .kilometersPerHour: .kilometersPerHour
        case .milesPerHour: .milesPerHour
        case .knots: .knots
        default: nil
        }
      return found as? Self
    }
  }

  extension UnitEnergy: ParameterDimension {
    public static var parameterDimension: MeasurementDimension { .energy }

    public static func foundationUnit(_ unit: MeasurementUnit) -> Self? {
      let found: UnitEnergy? =
        switch unit {
        case .joules: .joules
        case .kilojoules: .kilojoules
        case .calories: .calories
        case .kilocalories: .kilocalories
        case .kilowattHours: .kilowattHours
        default: nil
        }
      return found as? Self
    }
  }

  extension UnitVolume: ParameterDimension {
    public static var parameterDimension: MeasurementDimension { .volume }

    public static func foundationUnit(_ unit: MeasurementUnit) -> Self? {
      let found: UnitVolume? =
        switch unit {
        case .milliliters: .milliliters
        case .centiliters: .centiliters
        case .deciliters: .deciliters
        case .liters: .liters
        case .cubicMeters: .cubicMeters
        case .teaspoons: .teaspoons
        case .tablespoons: .tablespoons
        case .fluidOunces: .fluidOunces
        case .cups: .cups
        case .pints: .pints
        case .quarts: .quarts
        case .gallons: .gallons
        default: nil
        }
      return found as? Self
    }
  }
#endif
