import GeneratedSchemas
import IntentRuntime
import Testing

@testable import IntentEditor

struct FieldTests {
  private func field(_ state: EditorState) -> FieldEditing? {
    if case .field(let field) = state.screen { field } else { nil }
  }

  private func state(_ parameters: ParameterSchema...) -> EditorState {
    let schema = ConfigurationSchema(
      "Fields",
      className: "FieldsIntent",
      title: LocalizedText("Fields"),
      parameters: parameters
    )
    return EditorState(DynamicConfiguration(schema), family: .systemSmall)
  }

  private func number(_ type: ParameterType) -> ParameterSchema {
    ParameterSchema("number", tag: 1, title: LocalizedText("Number"), type: type)
  }

  @Test(
    arguments: [
      ("3.7", -1, "1"), ("3.7", 1, "1"), ("-2", -1, "0"), ("0.5", 1, "0.55"), ("", 1, "0"),
      ("abc", -1, "abc"),
    ]
  )
  func `a step begins with what is typed, even if it is refused`(text: String, count: Int, result: String) {
    var state = state(number(.decimal(NumberSettings(minimum: 0, maximum: 1))))
    state.apply(.open, .edit(.replace(text)), .step(count))
    #expect(field(state)?.buffer.text == result)
    #expect(field(state)?.hasSteps == true)
  }

  private func list(_ type: ParameterType, sizes: ArraySizes? = nil) -> EditorState {
    state(
      ParameterSchema(
        "list",
        tag: 1,
        title: LocalizedText("List"),
        type: type,
        isArray: true,
        arraySizes: sizes
      )
    )
  }

  @Test func `the footer offers to add an element while the list has room`() {
    var state = list(.string(TextSettings()), sizes: ArraySizes([.systemSmall: 1]))
    func footer() -> String { KeyHints(of: state).line(columns: 200, glyphs: .unicode).text }
    #expect(footer().contains("enter add"))
    state.apply(.add, .edit(.insert("one")), .open, .focus(.parameter("list")))
    #expect(state.value("list")?.texts == ["one"])
    #expect(!footer().contains("enter add"), "\(footer())")
    state.apply(.focus(.element(of: "list", 0)))
    #expect(footer().contains("d remove") && !footer().contains("J K move"), "\(footer())")
  }

  @Test
  func `pasted lines are elements, as one step`() {
    var state = list(.string(TextSettings()))
    state.apply(.add, .paste("one\ntwo\r\n\nthree\n"))
    #expect(state.value("list")?.texts == ["one", "two", "three"])
    #expect(state.screen == .rows && state.focusedRow?.place == .element(of: "list", 2))
    state.apply(.focus(.element(of: "list", 1)), .open, .edit(.replace("")), .paste("a\nb"))
    #expect(state.value("list")?.texts == ["one", "a", "b", "three"])
    state.apply(.undo, .undo)
    #expect(state.value("list") == .array([]))
    state.apply(.add, .paste("one"))
    #expect(field(state)?.buffer.text == "one")
  }

  @Test
  func `pasted lines are elements only if all are valid`() {
    var state = list(.integer(NumberSettings()))
    state.apply(.add, .paste("1\n2\nx"))
    #expect(state.message == "Nothing is added, because line 3 takes a whole number, not 'x'")
    #expect(field(state)?.buffer.isEmpty == true)
    #expect(state.value("list") == .array([]))
  }

  @Test
  func `text of several lines is typed in place`() {
    var state = EditorState(DynamicConfiguration(TextControlsConfiguration.schema))
    state.apply(.focus(.parameter("body")), .typeIn, .edit(.replace("one\ntwo")))
    #expect(field(state)?.isMultiline == true)
    state.apply(.edit(.up), .edit(.end), .edit(.insert("!")), .edit(.down), .edit(.start), .paste("a\nb"))
    #expect(field(state)?.buffer.text == "one!\na\nbtwo")
    #expect(field(state)?.buffer.position.line == 2)
    state.apply(.edit(.deleteToStart), .open)
    #expect(state.value("body") == .string("one!\na\ntwo"))
  }

