import IntentText
import TestSupport
import Testing

@testable import IntentEditor

struct FrameWriterTests {
  static let size = TerminalSize(columns: 20, lines: 4)

  private func frame(_ lines: Line..., cursor: Frame.Position? = nil) -> Frame {
    Frame(Self.size, lines: lines, cursor: cursor)
  }

  private func screen() -> VirtualScreen {
    VirtualScreen(columns: Self.size.columns, lines: Self.size.lines)
  }

  @Test
  func `the screen shows each frame, whatever it showed before`() {
    let frames = [
      frame("one", "two", cursor: .init(line: 1, column: 3)),
      frame("one", "two and more"),
      frame(),
      frame("漢字 👩‍🌾", "مرحبا x", "a long line of twenty"),
      frame("x", "", "y"),
    ]
    for first in frames {
      for second in frames {
        var (writer, shown, drawn) = (FrameWriter(isColoured: false), screen(), screen())
        shown.write(writer.bytes(for: first))
        shown.write(writer.bytes(for: second))
        writer.forget()
        drawn.write(writer.bytes(for: second))
        #expect(shown.text == drawn.text)
        #expect(shown.unknown == [] && !shown.modes.contains(2026))
      }
    }
  }

  @Test
  func `only changed lines are written`() {
    var writer = FrameWriter(isColoured: true)
    _ = writer.bytes(for: frame("one", "two", "three"))
    let bytes = String(decoding: writer.bytes(for: frame("one", "2", "three")), as: UTF8.self)
    #expect(bytes.contains("2") && !bytes.contains("one") && !bytes.contains("three"))
    #expect(writer.bytes(for: frame("one", "2", "three")) == [])
  }

  @Test
  func `a new size is drawn completely`() {
    var writer = FrameWriter(isColoured: true)
    _ = writer.bytes(for: frame("one"))
    let larger = Frame(TerminalSize(columns: 30, lines: 5), lines: ["one"])
    #expect(String(decoding: writer.bytes(for: larger), as: UTF8.self).contains("one"))
  }

  @Test(arguments: [false, true])
  func `other ideas of a character's width do not move the next part`(countsCodePoints: Bool) {
    for text in ["👨‍👩‍👧", "🇩🇪", "क्षि", "漢", "مرحبا", "1️⃣", "한"] {
      let line = Line([Span(text), Span(" "), Span("end")])
      var (writer, screen) = (FrameWriter(isColoured: false), screen())
      screen.countsCodePoints = countsCodePoints
      screen.write(writer.bytes(for: frame(line)))
      #expect(screen.column(of: "end") == text.displayWidth + 1, "\(text)")
    }
  }

  @Test
  func `right-to-left text is isolated from its surroundings`() {
    var writer = FrameWriter(isColoured: false)
    let line = Line([Span("1"), Span("  عربي"), Span("2")])
    let bytes = String(decoding: writer.bytes(for: frame(line)), as: UTF8.self)
    #expect(bytes.contains("1  \u{2068}عربي\u{2069}"))
  }

  @Test(
    arguments: [
      "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{9B}2J", "a\rb", "a\nb", "\u{1B}P1;1|\u{1B}\\",
      "\u{202E}evil",
      "\u{2066}open", "\u{8}\u{8}", "\u{0}", "\u{85}", "\u{2028}",
    ]
  )
  func `no text controls the terminal`(text: String) {
    var (writer, screen) = (FrameWriter(isColoured: false), VirtualScreen(columns: 60, lines: 2))
    let frame = Frame(TerminalSize(columns: 60, lines: 2), lines: [Line([Span(text), Span("|")])])
    screen.write(writer.bytes(for: frame))
    #expect(screen.unknown == [])
    #expect(screen.textLines[0].contains("\\u{") && screen.textLines[0].hasSuffix("|"))
  }

  @Test
  func `without colours none are written`() {
    for style in Style.allCases {
      let codes = style.sequence(isColoured: false).dropFirst(2).dropLast().split(separator: ";")
      #expect(codes.allSatisfy { ["1", "2", "4"].contains($0) }, "\(style)")
    }
    #expect(Style.accent.sequence(isColoured: true).contains("36"))
  }

  @Test(
    arguments: [("漢字漢字", 5, "漢字…"), ("漢字漢字", 8, "漢字漢字"), ("abc", 2, "a…"), ("abc", 1, "…"), ("abc", 0, "")]
  )
  func `a line is cut at the width`(text: String, columns: Int, expected: String) {
    let line = Line(text).truncated(to: columns, ellipsis: "…")
    #expect(line.text == expected)
    #expect(line.width <= columns)
  }

  @Test(
    arguments: [
      ("/a/猫.jpeg", 20, "/a/猫.jpeg"), ("/a/猫.jpeg", 7, "猫.jpeg"), ("/a/猫.jpeg", 6, ".jpeg"), ("a", 0, ""),
    ]
  )
  func `a suffix has only whole characters`(text: String, columns: Int, expected: String) {
    #expect(Span(text).suffix(columns: columns).text == expected)
  }
}
