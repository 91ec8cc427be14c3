import Foundation
import Testing

@Suite("However the editor ends, the terminal is as it was and the file untouched", .serialized)
struct EditSignalTests {
  private static let before = #"{"titleColor":"red"}"#

  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(Self.before, to: "widget.json")
  }

  /// An editor in which something was changed.
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

  @Test("Ctrl-C asks once where something would be lost, and leaves with 130")
  func interruptTwice() async throws {
    let session = try await edit()
    try await session.type("\u{3}", until: "Leave without saving?")
    try session.type("\u{3}")
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test("Ctrl-C leaves at once where nothing was changed")
  func interrupt() async throws {
    let session = try await edit(changed: false)
    try session.type("\u{3}")
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test("An interrupt from outside is asked about like Ctrl-C")
  func interruptFromOutside() async throws {
    let session = try await edit()
    kill(session.process, SIGINT)
    try await session.show("Leave without saving?")
    kill(session.process, SIGINT)
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test("Signals that end, and crashes, end it", arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
  func end(signal: Int32) async throws {
    let session = try await edit()
    kill(session.process, signal)
    #expect(try await session.exit() == 128 + signal)
    try expectUntouched(session)
  }

  @Test("Ctrl-Z and a stop from outside give the shell its terminal, and the editor goes on afterwards")
  func stop() async throws {
    let session = try await edit()
    for times in 1...2 {
      if times == 1 { try session.type("\u{1A}") } else { kill(session.process, SIGTSTP) }
      try await session.stopped(times: times)
      #expect(session.terminal.isCooked)
      #expect(!session.screen.isOther && session.screen.modes == [7, 25])
      try await session.type("\r", until: "My own choice")
      #expect(!session.terminal.isCooked)
    }
    try await session.type("q", until: "Leave without saving?")
    try session.type("y")
    #expect(try await session.exit() == 130)
    try expectUntouched(session)
  }

  @Test("A terminal that is closed ends it", arguments: [false, true])
  func closed(ignoresHangUp: Bool) async throws {
    let session = try await edit(ignoresHangUp: ignoresHangUp)
    session.terminal.hangUp()
    #expect(try await session.isGone())
    #expect(try folder.text(of: "widget.json") == Self.before)
    #expect(try folder.names() == ["widget.json"])
  }

  @Test("Another size is drawn at once")
  func resize() async throws {
    let session = try await edit()
    session.resize(columns: 40, lines: 10)
    try await session.show("Mirror Calenda…  ○ My own choice")
    #expect(session.screen.textLines.count == 10)
    session.resize(columns: 120, lines: 30)
    try await session.show("Mirror Calendar App   ○ My own choice")
    try await session.type("q", until: "Leave without saving?")
  }

  @Test("The result goes to standard output and the screen to the terminal")
  func redirected() async throws {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition"],
      output: folder("out.json")
    )
    try await session.show("Mirror Calendar App")
    try await session.type("\u{13}", until: "Save?")
    try session.type("\r")
    #expect(try await session.exit() == 0)
    let object = try JSONSerialization.jsonObject(with: Data(try folder.text(of: "out.json").utf8))
    #expect((object as? [String: Any])?["mirrorCalendarApp"] as? Bool == true)
  }

  @Test("A text of several lines is edited in a program that has the terminal meanwhile")
  func textEditor() async throws {
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
    try await session.type("\u{3}", until: "Leave without saving?")
  }

  @Test(
    "A program that cannot be started, or fails, is named",
    arguments: [
      ("no-such-editor", "'no-such-editor' cannot be started; name an editor with VISUAL or EDITOR"),
      ("false", "'false' failed with exit code 1, so the text is as it was"),
    ]
  )
  func textEditorFails(program: String, words: String) async throws {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/Controls.intentdefinition", "--intent", "TextControls"],
      environment: ["VISUAL": program]
    )
    try await session.show("Headline")
    try await session.type("j\r", until: words)
    #expect(session.screen.text.contains("Milk, bread"))
  }

  @Test(
    "Where nothing can be drawn, it asks line by line",
    arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]]
  )
  func plain(environment: [String: String]) async throws {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition", file],
      environment: environment
    )
    try await session.say("Mirror Calendar App")
    #expect(session.screen.modes == [7, 25] && session.terminal.isCooked)
  }
}
