import Foundation
import GeneratedSchemas
import IntentEditor
import IntentRuntime
import Testing

struct PlainFaceTests {
  /// A terminal whose user presses Ctrl-C as soon as there is something to wait for.
  private struct InterruptedLines: LineDevice {
    let lines: ScriptedLines
    var isInterruptible: Bool { true }

    func read() async -> String? { await lines.read() }
    func write(_ line: String) async { await lines.write(line) }
    func ask(_ question: String) async { await lines.ask(question) }
    func waitForInterruption() async -> Bool { await lines.transcript.contains("Getting the options…") }
  }

  /// A provider that never answers.
  private struct SilentOptions: OptionsSource {
    func options(
      of parameter: String,
      searchTerm: String?,
      for configuration: DynamicConfiguration
    ) async throws -> OptionsCollection<ParameterValue>? {
      try await Task.sleep(for: .seconds(3_600))
      return nil
    }

    func defaultValue(of parameter: String, for configuration: DynamicConfiguration) -> ParameterValue? {
      nil
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `Ctrl-C ends the editor while a provider works`() async throws {
    let lines = InterruptedLines(lines: ScriptedLines(["3"]))
    let state = EditorSample.state(["mirrorCalendarApp": .boolean(false)])
    let session = EditorSession(state, source: SilentOptions())
    #expect(try await PlainFace(lines).run(session) == .quit)
  }

  @Test func `an element is typed without a question, and named in its list`() async throws {
    let state: [String: ParameterValue] = ["mirrorCalendarApp": .boolean(false)]
    let (transcript, _) = try await converse(
      ["3", "= work", "3", "", "q", "y"],
      EditorSample.state(state).configuration,
      StoredOptions(["calendars": EditorSample.calendars])
    )
    #expect(transcript.contains("\n3. Calendars 1: Work\n"), "\(transcript)")
    #expect(transcript.contains("\nCalendars 1: "), "\(transcript)")
  }

  @Test func `a dry run does not ask whether to save`() async throws {
    let lines = ScriptedLines(["1", "s", "y"])
    var state = EditorState(EditorSample.upNext())
    state.purpose = .dryRun
    guard case .saved = try await PlainFace(lines).run(EditorSession(state)) else {
      Issue.record("the dry run does not end")
      return
    }
    #expect(await lines.transcript.contains("End the dry run? (y/n)"))
  }

  private func converse(
    _ answers: [String],
    _ configuration: DynamicConfiguration,
    _ source: (any OptionsSource)? = nil,
    family: ConfigurationFamily? = nil
  ) async throws -> (transcript: String, outcome: EditorOutcome) {
    let lines = ScriptedLines(answers)
    let state = EditorState(configuration, family: family, hasOptions: source != nil)
    let outcome = try await PlainFace(lines).run(EditorSession(state, source: source))
    return (await lines.transcript, outcome)
  }

  @Test
  func `calendars are chosen by number and saved after confirmation`() async throws {
    let source = StoredOptions(["calendars": EditorSample.calendars])
    let (transcript, outcome) = try await converse(
      ["1", "3", "2", "", "s", "y"],
      EditorSample.upNext(),
      source
    )
    #expect(
      transcript == """
        Up Next
        Shows the next few events from the calendars you choose.
        1. Mirror Calendar App: Same as the Calendar app
        2. Title Colour: Automatic
        3. All-Day Events: Hide
        1 row is hidden; h shows why
        Type the number of a row to change it, ? for help, s to save, q to quit
        > 1
        Now shown: Calendars
        1. Mirror Calendar App: My own choice
        2. Calendars: none
        3. Add to Calendars
        4. Title Colour: Automatic
        5. All-Day Events: Hide
        Type the number of a row to change it, ? for help, s to save, q to quit
        > 3
        Getting the options…
          Mine
          1. Home
          2. Work
          Shared
          3. Team
        Number to choose, / TEXT to search, = TEXT to type one, r to ask again, Enter to go back
        Calendars: 2
          2. Work (chosen)
        Number to choose, / TEXT to search, = TEXT to type one, r to ask again, Enter to go back
        Calendars:\u{20}
        1. Mirror Calendar App: My own choice
        2. Calendars: 1
        3. Calendars 1: Work
        4. Add to Calendars
        5. Title Colour: Automatic
        6. All-Day Events: Hide
        Type the number of a row to change it, ? for help, s to save, q to quit
        > s
        Mirror Calendar App: Same as the Calendar app -> My own choice
        Calendars: none -> Work
        Save? (y/n) y

        """
    )
    guard case .saved(let edited) = outcome else {
      Issue.record("it was not saved")
      return
    }
    #expect(edited.value(of: "calendars")?.texts == ["work"])
  }

