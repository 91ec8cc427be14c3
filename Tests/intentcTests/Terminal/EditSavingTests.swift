import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct EditSavingTests {
  private static let before = #"{"titleColor":"red"}"#

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func review(_ file: String) async throws -> TerminalSession {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition", file],
      folder: folder.path
    )
    try await session.show("Mirror Calendar App")
    try await session.type(" ", until: "My own choice")
    try await session.type("\u{13}", until: "Save to \(file)?")
    return session
  }

  private func titleColor(in file: String) throws -> String? {
    let object = try JSONSerialization.jsonObject(with: Data(try folder.text(of: file).utf8))
    return (object as? [String: Any])?["titleColor"] as? String
  }

  @Test
  func `a file changed by another program is replaced only after confirmation`() async throws {
    let theirs = #"{"titleColor":"blue"}"#
    try folder.write(Self.before, to: "widget.json")
    let session = try await review("widget.json")
    try folder.write(theirs, to: "widget.json")
    try await session.type("\r", until: "'widget.json' was changed by another program")
    try await session.type("n", until: "Save to widget.json?")
    #expect(try folder.text(of: "widget.json") == theirs)
    try await session.type("\r", until: "Replace the file?")
    try session.type("y")
    #expect(try await session.exit() == 0)
    #expect(try titleColor(in: "widget.json") == "red")
    #expect(try folder.names() == ["widget.json"])
    #expect(session.terminal.isCooked)
  }

  @Test
  func `a file that appeared or disappeared is replaced only after confirmation`() async throws {
    let new = try await review("new.json")
    try folder.write(Self.before, to: "new.json")
    try await new.type("\r", until: "Replace the file?")
    try await new.type("n", until: "Save to new.json?")
    #expect(try folder.text(of: "new.json") == Self.before)

    try folder.write(Self.before, to: "gone.json")
    let gone = try await review("gone.json")
    try FileManager.default.removeItem(atPath: folder("gone.json"))
    try await gone.type("\r", until: "'gone.json' was deleted by another program")
    try gone.type("y")
    #expect(try await gone.exit() == 0)
    #expect(try titleColor(in: "gone.json") == "red")
  }

  @Test
  func `a link is refused before the first question`() async throws {
    try folder.link("link.json", to: try folder.write(Self.before, to: "real.json"))
    let refused = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition", "link.json"],
      folder: folder.path
    )
    try await refused.say("cannot write 'link.json': it is a symbolic link")
  }

  @Test
  func `an error while saving is shown, and no changes are lost`() async throws {
    try FileManager.default.createDirectory(atPath: folder("later"), withIntermediateDirectories: true)
    let session = try await review("later/widget.json")
    try FileManager.default.removeItem(atPath: folder("later"))
    try await session.type("\r", until: "cannot write 'later/widget.json': its folder does not exist")
    try FileManager.default.createDirectory(atPath: folder("later"), withIntermediateDirectories: true)
    try session.type("\r")
    #expect(try await session.exit() == 0)
    #expect(try folder.text(of: "later/widget.json").contains("mirrorCalendarApp"))
  }

  @Test(.disabled(if: geteuid() == 0, "root may"))
  func `a read-only folder is an error`() async throws {
    try folder.write(Self.before, to: "shut/widget.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder("shut"))
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("shut")) }
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition", "shut/widget.json"],
      folder: folder.path
    )
    try await session.say("cannot write 'shut/widget.json': permission denied")
    #expect(try folder.text(of: "shut/widget.json") == Self.before)
  }

  @Test(arguments: 0..<8)
  func `a kill at any moment of saving leaves the old file or the new one`(round: Int) async throws {
    try folder.write(Self.before, to: "widget.json")
    let session = try await review("widget.json")
    try session.type("\r")
    try await Task.sleep(for: .microseconds(400 * round))
    kill(session.process, SIGKILL)
    #expect(try await session.isGone())
    let text = try folder.text(of: "widget.json")
    let isNew = text == #"{"mirrorCalendarApp":false,"titleColor":"red"}"#
    #expect(text == Self.before || isNew, "\(text)")
    #expect(try titleColor(in: "widget.json") == "red")
  }
}
