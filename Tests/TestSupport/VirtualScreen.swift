import IntentChecking
import IntentSchema

/// Interprets the editor's output, and records unknown sequences.
package struct VirtualScreen {
  private struct Cell {
    var text = " "
    var style = ""
  }

  /// Behaves like terminals that do not join emoji.
  package var countsCodePoints = false
  package private(set) var unknown: [String] = []
  /// Numbers such as 1049 for the alternate screen.
  package private(set) var modes: Set<Int> = [7, 25]
  package private(set) var cursor = (line: 0, column: 0)

  package private(set) var columns: Int
  package private(set) var lines: Int
  private var cells: [[Cell]]
  private var mainCells: [[Cell]] = []
  private var style = ""
  private var pending: [UInt8] = []

  package init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
    cells = Self.blank(columns, lines)
  }

  private static func blank(_ columns: Int, _ lines: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: lines)
  }

  package var isOther: Bool { modes.contains(1049) }

  /// Omits trailing spaces and lines, and shows the position of a visible cursor.
  package var text: String {
    var rows = textLines
    while rows.last?.isEmpty == true { rows.removeLast() }
    let place = modes.contains(25) ? "[cursor \(cursor.line + 1):\(cursor.column + 1)]" : "[no cursor]"
    return (rows + [place]).joined(separator: "\n") + "\n"
  }

  package var textLines: [String] {
    cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns `nil` if the text is not on the screen.
  package func styles(of text: String) -> Set<String>? {
    for row in cells {
      let joined = row.map(\.text).joined()
      guard let range = joined.firstRange(of: text) else { continue }
      let start = joined[..<range.lowerBound].displayWidth
      return Set(row[start..<start + text.displayWidth].map(\.style))
    }
    return nil
  }

  /// Returns the column from 0; `nil` if the text is not on the screen.
  package func column(of text: String) -> Int? {
    for row in cells {
      for start in row.indices where row[start...].map(\.text).joined().hasPrefix(text) { return start }
    }
    return nil
  }

  /// Resizes and clears the screen.
  package mutating func resize(columns: Int, lines: Int) {
    (self.columns, self.lines) = (columns, lines)
    (cells, mainCells) = (Self.blank(columns, lines), Self.blank(columns, lines))
    cursor = (0, 0)
  }

  package mutating func write(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let first = rest.first {
      if first == 0x1B {
        guard let length = sequenceLength(rest) else { break }
        obey(String(decoding: rest.prefix(length).dropFirst(), as: UTF8.self))
        rest = rest.dropFirst(length)
      } else {
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard rest.count >= length else { break }
        for scalar in String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars { put(scalar) }
        rest = rest.dropFirst(length)
      }
    }
    pending = Array(rest)
  }

  private func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 1 else { return nil }
    guard bytes[bytes.startIndex + 1] == UInt8(ascii: "[") else { return 2 }
    let end = bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
    return end.map { $0 - bytes.startIndex + 1 }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": cursor.column = 0
    case "\n":
      if cursor.line + 1 < lines {
        cursor.line += 1
      } else {
        cells.removeFirst()
        cells.append(Array(repeating: Cell(), count: columns))
      }
    case "\u{8}": cursor.column = max(0, cursor.column - 1)
    case "\u{7}", "\t": break
    default:
      if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
        unknown.append("U+\(String(scalar.value, radix: 16))")
      } else {
        put(printed: scalar)
      }
    }
  }

  private mutating func put(printed scalar: Unicode.Scalar) {
    let before = cells[cursor.line][..<min(cursor.column, columns)].lastIndex { !$0.text.isEmpty }
    if let before, cursor.column > 0 {
      let joined = cells[cursor.line][before].text + String(scalar)
      if joined.count == 1, joined.unicodeScalars.first != " " {
        cells[cursor.line][before].text = joined
        let width =
          countsCodePoints ? Character(scalar).displayWidth : joined.displayWidth - (cursor.column - before)
        advance(by: max(0, width))
        return
      }
    }
    let width = Character(scalar).displayWidth
    guard width > 0, cursor.column + width <= columns else { return }
    cells[cursor.line][cursor.column] = Cell(text: String(scalar), style: style)
    cursor.column += 1
    advance(by: width - 1)
  }

  /// Marks the second column of a wide character.
  private mutating func advance(by width: Int) {
    for _ in 0..<width where cursor.column < columns {
      cells[cursor.line][cursor.column] = Cell(text: "", style: style)
      cursor.column += 1
    }
  }

  private mutating func obey(_ sequence: String) {
    guard sequence.hasPrefix("["), let final = sequence.last else { return unknown.append(sequence) }
    let body = sequence.dropFirst().dropLast()
    if body.hasPrefix("?"), let mode = Int(body.dropFirst()), final == "h" || final == "l" {
      return set(mode, to: final == "h")
    }
    let fields = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = fields.first ?? nil
    switch final {
    case "H":
      cursor = (max(1, first ?? 1) - 1, max(1, fields.count > 1 ? fields[1] ?? 1 : 1) - 1)
      cursor = (min(cursor.line, lines - 1), min(cursor.column, columns - 1))
    case "G": cursor.column = min(max(1, first ?? 1) - 1, columns - 1)
    case "K" where body.isEmpty:
      for column in cursor.column..<columns { cells[cursor.line][column] = Cell() }
    case "J" where first == 2: cells = Self.blank(columns, lines)
    case "J" where body.isEmpty: break
    case "m": style = body == "0" || body.isEmpty ? "" : String(body)
    default: unknown.append(sequence)
    }
  }

  private mutating func set(_ mode: Int, to isOn: Bool) {
    guard [7, 25, 1000, 1006, 1049, 2004, 2026].contains(mode) else { return unknown.append("?\(mode)") }
    if mode == 1049, isOn != isOther {
      swap(&cells, &mainCells)
      if isOn { cells = Self.blank(columns, lines) }
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }
}
