import GeneratedSchemas
import IntentEditor
import IntentRuntime
import Testing

struct DirectEventTests {
  private static let mirror = EditorPlace.parameter("mirrorCalendarApp")
  private static let calendars = "calendars"

  private static var open: EditorState {
    EditorSample.state(["mirrorCalendarApp": .boolean(false)], hasOptions: false)
  }

  /// Properties with a default have values.
  private static func typed(_ identifier: String, _ name: String) -> ParameterValue {
    let properties = ["isShared": ParameterValue.boolean(false)]
    return .object(ObjectValue(identifier: identifier, displayString: name, properties: properties))
  }

  @Test func `an event for a row closes what is open and gives the row the focus`() {
    var state = EditorSample.state()
    state.apply(.on(.parameter("titleColor"), .help), .on(Self.mirror, .toggle))
    #expect(state.screen == .rows)
    #expect(state.focusedRow?.place == Self.mirror)
    #expect(state.value("mirrorCalendarApp") == .boolean(false))
  }

  @Test func `the list of a row stays open while another row changes`() {
    var state = EditorSample.state()
    let place = EditorPlace.parameter("titleColor")
    state.apply(.on(place, .open), .edit(.insert("re")), .on(Self.mirror, .toggle))
    #expect(state.value("mirrorCalendarApp") == .boolean(false))
    guard case .options(let list, place) = state.screen else {
      Issue.record("the list is closed")
      return
    }
    #expect(list.search.text == "re")
    state.apply(.choose(0))
    #expect(state.value("titleColor") == .enumCase("red"))
    // Not if its own row changes, or another screen opens.
    state.apply(.on(place, .open), .on(place, .step(1)))
    #expect(state.screen == .rows)
    state.apply(.on(place, .open), .on(Self.mirror, .help))
    #expect(state.screen != .rows)
    state.apply(.cancel)
    #expect(state.screen == .rows)
  }

  @Test func `the list of an element closes when another element moves there`() {
    let elements = ["a", "b"].map { EditorSample.calendar($0, $0) }
    let values = ["mirrorCalendarApp": .boolean(false), Self.calendars: ParameterValue.array(elements)]
    var state = EditorSample.state(values)
    state.apply(
      .on(.element(of: Self.calendars, 0), .open),
      .on(.element(of: Self.calendars, 1), .moveElement(by: -1))
    )
    #expect(state.screen == .rows)
  }

  @Test func `a question for the options of a list that is closed is dropped`() throws {
    var state = EditorSample.state(["mirrorCalendarApp": .boolean(false)])
    let question = try #require(state.apply(.on(.newElement(of: Self.calendars), .open)).question)
    #expect(!state.apply(.on(Self.mirror, .focus(Self.mirror))).contains(.forget(question)))
    #expect(state.apply(.on(Self.mirror, .toggle)).contains(.forget(question)))
  }

  @Test func `an event for a row that is not listed does nothing`() {
    var state = EditorSample.state()
    state.apply(.on(.parameter("titleColor"), .open))
    let screen = state.screen
    for place in [
      EditorPlace.element(of: Self.calendars, 7), .parameter("nosuch"), .parameter(Self.calendars),
    ] {
      state.apply(.on(place, .clear))
      #expect(state.screen == screen)
    }
    #expect(!state.canUndo)
  }

  @Test func `a text is taken as if it was typed`() {
    var state = Self.open
    state.apply(.on(.newElement(of: Self.calendars), .set("Home <home>")))
    #expect(state.value(Self.calendars) == .array([Self.typed("home", "Home")]))
    state.apply(.on(.element(of: Self.calendars, 0), .set("Work <work>")))
    #expect(state.value(Self.calendars) == .array([Self.typed("work", "Work")]))
    #expect(state.screen == .rows)
    state.apply(.undo)
    #expect(state.value(Self.calendars) == .array([Self.typed("home", "Home")]))
  }

  @Test func `a text that is not valid stays in its field`() {
    var state = EditorState(DynamicConfiguration(NumberControlsConfiguration.schema))
    state.apply(.on(.parameter("tankNumber"), .set("many")))
    guard case .field(let field) = state.screen else {
      Issue.record("no field is open")
      return
    }
    #expect(field.buffer.text == "many")
    #expect(field.problem?.contains("many") == true)
    #expect(state.value("tankNumber") == nil)
    state.apply(.on(.parameter("tankNumber"), .set("7")))
    #expect(state.value("tankNumber") == .integer(7))
  }

  @Test func `what was meant for another value changes nothing, and a text stays in its field`() {
    var state = Self.open
    for text in ["Home <home>", "Work <work>"] {
      state.apply(.on(.newElement(of: Self.calendars), .set(text)))
    }
    let before = state.value(Self.calendars)
    let place = EditorPlace.element(of: Self.calendars, 1)
    state.apply(.on(place, .refuse("Houses <home>", was: "Home <home>")))
    guard case .field(let field) = state.screen else {
      Issue.record("no field is open")
      return
    }
    #expect(field.place == place && field.buffer.text == "Houses <home>")
    let words = "was typed for 'Home <home>', but the row has 'Work <work>' now; Escape shows it"
    #expect(field.problem == words)
    state.apply(.cancel)
    state.apply(.on(place, .refuse(nil, was: "Home <home>")))
    #expect(state.message == "The row has 'Work <work>' now, not 'Home <home>', so nothing is changed")
    state.apply(.on(.element(of: Self.calendars, 2), .refuse("x", was: "Team")))
    #expect(state.message == "The row of 'Team' is gone, so nothing is changed")
    #expect(state.value(Self.calendars) == before && state.screen == .rows)
  }

