/// A unit of time for a TimeInterval parameter.
public enum DurationUnit: String, Sendable, Hashable, CaseIterable {
  case milliseconds = "Milliseconds"
  case seconds = "Seconds"
  case minutes = "Minutes"
  case hours = "Hours"
  case days = "Days"
  case weeks = "Weeks"
  case months = "Months"
  case years = "Years"

  /// The length of one unit in seconds. A month is 30 days and a year is 365 days.
  public var seconds: Double {
    switch self {
    case .milliseconds: 0.001
    case .seconds: 1
    case .minutes: 60
    case .hours: 3_600
    case .days: 86_400
    case .weeks: 604_800
    case .months: 2_592_000
    case .years: 31_536_000
    }
  }
}

/// The settings of a TimeInterval in a definition.
public struct DurationSettings: Sendable, Equatable {
  /// The only unit for the value; `nil` for several units (`Multiple`).
  public let unit: DurationUnit?
  /// The unit of a bare number: `DefaultUnit`.
  public let defaultUnit: DurationUnit
  /// The minimum value, if there is one.
  public let minimum: Duration?
  /// The maximum value, if there is one.
  public let maximum: Duration?

  public init(
    unit: DurationUnit? = nil,
    defaultUnit: DurationUnit = .seconds,
    minimum: Duration? = nil,
    maximum: Duration? = nil
  ) {
    self.unit = unit
    self.defaultUnit = defaultUnit
    self.minimum = minimum
    self.maximum = maximum
  }
}
