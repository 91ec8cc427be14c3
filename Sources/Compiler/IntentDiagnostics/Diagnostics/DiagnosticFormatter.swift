import IntentSchema
import IntentText

/// Formats `path:line:column: error: message [rule-name]`, and on request source lines, paths and fixes.
package struct DiagnosticFormatter: Sendable {
  /// How a report for people looks.
  package struct Options: Sendable {
    package var showsSource: Bool
    package var usesColour: Bool
    package var width: Int

    package init(showsSource: Bool = false, usesColour: Bool = false, width: Int = 100) {
      self.showsSource = showsSource
      self.usesColour = usesColour
      self.width = width
    }
  }

  private var sources: SourceMap
  private let options: Options

  package init(_ sources: SourceMap, options: Options = Options()) {
    self.sources = sources
    self.options = options
  }

  package mutating func text(of diagnostic: Diagnostic) -> String {
    var message = visibleText(diagnostic.message)
    if diagnostic.location?.range == nil, let keys = diagnostic.path?.keys.description, !keys.isEmpty,
      !diagnostic.message.contains("'\(keys)'")
    {
      message += " (at \(visibleText(keys)))"
    }
    var result = heading(diagnostic.location, diagnostic.severity, message)
    result += " " + style(.faint, "[\(diagnostic.rule.name)]") + "\n"
    if options.showsSource {
      if let words = diagnostic.path?.words, !words.isEmpty {
        result += style(.faint, "  in \(visibleText(words))") + "\n"
      }
      result += excerpt(of: diagnostic.location)
      if let fix = diagnostic.fix, fix.isSafe || !fix.isSaid(by: diagnostic.message) {
        let mark = fix.isSafe ? " ('validate --fix' applies it)" : ""
        result += style(.mark, "  fix:") + " \(visibleText(fix.message))\(mark)\n"
      }
    }
    for note in diagnostic.notes {
      result += heading(note.location, .note, visibleText(note.message)) + "\n"
      if options.showsSource { result += excerpt(of: note.location) }
    }
    return result
  }

  private mutating func heading(_ location: SourceLocation?, _ severity: Severity, _ message: String)
    -> String
  {
    var place = ""
    if let location {
      place = visibleText(location.file) + ":"
      if let start = sources.start(of: location) { place += "\(start.line):\(start.column):" }
      place = style(.bold, place) + " "
    }
    let isProminent = severity != .note
    return place + style(severity.style, "\(severity.rawValue):") + " "
      + (isProminent ? style(.bold, message) : message)
  }

  private mutating func excerpt(of location: SourceLocation?) -> String {
    guard let location, let range = location.range, let source = sources.source(of: location.file),
      let start = sources.start(of: location), let lines = sources.lines(of: location.file)
    else { return "" }
    let number = String(start.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.utf8.count))
    let excerpt = SourceExcerpt(
      source.bytes,
      line: lines.range(ofLine: start.line),
      marking: range,
      width: options.width - margin.count - number.utf8.count - 3
    )
    let empty = String(repeating: " ", count: margin.count + number.utf8.count)
    return style(.faint, "\(margin)\(number) |") + " \(excerpt.line)\n"
      + style(.faint, "\(empty) |") + " " + style(.mark, excerpt.marks) + "\n"
  }

  private func style(_ style: TextStyle, _ text: String) -> String {
    style(text, colour: options.usesColour)
  }
}

extension Diagnostic.Fix {
  /// Whether a message that ends with "did you mean 'x'?" already proposes this fix.
  fileprivate func isSaid(by message: String) -> Bool {
    guard let question = message.ranges(of: "did you mean ").last, message.hasSuffix("?") else {
      return false
    }
    let meant = message[question.upperBound...].dropLast()
    return self.message.hasSuffix(" with \(meant)") || self.message.hasSuffix("write \(meant)")
  }
}

extension Severity {
  fileprivate var style: TextStyle {
    switch self {
    case .error: .error
    case .warning, .lint: .warning
    case .note: .note
    }
  }
}

