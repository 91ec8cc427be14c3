import IntentLocalisation
import Testing

struct ChangedTextTests {
  private func heading(_ path: String) -> String {
    let lines = UnifiedDiff.text(path, from: Array("a\n".utf8), to: Array("b\n".utf8)).split(separator: "\n")
    return lines.prefix(2).joined(separator: "\n")
  }

  @Test func `a path with a line break is quoted in a diff, as git quotes it`() {
    #expect(heading("My Ä.swift") == "--- a/My Ä.swift\n+++ b/My Ä.swift")
    #expect(
      heading("x\n+++ b/y\u{7F}.swift") == #"--- "a/x\012+++ b/y\177.swift""# + "\n"
        + #"+++ "b/x\012+++ b/y\177.swift""#
    )
    #expect(heading(#"a"\b"#) == #"--- "a/a\"\\b""# + "\n" + #"+++ "b/a\"\\b""#)
  }

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
