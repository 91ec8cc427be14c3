import GeneratedSchemas
import IntentEditor
import IntentRuntime
import Testing

@Suite("The editor's rows")
struct RowTests {
  @Test("show and hide as soon as their parent changes")
  func visibility() throws {
    var state = EditorSample.state()
    #expect(state.titles == ["Mirror Calendar App", "Title Colour", "All-Day Events"])
    let hidden = try #require(state.hiddenRows.first)
    #expect(hidden.whyHidden == "'Calendars' shows only while 'Mirror Calendar App' is 'My own choice'")

    state.apply(.open)
    #expect(state.titles == ["Mirror Calendar App", "Calendars", "Add", "Title Colour", "All-Day Events"])
    #expect(state.rows.first?.text == "My own choice")
    #expect(state.hiddenRows.isEmpty)
  }

  @Test("that are hidden can be listed, and say why instead of changing")
  func hidden() {
    var state = EditorSample.state()
    state.apply(.toggleHidden, .focus(.parameter("calendars")), .open)
    #expect(state.titles.contains("Calendars"))
    #expect(state.message == "'Calendars' shows only while 'Mirror Calendar App' is 'My own choice'")
    #expect(state.screen == .rows)
  }

  @Test("that are hidden leave the focus to the nearest, however many there are")
  func manyHidden() {
    let many = (0..<20_000).map { EditorSample.calendar("\($0)", "\($0)") }
    var state = EditorSample.state(["calendars": .array(many)])
    state.apply(.toggleHidden, .focus(.element(of: "calendars", 19_999)))
    #expect(state.focusedRow?.place == .element(of: "calendars", 19_999))
    state.apply(.toggleHidden)
    #expect(state.focusedRow?.place == state.rows.last?.place)
  }

  @Test("offer an enum's cases by title, without unknown")
  func cases() throws {
    var state = EditorSample.state()
    state.apply(.focus(.parameter("titleColor")), .open)
    guard case .options(let list) = state.screen else {
      Issue.record("there is no list")
      return
    }
    #expect(!list.entries.map(\.option.displayString).contains { $0.lowercased() == "unknown" })
    #expect(list.entries.first?.option.displayString == "Automatic")
    #expect(list.entries.first?.isChosen == true)
    state.apply(.choose(1))
    #expect(state.configuration.value(of: "titleColor") == .enumCase("red"))
  }

  @Test("step enums, and go back to what they were")
  func stepAndRevert() {
    var state = EditorSample.state()
    state.apply(.focus(.parameter("titleColor")), .step(1), .step(1))
    #expect(state.focusedRow?.text == "Orange")
    #expect(state.focusedRow?.isChanged == true)
    #expect(state.hasChanges)
    state.apply(.revert)
    #expect(state.focusedRow?.text == "Automatic")
    #expect(!state.hasChanges)
  }

