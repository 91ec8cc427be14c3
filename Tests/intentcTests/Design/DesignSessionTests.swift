import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct DesignSessionTests {
  private func open(
    in folder: TestFolder,
    columns: Int = 80,
    lines: Int = 24,
    showing text: String
  ) async throws -> TerminalSession {
    let session = try await TerminalSession(
      ["design", "Trip.intentdefinition"],
      columns: columns,
      lines: lines,
      folder: folder.path
    )
    try await session.show(text)
    return session
  }

  private func makeTrip(in folder: TestFolder) throws {
    let made = try BuiltProgram.run(
      ["design", "Trip.intentdefinition", "--add", "Trip", "--add", "Trip.mode: manual|automatic"]
        + ["--add", "Trip.city: String", "--set", "Trip.city.default = Paris"]
        + ["--set", "Trip.city.parent = mode is manual", "--set", "Trip.description = Shows a trip"],
      in: folder.path
    )
    #expect(made.code == 0)
  }

  @Test func `the picture in the documentation is the screen`() async throws {
    let folder = try TestFolder()
    try makeTrip(in: folder)
    let session = try await open(in: folder, showing: "u undo")
    let page = try String(contentsOf: Repository.url("Documentation/Design.md"), encoding: .utf8)
    let picture = try #require(page.components(separatedBy: "```").first { $0.contains("❯") })
    let lines = session.screen.textLines.filter { !$0.isEmpty }
    #expect(lines == picture.split(separator: "\n").map(String.init))
    try session.type("q")
    #expect(try await session.exit() == 130)
  }

  @Test(arguments: [(120, 40), (80, 24), (30, 8)])
  func `a parameter is edited, undone and saved in any window`(_ columns: Int, _ lines: Int) async throws {
    let folder = try TestFolder()
    try makeTrip(in: folder)
    let session = try await open(in: folder, columns: columns, lines: lines, showing: "intent Trip")
    try await session.type("jj\r", until: "Title")
    // The title is the first row; Ctrl-U empties it.
    try await session.type("\r\u{15}Town\r", until: "Town")
    try await session.type("\u{13}", until: "intent Trip")
    try await session.type("u\u{12}", until: "Town")
    try await session.type("\u{13}", until: "Save the changes?")
    try session.type("\r")
    #expect(try await session.exit() == 0)
    #expect(try folder.text(of: "Trip.intentdefinition").contains("<string>Town</string>"))
    #expect(session.screen.unknown == [])
    #expect(session.terminal.isCooked)
  }

  @Test func `the configuration screen is beside a form if there is room`() async throws {
    let folder = try TestFolder()
    try makeTrip(in: folder)
    let session = try await open(in: folder, columns: 120, lines: 40, showing: "intent Trip")
    try await session.type("jj\r", until: "Name in code")
    try await session.type("\r\u{15}Town\r", until: "· ")
    #expect(session.screen.text.contains("Mode"))
    try session.type("q")
    try await session.show("Cancel without accepting?")
    try await session.type("y", until: "intent Trip")
    try session.type("q")
    #expect(try await session.exit() == 130)
  }

  @Test func `a file with problems is opened, and they are counted`() async throws {
    let folder = try TestFolder()
    try makeTrip(in: folder)
    let text = try folder.text(of: "Trip.intentdefinition")
    let broken = text.replacing(
      "<string>mode</string>\n\t\t\t\t\t\t<key>INIntentParameterRelationshipPredicateName",
      with: "<string>way</string>\n\t\t\t\t\t\t<key>INIntentParameterRelationshipPredicateName"
    )
    #expect(broken != text)
    try folder.write(broken, to: "Trip.intentdefinition")
    let session = try await open(in: folder, columns: 80, lines: 24, showing: "intent Trip")
    try await session.show("1 warning; 'intentc validate' shows it")
    try session.type("q")
    #expect(try await session.exit() == 130)
  }

  @Test func `what a change breaks is shown when it is made and before saving`() async throws {
    let folder = try TestFolder()
    try makeTrip(in: folder)
    let session = try await open(in: folder, columns: 120, showing: "intent Trip")
    try await session.type("/automatic\r", until: "Index")
    try await session.type("q", until: "enum Mode")
    try await session.type("d", until: "breaking")
    try await session.type("\u{13}", until: "Save the changes?")
    #expect(session.screen.text.contains("breaking"))
    try session.type("\u{1B}")
    try await session.show("intent Trip")
    try session.type("q")
    try await session.show("Quit without saving?")
    try session.type("j\r")
    #expect(try await session.exit() == 130)
  }

  @Test func `Escape stays where quitting would lose changes, and saved paths are printed`() async throws {
    let folder = try TestFolder()
    try makeTrip(in: folder)
    let session = try await open(in: folder, showing: "intent Trip")
    try await session.type("jjd", until: "undo")
    try session.type("q")
    try await session.show("Quit without saving?")
    try session.type("\u{1B}")
    try await session.show("intent Trip")
    // Ctrl-C ends a question, and not the session.
    try await session.type("\u{13}", until: "Save the changes?")
    try await session.type("\u{03}", until: "intent Trip")
    try await session.type("q", until: "Quit without saving?")
    try await session.type("\u{1B}", until: "intent Trip")
    try await session.type("\u{13}", until: "Save the changes?")
    try session.type("j\r")
    #expect(try await session.exit() == 0)
    try await session.say("Trip.intentdefinition")
  }

  @Test func `a file that changed meanwhile is not replaced`() async throws {
    let folder = try TestFolder()
    try makeTrip(in: folder)
    let session = try await open(in: folder, showing: "intent Trip")
    try await session.type("jd", until: "intent Trip")
    try folder.write("mine", to: "Trip.intentdefinition")
    // The change breaks something, so Enter alone goes back.
    try await session.type("\u{13}", until: "Save the changes?")
    try await session.type("\r", until: "intent Trip")
    try await session.type("\u{13}", until: "Save the changes?")
    try await session.type("j\r", until: "changed by another program")
    #expect(try folder.text(of: "Trip.intentdefinition") == "mine")
  }
}