  @Test
  func `a provider's error is reported, and the editor continues`() async throws {
    struct Broken: OptionsSource {
      struct NoNetwork: Error, CustomStringConvertible {
        let description = "no network \u{1B}[2J"
      }

      func options(
        of parameter: String,
        searchTerm: String?,
        for configuration: DynamicConfiguration
      ) async throws -> OptionsCollection<ParameterValue>? {
        throw NoNetwork()
      }

      func defaultValue(
        of parameter: String,
        for configuration: DynamicConfiguration
      ) async throws -> ParameterValue? { nil }
    }
    let (transcript, outcome) = try await converse(
      ["1", "3", "", "q", "y"],
      EditorSample.upNext(),
      Broken()
    )
    #expect(transcript.contains("error: cannot get the options: no network \\u{1B}[2J; r asks again"))
    #expect(!transcript.contains("\u{1B}"))
    #expect(outcome == .quit)
  }

  @Test
  func `invalid text is reported and asked for again`() async throws {
    let (transcript, _) = try await converse(
      ["1", "many", "q", "y"],
      DynamicConfiguration(NumberControlsConfiguration.schema)
    )
    #expect(transcript.contains("error: takes a whole number, not 'many'"))
  }

  @Test func `Enter adds the suggested element, and a message is said once`() async throws {
    let list = ParameterSchema(
      "list",
      tag: 1,
      title: LocalizedText("List"),
      type: .integer(NumberSettings()),
      isArray: true,
      arraySizes: ArraySizes([.systemSmall: 1]),
      defaultValue: .integer(5)
    )
    let schema = ConfigurationSchema(
      "Lists",
      className: "ListsIntent",
      title: LocalizedText("Lists"),
      parameters: [list]
    )
    let answers = ["2", "", "1", "99", "", "q", "y"]
    let (transcript, _) = try await converse(answers, DynamicConfiguration(schema), family: .systemSmall)
    #expect(transcript.contains("\nNow: 5. Enter adds it, < goes back\n"), "\(transcript)")
    #expect(transcript.contains("\n2. List 1: 5\n"), "\(transcript)")
    #expect(transcript.components(separatedBy: "'List' holds at most 1").count == 2, "\(transcript)")
  }

  @Test(arguments: ["0", "-1", "7", "\(Int.min)"])
  func `numbers outside the list are refused`(_ number: String) async throws {
    let (transcript, _) = try await converse(["2", number, "", "q"], EditorSample.upNext())
    #expect(transcript.contains("There is no option \(number)\n"))
  }

  @Test
  func `the end of the input quits without saving`() async throws {
    let (transcript, outcome) = try await converse(["1"], EditorSample.upNext())
    #expect(outcome == .quit)
    #expect(transcript.hasSuffix("The input ended; nothing was saved\n"))
  }

  private static let many = OptionsCollection<ParameterValue>(
    options: (1...5_000).map { EditorSample.option("c\($0)", "Calendar \($0)") }
  )

  @Test func `a long list is said a page at a time, and an answer repeats none of it`() async throws {
    let start = EditorSample.upNext(["mirrorCalendarApp": .boolean(false)])
    let source = StoredOptions(["calendars": Self.many])
    let (transcript, _) = try await converse(["3", "m", "4999", "nothing", "", "q", "y"], start, source)
    #expect(transcript.contains("\n  20. Calendar 20\n1 to 20 of 5000\nNumber to choose, m for more,"))
    #expect(transcript.contains("\n  21. Calendar 21\n") && transcript.contains("\n21 to 40 of 5000\n"))
    #expect(transcript.contains("Calendars: 4999\n  4999. Calendar 4999 (chosen)\nNumber to choose,"))
    #expect(transcript.components(separatedBy: "  1. Calendar 1\n").count == 2)
    #expect(transcript.split(separator: "\n").count < 80)
  }

  @Test func `the chosen entry of a long list comes first`() async throws {
    let start = EditorSample.upNext([
      "mirrorCalendarApp": .boolean(false),
      "calendars": .array([EditorSample.calendar("c4000", "Calendar 4000")]),
    ])
    let source = StoredOptions(["calendars": Self.many])
    let (transcript, _) = try await converse(["3", "", "q", "y"], start, source)
    #expect(transcript.contains("  4000. Calendar 4000 (chosen)\n  1. Calendar 1\n"))
  }
}
