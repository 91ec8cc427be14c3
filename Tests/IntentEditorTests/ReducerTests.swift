import GeneratedSchemas
import IntentEditor
import IntentRuntime
import Testing

struct RowTests {
  @Test
  func `rows show and hide when their parent changes`() throws {
    var state = EditorSample.state()
    #expect(state.titles == ["Mirror Calendar App", "Title Colour", "All-Day Events"])
    let hidden = try #require(state.hiddenRows.first)
    #expect(hidden.whyHidden == "'Calendars' shows only while 'Mirror Calendar App' is 'My own choice'")

    state.apply(.open)
    #expect(state.titles == ["Mirror Calendar App", "Calendars", "Add", "Title Colour", "All-Day Events"])
    #expect(state.rows.first?.text == "My own choice")
    #expect(state.hiddenRows.isEmpty)
  }

  @Test
  func `hidden rows can be listed and give the reason`() {
    var state = EditorSample.state()
    state.apply(.toggleHidden, .focus(.parameter("calendars")), .open)
    #expect(state.titles.contains("Calendars"))
    #expect(state.message == "'Calendars' shows only while 'Mirror Calendar App' is 'My own choice'")
    #expect(state.screen == .rows)
  }

  @Test
  func `the focus moves to the nearest visible row`() {
    let many = (0..<20).map { EditorSample.calendar("\($0)", "\($0)") }
    var state = EditorSample.state(["calendars": .array(many)])
    state.apply(.toggleHidden, .focus(.element(of: "calendars", 19)))
    #expect(state.focusedRow?.place == .element(of: "calendars", 19))
    state.apply(.toggleHidden)
    #expect(state.focusedRow?.place == state.rows.last?.place)
  }

  @Test
  func `rows offer an enum's cases by title, without unknown`() throws {
    var state = EditorSample.state()
    state.apply(.focus(.parameter("titleColor")), .open)
    guard case .options(let list, _) = state.screen else {
      Issue.record("there is no list")
      return
    }
    #expect(!list.entries.map(\.option.displayString).contains { $0.lowercased() == "unknown" })
    #expect(list.entries.first?.option.displayString == "Automatic")
    #expect(list.entries.first?.isChosen == true)
    state.apply(.choose(1))
    #expect(state.configuration.value(of: "titleColor") == .enumCase("red"))
  }

  @Test
  func `elements are added, moved and removed, and keep the focus`() {
    var state = EditorSample.state([
      "mirrorCalendarApp": .boolean(false),
      "calendars": .array([EditorSample.calendar("a", "A"), EditorSample.calendar("b", "B")]),
    ])
    state.apply(.focus(.element(of: "calendars", 1)), .moveElement(by: -1))
    #expect(state.focusedRow?.text == "B")
    #expect(state.focusedRow?.place == .element(of: "calendars", 0))
    state.apply(.clear)
    #expect(state.configuration.value(of: "calendars")?.texts == ["a"])
    state.apply(.focus(.element(of: "calendars", 0)), .clear)
    #expect(state.focusedRow?.place == .parameter("calendars"))
  }
}

struct OptionListTests {
  private func open() -> (EditorState, Int?) {
    var state = EditorSample.state(["mirrorCalendarApp": .boolean(false)])
    let effects = state.apply(.focus(.newElement(of: "calendars")), .open)
    return (state, effects.question)
  }

  private func list(_ state: EditorState) -> OptionList<ParameterValue>? {
    if case .options(let list, _) = state.screen { list } else { nil }
  }

