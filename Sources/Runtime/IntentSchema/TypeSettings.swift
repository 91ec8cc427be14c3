/// The settings of a Boolean in a definition.
public struct BooleanSettings: Sendable, Equatable {
  /// The text for true: `TrueDisplayName`.
  public var trueDisplayName: LocalizedText?
  /// The text for false: `FalseDisplayName`.
  public var falseDisplayName: LocalizedText?

  public init(trueDisplayName: LocalizedText? = nil, falseDisplayName: LocalizedText? = nil) {
    self.trueDisplayName = trueDisplayName
    self.falseDisplayName = falseDisplayName
  }
}

/// The control for entering a number.
public enum NumberControl: String, Sendable, Hashable, CaseIterable {
  case field = "Field"
  case stepper = "Stepper"
  case slider = "Slider"
}

/// The settings of an Integer or Decimal in a definition.
public struct NumberSettings<Number: Sendable & Comparable>: Sendable, Equatable {
  /// The control for entering it: the metadata's `Type`.
  public let control: NumberControl
  /// The minimum value, if there is one.
  public let minimum: Number?
  /// The maximum value, if there is one.
  public let maximum: Number?

  public init(_ control: NumberControl = .field, minimum: Number? = nil, maximum: Number? = nil) {
    self.control = control
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The settings of a String in a definition.
public struct TextSettings: Sendable, Equatable {
  /// The letters that the keyboard capitalises.
  public enum Capitalization: String, Sendable, Hashable, CaseIterable {
    case none = "None"
    case words = "Words"
    case sentences = "Sentences"
    case allCharacters = "Characters"
  }

  /// The letters that the keyboard capitalises: `Capitalization`.
  public let capitalization: Capitalization
  /// Whether the text may have several lines: `Multiline`.
  public let isMultiline: Bool
  /// Whether the keyboard corrects spelling: the opposite of `DisableAutocorrect`.
  public let correctsSpelling: Bool
  /// Whether the keyboard turns two hyphens into a dash: the opposite of `DisableSmartDashes`.
  public let usesSmartDashes: Bool
  /// Whether the keyboard turns straight quotes into typographic quotes: the opposite of
  /// `DisableSmartQuotes`.
  public let usesSmartQuotes: Bool
  /// The type of keyboard, by its name in the format: `KeyboardType`.
  public let keyboardType: String?
  /// The placeholder of an empty field: `Placeholder`.
  public var placeholder: LocalizedText?

  public init(
    capitalization: Capitalization = .sentences,
    isMultiline: Bool = false,
    correctsSpelling: Bool = true,
    usesSmartDashes: Bool = true,
    usesSmartQuotes: Bool = true,
    keyboardType: String? = nil,
    placeholder: LocalizedText? = nil
  ) {
    self.capitalization = capitalization
    self.isMultiline = isMultiline
    self.correctsSpelling = correctsSpelling
    self.usesSmartDashes = usesSmartDashes
    self.usesSmartQuotes = usesSmartQuotes
    self.keyboardType = keyboardType
    self.placeholder = placeholder
  }
}

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

/// The settings of a CurrencyAmount in a definition.
public struct CurrencySettings: Sendable, Equatable {
  /// The ISO 4217 codes to choose from; empty for any code: `CurrencyCodes`.
  public let currencyCodes: [String]
  /// The minimum amount, if there is one.
  public let minimum: Double?
  /// The maximum amount, if there is one.
  public let maximum: Double?

  public init(currencyCodes: [String] = [], minimum: Double? = nil, maximum: Double? = nil) {
    self.currencyCodes = currencyCodes
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The settings of a File in a definition.
public struct FileSettings: Sendable, Equatable {
  /// The uniform type identifiers of the files to choose from; empty for any file. They come from
  /// `CustomUTIs` or from the metadata's `Type`.
  public let typeIdentifiers: [String]

  public init(typeIdentifiers: [String] = []) {
    self.typeIdentifiers = typeIdentifiers
  }
}
