/// The settings of DateComponents in a definition.
public struct DateSettings: Sendable, Equatable {
  /// The components to enter: the metadata's `Type`.
  public enum Components: String, Sendable, Hashable, CaseIterable {
    case date = "Date"
    case time = "Time"
    case dateAndTime = "DateTime"
  }

  /// How much detail of a date or time is shown.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case none = "No"
    case short = "Short"
    case medium = "Medium"
    case long = "Long"
    case full = "Full"
  }

  /// How the value is shown: the metadata's `Format`.
  public enum Format: Sendable, Equatable {
    /// In the styles of the person's language: `DateStyle` and `TimeStyle`.
    case style(date: Style, time: Style)
    /// As a time relative to now: "tomorrow".
    case relative
    /// In a pattern of date fields: `Template`.
    case template(LocalizedText)
  }

  /// The components to enter.
  public let components: Components
  /// How the value is shown.
  public var format: Format

  public init(_ components: Components = .dateAndTime, format: Format = .style(date: .medium, time: .short)) {
    self.components = components
    self.format = format
  }
}