  @Test("of a list are added, moved and removed, and the focus stays with the element")
  func elements() {
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

@Suite("The editor's lists")
struct OptionListTests {
  private func open() -> (EditorState, Int?) {
    var state = EditorSample.state(["mirrorCalendarApp": .boolean(false)])
    let effects = state.apply(.focus(.newElement(of: "calendars")), .open)
    return (state, effects.question)
  }

  private func list(_ state: EditorState) -> OptionList? {
    if case .options(let list) = state.screen { list } else { nil }
  }

  @Test("ask anew each time they open; loading, failed and empty are three things")
  func phases() throws {
    var (state, first) = open()
    #expect(list(state)?.phase == .loading)
    #expect(list(state)?.isEmpty == false)
    state.apply(.failed(try #require(first), "no network"))
    #expect(list(state)?.phase == .failed("no network"))
    let second = state.apply(.retry).question
    #expect(second != first)
    #expect(list(state)?.phase == .loading)
    state.apply(.answered(try #require(second), OptionsCollection()))
    #expect(list(state)?.isEmpty == true)
    state.apply(.cancel)
    #expect(state.apply(.open).question != nil)
  }

  @Test("of an enum's cases are asked of nobody, also not again")
  func casesAreNotAsked() {
    var state = EditorSample.state()
    #expect(state.apply(.focus(.parameter("titleColor")), .open).question == nil)
    #expect(state.apply(.retry).question == nil)
    #expect(list(state)?.phase == .loaded)
    #expect(list(state)?.entries.isEmpty == false)
  }

  @Test("do not listen to the answer to an earlier question")
  func late() throws {
    var (state, first) = open()
    state.apply(.retry)
    state.apply(.answered(try #require(first), EditorSample.calendars))
    #expect(list(state)?.phase == .loading)
  }

  @Test("of new elements take several, and take a choice back")
  func several() throws {
    var (state, question) = open()
    state.apply(.answered(try #require(question), EditorSample.calendars))
    #expect(list(state)?.entries.map(\.section) == ["Mine", "Mine", "Shared"])
    state.apply(.toggle, .choose(2))
    #expect(state.configuration.value(of: "calendars")?.texts == ["home", "team"])
    state.apply(.choose(0))
    #expect(state.configuration.value(of: "calendars")?.texts == ["team"])
    state.apply(.open)
    #expect(state.screen == .rows)
    #expect(state.configuration.value(of: "calendars")?.texts == ["team"])
  }

  @Test("filter by what is typed")
  func filter() throws {
    var (state, question) = open()
    state.apply(.answered(try #require(question), EditorSample.calendars), .search, .edit(.insert("te")))
    #expect(list(state)?.entries.map(\.option.identifier) == ["team"])
    state.apply(.edit(.insert("x")))
    #expect(list(state)?.isEmpty == true)
    state.apply(.cancel)
    #expect(list(state)?.entries.count == 3)
  }

  @Test("mark a choice that is no longer offered, which is kept until it is cleared")
  func stale() throws {
    var state = EditorSample.state([
      "mirrorCalendarApp": .boolean(false), "calendars": .array([EditorSample.calendar("old", "Old")]),
    ])
    let question = state.apply(.started).question
    state.apply(.answered(try #require(question), EditorSample.calendars))
    let place = EditorPlace.element(of: "calendars", 0)
    #expect(state.row(at: place)?.isStale == true)
    state.apply(.focus(place))
    let asked = state.apply(.open).question
    state.apply(.answered(try #require(asked), EditorSample.calendars))
    #expect(list(state)?.entries.first?.isStale == true)
    state.apply(.cancel)
    #expect(state.configuration.value(of: "calendars")?.texts == ["old"])
    state.apply(.clear)
    #expect(state.configuration.value(of: "calendars") == .array([]))
  }

  @Test("are asked for again when another value changes, to know what is still offered")
  func staleAfterChange() throws {
    let place = EditorPlace.element(of: "calendars", 0)
    var state = EditorSample.state(["calendars": .array([EditorSample.calendar("old", "Old")])])
    #expect(state.apply(.started).question == nil, "a hidden row asks for nothing")
    let shown = state.apply(.open).question
    state.apply(.answered(try #require(shown), EditorSample.calendars))
    #expect(state.row(at: place)?.isStale == true)

    let changed = state.apply(.focus(.parameter("titleColor")), .step(1)).question
    #expect(state.row(at: place)?.isStale == true, "the mark stays until there is another answer")
    let again = state.apply(.step(1))
    #expect(again.first == .forget(try #require(changed)))
    let options = OptionsCollection(options: [EditorSample.option("old", "Old")])
    state.apply(.answered(try #require(again.question), options))
    #expect(state.row(at: place)?.isStale == false)
  }
}

@Suite("Leaving the editor")
struct LeavingTests {
  @Test("saves after a yes, without the values of hidden rows, and says which")
  func dropsHidden() {
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
    guard case .finish(.saved)? = state.apply(.written).first else {
      Issue.record("it is not done")
      return
    }
  }

  @Test("asks once where something would be lost, and not where nothing would")
  func quit() {
    var unchanged = EditorSample.state()
    #expect(unchanged.apply(.quit) == [.finish(.quit)])
    var state = EditorSample.state()
    #expect(state.apply(.open, .quit) == [])
    #expect(state.screen == .confirmQuit)
    state.apply(.cancel)
    #expect(state.screen == .rows)
    #expect(state.apply(.quit, .quit) == [.finish(.quit)])
  }

  @Test("asks before it replaces what somebody else changed, and tells what hindered it")
  func conflict() {
    var state = EditorSample.state()
    state.apply(.open, .save, .confirm, .notWritten("the disk is full"))
    #expect(state.message == "the disk is full")
    state.apply(.confirm, .changedMeanwhile("'a.json' was changed"))
    #expect(state.screen == .confirmReplace("'a.json' was changed"))
    guard case .write(_, replacing: true)? = state.apply(.confirm).first else {
      Issue.record("nothing is replaced")
      return
    }
  }
}