/// Writes a report for people.
package struct TextOutput: DiagnosticOutputFormat {
  private let options: DiagnosticFormatter.Options

  package init(_ options: DiagnosticFormatter.Options = DiagnosticFormatter.Options()) {
    self.options = options
  }

  package func write(_ report: DiagnosticReport, to output: ([UInt8]) -> Void) {
    guard !report.diagnostics.isEmpty else { return }
    var formatter = DiagnosticFormatter(SourceMap(report.sources), options: options)
    var bytes: [UInt8] = []
    for diagnostic in report.diagnostics {
      bytes += formatter.text(of: diagnostic).utf8
      guard bytes.count > outputPieceSize else { continue }
      output(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    output(bytes)
  }
}

/// Only reads bytes near the location, because a line can be very long.
struct SourceExcerpt: Sendable {
  private(set) var line: String
  private(set) var marks: String

  private struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  private static let ellipsis = "…"

  init(_ bytes: [UInt8], line lineRange: Range<Int>, marking range: Range<Int>, width: Int) {
    let width = min(max(width, 20), 10_000)
    // A UTF-8 character has at most four bytes. Twice that leaves room for combining characters.
    let reach = width * 8
    let markStart = min(max(range.lowerBound, lineRange.lowerBound), lineRange.upperBound)
    let markEnd = min(max(range.upperBound, markStart), lineRange.upperBound)
    let start = Self.boundary(bytes, max(lineRange.lowerBound, markStart - reach), in: lineRange)
    let shownMarkEnd = Self.boundary(
      bytes,
      min(markEnd, markStart + reach),
      in: markStart..<lineRange.upperBound
    )
    let end = Self.boundary(
      bytes,
      min(lineRange.upperBound, shownMarkEnd + reach),
      in: shownMarkEnd..<lineRange.upperBound
    )

    var cells = Self.cells(bytes[start..<markStart], isMarked: false)
    let markColumn = cells.reduce(0) { $0 + $1.width }
    cells += Self.cells(bytes[markStart..<shownMarkEnd], isMarked: true)
    if markStart == shownMarkEnd { cells.append(Cell(text: "", width: 0, isMarked: true)) }
    cells += Self.cells(bytes[shownMarkEnd..<end], isMarked: false)
    let total = cells.reduce(0) { $0 + $1.width }

    var left = 0
    if start > lineRange.lowerBound || end < lineRange.upperBound || total > width {
      left = max(0, min(markColumn - width / 3, total - width))
    }
    let isCutLeft = left > 0 || start > lineRange.lowerBound
    let isCutRight = total - left > width || end < lineRange.upperBound
    let lower = left + (isCutLeft ? 1 : 0)
    let upper = left + width - (isCutRight ? 1 : 0)

    line = isCutLeft ? Self.ellipsis : ""
    marks = isCutLeft ? " " : ""
    var column = 0
    var hasMark = false
    for cell in cells {
      defer { column += cell.width }
      guard column >= lower, column + cell.width <= upper else { continue }
      line += cell.text
      if cell.isMarked {
        let count = max(cell.width, hasMark ? 0 : 1)
        marks += (hasMark ? "~" : "^") + String(repeating: "~", count: max(0, count - 1))
        if hasMark, count == 0 { marks.removeLast() }
        hasMark = true
      } else if !hasMark {
        marks += String(repeating: " ", count: cell.width)
      }
    }
    if isCutRight { line += Self.ellipsis }
  }

  /// Goes back three bytes at most, because invalid UTF-8 may have no start.
  private static func boundary(_ bytes: [UInt8], _ offset: Int, in range: Range<Int>) -> Int {
    guard range.contains(offset) else { return offset }
    let nearest = max(range.lowerBound, offset - 3)...offset
    return nearest.last { bytes[$0] & 0xC0 != 0x80 } ?? offset
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, isMarked: Bool) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).map { character in
      if character == "\t" { return Cell(text: "  ", width: 2, isMarked: isMarked) }
      guard character.unicodeScalars.contains(where: \.isUnsafeToPrint) else {
        return Cell(text: String(character), width: character.displayWidth, isMarked: isMarked)
      }
      let text = visibleText(String(character))
      return Cell(text: text, width: text.displayWidth, isMarked: isMarked)
    }
  }
}
