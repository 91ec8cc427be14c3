import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct EditSessionTests {
  private func open(
    _ definition: String,
    _ arguments: [String],
    in folder: TestFolder,
    showing text: String,
    columns: Int = 80,
    lines: Int = 20
  ) async throws -> EditTranscript {
    // The picture has a path that is the same on every machine.
    try folder.link(
      "\(definition).intentdefinition",
      to: "\(EditTranscript.schemas)/\(definition).intentdefinition"
    )
    let session = try await TerminalSession(
      ["edit", "\(definition).intentdefinition"] + arguments,
      columns: columns,
      lines: lines,
      folder: folder.path
    )
    return try await EditTranscript(session, showing: text)
  }

  private func check(_ transcript: EditTranscript, _ name: String) throws {
    #expect(transcript.session.screen.unknown == [])
    #expect(transcript.session.terminal.isCooked)
    #expect(!transcript.session.screen.isOther && transcript.session.screen.modes == [7, 25])
    try expectSnapshot(transcript.text, EditTranscript.folder.appendingPathComponent("\(name).txt"))
  }

  @Test
  func `calendars are chosen from a list, moved and saved`() async throws {
    let folder = try TestFolder()
    try folder.write(
      """
      {"calendars": {"sections": [
        {"title": "Mine", "options": [{"identifier": "home", "displayString": "Home"}]},
        {"title": "中文", "options": [{"identifier": "zoo", "displayString": "上海动物园 🐼"}]}
      ]}}
      """,
      to: "options.json"
    )
    var edit = try await open(
      "UpNext",
      ["widget.json", "--options", "options.json"],
      in: folder,
      showing: "Mirror Calendar App"
    )
    try await edit.type(" ", "space", until: "My own choice")
    try await edit.type("\u{1B}[B\r", "down, enter", until: "Mine")
    try await edit.type(" \u{1B}[B ", "space, down, space", until: "❯ ● 上海")
    try await edit.type("\r", "enter", until: "2                   上海动物园")
    try await edit.type("jjK", "j, j, K", until: "2                   Home")
    try await edit.type("/col", "/col", until: "1 of 6")
    try await edit.type("\u{1B}", "esc", until: "2                   Home")
    try await edit.type("\u{13}", "Ctrl-S", until: "Save to widget.json?")
    try await edit.end("\r", "enter", saved: folder("widget.json"))
    try check(edit, "Calendars")
  }

  @Test
  func `numbers are typed, stepped and slid, and wrong ones are refused`() async throws {
    let folder = try TestFolder()
    var edit = try await open(
      "Controls",
      ["--intent", "NumberControls", "widget.json"],
      in: folder,
      showing: "Aquarium Gauge"
    )
    try await edit.type("\r\u{15}99\r", "enter, Ctrl-U, 99, enter", until: "takes 1 to 50, not 99")
    try await edit.type("\u{7F}\r", "backspace, enter", until: "❯• Fish                      9")
    try await edit.type("\u{1B}[B\u{1B}[C\u{1B}[C", "down, right, right", until: "32")
    try await edit.type("\u{13}", "Ctrl-S", until: "Save to widget.json?")
    try await edit.type("\u{1B}", "esc", until: "enter type")
    try await edit.type("q", "q", until: "Quit without saving?")
    try await edit.type("s", "s", until: "Save to widget.json?")
    try await edit.end("y", "y", saved: folder("widget.json"))
    try check(edit, "Numbers")
  }

  @Test
  func `hidden rows give the reason, and appear when their parent changes`() async throws {
    let folder = try TestFolder()
    var edit = try await open(
      "Visibility",
      ["--intent", "NestedVisibility", "widget.plist"],
      in: folder,
      showing: "4 hidden; h shows them",
      columns: 40,
      lines: 16
    )
    try await edit.type("h", "h", until: "Time to pack up")
    try await edit.type("?", "?", until: "Keys")
    try await edit.type("\u{1B}", "esc", until: "Time to pack up")
    try await edit.type(" ", "space", until: "❯• Wake Me")
    try await edit.type("q", "q", until: "Quit without saving?")
    try await edit.end("y", "y", saved: folder("widget.plist"))
    try check(edit, "Hidden")
  }

  private static let typed = [
    ("Text", "Grüße, 世界 🌍"), ("Count", "12"), ("Flavour", ""), ("Enabled", ""), ("Ratio", "0,25"),
    ("Document", "/srv/notes.txt"), ("Photo", "https://example.org/a.png"), ("Sticker", "/srv/sticker.gif"),
    ("Day", "2024-02-29"), ("Moment", "2024-02-29T14:30:00Z"),
    ("Place", "Museum"), ("Link", "https://example.org/?q=1"),
    ("Phrase", "Good morning"), ("Contact", "Ann Example"), ("Timer", "1h 30m"),
    ("Warmth", "70F"), ("Weight", "2.5 kg"), ("Distance", "5 km"), ("Length", "1.8m"), ("Speed", "30 km/h"),
    ("Energy", "250 kcal"), ("Volume", "0.75 l"), ("Price", "€12.50"),
    ("Payment", "Blue Card"), ("Folder", "Letters <f1>"), ("Track", "t1"),
    ("Anything", "Something <s1>"), ("Repeat", "1"),
  ]

  @Test
  func `a value of every type can be typed`() async throws {
    let folder = try TestFolder()
    var edit = try await open(
      "EveryType",
      ["--intent", "EveryType", "widget.json"],
      in: folder,
      showing: "Repeat",
      lines: 36
    )
    for (title, text) in Self.typed {
      // A list opens at its first case, and a switch turns at once.
      try edit.session.type(text.isEmpty ? " " : "\r\(text)")
      if title == "Flavour" { try await edit.session.show("› Flavour") }
      if title != "Enabled" { try edit.session.type("\r") }
      try await edit.session.show("❯• \(title) ")
      try edit.session.type("j")
    }
    try await edit.type("g", "all rows typed in", until: "❯• Text")
    try await edit.type("\u{13}", "Ctrl-S", until: "Save to widget.json?")
    try await edit.end("\r", "enter", saved: folder("widget.json"))
    try check(edit, "EveryType")
  }

  @Test
  func `the path of a file is completed, even in a list of files`() async throws {
    let folder = try TestFolder()
    for name in ["cat.txt", "catalog.txt", "dog.txt"] { try folder.write(to: "pictures/\(name)") }
    for (intent, keys) in [("EveryType", "jjjjj\r"), ("EveryArray", "jjjjjjjjjj\r")] {
      let edit = try await open(
        "EveryType",
        ["--intent", intent],
        in: folder,
        showing: "Document",
        lines: 36
      )
      try await edit.session.type(keys, until: "tab complete")
      try await edit.session.type("pi\t", until: "pictures/")
      try await edit.session.type("c\t", until: "pictures/cat\n")
      #expect(edit.session.screen.text.contains("pictures/catalog.txt"))
      #expect(!edit.session.screen.text.contains("dog"))
      try await edit.session.type(".\t", until: "pictures/cat.txt")
      try await edit.session.type("\r", until: "/pictures/cat.txt\n")
      try FileManager.default.removeItem(atPath: folder("EveryType.intentdefinition"))
    }
  }

  @Test
  func `a click goes to a row, and a second one opens it where it is`() async throws {
    let folder = try TestFolder()
    let edit = try await open("UpNext", [], in: folder, showing: "Mirror Calendar App", lines: 9)
    try await edit.session.type("\u{1B}[<0;9;4M\u{1B}[<0;9;4m", until: "❯  All-Day Events")
    try await edit.session.type("\u{1B}[<0;9;4M\u{1B}[<0;9;4m", until: "● Show")
    try await edit.session.type("\u{1B}[<64;9;4M", until: "❯  Title Colour")
    let wide = try await open(
      "Controls",
      ["--intent", "NumberControls"],
      in: folder,
      showing: "Fish",
      lines: 9
    )
    try await wide.session.type("\u{1B}[<0;9;6M", until: "❯  Lucky Number")
    try await wide.session.type("\u{1B}[<0;9;6M", until: "enter accept")
  }

  @Test
  func `an intent is chosen from a list if there are several`() async throws {
    let folder = try TestFolder()
    let edit = try await open("Controls", ["w.json"], in: folder, showing: "Which intent?")
    try await edit.session.type("note", until: "1 of 4")
    try await edit.session.type("\r", until: "Headline")
    try edit.session.type("q")
    #expect(try await edit.session.exit() == 130)
    let left = try await TerminalSession(["edit", "\(EditTranscript.schemas)/Controls.intentdefinition"])
    try await left.show("Which intent?")
    try left.type("\u{1B}")
    #expect(try await left.exit() == 130)
    let piped = try BuiltProgram.run(
      ["edit", "\(EditTranscript.schemas)/Controls.intentdefinition"],
      input: "1\n"
    )
    #expect(piped.code == 64 && piped.errors.contains("select one with '--intent'"))
  }

  @Test
  func `text of several lines is typed in its row without an editor`() async throws {
    let folder = try TestFolder()
    let edit = try await open(
      "Controls",
      ["--intent", "TextControls", "w.json"],
      in: folder,
      showing: "Sticky Note"
    )
    try await edit.session.type("j\r", until: "enter new line")
    try await edit.session.type("\u{15}one\rtwo\u{1B}[200~\nthree\u{1B}[201~", until: "three")
    try await edit.session.type("\t", until: "one ⏎ two ⏎ three")
    try await edit.session.type("\u{13}", until: "Save to w.json?")
    try edit.session.type("\r")
    #expect(try await edit.session.exit() == 0)
    #expect(try folder.text(of: "w.json") == "{\n  \"body\": \"one\\ntwo\\nthree\"\n}\n")
  }

  @Test
  func `Escape and a key right after it both count`() async throws {
    let folder = try TestFolder()
    let edit = try await open("UpNext", [], in: folder, showing: "Mirror Calendar App")
    try await edit.session.type("?", until: "Keys")
    try await edit.session.type("\u{1B}j", until: "❯  Title Colour")
  }

  @Test
  func `a key applies to the current screen, however fast it is typed`() async throws {
    let folder = try TestFolder()
    let edit = try await open("UpNext", [], in: folder, showing: "Mirror Calendar App")
    for _ in 0..<60 {
      try await edit.session.type("j?", until: "Keys")
      try await edit.session.type("q", until: "^S save")
    }
  }

  @Test
  func `the picture in the documentation is a screen of a session`() throws {
    let page = URL(fileURLWithPath: EditTranscript.schemas).appendingPathComponent(
      "../Documentation/Editor.md"
    )
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    let picture = try #require(blocks.dropFirst().first).split(separator: "\n").map(String.init)
    let file = EditTranscript.folder.appendingPathComponent("Calendars.txt")
    let session = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(session.indices.contains { session[$0...].starts(with: picture) })
  }
}
