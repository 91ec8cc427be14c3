import IntentLocalisation
import Testing

struct TextEditsTests {
  @Test(arguments: [
    ("a\r\nb\r\n", "X\r\nY\r\n\r\na\r\nb\r\n"), ("a\nb\r\n", "X\nY\r\n\na\nb\r\n"), ("ab", "X\nY\r\n\nab"),
  ]) func `what is inserted ends its lines as the text does`(text: String, expected: String) {
    let bytes = Array(text.utf8)
    var edits = TextEdits()
    edits.replace(0..<0, with: "X\nY\r\n\n")
    edits.followLineEnds(of: bytes)
    #expect(String(decoding: edits.applied(to: bytes), as: UTF8.self) == expected)
  }
}