  @Test func `a list as a whole takes no text`() {
    var state = Self.open
    state.apply(.on(.parameter(Self.calendars), .set("Home")))
    #expect(state.screen == .rows)
    #expect(!state.canUndo)
  }

  @Test func `another language changes the texts of rows, of what is open, and of what can be undone`() {
    let german = UpNextConfiguration.schema.localized(by: TextLookup { key, _ in "\(key) de" })
    var state = EditorSample.state()
    state.apply(.on(Self.mirror, .toggle), .on(.parameter("titleColor"), .open))
    let values = state.configuration.configurationValues
    state.apply(.translate(german))
    #expect(state.titles.allSatisfy { $0.hasSuffix(" de") || $0 == "Add" })
    #expect(state.configuration.configurationValues == values)
    guard case .options(let list, _) = state.screen else {
      Issue.record("the list is closed")
      return
    }
    #expect(list.entries.allSatisfy { $0.option.displayString.hasSuffix(" de") })
    state.apply(.cancel, .undo)
    #expect(state.value("mirrorCalendarApp") == .boolean(true))
    #expect(state.titles.allSatisfy { $0.hasSuffix(" de") })
    #expect(!state.hasChanges)
  }

  @Test func `the schema of another intent is no language`() {
    var state = EditorSample.state()
    state.apply(.translate(StocksConfiguration.schema))
    #expect(state.schema == UpNextConfiguration.schema)
  }

  @Test func `a family limits lists`() {
    var state = EditorState(DynamicConfiguration(StocksConfiguration.schema))
    #expect(state.rows.contains { $0.control == .list(count: 0, maximum: nil) })
    state.apply(.fit(.systemMedium))
    #expect(state.family == .systemMedium)
    #expect(state.rows.contains { $0.control == .list(count: 0, maximum: 4) })
    state.apply(.fit(nil))
    #expect(state.rows.contains { $0.control == .list(count: 0, maximum: nil) })
  }

  @Test func `an editor that stays open goes on after saving`() {
    var state = EditorState(
      EditorSample.upNext(),
      purpose: .saving(to: "widget.json", staysOpen: true),
      stored: .object([:])
    )
    state.apply(.on(.parameter("titleColor"), .step(1)), .save)
    let effects = state.apply(.confirm)
    guard case .write(let plain, replacing: false)? = effects.first else {
      Issue.record("nothing is written: \(effects)")
      return
    }
    #expect(plain == .object(["titleColor": .string("red")]))
    #expect(state.apply(.written).isEmpty)
    #expect(state.outcome == nil)
    #expect(state.screen == .rows)
    #expect(state.lastSaved != nil)
    #expect(state.message == "Saved to widget.json")
    #expect(!state.hasChanges && !state.rows.contains(where: \.isChanged))
    state.apply(.undo)
    #expect(state.hasChanges)
    state.apply(.save)
    #expect(
      state.apply(.confirm) == [.write(.object(["titleColor": .string("automatic")]), replacing: false)]
    )
  }

  @Test func `values that were not saved because their rows are hidden are saved when the rows show`() {
    var state = EditorState(
      EditorSample.upNext(["mirrorCalendarApp": .boolean(false)]),
      purpose: .saving(staysOpen: true),
      stored: .object([:])
    )
    state.apply(.on(.newElement(of: Self.calendars), .set("Home <home>")), .on(Self.mirror, .toggle))
    state.apply(.save, .confirm, .written)
    state.apply(.on(Self.mirror, .toggle))
    #expect(state.value(Self.calendars) == .array([Self.typed("home", "Home")]))
    state.apply(.save)
    guard case .review(let review) = state.screen else {
      Issue.record("no review")
      return
    }
    #expect(review.changes.map(\.parameter).contains(Self.calendars))
  }

  @Test func `a hidden value that was not saved is not a change after saving`() {
    var state = EditorState(
      EditorSample.upNext([
        "mirrorCalendarApp": .boolean(true), Self.calendars: .array([Self.typed("home", "Home")]),
      ]),
      purpose: .saving(staysOpen: true),
      stored: .object([
        "mirrorCalendarApp": .boolean(true),
        Self.calendars: .array([.object(["identifier": .string("home")])]),
      ])
    )
    state.apply(.on(.parameter("titleColor"), .step(1)))
    #expect(state.hasChanges)
    state.apply(.save, .confirm, .written)
    #expect(!state.hasChanges)
    state.apply(.on(.parameter("titleColor"), .step(1)))
    #expect(state.hasChanges)
  }
}
