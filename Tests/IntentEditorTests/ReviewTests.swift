import GeneratedSchemas
import IntentRuntime
import Testing

@testable import IntentEditor

/// What the editor says before it saves is what it then writes.
struct ReviewTests {
  private static func state(_ stored: [String: PlainValue]) throws -> EditorState {
    let plain = PlainValue.object(stored)
    let configuration = try #require(DynamicConfiguration(UpNextConfiguration.schema, reading: plain))
    return EditorState(configuration, hasOptions: true, stored: plain)
  }

  private static func lines(_ changes: [EditorChange]) -> [String] {
    changes.map { "\($0.parameter): \($0.before ?? "none") -> \($0.after ?? "none")" }
  }

  @Test func `a default that was chosen is a change, because the file gets it`() throws {
    let state = try Self.state([:])
    let chosen: Set = ["titleColor"]
    let content = state.contentToSave(of: state.configuration, chosen: chosen)
    #expect(content == .object(["titleColor": .string("automatic")]))
    #expect(
      Self.lines(state.changes(to: state.configuration, chosen: chosen)) == [
        "titleColor: Automatic (default) -> Automatic"
      ]
    )
    #expect(state.changes(to: state.configuration, chosen: []) == [])
  }

  @Test func `an empty text has a word, the same on each screen`() throws {
    let plain = PlainValue.object(["headline": .string("")])
    let schema = TextControlsConfiguration.schema
    let state = EditorState(try #require(DynamicConfiguration(schema, reading: plain)), stored: plain)
    let row = try #require(state.row(at: .parameter("headline")))
    #expect(PlainWords.line(of: row, state).hasSuffix(": empty"))
    var edited = state.configuration
    try edited.setValue(.string("3m"), of: "headline")
    #expect(Self.lines(state.changes(to: edited, chosen: ["headline"])) == ["headline: empty -> 3m"])
  }

  @Test func `a value that cannot be read is shown as it was`() throws {
    let state = try Self.state(["titleColor": .integer(99)])
    var edited = state.configuration
    try edited.setValue(.enumCase("red"), of: "titleColor")
    #expect(Self.lines(state.changes(to: edited, chosen: ["titleColor"])) == ["titleColor: 99 -> Red"])
    // The default in its place.
    try edited.setValue(.enumCase("automatic"), of: "titleColor")
    #expect(Self.lines(state.changes(to: edited, chosen: ["titleColor"])) == ["titleColor: 99 -> Automatic"])
    // Nobody chose anything, so it stays.
    #expect(state.changes(to: state.configuration, chosen: []) == [])
  }

  @Test func `a list with elements that cannot be read takes no change but all of it`() throws {
    let stored: [String: PlainValue] = [
      "mirrorCalendarApp": .boolean(false),
      "calendars": .array([.string("a"), .integer(7), .string("b")]),
    ]
    let (list, first) = (EditorPlace.parameter("calendars"), EditorPlace.element(of: "calendars", 0))
    let changes: [EditorEvent] = [
      .on(list, .add), .on(.newElement(of: "calendars"), .open), .on(first, .moveElement(by: 1)),
      .on(first, .set("c")), .on(first, .clear),
    ]
    let reason =
      "'calendars' has a value that cannot be read, which a change would lose; repair the file, "
      + "or replace the whole list: 'calendars[1]' takes "
    for change in changes {
      var state = try Self.state(stored)
      state.apply(change)
      #expect(state.message?.hasPrefix(reason) == true, "\(change)")
      #expect(state.contentToSave == .object(stored) && state.screen == .rows, "\(change)")
    }
    var state = try Self.state(stored)
    state.apply(.on(first, .moveElement(by: 1)))
    #expect(state.focusedRow?.place == first)
    state.apply(.on(list, .clear))
    #expect(state.contentToSave == .object(["mirrorCalendarApp": .boolean(false), "calendars": .array([])]))
    state.apply(.on(list, .typeIn), .on(.newElement(of: "calendars"), .set("c")))
    #expect(state.value("calendars")?.texts == ["c"])
  }
}
