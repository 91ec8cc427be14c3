import TestSupport
import Testing

@testable import IntentDiagnostics

struct LineTableTests {
  private func table(_ text: String) -> LineTable {
    LineTable(SourceText(path: "Test", bytes: Array(text.utf8)))
  }

  private func position(_ line: Int, _ column: Int) -> LineTable.Position {
    LineTable.Position(line: line, column: column)
  }

  @Test func `lines and columns count from 1, and a line break belongs to the line that it ends`() {
    let table = table("ab\ncd\n")
    #expect(table.position(of: 0) == position(1, 1))
    #expect(table.position(of: 2) == position(1, 3))
    #expect(table.position(of: 3) == position(2, 1))
    #expect(table.position(of: 6) == position(3, 1))
    #expect(table.lineCount == 3)
  }

  @Test func `columns count code points, not bytes`() {
    let table = table("é日🙂x")
    #expect(table.position(of: 2) == position(1, 2))
    #expect(table.position(of: 5) == position(1, 3))
    #expect(table.position(of: 9) == position(1, 4))
  }

  @Test func `a byte order mark is neither a column nor text`() {
    let table = table("\u{FEFF}ab\ncd")
    #expect(table.position(of: 0) == position(1, 1))
    #expect(table.position(of: 3) == position(1, 1))
    #expect(table.position(of: 4) == position(1, 2))
    #expect(table.position(of: 6) == position(2, 1))
    #expect(table.text(ofLine: 1) == "ab")
  }

  @Test func `the text of a line has no line break of any kind`() {
    let table = table("one\r\ntwo\n\nfour")
    #expect((0...5).map(table.text(ofLine:)) == ["", "one", "two", "", "four", ""])
  }

  @Test func `invalid UTF-8 can be shown`() {
    let table = LineTable(SourceText(path: "Test", bytes: [0x61, 0xFF, 0x0A, 0x62]))
    #expect(table.text(ofLine: 1) == "a\u{FFFD}")
    #expect(table.position(of: 3) == position(2, 1))
  }

  @Test func `an offset outside the text is clamped`() {
    #expect(table("ab").position(of: 99) == position(1, 3))
    #expect(table("ab").position(of: -1) == position(1, 1))
    #expect(table("").position(of: 0) == position(1, 1))
  }

  @Test func `long texts give the same positions as counting`() {
    let text = (0..<400).map { String(repeating: "aé日🙂", count: $0 % 61) + "x" }.joined(separator: "\n")
    let table = table(text)
    var offset = 0
    var expected = position(1, 1)
    for scalar in text.unicodeScalars {
      #expect(table.position(of: offset) == expected)
      offset += String(scalar).utf8.count
      expected =
        scalar == "\n" ? position(expected.line + 1, 1) : position(expected.line, expected.column + 1)
    }
  }
}
