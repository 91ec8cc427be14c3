import Foundation
import GeneratedSchemas
import IntentRuntime
import IntentText
import TestSupport
import Testing

@testable import IntentEditor

struct PictureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Frames").standardized
  static let sizes = [(40, 10), (80, 20), (160, 24)].map { TerminalSize(columns: $0.0, lines: $0.1) }

  private func screen(_ sample: PictureSample, _ size: TerminalSize, isColoured: Bool = false)
    -> VirtualScreen
  {
    let picture = EditorPicture(size: size, glyphs: sample.glyphs, spin: sample.spin, scroll: sample.scroll)
    var (writer, screen) = (
      FrameWriter(isColoured: isColoured), VirtualScreen(columns: size.columns, lines: size.lines)
    )
    screen.write(writer.bytes(for: sample.frame(picture)))
    return screen
  }

  @Test(arguments: PictureSample.all)
  func `each state looks as recorded`(sample: PictureSample) throws {
    var text = ""
    for size in Self.sizes {
      let screen = screen(sample, size)
      #expect(screen.unknown == [])
      text += "\(size.columns) × \(size.lines)\n\(screen.text)\n"
    }
    try expectSnapshot(text, Self.folder.appendingPathComponent("\(sample.name).txt"))
  }

  @Test
  func `each picture has a file, and each file a picture`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(PictureSample.all.map { "\($0.name).txt" }))
  }

  @Test(arguments: PictureSample.all)
  func `no line is too wide or missing at any size`(sample: PictureSample) {
    for columns in [1, 5, 19, 20, 21, 27, 39, 61] {
      for lines in [1, 4, 5, 6, 9, 13, 14, 15] {
        let size = TerminalSize(columns: columns, lines: lines)
        let picture = EditorPicture(size: size, glyphs: sample.glyphs, spin: sample.spin, scroll: 1_000)
        let frame = sample.frame(picture)
        #expect(frame.lines.allSatisfy { $0.width <= columns }, "\(columns) × \(lines)")
        #expect(frame.lines.count <= lines, "\(columns) × \(lines)")
        if let cursor = frame.cursor { #expect(cursor.line < lines && cursor.column < columns) }
      }
    }
  }

  @Test func `a question shows its answers below its remarks, also on a small screen`() {
    let options = OptionsCollection(
      options: ["Go back", "Save"].map { .init($0, identifier: $0, displayString: $0) }
    )
    let remarks = (1...9).map { "breaking: what was chosen for row \($0) is lost" }
    let state = ChoiceState("Save the changes?", from: options, as: .question, remarks: remarks)
    let size = TerminalSize(columns: 30, lines: 8)
    var (writer, screen) = (
      FrameWriter(isColoured: false), VirtualScreen(columns: size.columns, lines: size.lines)
    )
    screen.write(writer.bytes(for: EditorPicture(size: size, glyphs: .unicode).frame(of: state)))
    for words in ["breaking", "more", "Go back", "Save"] {
      #expect(screen.text.contains(words), "\(screen.text)")
    }
  }

  @Test func `a row that adds an element is not cut below short titles`() {
    let list = ParameterSchema(
      "a",
      tag: 1,
      title: LocalizedText("A"),
      type: .string(TextSettings()),
      isArray: true
    )
    let schema = ConfigurationSchema(
      "Lists",
      className: "ListsIntent",
      title: LocalizedText("Lists"),
      parameters: [list]
    )
    let picture = EditorPicture(size: TerminalSize(columns: 80, lines: 20), glyphs: .unicode)
    let lines = picture.frame(of: PictureSample.state(schema, [])).lines.map(\.text)
    #expect(lines.contains { $0.contains("+ Add") }, "\(lines)")
  }

  @Test(arguments: [7, 8, 10, 13, 14, 20])
  func `the focus is always visible`(lines: Int) {
    let size = TerminalSize(columns: 60, lines: lines)
    var state = PictureSample.state(EveryTypeConfiguration.schema, [])
    for _ in state.rows {
      let frame = EditorPicture(size: size, glyphs: .unicode).frame(of: state)
      #expect(
        frame.lines.contains { $0.text.hasPrefix("❯") && $0.text.contains(state.focusedRow?.title ?? "?") }
      )
      _ = state.reduce(.move(by: 1))
    }
  }

  @Test
  func `the focus is bold in the accent colour, problems are red, secondary text is faint`() throws {
    let sample = try #require(PictureSample.all.first { $0.name == "RowWithProblem" })
    let screen = screen(sample, TerminalSize(columns: 100, lines: 24), isColoured: true)
    let title = try #require(sample.state?.focusedRow?.title)
    #expect(screen.styles(of: title) == ["1;36"])
    #expect(screen.styles(of: "✗ takes") == ["31"])
    #expect(screen.styles(of: "widget.json") == ["2"])
  }
}
