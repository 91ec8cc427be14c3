import GeneratedSchemas
import IntentRuntime
import Testing

@testable import IntentEditor

struct SearchTermTests {
  private func found(_ term: String, in texts: [String]) -> [String] {
    let term = SearchTerm(term)
    return texts.compactMap { text in term.distance(to: [SearchText(text)]).map { (text, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test
  func `all words must be found, in any order and case`() {
    let numbers = (0..<500).map { "Number \($0)" }
    #expect(found("num 499", in: numbers) == ["Number 499"])
    #expect(found("499 NUM", in: numbers) == ["Number 499"])
    #expect(found("num 500", in: numbers) == [])
    #expect(found("", in: ["a"]) == ["a"])
  }

  @Test
  func `the start of the text is the best match, then the start of a word, then abbreviations`() {
    let texts = ["Discolour", "Collar", "Title Colour", "C. O. Larson", "Cool"]
    #expect(found("col", in: texts) == ["Collar", "Title Colour", "Discolour", "Cool", "C. O. Larson"])
    #expect(found("oc", in: ["Cool"]) == [])
  }

  @Test
  func `the characters that match are marked`() {
    func marks(_ term: String, _ text: String, strictly: Bool = false) -> [Int] {
      SearchTerm(term).marks(in: text, strictly: strictly).sorted()
    }
    #expect(marks("num 9", "Number 9") == [0, 1, 2, 7])
    #expect(marks("tc", "Title Colour") == [0, 6])
    #expect(marks("tc", "Title Colour", strictly: true) == [])
    #expect(marks("漢", "👨‍👩‍👧漢字") == [1])
    #expect(marks("É", "cafe\u{301}") == [3])
  }

  @Test
  func `only the first text may be abbreviated`() {
    let texts = ["Aquarium Gauge", "Keeps an eye on the water"].map { SearchText($0) }
    #expect(SearchTerm("note").distance(to: texts) == nil)
    #expect(SearchTerm("aqg water").distance(to: texts) != nil)
  }
}

struct RowSearchTests {
  private func search(_ state: EditorState) -> RowSearch? {
    if case .find(let search) = state.screen { search } else { nil }
  }

  @Test
  func `a search goes to the best row, and counts`() {
    var state = EditorSample.state()
    state.apply(.search, .edit(.insert("col")))
    #expect(search(state)?.entries.map(\.name) == ["Title Colour"])
    #expect(search(state)?.total == 4)
    state.apply(.open)
    #expect(state.screen == .rows && state.focusedRow?.place == .parameter("titleColor"))
  }

  @Test
  func `values and names in the definition are found too, and elements by their list`() {
    var state = EditorSample.state([
      "mirrorCalendarApp": .boolean(false), "calendars": .array([EditorSample.calendar("h", "Home")]),
    ])
    state.apply(.search, .edit(.insert("cal hom")))
    #expect(search(state)?.entries.map(\.name) == ["Calendars", "Calendars 1"])
    state.apply(.edit(.replace("showsall")))
    #expect(search(state)?.entries.map(\.name) == ["All-Day Events"])
  }

  @Test
  func `a hidden row is found last and shown with the reason`() {
    var state = EditorSample.state()
    state.apply(.search, .edit(.insert("calendars")), .open)
    #expect(state.showsHidden && state.focusedRow?.place == .parameter("calendars"))
    #expect(state.focusedRow?.whyHidden != nil)
  }

  @Test
  func `leaving a search changes nothing, and nothing can be chosen if nothing matches`() {
    var state = EditorSample.state()
    state.apply(.move(by: 1), .search, .edit(.insert("zzz")), .open)
    #expect(search(state)?.entries == [])
    state.apply(.cancel)
    #expect(state.screen == .rows && state.focus == 1)
  }

  @Test
  func `a list is searched by several words, the best entry first`() throws {
    var state = EditorSample.state(["mirrorCalendarApp": .boolean(false)])
    let question = state.apply(.focus(.newElement(of: "calendars")), .open).question
    let options = OptionsCollection<ParameterValue>(sections: [
      .init("A", options: [EditorSample.option("1", "Discolour")]),
      .init(
        "B",
        options: (0..<600).map { EditorSample.option("n\($0)", "Number \($0)") } + [
          EditorSample.option("2", "Colour")
        ]
      ),
    ])
    state.apply(.answered(try #require(question), .options(options)), .edit(.insert("num 499")))
    guard case .options(let list, _) = state.screen else {
      Issue.record("there is no list")
      return
    }
    #expect(list.entries.map(\.option.displayString) == ["Number 499"] && list.total == 602)
    state.apply(.edit(.replace("col")))
    guard case .options(let other, _) = state.screen else {
      Issue.record("there is no list")
      return
    }
    #expect(other.entries.map(\.option.displayString) == ["Colour", "Discolour"])
    #expect(other.entries.map(\.section) == ["B", "A"])
  }
}

struct ChoiceTests {
  @Test
  func `an intent is chosen from a list that is searched at once`() async throws {
    let options = OptionsCollection(
      options: (0..<82).map { number in
        .init(number, identifier: "\(number)", displayString: "Intent \(number)")
      }
    )
    var state = ChoiceState("Which intent?", from: options)
    #expect(state.reduce(.started) == [])
    _ = state.reduce(.edit(.insert("int 71")))
    #expect(state.reduce(.open) == [.finish] && state.outcome == .chose(71))
    var left = ChoiceState("Which intent?", from: options)
    for event in [.edit(.insert("int")), .cancel, .typeIn, .clear] as [EditorEvent] {
      #expect(left.reduce(event) == [])
    }
    #expect(left.reduce(.cancel) == [.finish] && left.outcome == .quit)

    let lines = ScriptedLines(["/ 71", "1"])
    let choice = ChoiceState("Which intent?", from: options)
    #expect(try await PlainFace(lines).choose(from: choice) == .chose(71))
    #expect(
      await lines.transcript.contains(
        "  20. Intent 19\n1 to 20 of 82\nNumber to choose, m for more, / TEXT to search, Enter to quit\n"
      )
    )
  }

  @Test(arguments: ["a \(Int.min)", "\(Int.min)", "d 3", "0"])
  func `no number of an entry is too great or too small`(_ line: String) async throws {
    let options = OptionsCollection(options: [.init(1, identifier: "1", displayString: "One")])
    let lines = ScriptedLines([line])
    let outcome = try await PlainFace(lines).choose(from: ChoiceState("Intents", from: options, as: .outline))
    #expect(outcome == .quit)
    #expect(await lines.transcript.contains("There is no option"))
  }

  @Test func `an outline takes a command for its current entry, but not during a search`() {
    let options = OptionsCollection(
      options: ["intent", "city", "mode"].map { .init($0, identifier: $0, displayString: $0) }
    )
    var outline = ChoiceState("Trip", from: options, as: .outline, at: "city", message: "Saved")
    #expect(outline.reduce(.started) == [] && outline.message == "Saved")
    for event in [.help, .add, .cancel, .search, .edit(.insert("mode")), .add] as [EditorEvent] {
      #expect(outline.reduce(event) == [] && outline.message == nil)
    }
    #expect(outline.list.entries.count == 1)
    #expect(outline.reduce(.cancel) == [] && outline.list.entries.count == 3)
    #expect(outline.reduce(.moveElement(by: 1)) == [.finish])
    #expect(outline.outcome == .command(.move(by: 1), at: "mode"))
  }

  @Test func `a question can be left unanswered`() {
    let options = OptionsCollection(options: [.init(1, identifier: "1", displayString: "One")])
    for (event, outcome) in [(EditorEvent.cancel, ChoiceOutcome<Int>.left), (.quit, .quit)] {
      var question = ChoiceState("Save?", from: options, as: .question)
      #expect(question.reduce(event) == [.finish] && question.outcome == outcome)
    }
  }
}
