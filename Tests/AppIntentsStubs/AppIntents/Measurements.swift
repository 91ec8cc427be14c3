/// A unit that a parameter can have, with Apple's names for what it measures in.
public protocol MeasuredUnit: Dimension {
  associatedtype Choice
}

extension UnitDuration: MeasuredUnit {
  public enum Choice { case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds }
}

extension UnitTemperature: MeasuredUnit {
  public enum Choice { case celsius, fahrenheit, kelvin }
}

extension UnitSpeed: MeasuredUnit {
  public enum Choice { case kilometersPerHour, knots, metersPerSecond, milesPerHour }
}

extension UnitEnergy: MeasuredUnit {
  public enum Choice { case calories, joules, kilocalories, kilojoules, kilowattHours }
}

extension UnitLength: MeasuredUnit {
  public enum Choice {
    case centimeters, decimeters, feet, inches, kilometers, meters, miles, millimeters, nauticalMiles, yards
  }
}

extension UnitMass: MeasuredUnit {
  public enum Choice {
    case grams, kilograms, metricTons, micrograms, milligrams, ounces, pounds, stones
  }
}

extension UnitVolume: MeasuredUnit {
  public enum Choice {
    case centiliters, cubicMeters, cups, deciliters, fluidOunces, gallons, liters, milliliters, pints, quarts
    case tablespoons, teaspoons
  }
}

extension IntentParameter {
  public convenience init<U: MeasuredUnit>(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    defaultUnit: _const U.Choice? = nil,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil
  ) where Value.ValueType == Measurement<U> {
    self.init(stored: nil)
  }
  public convenience init<U: MeasuredUnit>(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    unit: _const U.Choice,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil
  ) where Value.ValueType == Measurement<U> {
    self.init(stored: nil)
  }
  public convenience init<U: MeasuredUnit, Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Value.ValueType == Measurement<U>, Provider.DefaultValue.ValueType == Measurement<U> {
    self.init(stored: nil)
  }
}
