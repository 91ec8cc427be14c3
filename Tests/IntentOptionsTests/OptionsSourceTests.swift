import Foundation
import IntentRuntime
import RuntimeSamples
import Testing

@testable import IntentOptions

struct OptionsSourceTests {
  private let schema = SearchConfiguration.schema

  @Test func `a new configuration has the provider's defaults, or else the definition's`()
    async throws
  {
    let adapter = SearchConfiguration.OptionsAdapter(CalendarProvider())
    let configuration = try await adapter.newConfiguration()
    #expect(configuration == SearchConfiguration(limit: 5, calendar: .work))

    let stored = StoredOptions(defaults: ["calendar": CalendarItem.home.parameterValue])
    let dynamic = try await stored.newConfiguration(schema)
    #expect(
      dynamic.values(includingHidden: true)
        == SearchConfiguration(calendar: .home).values(includingHidden: true)
    )
  }

  @Test func `a default that the parameter cannot take is an error`() async {
    let stored = StoredOptions(defaults: ["calendar": .integer(1)])
    await #expect(throws: ParameterValueError.self) { try await stored.newConfiguration(schema) }
  }

  @Test func `options come from a file`() async throws {
    let json = """
      {"calendar": {
        "sections": [
          {"title": "Mine", "options": [{"identifier": "home", "displayString": "Home", "colour": "red"}]},
          {"title": "Theirs", "options": [
            {"value": {"identifier": "work", "displayString": "Work"}, "subtitle": "Exchange", "imageName": "b"}
          ]}
        ],
        "default": {"identifier": "home"}
      }, "scope": ["all", {"value": "some", "displayString": "A few"}]}
      """
    let stored = try StoredOptions(json: Data(json.utf8), for: schema)
    let calendars = try #require(stored.options["calendar"])
    #expect(calendars.sections.map(\.title) == ["Mine", "Theirs"])
    #expect(calendars.options.map(\.displayString) == ["Home", "Work"])
    #expect(calendars.options.map(\.subtitle) == [nil, "Exchange"])
    #expect(stored.defaults["calendar"]?.optionIdentifier == "home")
    #expect(stored.options["scope"]?.options.map(\.value) == [.enumCase("all"), .enumCase("some")])
    let found = try await stored.options(
      of: "calendar",
      searchTerm: "exch",
      for: DynamicConfiguration(schema)
    )
    #expect(found?.sections.map(\.title) == ["Theirs"])
  }

  @Test func `an object in a file may be a name or have a subtitle`() throws {
    let json = """
      {"calendar": ["Home", {"identifier": "work", "displayString": "Work", "subtitle": "Exchange"}]}
      """
    let options = try StoredOptions(json: Data(json.utf8), for: schema).options["calendar"]?.options
    #expect(options?.map(\.identifier) == ["Home", "work"])
    #expect(options?.map(\.displayString) == ["Home", "Work"])
    #expect(options?.map(\.subtitle) == [nil, "Exchange"])
    let error = #expect(throws: ConfigurationIssues.self) {
      try StoredOptions(
        json: Data(#"{"calendar": [{"identifier": 3, "subtitle": "x"}, 7]}"#.utf8),
        for: schema
      )
    }
    #expect(error?.errors.map(\.path.description) == ["calendar[0].identifier", "calendar[1]"])
  }

  @Test func `an invalid file is reported with the place of the problem`() {
    let json = """
      {"calendars": [], "scope": ["everything"], "calendar": {"sections": [{"options": [{"name": "x"}, 3]}], "x": 1},
      "limit": 3}
      """
    let error = #expect(throws: ConfigurationIssues.self) {
      try StoredOptions(json: Data(json.utf8), for: schema)
    }
    #expect(
      error?.errors.map(\.path.description) == [
        "calendars", "scope[0]", "limit", "calendar.x", "calendar.sections[0].options[0].identifier",
        "calendar.sections[0].options[1]",
      ]
    )
  }

  @Test func `an enum offers its cases in any language`() {
    let lookup = TextLookup(tables: ["UpNext": ["Uk3b9Q": "Knapp"]])
    let schema = UpNextConfiguration.schema
    let options = OptionsCollection(of: .enumeration("DisplayMode"), in: schema.types, lookup: lookup)
    #expect(options?.options.map(\.displayString) == ["Knapp", "Full"])
    #expect(OptionsCollection(of: .date, in: schema.types) == nil)
  }
}

