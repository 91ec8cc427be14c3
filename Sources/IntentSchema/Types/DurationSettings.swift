/// A unit of time that a TimeInterval parameter can be asked for in.
public enum DurationUnit: String, Sendable, Hashable, CaseIterable {
  case milliseconds = "Milliseconds"
  case seconds = "Seconds"
  case minutes = "Minutes"
  case hours = "Hours"
  case days = "Days"
  case weeks = "Weeks"
  case months = "Months"
  case years = "Years"

  /// The length of one unit in seconds. A month counts as 30 days and a year as 365.
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

/// What a definition says of a TimeInterval.
public struct DurationSettings: Sendable, Hashable {
  /// The one unit that it is asked for in; `nil` is several at once (`Multiple`).
  public let unit: DurationUnit?
  /// The unit of a bare number: `DefaultUnit`.
  public let defaultUnit: DurationUnit
  /// The least value allowed; `nil` is none.
  public let minimum: Duration?
  /// The greatest value allowed; `nil` is none.
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
