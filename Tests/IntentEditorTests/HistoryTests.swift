import GeneratedSchemas
import IntentRuntime
import Testing

@testable import IntentEditor

struct HistoryTests {
  @Test
  func `each change is a step, whatever the row`() {
    var state = EditorSample.state()
    #expect(!state.canUndo && !state.canRedo)
    state.apply(
      .open,
      .focus(.parameter("titleColor")),
      .step(1),
      .step(1),
      .focus(.parameter("mirrorCalendarApp"))
    )
    #expect(state.value("titleColor") == .enumCase("orange"))
    state.apply(.undo)
    #expect(state.value("titleColor") == .enumCase("red"))
    #expect(state.focusedRow?.place == .parameter("titleColor"), "the focus shows what was undone")
    state.apply(.undo)
    #expect(state.value("mirrorCalendarApp") == .boolean(false))
    state.apply(.undo)
    #expect(state.value("mirrorCalendarApp") == .boolean(true))
    #expect(!state.hasChanges && !state.canUndo)
    state.apply(.undo)
    #expect(state.message == "There is nothing to undo")
    state.apply(.redo, .redo, .redo)
    #expect(state.value("titleColor") == .enumCase("orange"))
    state.apply(.redo)
    #expect(state.message == "There is nothing to redo")
  }

  @Test
  func `elements and lists that were removed come back`() {
    let calendars = ParameterValue.array(["a", "b", "c"].map { EditorSample.calendar($0, $0) })
    var state = EditorSample.state(["mirrorCalendarApp": .boolean(false), "calendars": calendars])
    state.apply(.focus(.element(of: "calendars", 1)), .clear)
    #expect(state.value("calendars")?.texts == ["a", "c"])
    state.apply(.undo)
    #expect(state.value("calendars")?.texts == ["a", "b", "c"])
    #expect(state.focusedRow?.place == .element(of: "calendars", 1))
    state.apply(.focus(.parameter("calendars")), .clear)
    #expect(state.message == "'Calendars' has no elements now; undo brings all 3 back")
    state.apply(.undo)
    #expect(state.value("calendars")?.texts == ["a", "b", "c"])
  }

  @Test
  func `a change after an undone one cannot be followed by a redo`() {
    var state = EditorSample.state()
    state.apply(.focus(.parameter("titleColor")), .step(1), .undo, .step(2), .redo)
    #expect(state.value("titleColor") == .enumCase("orange"))
    #expect(state.message == "There is nothing to redo")
  }

  @Test
  func `restoring a row is a step too, and a value that stays is none`() {
    var state = EditorSample.state()
    state.apply(.focus(.parameter("titleColor")), .step(1), .step(1), .revert)
    #expect(!state.hasChanges)
    state.apply(.revert, .undo)
    #expect(state.value("titleColor") == .enumCase("orange"))
  }
}

struct SavedValuesTests {
  private func written(_ stored: [String: PlainValue], _ events: EditorEvent...) -> [String: PlainValue]? {
    let schema = UpNextConfiguration.schema
    let configuration = DynamicConfiguration(schema, reading: .object(stored)) ?? DynamicConfiguration(schema)
    var state = EditorState(configuration, stored: .object(stored))
    for event in events + [.save] { _ = state.reduce(event) }
    guard case .write(.object(let fields), replacing: false)? = state.reduce(.confirm).first else {
      return nil
    }
    return fields
  }

  @Test
  func `defaults are saved only if they were there or were chosen`() {
    let color = EditorEvent.focus(.parameter("titleColor"))
    #expect(written([:], color, .step(1)) == ["titleColor": .string("red")])
    #expect(written([:], color, .step(1), .step(-1)) == ["titleColor": .string("automatic")])
    #expect(written([:], color, .step(1), .undo) == [:])
    #expect(written([:], color, .open, .open) == ["titleColor": .string("automatic")])
    #expect(written([:], color, .step(1), .revert) == [:])
    let stored: [String: PlainValue] = [
      "titleColor": .string("automatic"), "showsAllDayEvents": .boolean(false),
    ]
    #expect(written(stored) == stored)
  }

  @Test
  func `what was not changed is saved as it was stored`() {
    let calendar = PlainValue.object(["identifier": .string("h"), "displayString": .string("Home")])
    let stored: [String: PlainValue] = [
      "mirrorCalendarApp": .boolean(false), "calendars": .array([calendar]), "titleColor": .null,
      "other": .integer(1),
    ]
    #expect(written(stored) == stored)
    let more = written(stored, .focus(.newElement(of: "calendars")), .open, .edit(.insert("new")), .open)
    guard case .array(let elements)? = more?["calendars"] else {
      Issue.record("there is no list")
      return
    }
    #expect(elements.first == calendar && elements.count == 2)
  }
}