  @Test
  func `lists request options each time they open`() throws {
    var (state, first) = open()
    #expect(list(state)?.phase == .loading)
    #expect(list(state)?.isEmpty == false)
    state.apply(.answered(try #require(first), .failure("no network")))
    #expect(list(state)?.phase == .failed("no network"))
    let second = state.apply(.retry).question
    #expect(second != first)
    #expect(list(state)?.phase == .loading)
    state.apply(.answered(try #require(second), .options(OptionsCollection())))
    #expect(list(state)?.isEmpty == true)
    state.apply(.cancel)
    #expect(state.apply(.open).question != nil)
  }

  @Test
  func `what was typed is not lost if there are no options`() throws {
    var (state, question) = open()
    state.apply(.answered(try #require(question), .failure("no network")))
    state.apply(.edit(.insert("home")), .open)
    guard case .field(let field) = state.screen else { throw Unexpected() }
    #expect(field.buffer.text == "home")
  }

  @Test
  func `the cases of an enum are never requested`() {
    var state = EditorSample.state()
    #expect(state.apply(.focus(.parameter("titleColor")), .open).question == nil)
    #expect(state.apply(.retry).question == nil)
    #expect(list(state)?.phase == .loaded)
    #expect(list(state)?.entries.isEmpty == false)
  }

  @Test
  func `the answer to an earlier question is ignored`() throws {
    var (state, first) = open()
    state.apply(.retry)
    state.apply(.answered(try #require(first), .options(EditorSample.calendars)))
    #expect(list(state)?.phase == .loading)
  }

  @Test
  func `lists of new elements allow selecting several and deselecting`() throws {
    var (state, question) = open()
    state.apply(.answered(try #require(question), .options(EditorSample.calendars)))
    #expect(list(state)?.entries.map(\.section) == ["Mine", "Mine", "Shared"])
    state.apply(.toggle, .choose(2))
    #expect(state.configuration.value(of: "calendars")?.texts == ["home", "team"])
    state.apply(.choose(0))
    #expect(state.configuration.value(of: "calendars")?.texts == ["team"])
    state.apply(.open)
    #expect(state.screen == .rows)
    #expect(state.configuration.value(of: "calendars")?.texts == ["team"])
  }

  @Test
  func `lists filter by the search term`() throws {
    var (state, question) = open()
    state.apply(.answered(try #require(question), .options(EditorSample.calendars)), .edit(.insert("te")))
    #expect(list(state)?.entries.map(\.option.identifier) == ["team"])
    state.apply(.edit(.insert("x")))
    #expect(list(state)?.isEmpty == true)
    state.apply(.cancel)
    #expect(list(state)?.entries.count == 3)
    state.apply(.cancel)
    #expect(state.screen == .rows)
  }

  private func searching() throws -> (EditorState, Int) {
    let city = ParameterSchema(
      "city",
      tag: 1,
      title: LocalizedText("City"),
      type: .untypedObject(nil),
      options: .searchable
    )
    let schema = ConfigurationSchema("A", className: "A", title: LocalizedText("A"), parameters: [city])
    var state = EditorState(DynamicConfiguration(schema), hasOptions: true)
    let first = state.apply(.open).question
    state.apply(.answered(try #require(first), .options(EditorSample.calendars)))
    let second = try #require(state.apply(.edit(.insert("te"))).question)
    return (state, second)
  }

  private let team = OptionsCollection(options: [EditorSample.option("team", "Team")])

  @Test
  func `choosing waits for the entries of the search term`() throws {
    var (state, question) = try searching()
    state.apply(.open)
    #expect(list(state)?.phase == .loading && state.value("city") == nil)
    state.apply(.answered(question, .options(team)))
    #expect(state.screen == .rows)
    #expect(state.value("city") == EditorSample.calendar("team", "Team"))
  }

  @Test
  func `nothing is chosen if nothing matches, or if another key follows`() throws {
    var (state, question) = try searching()
    state.apply(.open, .answered(question, .options(OptionsCollection())))
    #expect(list(state)?.isEmpty == true && state.value("city") == nil)
    (state, question) = try searching()
    state.apply(.open, .move(by: 1), .answered(question, .options(team)))
    #expect(list(state)?.entries.count == 1 && state.value("city") == nil)
    (state, question) = try searching()
    state.apply(.toggle)
    #expect(list(state)?.phase == .loading && state.value("city") == nil)
  }

  @Test
  func `options that arrive during a search are counted and remembered`() throws {
    var (state, question) = open()
    state.apply(.edit(.insert("te")), .answered(try #require(question), .options(EditorSample.calendars)))
    #expect(list(state)?.entries.count == 1 && list(state)?.total == 3)
    state.apply(.typeIn, .edit(.replace("Team")), .open)
    #expect(state.value("calendars")?.texts == ["team"])
  }

  @Test
  func `a stale choice is marked and kept until it is cleared`() throws {
    var state = EditorSample.state([
      "mirrorCalendarApp": .boolean(false), "calendars": .array([EditorSample.calendar("old", "Old")]),
    ])
    let question = state.apply(.started).question
    state.apply(.answered(try #require(question), .options(EditorSample.calendars)))
    let place = EditorPlace.element(of: "calendars", 0)
    #expect(state.row(at: place)?.isStale == true)
    state.apply(.focus(place))
    let asked = state.apply(.open).question
    state.apply(.answered(try #require(asked), .options(EditorSample.calendars)))
    #expect(list(state)?.entries.first?.isStale == true)
    state.apply(.cancel)
    #expect(state.configuration.value(of: "calendars")?.texts == ["old"])
    state.apply(.clear)
    #expect(state.configuration.value(of: "calendars") == .array([]))
  }

  @Test
  func `options are requested again when another value changes`() throws {
    let place = EditorPlace.element(of: "calendars", 0)
    var state = EditorSample.state(["calendars": .array([EditorSample.calendar("old", "Old")])])
    #expect(state.apply(.started).question == nil, "a hidden row asks for nothing")
    let shown = state.apply(.open).question
    state.apply(.answered(try #require(shown), .options(EditorSample.calendars)))
    #expect(state.row(at: place)?.isStale == true)

    let changed = state.apply(.focus(.parameter("titleColor")), .step(1)).question
    #expect(state.row(at: place)?.isStale == true, "the mark stays until there is another answer")
    let again = state.apply(.step(1))
    #expect(again.first == .forget(try #require(changed)))
    let options = OptionsCollection(options: [EditorSample.option("old", "Old")])
    state.apply(.answered(try #require(again.question), .options(options)))
    #expect(state.row(at: place)?.isStale == false)
  }
}

struct LeavingTests {
  @Test
  func `saving drops the values of hidden rows and reports them`() {
    var state = EditorSample.state([
      "mirrorCalendarApp": .boolean(false), "calendars": .array([EditorSample.calendar("home", "Home")]),
    ])
    state.apply(.open, .save)
    guard case .review(let review) = state.screen else {
      Issue.record("there is no review")
      return
    }
    #expect(review.notes == ["'Calendars' is hidden, so 'Home' is not saved"])
    #expect(review.changes.map(\.after) == ["Same as the Calendar app"])
    guard case .write(.object(let fields), replacing: false)? = state.apply(.confirm).first else {
      Issue.record("nothing is written")
      return
    }
    #expect(fields["calendars"] == nil)
    #expect(state.apply(.written) == [.finish])
    guard case .saved? = state.outcome else {
      Issue.record("it is not done")
      return
    }
  }

  @Test
  func `quitting asks once if changes would be lost`() {
    var unchanged = EditorSample.state()
    #expect(unchanged.apply(.quit) == [.finish] && unchanged.outcome == .quit)
    var state = EditorSample.state()
    #expect(state.apply(.open, .quit) == [])
    #expect(state.screen == .confirmQuit)
    state.apply(.cancel)
    #expect(state.screen == .rows)
    #expect(state.apply(.quit, .quit) == [.finish] && state.outcome == .quit)
  }

  @Test
  func `saving asks before replacing a changed file and reports errors`() {
    var state = EditorSample.state()
    state.apply(.open, .save, .confirm, .failed("the disk is full"))
    #expect(state.message == "the disk is full")
    state.apply(.confirm, .changedMeanwhile("'a.json' was changed"))
    #expect(state.screen == .conflict("'a.json' was changed"))
    guard case .write(_, replacing: true)? = state.apply(.confirm).first else {
      Issue.record("nothing is replaced")
      return
    }
  }
}

private struct Unexpected: Error {}
