import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct EditTextTests {
  /// Unescaped, it would name the window, clear the screen, colour the text, and turn the text direction.
  private static let evil = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31mA\u{202E}B\r\n"
  private static let shown = #"\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31mA\u{202E}B"#

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// XML cannot hold these texts; a binary property list can.
  private func hostileDefinition() throws -> String {
    let schema = URL(fileURLWithPath: "\(EditTranscript.schemas)/UpNext.intentdefinition")
    let plist = try PropertyListSerialization.propertyList(from: Data(contentsOf: schema), format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.withTexts(plist),
      format: .binary,
      options: 0
    )
    try data.write(to: URL(fileURLWithPath: folder("Evil.intentdefinition")))
    return "Evil.intentdefinition"
  }

  private static func withTexts(_ plist: Any) -> Any {
    if let list = plist as? [Any] { return list.map(withTexts) }
    guard let dictionary = plist as? [String: Any] else { return plist }
    var result = dictionary.mapValues(withTexts)
    let texts = ["Title", "Description", "DisplayName"]
    for key in dictionary.keys where texts.contains(where: key.hasSuffix) { result[key] = evil }
    return result
  }

  @Test
  func `all screens of a hostile definition are safe, with hostile options and values`() async throws {
    let text = String(decoding: try JSONEncoder().encode(Self.evil), as: UTF8.self)
    try folder.write(
      "{\"calendars\": {\"sections\": [{\"title\": \(text), \"options\": [{\"identifier\": \(text), "
        + "\"displayString\": \(text)}]}]}}",
      to: "options.json"
    )
    try folder.write("{\"mirrorCalendarApp\": false, \"titleColor\": \(text)}", to: "widget.json")
    let session = try await TerminalSession(
      ["edit", try hostileDefinition(), "widget.json", "--options", "options.json"],
      columns: 160,
      folder: folder.path
    )
    try await session.show("❯  \(Self.shown.prefix(30))")
    try await session.type("?", until: "Keys")
    try await session.type("\u{1B}", until: "^S save")
    try await session.type("j\r", until: "❯ ○ \(Self.shown)")
    try await session.type(" \r", until: "^S save")
    try await session.type("\u{13}", until: "Save to widget.json?")
    #expect(session.screen.unknown == [])
    try await session.type("\u{3}", until: "Quit without saving?")
    try session.type("y")
    #expect(try await session.exit() == 130)
    #expect(session.screen.unknown == [])
  }

  @Test
  func `without colours the focus is still visible`() async throws {
    let arguments = ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition"]
    let coloured = try await TerminalSession(arguments)
    try await coloured.show("Mirror Calendar App")
    #expect(coloured.screen.styles(of: "Mirror Calendar App") == ["1;36"])
    let plain = try await TerminalSession(arguments, environment: ["NO_COLOR": "1"])
    try await plain.show("Mirror Calendar App")
    #expect(plain.screen.styles(of: "Mirror Calendar App") == ["1"])
    #expect(plain.screen.styles(of: "Title Colour") == [""])
  }

  @Test
  func `without UTF-8 all characters are ASCII`() async throws {
    let session = try await TerminalSession(
      ["edit", "\(EditTranscript.schemas)/UpNext.intentdefinition"],
      environment: ["LANG": "C"]
    )
    try await session.show(">  Mirror Calendar App   [x]")
    #expect(session.screen.text.utf8.count == session.screen.text.count)
  }
}
