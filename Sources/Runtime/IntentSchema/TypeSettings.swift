/// The settings of a Boolean.
public struct BooleanSettings: Sendable, Equatable {
  /// `TrueDisplayName`.
  public var trueDisplayName: LocalizedText?
  /// `FalseDisplayName`.
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

/// The settings of a number.
public struct NumberSettings<Number: Sendable & Comparable>: Sendable, Equatable {
  /// The metadata's `Type`.
  public let control: NumberControl
  /// The minimum.
  public let minimum: Number?
  /// The maximum.
  public let maximum: Number?

  public init(_ control: NumberControl = .field, minimum: Number? = nil, maximum: Number? = nil) {
    self.control = control
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The settings of a String.
public struct TextSettings: Sendable, Equatable {
  /// How the keyboard capitalizes the text.
  public enum Capitalization: String, Sendable, Hashable, CaseIterable {
    case none = "None"
    case words = "Words"
    case sentences = "Sentences"
    case allCharacters = "Characters"
  }

  /// `Capitalization`.
  public let capitalization: Capitalization
  /// `Multiline`.
  public let isMultiline: Bool
  /// The opposite of `DisableAutocorrect`.
  public let correctsSpelling: Bool
  /// The opposite of `DisableSmartDashes`.
  public let usesSmartDashes: Bool
  /// The opposite of `DisableSmartQuotes`.
  public let usesSmartQuotes: Bool
  /// `KeyboardType`, as in the definition.
  public let keyboardType: String?
  /// `Placeholder`: the text in an empty field.
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

/// The settings of DateComponents.
public struct DateSettings: Sendable, Equatable {
  /// Which components users enter: the metadata's `Type`.
  public enum Components: String, Sendable, Hashable, CaseIterable {
    case date = "Date"
    case time = "Time"
    case dateAndTime = "DateTime"
  }

  /// How much detail to show.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case none = "No"
    case short = "Short"
    case medium = "Medium"
    case long = "Long"
    case full = "Full"
  }

  /// The metadata's `Format`.
  public enum Format: Sendable, Equatable {
    /// The usual format in the user's language: `DateStyle` and `TimeStyle`.
    case style(date: Style, time: Style)
    /// Relative to now: "tomorrow".
    case relative
    /// A pattern of date fields: `Template`.
    case template(LocalizedText)
  }

  /// Which components users enter.
  public let components: Components
  /// How the value shows.
  public var format: Format

  public init(_ components: Components = .dateAndTime, format: Format = .style(date: .medium, time: .short)) {
    self.components = components
    self.format = format
  }
}

/// A unit of time.
public enum DurationUnit: String, Sendable, Hashable, CaseIterable, Comparable {
  case milliseconds = "Milliseconds"
  case seconds = "Seconds"
  case minutes = "Minutes"
  case hours = "Hours"
  case days = "Days"
  case weeks = "Weeks"
  case months = "Months"
  case years = "Years"

  /// The unit in seconds. A month has 30 days, and a year 365 days.
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

  /// Compares the lengths of two units.
  public static func < (unit: DurationUnit, other: DurationUnit) -> Bool {
    unit.seconds < other.seconds
  }
}

/// The settings of a TimeInterval.
public struct DurationSettings: Sendable, Equatable {
  /// The units that people choose from: `Unit` alone, or `MinimumUnit` to `MaximumUnit` for `Multiple`.
  public let units: ClosedRange<DurationUnit>
  /// The unit that shows first, also of a number without a unit: `Unit`, or `DefaultUnit` for `Multiple`.
  public let defaultUnit: DurationUnit
  /// The minimum.
  public let minimum: Duration?
  /// The maximum.
  public let maximum: Duration?

  /// - Parameters:
  ///   - unit: The only unit, if people can't choose another one.
  ///   - units: The units that people choose from.
  ///   - defaultUnit: The unit that shows first.
  ///   - minimum: The minimum.
  ///   - maximum: The maximum.
  public init(
    unit: DurationUnit? = nil,
    units: ClosedRange<DurationUnit> = DurationSettings.anyUnit,
    defaultUnit: DurationUnit = .seconds,
    minimum: Duration? = nil,
    maximum: Duration? = nil
  ) {
    self.units = unit.map { $0...$0 } ?? units
    self.defaultUnit = unit ?? defaultUnit
    self.minimum = minimum
    self.maximum = maximum
  }

  /// All units of time.
  public static let anyUnit: ClosedRange<DurationUnit> = .milliseconds ... .years

  /// The only unit; `nil` if people choose one.
  public var unit: DurationUnit? {
    units.lowerBound == units.upperBound ? units.lowerBound : nil
  }
}

/// The settings of a CurrencyAmount.
public struct CurrencySettings: Sendable, Equatable {
  /// The allowed ISO 4217 codes: `CurrencyCodes`. An empty list allows any code.
  public let currencyCodes: [String]
  /// The minimum.
  public let minimum: Double?
  /// The maximum.
  public let maximum: Double?

  public init(currencyCodes: [String] = [], minimum: Double? = nil, maximum: Double? = nil) {
    self.currencyCodes = currencyCodes
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The settings of a File.
public struct FileSettings: Sendable, Equatable {
  /// The allowed uniform type identifiers: `CustomUTIs`, or the metadata's `Type`. An empty list allows any
  /// file.
  public let typeIdentifiers: [String]

  public init(typeIdentifiers: [String] = []) {
    self.typeIdentifiers = typeIdentifiers
  }
}