/// A new request cancels the previous one.
struct OptionsSearchTests {
  /// The answer to `slow` takes very long.
  private actor Recorder: OptionsSource {
    private(set) var terms: [String?] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func options(
      of parameter: String,
      searchTerm: String?,
      for configuration: DynamicConfiguration
    ) async throws -> OptionsCollection<ParameterValue>? {
      terms.append(searchTerm)
      for continuation in waiting { continuation.resume() }
      waiting = []
      if searchTerm == "slow" { try await Task.sleep(for: .seconds(60)) }
      // This ignores cancellation.
      if searchTerm == "deaf" { await Task.detached { try? await Task.sleep(for: .seconds(60)) }.value }
      let item = CalendarItem(identifier: searchTerm ?? "first", displayString: searchTerm ?? "first")
      return OptionsCollection([item]).values
    }

    func defaultValue(of parameter: String, for configuration: DynamicConfiguration) -> ParameterValue? {
      nil
    }

    func wait(for term: String) async {
      while !terms.contains(term) { await withCheckedContinuation { waiting.append($0) } }
    }
  }

  private let source = Recorder()

  private func search() -> OptionsSearch {
    OptionsSearch(of: "calendar", for: DynamicConfiguration(SearchConfiguration.schema), in: source)
  }

  @Test func `the first request has no term, and each later request has its own`() async throws {
    let search = search()
    #expect(try await search.options(matching: "a").options.map(\.identifier) == ["a"])
    #expect(try await search.options(matching: "ab").options.map(\.identifier) == ["ab"])
    #expect(try await search.options().options.map(\.identifier) == ["first"])
    #expect(await source.terms == [nil, "a", "ab"])
  }

  @Test func `the options of a provider without search are searched`() async throws {
    let schema = UpNextConfiguration.schema
    let search = OptionsSearch(of: "calendars", for: DynamicConfiguration(schema), in: source)
    #expect(try await search.options(matching: "FIR").options.map(\.identifier) == ["first"])
    #expect(try await search.options(matching: "x").isEmpty)
    #expect(await source.terms == [nil])
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["slow", "deaf"])
  func `a new request cancels the previous one`(term: String) async throws {
    let search = search()
    let slow = Task { try await search.options(matching: term) }
    await source.wait(for: term)
    #expect(try await search.options(matching: "b").options.map(\.identifier) == ["b"])
    await #expect(throws: CancellationError.self) { try await slow.value }
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["slow", "deaf"])
  func `a cancelled caller does not wait`(term: String) async throws {
    let search = search()
    let slow = Task { try await search.options(matching: term) }
    await source.wait(for: term)
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
  }

  @Test(arguments: [
    ("evora", "Évora"), ("EVORA", "E\u{301}vora"), ("strasse", "Straße"), ("istanbul", "İstanbul"),
    ("lodz", "Łódź"),
    ("ανοιξη", "ΆΝΟΙΞΗ"), ("елка", "Ёлка"), ("東京", "東京"),
  ])
  func `people type neither case nor marks`(typed: String, title: String) {
    #expect(title.folded == typed.folded)
    let options = OptionsCollection<ParameterValue>(options: [
      .init(.string("1"), identifier: "1", displayString: title)
    ])
    #expect(options.matching(typed).count == 1)
  }

  @Test func `an exact name wins, and names that differ only in marks are several`() {
    var names = TypedNames<Int>()
    for (number, name) in ["Évora", "Evora", "Home"].enumerated() { names.add(name, number) }
    #expect(names.values("Evora").map(\.value) == [1])
    #expect(names.values("evora").map(\.name) == ["Évora", "Evora"])
    #expect(names.values("HOME").map(\.value) == [2])
  }

  @Test func `a provider is asked for defaults without values of hidden parents`() async throws {
    actor Asked: OptionsSource {
      var seen: [String: ParameterValue?] = [:]
      func options(
        of parameter: String,
        searchTerm: String?,
        for configuration: DynamicConfiguration
      ) -> OptionsCollection<ParameterValue>? { nil }

      func defaultValue(of parameter: String, for configuration: DynamicConfiguration) -> ParameterValue? {
        seen[parameter] = configuration.value(of: "country", includingHidden: true)
        return .string("default of \(parameter)")
      }
    }
    func parameter(_ name: String, _ tag: Int, while parent: String?) -> ParameterSchema {
      ParameterSchema(
        name,
        tag: tag,
        title: LocalizedText(name),
        type: .string(TextSettings()),
        visibility: parent.map { VisibilityRule($0, .hasAnyValue) },
        options: .dynamic
      )
    }
    let schema = ConfigurationSchema(
      "Trip",
      className: "TripIntent",
      title: LocalizedText("Trip"),
      parameters: [parameter("country", 1, while: "region"), parameter("region", 2, while: nil)]
    )
    let source = Asked()
    _ = try await source.newConfiguration(schema)
    #expect(await source.seen["region"] == .some(nil))
  }
}
