import GeneratedSchemas
import IntentChecking
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentRuntime
import Testing

struct PageMessageTests {
  private static let state = EditorState(DynamicConfiguration(UpNextConfiguration.schema))

  @Test func `a text for a row`() {
    let text = #"{"do": "set", "parameter": "name", "text": "Ann \"A\""}"#
    #expect(PageMessage(text, in: Self.state) == .events([.on(.parameter("name"), .set(#"Ann "A""#))]))
  }

  @Test(arguments: [
    (#"{"do": "toggle", "parameter": "a"}"#, EditorEvent.on(.parameter("a"), .toggle)),
    (#"{"do": "step", "parameter": "a", "index": 2, "count": -1}"#, .on(.element(of: "a", 2), .step(-1))),
    (#"{"do": "open", "parameter": "a", "isNew": true}"#, .on(.newElement(of: "a"), .open)),
    (
      #"{"do": "move", "parameter": "a", "index": 0, "count": 3}"#,
      .on(.element(of: "a", 0), .moveElement(by: 3))
    ),
    (#"{"do": "clear", "parameter": "a"}"#, .on(.parameter("a"), .clear)),
    (#"{"do": "revert", "parameter": "a"}"#, .on(.parameter("a"), .revert)),
    (#"{"do": "help", "parameter": "a"}"#, .on(.parameter("a"), .help)),
    (#"{"do": "undo"}"#, .undo), (#"{"do": "redo"}"#, .redo), (#"{"do": "save"}"#, .save),
    (#"{"do": "confirm"}"#, .confirm), (#"{"do": "cancel"}"#, .cancel),
    (#"{"do": "hidden"}"#, .toggleHidden),
    (#"{"do": "family", "family": "systemSmall"}"#, .fit(.systemSmall)),
    (#"{"do": "family", "family": ""}"#, .fit(nil)),
  ])
  func `an action is an event`(_ text: String, _ event: EditorEvent) {
    #expect(PageMessage(text, in: Self.state) == .events([event]))
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "<plist/>", #"{"do": 1}"#, #"{"do": "nosuch"}"#, #"{"do": "set", "text": "x"}"#,
    #"{"do": "set", "parameter": "a"}"#, #"{"do": "step", "parameter": "a", "count": "1"}"#,
    #"{"do": "choose", "entry": 0, "identifier": "x"}"#, #"{"do": "search"}"#, #"{"do": "family"}"#,
    #"{"do": "retry"}"#, #"{"do": "clear list"}"#, #"{"do": "type in list"}"#,
    #"{"do": "search", "text": "a"}"#, #"{"do": "clear list", "parameter": "titleColor"}"#,
  ])
  func `anything else is no message`(_ text: String) {
    #expect(PageMessage(text, in: Self.state) == nil)
  }

  @Test func `a choice names what it chooses`() {
    var state = Self.state
    _ = state.reduce(.on(.parameter("titleColor"), .open))
    let text = #"{"do": "choose", "entry": 1, "identifier": "red", "parameter": "titleColor"}"#
    #expect(PageMessage(text, in: state) == .events([.choose(1)]))
    // The list has other entries by now, because another page has searched.
    _ = state.reduce(.search)
    _ = state.reduce(.edit(.replace("Green")))
    #expect(PageMessage(text, in: state) == nil)
    #expect(PageMessage(text.replacing("1", with: "-1"), in: state) == nil)
  }

  @Test(arguments: [
    ("retry", [EditorEvent.retry]), ("clear list", [.clear]), ("type in list", [.typeIn]),
    ("search", [.search, .edit(.replace("a"))]), ("choose", [.choose(0)]),
  ])
  func `a message for a list reaches no other screen`(_ action: String, _ events: [EditorEvent]) {
    var state = Self.state
    let rest = #""do": "\#(action)", "text": "a", "entry": 0, "identifier": "automatic""#
    func message(_ place: String) -> PageMessage? { PageMessage("{\(rest), \(place)}", in: state) }
    let (mine, other) = (#""parameter": "titleColor""#, #""parameter": "mirrorCalendarApp""#)
    #expect(message(mine) == nil)
    _ = state.reduce(.on(.parameter("titleColor"), .open))
    #expect(message(mine) == .events(events))
    for place in [
      other, #""parameter": "titleColor", "index": 0"#, #""parameter": "titleColor", "isNew": true"#,
    ] {
      #expect(message(place) == nil)
    }
    _ = state.reduce(.on(.parameter("titleColor"), .help))
    #expect(message(mine) == nil)
  }

  @Test func `the list of a choice without a row takes messages without a place`() {
    let options = OptionsCollection(options: [
      OptionsCollection.Option(1, identifier: "a", displayString: "A")
    ])
    let choice = ChoiceState("Which?", from: options)
    #expect(
      PageMessage(#"{"do": "choose", "entry": 0, "identifier": "a"}"#, in: choice) == .events([.choose(0)])
    )
    for text in [
      #"{"do": "choose", "entry": 0, "identifier": "b"}"#,
      #"{"do": "choose", "entry": 1, "identifier": "a"}"#,
      #"{"do": "save"}"#, #"{"do": "undo"}"#, "[]",
    ] {
      #expect(PageMessage(text, in: choice) == nil)
    }
  }

  @Test(arguments: ["undo", "redo", "save", "hidden"])
  func `a search for a row closes first`(_ action: String) {
    var state = Self.state
    _ = state.reduce(.search)
    guard case .events(let events) = PageMessage(#"{"do": "\#(action)"}"#, in: state) else {
      Issue.record("no events")
      return
    }
    #expect(events.first == .cancel && events.count == 2)
  }

  @Test(arguments: [("cancel", false), ("save", true)])
  func `a list closes at once, also during a search`(_ action: String, _ reviews: Bool) {
    var state = Self.state
    for event in [.on(.parameter("titleColor"), .open), .search, .edit(.replace("Gr"))] as [EditorEvent] {
      _ = state.reduce(event)
    }
    guard case .events(let events) = PageMessage(#"{"do": "\#(action)"}"#, in: state) else {
      Issue.record("no events")
      return
    }
    for event in events { _ = state.reduce(event) }
    let isReview = if case .review = state.screen { true } else { false }
    #expect(isReview == reviews && (reviews || state.screen == .rows))
  }

  @Test(arguments: [Int.max, Int.min])
  func `no number of steps or places is too great`(_ count: Int) throws {
    for schema in [EveryTypeConfiguration.schema, UpNextConfiguration.schema] {
      var state = EditorState(DynamicConfiguration(schema))
      for name in schema.parameterNames {
        let parameter = try #require(schema.parameter(named: name))
        if parameter.isArray {
          _ = state.reduce(.on(.newElement(of: name), .set("Home <home>")))
        } else {
          _ = state.reduce(.on(.parameter(name), .step(1)))
        }
        for place in [#""index": 0,"#, #""index": \#(count),"#, ""] {
          for action in ["step", "move"] {
            let text = #"{"do": "\#(action)", "parameter": "\#(name)", \#(place) "count": \#(count)}"#
            let message = PageMessage(text, in: state)
            guard case .events(let events)? = message else { continue }
            for event in events + events { _ = state.reduce(event) }
          }
        }
      }
      var writer = JSONWriter()
      writer.state(state, in: PageView(languages: [], language: ""))
      #expect(!writer.bytes.isEmpty)
    }
  }

  @Test func `a change for a value that is not there any more is refused`() throws {
    var state = EditorState(DynamicConfiguration(EveryArrayConfiguration.schema))
    for text in ["b", "c"] { _ = state.reduce(.on(.newElement(of: "text"), .set(text))) }
    let place = EditorPlace.element(of: "text", 1)
    func events(_ action: String, was: String) -> PageMessage? {
      PageMessage(
        #"{"do": "\#(action)", "parameter": "text", "index": 1, "was": "\#(was)", "text": "bX", "count": 1}"#,
        in: state
      )
    }
    #expect(events("set", was: "c") == .events([.on(place, .set("bX"))]))
    for action in ["set", "clear", "move", "paste"] {
      #expect(events(action, was: "b") == .events([.on(place, .refuse("bX", was: "b"))]), "\(action)")
    }
  }

  @Test func `a row cancels only its own field`() {
    var state = EditorState(DynamicConfiguration(NumberControlsConfiguration.schema))
    let text = #"{"do": "cancel", "parameter": "tankNumber"}"#
    #expect(PageMessage(text, in: state) == .events([]))
    _ = state.reduce(.on(.parameter("tankNumber"), .set("many")))
    #expect(PageMessage(text, in: state) == .events([.cancel]))
    _ = state.reduce(.on(.parameter("fishCount"), .help))
    #expect(PageMessage(text, in: state) == .events([]))
  }

  @Test func `undo closes a field first, which does not know it`() {
    var state = EditorState(DynamicConfiguration(NumberControlsConfiguration.schema))
    _ = state.reduce(.on(.parameter("tankNumber"), .set("many")))
    #expect(PageMessage(#"{"do": "undo"}"#, in: state) == .events([.cancel, .undo]))
  }
}
