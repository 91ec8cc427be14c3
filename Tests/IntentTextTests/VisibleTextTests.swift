import IntentText
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("Up Next", "Up Next"), ("a\u{1B}[31m", #"a\u{1B}[31m"#), ("a\nb", #"a\u{A}b"#), ("Météo", "Météo"),
    ("::error::x", #"\u{3A}:error::x"#), (" \u{A0}::error::x", " \u{A0}\\u{3A}:error::x"),
    ("##[error]x", #"\u{23}#[error]x"#), ("a ###[error]x", #"a #\u{23}#[error]x"#), ("a::b", "a::b"),
    ("a##vso[task.x]", #"a\u{23}#vso[task.x]"#), ("##teamcity[x]", #"\u{23}#teamcity[x]"#),
    ("##a b[c]", "##a b[c]"),
    (": a", ": a"), ("## [a]", "## [a]"), ("", ""),
  ])
  func `text that would act on a terminal or a log is escaped`(_ text: String, _ expected: String) {
    #expect(visibleText(text) == expected)
  }

  @Test func `a text of several lines is shown in one`() {
    #expect(visibleLine("one\ntwo\r\nthree\u{1B}\r") == #"one⏎two⏎three\u{1B}\u{D}"#)
  }
}
