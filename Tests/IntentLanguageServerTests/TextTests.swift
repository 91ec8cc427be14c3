import IntentDiagnostics
import Testing

@testable import IntentLanguageServer

@Suite struct TextTests {
  private static let text = "ab\r\né🌷c\n\u{1F600}\u{1F600}x"

  private func words(_ position: JSONTree) -> String {
    "\(position["line"]?.integer ?? -1):\(position["character"]?.integer ?? -1)"
  }

  @Test(
    arguments: [
      (PositionEncoding.utf8, ["0:0", "0:1", "0:2", "1:0", "1:2", "1:6", "1:7", "2:0", "2:4", "2:8", "2:9"]),
      (.utf16, ["0:0", "0:1", "0:2", "1:0", "1:1", "1:3", "1:4", "2:0", "2:2", "2:4", "2:5"]),
      (.utf32, ["0:0", "0:1", "0:2", "1:0", "1:1", "1:2", "1:3", "2:0", "2:1", "2:2", "2:3"]),
    ]
  )
  func `every character has a position and back`(encoding: PositionEncoding, positions: [String]) throws {
    let document = DocumentText(Array(Self.text.utf8))
    let offsets = [0, 1, 2, 4, 6, 10, 11, 12, 16, 20, 21]
    #expect(offsets.map { words(document.position(of: $0, encoding)) } == positions)
    for offset in offsets {
      let json = document.position(of: offset, encoding).json
      let position = JSONTree.read(SourceText(path: "", bytes: Array(json.utf8))).0
      #expect(try document.offset(of: position, encoding) == offset)
    }
  }

  private func offset(_ line: Int, _ character: Int, _ encoding: PositionEncoding = .utf16) throws -> Int {
    let json = "{\"line\": \(line), \"character\": \(character)}"
    let position = JSONTree.read(SourceText(path: "", bytes: Array(json.utf8))).0
    return try DocumentText(Array(Self.text.utf8)).offset(of: position, encoding)
  }

  @Test func `a position outside is the nearest one inside`() throws {
    #expect(try offset(0, 99) == 2)
    #expect(try offset(2, 99) == 21)
    #expect(try offset(99, 0) == 21)
    // Inside of a character.
    #expect(try offset(1, 2) == 6)
    #expect(try offset(1, 1, .utf8) == 4)
  }

  @Test func `the mark of a file is no character`() {
    let document = DocumentText(OpenDocument.mark + Array("ab".utf8))
    for encoding in PositionEncoding.allCases {
      #expect(words(document.position(of: 0, encoding)) == "0:0")
      #expect(words(document.position(of: 4, encoding)) == "0:1")
    }
  }

  private func changed(_ text: String, _ changes: [(from: (Int, Int), to: (Int, Int), text: String)]) throws
    -> String
  {
    let json = changes.map { change in
      """
      {"range": {"start": {"line": \(change.from.0), "character": \(change.from.1)},
                 "end": {"line": \(change.to.0), "character": \(change.to.1)}}, "text": "\(change.text)"}
      """
    }
    let array = "[\(json.joined(separator: ","))]"
    let tree = JSONTree.read(SourceText(path: "", bytes: Array(array.utf8))).0
    let new = try DocumentText(Array(text.utf8)).changed(tree?.elements ?? [], .utf16)
    return String(decoding: new.bytes, as: UTF8.self)
  }

  @Test func `changes follow each other`() throws {
    #expect(
      try changed(Self.text, [((0, 1), (1, 1), "X"), ((0, 1), (0, 2), "")]) == "a🌷c\n\u{1F600}\u{1F600}x"
    )
    #expect(
      try changed(Self.text, [((0, 99), (0, 99), "\\n1"), ((1, 1), (2, 0), "")])
        == "ab\n1é🌷c\n\u{1F600}\u{1F600}x"
    )
    #expect(try changed("\u{FEFF}ab", [((0, 0), (0, 1), "")]) == "\u{FEFF}b")
    #expect(try changed("a\n", [((9, 0), (9, 0), "b"), ((1, 1), (0, 0), "c")]) == "a\nbc")
  }

  @Test func `what is around an edit moves with it`() {
    let shift = TextShift(from: Array("one two three".utf8), to: Array("one 2 three".utf8))
    #expect([0, 4, 7, 13].map(shift.callAsFunction) == [0, 4, 5, 11])
    // Inside of what was replaced.
    #expect(shift(5) == 4)
    #expect(shift(8..<13) == 6..<11)
  }
}