  @Test
  func `a paste into one line has no line breaks`() {
    var state = state(number(.string(TextSettings())))
    state.apply(.open, .paste("a\nb"))
    #expect(field(state)?.buffer.text == "a b")
  }

  @Test
  func `help in a field line by line asks again`() async throws {
    let lines = ScriptedLines(["1", "?", "0.5", "q", "y"])
    let state = state(number(.decimal(NumberSettings(minimum: 0, maximum: 1))))
    _ = try await PlainFace(lines).run(EditorSession(state))
    let transcript = await lines.transcript
    #expect(transcript.contains("Number: ?\nNumber\n  name: number\n"))
    #expect(transcript.contains("1. Number: 0.5\n"))
  }

  @Test
  func `rows are searched line by line`() async throws {
    let lines = ScriptedLines(["/ col", "/calendars", "/zzz", "q"])
    _ = try await PlainFace(lines).run(EditorSession(EditorSample.state()))
    let transcript = await lines.transcript
    #expect(transcript.contains("> / col\n2. Title Colour: Automatic\n"))
    #expect(
      transcript.contains("Hidden: 'Calendars' shows only while 'Mirror Calendar App' is 'My own choice'\n")
    )
    #expect(transcript.contains("Nothing matches 'zzz'\n"))
  }

  @Test
  func `undo and redo are asked line by line`() async throws {
    let lines = ScriptedLines(["1", "u", "r", "u", "u", "q"])
    let session = EditorSession(EditorSample.state())
    _ = try await PlainFace(lines).run(session)
    #expect(await !session.state.hasChanges)
    #expect(await lines.transcript.contains("There is nothing to undo\n"))
  }

  @Test
  func `the name of an offered object means that object`() throws {
    func typed(_ text: String, _ options: OptionsCollection<ParameterValue>) throws -> [String]? {
      var state = EditorSample.state(["mirrorCalendarApp": .boolean(false)])
      let question = state.apply(.focus(.newElement(of: "calendars")), .open).question
      state.apply(.answered(try #require(question), .options(options)), .typeIn, .edit(.replace(text)), .open)
      return state.value("calendars")?.texts
    }
    #expect(try typed("Home", EditorSample.calendars) == ["home"])
    #expect(try typed("Other", EditorSample.calendars) == ["Other"])
    #expect(try typed("Home <x>", EditorSample.calendars) == ["x"])
    let option = EditorSample.option
    // A name that several objects have is refused.
    #expect(try typed("Home", .init(options: [option("a", "Home"), option("b", "Home")])) ?? [] == [])
    #expect(try typed("Home", .init(options: [option("a", "Home"), option("Home", "Work")])) == ["Home"])
    let twice = [option("a", "Home"), option("a", "Home")]
    #expect(try typed("Home", .init(options: twice)) == ["a"])
  }

  @Test
  func `an object is typed by its identifier`() {
    let state = EditorSample.state(["mirrorCalendarApp": .boolean(false)], hasOptions: false)
    #expect(state.row(at: .newElement(of: "calendars")).flatMap { state.hint(for: $0) } == nil)
    var typing = state
    typing.apply(.focus(.newElement(of: "calendars")), .typeIn)
    #expect(field(typing)?.hint == "an identifier, or 'Name <identifier>'")
  }

  @Test
  func `each row has a hint of what it takes`() {
    var state = EditorSample.state()
    #expect(state.hint(for: state.rows[0]) == nil)
    #expect(state.hint(for: state.rows[1]) == "one of 6")
    state = EditorState(DynamicConfiguration(NumberControlsConfiguration.schema))
    #expect(state.rows.first.flatMap { state.hint(for: $0) } == "a whole number, 1 to 50")
  }
}
