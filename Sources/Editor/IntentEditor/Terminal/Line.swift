import IntentSchema
import IntentText

/// A line of styled text, with its width in columns.
struct Line: Sendable, Hashable, ExpressibleByStringLiteral {
  private(set) var spans: [Span]
  private(set) var width: Int

  init(_ spans: [Span] = []) {
    self.spans = spans.filter { !$0.text.isEmpty }
    width = spans.reduce(0) { $0 + $1.width }
  }

  init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text, style)])
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  mutating func append(_ text: String, _ style: Style = .plain) {
    append(Span(text, style))
  }

  /// Right-to-left text stays in one piece, without highlights.
  mutating func append(_ text: String, _ style: Style, marking marks: Set<Int>) {
    guard !marks.isEmpty, !Span(text).isRightToLeft else { return append(text, style) }
    var part = ""
    var isMarked = false
    for (index, character) in text.enumerated() {
      if marks.contains(index) != isMarked {
        append(part, isMarked ? .match : style)
        (part, isMarked) = ("", !isMarked)
      }
      part.append(character)
    }
    append(part, isMarked ? .match : style)
  }

  mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    spans.append(span)
    width += span.width
  }

  mutating func append(_ line: Line) {
    for span in line.spans { append(span) }
  }

  mutating func advance(to column: Int) {
    append(String(repeating: " ", count: max(column - width, width == 0 ? 0 : 1)))
  }

  func truncated(to columns: Int, ellipsis: String) -> Line {
    guard width > columns else { return self }
    var result = Line()
    let room = columns - ellipsis.displayWidth
    guard room > 0 else { return Line(String(ellipsis.prefix(max(0, columns)))) }
    for span in spans {
      let part = span.prefix(columns: room - result.width)
      result.append(part)
      if part.width < span.width {
        result.append(ellipsis, span.style)
        break
      }
    }
    return result
  }

  var text: String {
    spans.map(\.text).joined()
  }
}

/// A piece of a line in one style. Its text escapes control characters and changes of the text direction.
struct Span: Sendable, Hashable {
  let text: String
  let style: Style
  let width: Int

  init(_ text: String, _ style: Style = .plain) {
    self.text = visibleText(text)
    self.style = style
    width = self.text.displayWidth
  }

  /// Whether terminals may disagree about the text's width or direction.
  var isUncertain: Bool {
    text.unicodeScalars.contains { $0.value > 0x2FF && !(0x2010...0x2BFF).contains($0.value) }
  }

  var isRightToLeft: Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }

  func prefix(columns: Int) -> Span {
    guard width > columns else { return self }
    var used = 0
    let kept = text.prefix { character in
      used += character.displayWidth
      return used <= columns
    }
    return Span(String(kept), style)
  }

  func suffix(columns: Int) -> Span {
    guard width > columns else { return self }
    var rest = width
    let kept = text.drop { character in
      guard rest > columns else { return false }
      rest -= character.displayWidth
      return true
    }
    return Span(String(kept), style)
  }
}

/// The look of a text, by its meaning; `FrameWriter` turns it into colours.
enum Style: Sendable, Hashable, CaseIterable {
  case plain, bold, faint, accent, accentBold, error, warning, success
  case field
  case match

  /// Bold and faint aren't colours, so they stay without colours.
  func sequence(isColoured: Bool) -> String {
    let code: String? =
      switch self {
      case .plain: nil
      case .bold: "1"
      case .faint: "2"
      case .accent: isColoured ? "36" : nil
      case .accentBold: isColoured ? "1;36" : "1"
      case .error: isColoured ? "31" : "1"
      case .warning: isColoured ? "33" : nil
      case .success: isColoured ? "32" : nil
      case .field: "4"
      case .match: isColoured ? "1;33" : "4"
      }
    return code.map { "\u{1B}[\($0)m" } ?? ""
  }
}

/// Fits texts into the columns of a terminal.
enum TextLayout {
  /// Wraps between words, or within words longer than a line.
  static func lines(of text: String, columns: Int) -> [String] {
    let columns = max(1, columns)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var width = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: true) {
        let wordWidth = word.displayWidth
        if width > 0, width + 1 + wordWidth > columns {
          lines.append(line)
          (line, width) = ("", 0)
        }
        if width > 0 {
          line += " "
          width += 1
        }
        for character in word {
          let step = character.displayWidth
          if width > 0, width + step > columns {
            lines.append(line)
            (line, width) = ("", 0)
          }
          line.append(character)
          width += step
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// `columns` includes the cursor.
  static func field(_ text: String, cursor: Int, columns: Int) -> (text: String, column: Int) {
    let middle =
      text.index(text.startIndex, offsetBy: max(0, cursor), limitedBy: text.endIndex) ?? text.endIndex
    let room = max(1, columns - 1)
    let before = cells(of: text[..<middle].reversed(), columns: room)
    let after = cells(of: text[middle...], columns: room - before.width)
    return (before.cells.reversed().joined() + after.cells.joined(), before.width)
  }

  private static func cells(
    of characters: some Sequence<Character>,
    columns: Int
  ) -> (cells: [String], width: Int) {
    var (cells, width): ([String], Int) = ([], 0)
    for character in characters {
      // Escape control characters first, so that the widths are correct.
      let cell = visibleText(String(character))
      let cellWidth = cell.displayWidth
      guard width + cellWidth <= columns else { break }
      cells.append(cell)
      width += cellWidth
    }
    return (cells, width)
  }
}
