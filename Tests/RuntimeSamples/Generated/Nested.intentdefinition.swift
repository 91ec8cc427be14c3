// Written by hand in the shape that intentc generates: parents that nest, a search field, an intent without
// parameters, an enum without cases.

public import IntentRuntime

/// The configuration of the intent `Search`.
nonisolated public struct SearchConfiguration: GeneratedConfiguration {
  public var scope: SearchScope? = nil
  public var limit: Int = 5
  public var calendar: CalendarItem? = nil
  public var detail: String? = nil

  public var retained = RetainedValues()

  public init() {}

  public init(scope: SearchScope? = nil, limit: Int = 5, calendar: CalendarItem? = nil, detail: String? = nil)
  {
    self.scope = scope
    self.limit = limit
    self.calendar = calendar
    self.detail = detail
  }

  public static let parameters: ParameterTable<Self> = {
    var table = ParameterTable<Self>(
      "Search",
      className: "SearchIntent",
      strings: "Nested",
      title: "Search",
      titleKey: "seTtl1"
    )
    table.add(\.scope, "scope", tag: 1, "Scope", key: "seSco1")
    table.add(
      \.limit,
      "limit",
      tag: 2,
      "Limit",
      key: "seLim1",
      shownWhile: VisibilityRule("scope", .isAnyOf([.enumCase("some"), .enumCase("default")]))
    )
    table.add(
      \.calendar,
      "calendar",
      tag: 3,
      "Calendar",
      key: "seCal1",
      options: .searchable,
      shownWhile: VisibilityRule("limit", .isGreaterThan(3))
    )
    table.add(
      \.detail,
      "detail",
      tag: 4,
      "Detail",
      key: "seDet1",
      shownWhile: VisibilityRule("calendar", .hasAnyValue)
    )
    return table
  }()
}

/// Provides the options of ``SearchConfiguration``'s parameters at run time.
nonisolated public protocol SearchOptionsProvider: OptionsProvider {
  /// The options of `calendar`; asked again with each search term.
  func provideCalendarOptionsCollection(
    for configuration: SearchConfiguration,
    searchTerm: String?
  ) async throws -> OptionsCollection<CalendarItem>

  /// Returns the value of `calendar` in a new widget, or `nil` for none.
  func defaultCalendar(for configuration: SearchConfiguration) async throws -> CalendarItem?
}

nonisolated extension SearchOptionsProvider {
  public func defaultCalendar(for configuration: SearchConfiguration) async throws -> CalendarItem? { nil }
}

nonisolated extension SearchConfiguration {
  /// Asks a ``SearchOptionsProvider`` by parameter name.
  public struct OptionsAdapter<Provider: SearchOptionsProvider>: ConfigurationOptionsAdapter {
    public let provider: Provider

    public init(_ provider: Provider) {
      self.provider = provider
    }

    public func options(
      of parameter: String,
      searchTerm: String?,
      for configuration: SearchConfiguration
    ) async throws -> OptionsCollection<ParameterValue>? {
      switch parameter {
      case "calendar":
        try await provider.provideCalendarOptionsCollection(for: configuration, searchTerm: searchTerm).values
      default: nil
      }
    }

    public func defaultValue(
      of parameter: String,
      for configuration: SearchConfiguration
    ) async throws -> ParameterValue? {
      switch parameter {
      case "calendar": try await provider.defaultCalendar(for: configuration)?.parameterValue
      default: nil
      }
    }
  }
}

/// Search Scope, with indices that have gaps and do not ascend, and cases named as keywords are.
nonisolated public enum SearchScope: Int, GeneratedEnum {
  case all = 9
  case some = 2
  case `default` = 4
  case `self` = 5

  public static let cases: EnumTable<Self> = {
    var table = EnumTable<Self>("SearchScope", strings: "Nested", title: "Search Scope", titleKey: "scTtl1")
    table.add(.all, "all", "Everywhere", key: "scAll1")
    table.add(.some, "some", "Some Places", key: "scSom1")
    table.add(.`default`, "default", "As Always", key: "scDef1")
    table.add(.`self`, "self", "Here", key: "scSlf1")
    return table
  }()
}

/// The configuration of the intent `Bare`, which has no parameters.
nonisolated public struct BareConfiguration: GeneratedConfiguration {
  public var retained = RetainedValues()

  public init() {}

  public static let parameters = ParameterTable<Self>(
    "Bare",
    className: "BareIntent",
    strings: "Nested",
    title: "Bare"
  )
}

/// Nothing: an enum whose only case is `unknown`.
nonisolated public enum Nothing: GeneratedEnum {
  public init?(rawValue: Int) {
    return nil
  }

  public var rawValue: Int {
    switch self {}
  }

  public static let cases = EnumTable<Self>("Nothing", strings: "Nested", title: "Nothing")
}
