import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct EditSignalTests {
  private static let before = #"{"titleColor":"red"}"#

  private let folder: TestFolder
  private let file: String

  init() throws {
    folder = try TestFolder()
    file = try folder.write(Self.before, to: "widget.json")
  }

  private func edit(
    changed: Bool = true,
    environment: [String: String] = [:],
    ignoresHangUp: Bool = false
  ) async throws -> TerminalSession {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition", file],
      environment: environment,
      ignoresHangUp: ignoresHangUp
    )
    try await session.show("Mirror Calendar App")
    if changed { try await session.type(" ", until: "My own choice") }
    return session
  }

  private func expectUntouched(_ session: TerminalSession) throws {
    #expect(try folder.text(of: "widget.json") == Self.before)
    #expect(try folder.names() == ["widget.json"])
    #expect(session.terminal.isCooked)
    #expect(!session.screen.isOther && session.screen.modes == [7, 25])
  }

  @Test
  func `Ctrl-C asks once if changes would be lost, and exits with 130`() async throws {
    let session = try await edit()
    try await session.type("\u{3}", until: "Quit without saving?")
    try session.type("\u{3}")
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test
  func `the editor restores a terminal that a killed one has left`() async throws {
    let killed = try await edit(changed: false)
    kill(killed.process, SIGKILL)
    #expect(try await killed.isGone())
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition", file],
      before: "stty raw -echo"
    )
    try await session.show("Mirror Calendar App")
    try session.type("q")
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test
  func `line by line, too, a terminal is restored that a killed editor has left`() async throws {
    let session = try await TerminalSession(
      ["edit", "--plain", "\(EditTranscript.schemas)/UpNext.intentdefinition", file],
      before: "stty raw -echo; printf '\\033[?25l\\033[?7l'"
    )
    try await session.say("Mirror Calendar App")
    #expect(session.terminal.isCooked)
    #expect(!session.screen.isOther && session.screen.modes == [7, 25])
    try session.type("\u{3}")
    #expect(try await session.exit() == 130)
  }

  @Test
  func `Ctrl-C quits at once without changes`() async throws {
    let session = try await edit(changed: false)
    try session.type("\u{3}")
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test
  func `SIGINT from another process asks like Ctrl-C`() async throws {
    let session = try await edit()
    kill(session.process, SIGINT)
    try await session.show("Quit without saving?")
    kill(session.process, SIGINT)
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test
  func `Ctrl-C asks once line by line, too, and exits with 130`() async throws {
    let session = try await TerminalSession(
      ["edit", "--plain", "\(EditTranscript.schemas)/UpNext.intentdefinition", file]
    )
    try await session.say("Mirror Calendar App")
    try session.type("1\n")
    try await session.say("My own choice")
    try session.type("\u{3}")
    try await session.say("Quit without saving?")
    try session.type("\u{3}")
    #expect(try await session.exit() == 130)
    #expect(try folder.text(of: "widget.json") == Self.before)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
  func `signals that end the program and crashes end it`(signal: Int32) async throws {
    let session = try await edit()
    kill(session.process, signal)
    #expect(try await session.exit() == 128 + signal)
    try expectUntouched(session)
  }

  @Test
  func `Ctrl-Z and SIGTSTP return the terminal to the shell, and the editor can continue`() async throws {
    let session = try await edit()
    for times in 1...2 {
      if times == 1 { try session.type("\u{1A}") } else { kill(session.process, SIGTSTP) }
      try await session.stopped(times: times)
      #expect(session.terminal.isCooked)
      #expect(!session.screen.isOther && session.screen.modes == [7, 25])
      try await session.type("\r", until: "My own choice")
      #expect(!session.terminal.isCooked)
    }
    try await session.type("q", until: "Quit without saving?")
    try session.type("y")
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test(arguments: [false, true])
  func `closing the terminal ends the editor`(ignoresHangUp: Bool) async throws {
    let session = try await edit(ignoresHangUp: ignoresHangUp)
    session.terminal.hangUp()
    #expect(try await session.isGone())
    #expect(try folder.text(of: "widget.json") == Self.before)
    #expect(try folder.names() == ["widget.json"])
  }

  @Test
  func `a new size is drawn at once`() async throws {
    let session = try await edit()
    session.resize(columns: 40, lines: 10)
    try await session.show("Mirror Calenda…  ○ My own choice")
    #expect(session.screen.textLines.count == 10)
    session.resize(columns: 120, lines: 30)
    try await session.show("Mirror Calendar App   ○ My own choice")
    try await session.type("q", until: "Quit without saving?")
  }

  @Test
  func `the result goes to standard output and the screen to the terminal`() async throws {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition"],
      output: folder("out.json")
    )
    try await session.show("Mirror Calendar App")
    try await session.type(" ", until: "My own choice")
    try await session.type("\u{13}", until: "Save?")
    try session.type("\r")
    #expect(try await session.exit() == 0)
    #expect(try folder.text(of: "out.json") == "{\n  \"mirrorCalendarApp\": false\n}\n")
  }

  @Test
  func `a text of several lines is edited in an external editor`() async throws {
    let script = try folder.write(
      """
      stty -a > '\(folder("stty"))'
      printf 'one\\ntwo\\n' > "$1"
      """,
      to: "editor.sh"
    )
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/Controls.intentdefinition", "--intent", "TextControls"],
      environment: ["EDITOR": "/bin/sh '\(script)'"]
    )
    try await session.show("Headline")
    try await session.type("j\r", until: "one ⏎ two")
    #expect(try folder.text(of: "stty").contains(" icanon"))
    #expect(!session.terminal.isCooked)
    try await session.type("\u{3}", until: "Quit without saving?")
  }

  @Test(
    arguments: [
      ("no-such-editor", "'no-such-editor' cannot be started; set VISUAL or EDITOR"),
      ("false", "'false' failed with exit code 1; the text is unchanged"),
    ]
  )
  func `an external editor that cannot be started or fails is named`(program: String, words: String)
    async throws
  {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/Controls.intentdefinition", "--intent", "TextControls"],
      environment: ["VISUAL": program]
    )
    try await session.show("Headline")
    try await session.type("j\r", until: words)
    #expect(session.screen.text.contains("Milk, bread"))
  }

  @Test(
    arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]]
  )
  func `without screen control the editor asks line by line`(environment: [String: String]) async throws {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition", file],
      environment: environment
    )
    try await session.say("Mirror Calendar App")
    #expect(session.screen.modes == [7, 25] && session.terminal.isCooked)
  }
}
