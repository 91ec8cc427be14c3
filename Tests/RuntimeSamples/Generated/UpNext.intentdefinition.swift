// Written by hand in the shape that intentc generates, with the parts of it that several intents share.

public import Foundation
public import IntentRuntime

/// Up Next: what comes next in your calendars.
///
/// The configuration of the intent `UpNext`.
nonisolated public struct UpNextConfiguration: GeneratedConfiguration {
  /// Mirror Calendar App.
  ///
  /// Default: true.
  public var mirrorCalendarApp: Bool = true

  /// Calendars.
  ///
  /// Shown only while `mirrorCalendarApp` is false. Its options come from
  /// ``UpNextOptionsProvider/provideCalendarsOptionsCollection(for:)``.
  public var calendars: [CalendarItem] = []

  /// Look.
  public var look: DisplayMode? = nil

  /// Lines. From 1 to 10, by a slider. Default: 3.
  public var lines: Int = 3

  public var warmth: Measurement<UnitTemperature>? = nil

  public var retained = RetainedValues()

  public init() {}

  public init(
    mirrorCalendarApp: Bool = true,
    calendars: [CalendarItem] = [],
    look: DisplayMode? = nil,
    lines: Int = 3,
    warmth: Measurement<UnitTemperature>? = nil
  ) {
    self.mirrorCalendarApp = mirrorCalendarApp
    self.calendars = calendars
    self.look = look
    self.lines = lines
    self.warmth = warmth
  }

  public static let parameters: ParameterTable<Self> = {
    var table = ParameterTable<Self>(
      "UpNext",
      className: "UpNextIntent",
      strings: "UpNext",
      title: "Up Next",
      titleKey: "gpCwrM",
      description: "What comes next in your calendars.",
      descriptionKey: "tVvJ9c"
    )
    table.add(\.mirrorCalendarApp, "mirrorCalendarApp", tag: 2, "Mirror Calendar App", key: "Xk3b9Q")
    table.add(
      \.calendars,
      "calendars",
      tag: 4,
      "Calendars",
      key: "Yk3b9Q",
      options: .dynamic,
      sizes: ArraySizes([.systemSmall: 1, .systemMedium: 4]),
      shownWhile: VisibilityRule("mirrorCalendarApp", .isAnyOf([.boolean(false)]))
    )
    table.add(\.look, "look", tag: 5, "Look", key: "Zk3b9Q")
    table.add(
      \.lines,
      "lines",
      tag: 6,
      "Lines",
      key: "Wk3b9Q",
      type: .integer(NumberSettings(.slider, minimum: 1, maximum: 10))
    )
    table.add(
      \.warmth,
      "warmth",
      tag: 7,
      "Warmth",
      key: "Vk3b9Q",
      type: .measurement(MeasurementSettings(.temperature, unit: .celsius))
    )
    return table
  }()
}

/// Provides the options of ``UpNextConfiguration``'s parameters at run time.
nonisolated public protocol UpNextOptionsProvider: OptionsProvider {
  /// The options of `calendars`, one of ``UpNextConfiguration``'s parameters.
  func provideCalendarsOptionsCollection(
    for configuration: UpNextConfiguration
  ) async throws -> OptionsCollection<CalendarItem>

  /// Returns the value of `calendars` in a new widget, or `nil` for none.
  func defaultCalendars(for configuration: UpNextConfiguration) async throws -> [CalendarItem]?
}

nonisolated extension UpNextOptionsProvider {
  public func defaultCalendars(for configuration: UpNextConfiguration) async throws -> [CalendarItem]? { nil }
}

nonisolated extension UpNextConfiguration {
  /// Calls the methods of ``UpNextOptionsProvider`` by parameter name.
  public struct OptionsAdapter<Provider: UpNextOptionsProvider>: ConfigurationOptionsAdapter {
    public let provider: Provider

    public init(_ provider: Provider) {
      self.provider = provider
    }

    public func options(
      of parameter: String,
      searchTerm: String?,
      for configuration: UpNextConfiguration
    ) async throws -> OptionsCollection<ParameterValue>? {
      switch parameter {
      case "calendars": try await provider.provideCalendarsOptionsCollection(for: configuration).values
      default: nil
      }
    }

    public func defaultValue(
      of parameter: String,
      for configuration: UpNextConfiguration
    ) async throws -> ParameterValue? {
      switch parameter {
      case "calendars": try await provider.defaultCalendars(for: configuration)?.parameterValue
      default: nil
      }
    }
  }
}

/// Display Mode.
nonisolated public enum DisplayMode: Int, GeneratedEnum {
  /// Compact.
  case compact = 1
  /// Full.
  case full = 3

  public static let cases: EnumTable<Self> = {
    var table = EnumTable<Self>("DisplayMode", strings: "UpNext", title: "Display Mode", titleKey: "abc")
    table.add(.compact, "compact", "Compact", key: "Uk3b9Q")
    table.add(
      .full,
      "full",
      "Full",
      key: "Tk3b9Q",
      synonyms: [LocalizedText("Everything", key: "Sk3b9Q", table: "UpNext")]
    )
    return table
  }()
}

/// Calendar.
public struct CalendarItem: GeneratedObject {
  public var identifier: String
  public var displayString: String
  public var pronunciationHint: String? = nil
  public var alternativeSpeakableMatches: [SpeakableStringValue] = []
  /// Colour.
  public var colour: String? = nil
  @Boxed public var parent: CalendarItem? = nil

  public var retained = RetainedValues()

  public init(identifier: String, displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }

  public static let properties: PropertyTable<Self> = {
    var table = PropertyTable<Self>("CalendarItem", strings: "UpNext", title: "Calendar", titleKey: "def")
    table.add(\.colour, "colour", tag: 100, "Colour", key: "Rk3b9Q")
    table.add(\.parent, "parent", tag: 101, "Parent", key: "Qk3b9Q")
    return table
  }()
}
