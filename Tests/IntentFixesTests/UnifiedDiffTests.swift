import IntentFixes
import Testing

struct UnifiedDiffTests {
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
}
