import IntentConfigurations
import IntentDiagnostics
import IntentText
import Testing

@testable import LibIntentc

struct TextOutputTests {
  private let rule = Rule("unknown-enum", .error, "A parameter refers to an enum that is not there")

  private func text(
    _ source: String,
    marking marked: String,
    message: String = "there is no enum 'X'",
    width: Int = 80,
    colour: Bool = false,
    shows: Bool = true,
    change: (inout Diagnostic) -> Void = { _ in }
  ) -> String {
    let range = source.utf8.firstRange(of: Array(marked.utf8)).map {
      source.utf8.distance(
        from: source.startIndex,
        to: $0.lowerBound
      )..<source.utf8.distance(from: source.startIndex, to: $0.upperBound)
    }
    let input = SourceText(path: "Up.intentdefinition", bytes: Array(source.utf8))
    var diagnostic = Diagnostic(rule, message, at: SourceLocation(file: input.path, range: range))
    change(&diagnostic)
    let options = TextOutput.Options(showsSource: shows, usesColour: colour, width: width)
    var formatter = ReportFormatter(SourceMap([input]), options)
    return formatter.text(of: diagnostic)
  }

  @Test func `the first line alone is what editors parse`() {
    #expect(
      text("<a>\n\t<b>X</b>\n", marking: "X", shows: false)
        == "Up.intentdefinition:2:5: error: there is no enum 'X' [unknown-enum]\n"
    )
  }

  @Test func `a source line shows the place below it`() {
    #expect(
      text("<a>\n\t<b>Calender</b>\n", marking: "Calender")
        == """
        Up.intentdefinition:2:5: error: there is no enum 'X' [unknown-enum]
            2 |   <b>Calender</b>
              |      ^~~~~~~~

        """
    )
  }

  @Test(arguments: [[0xA9, 0xAE], [UInt8](repeating: 0x80, count: 5_000), [0x61, 0x80, 0x80, 0x80, 0x80]])
  func `a line that is not UTF-8 is shown too, wherever the place is in it`(bytes: [UInt8]) {
    let source = SourceText(path: "Up.intentdefinition", bytes: bytes)
    let options = TextOutput.Options(showsSource: true, usesColour: false, width: 80)
    for start in [0, 1, 2, bytes.count / 2, bytes.count - 1].filter({ $0 < bytes.count }) {
      let location = SourceLocation(file: source.path, range: start..<bytes.count)
      var formatter = ReportFormatter(SourceMap([source]), options)
      #expect(formatter.text(of: Diagnostic(rule, "no text", at: location)).contains("1 | "))
    }
  }

  @Test func `words, notes and the fix follow`() {
    let text = text("one two", marking: "two") {
      $0.path = DefinitionPath(ElementPath(.parameter, ["UpNext", "calendars"]), keys: ["INIntents", 0])
      $0.notes = [
        .init("the first is here", at: SourceLocation(file: "Up.intentdefinition", range: 0..<3)),
        .init("enums can be shared by files"),
      ]
      $0.fix = .init("replace 'two' with 'one'", replacing: 4..<7, with: "one")
    }
    #expect(
      text == """
        Up.intentdefinition:1:5: error: there is no enum 'X' [unknown-enum]
          in UpNext.calendars
            1 | one two
              |     ^~~
          fix: replace 'two' with 'one'
        Up.intentdefinition:1:1: note: the first is here
            1 | one two
              | ^~~
        note: enums can be shared by files

        """
    )
  }

  @Test func `a place without a range gives the keys`() {
    let text = text("", marking: "-", shows: false) {
      $0.path = DefinitionPath(nil, keys: ["INIntents", 0, "INIntentName"])
    }
    #expect(
      text
        == "Up.intentdefinition: error: there is no enum 'X' (at INIntents[0].INIntentName) [unknown-enum]\n"
    )
  }

  @Test(arguments: [
    ("\u{1B}[2J", "\\u{1B}[2J"), ("a\u{202E}b", "a\\u{202E}b"), ("a\nb", "a\\u{A}b"),
    ("a\u{2028}b", "a\\u{2028}b"), ("a\u{85}b", "a\\u{85}b"), ("a\u{200B}b", "a\\u{200B}b"),
    ("a\u{7F}", "a\\u{7F}"), ("a\u{E0041}", "a\\u{E0041}"), ("👩‍💻", "👩‍💻"), ("é", "é"),
  ])
  func `terminal control characters are made visible`(raw: String, shown: String) {
    #expect(visibleText(raw) == shown)
    #expect(text("x", marking: "x", message: raw).hasPrefix("Up.intentdefinition:1:1: error: \(shown) [unk"))
    if !raw.contains("\n") {
      #expect(text("\(raw) x", marking: "x").contains("| \(shown) x\n"))
    }
  }

  @Test(arguments: [("日本", 4), ("e\u{301}", 1), ("🇩🇪", 2), ("👩‍💻", 2), ("❤\u{FE0F}", 2), ("한", 2), ("\t", 2)])
  func `marks are aligned below wide and combining characters`(before: String, width: Int) {
    let marks = text("\(before)Xyz", marking: "Xyz").split(separator: "\n").last
    #expect(marks == "      | \(String(repeating: " ", count: width))^~~")
  }

  @Test func `a long line is cut around the place`() {
    let source = String(repeating: "a", count: 5_000) + "HERE" + String(repeating: "b", count: 5_000)
    let lines = text(source, marking: "HERE", width: 60).split(separator: "\n")
    #expect(lines[1].count == 60)
    #expect(lines[1].hasPrefix("    1 | …a"))
    #expect(lines[1].hasSuffix("b…"))
    let marked = zip(lines[1], lines[2]).filter { $1 == "^" || $1 == "~" }.map { String($0.0) }
    #expect(marked.joined() == "HERE")
  }

  @Test func `a line that just fits is not cut`() {
    let source = String(repeating: "a", count: 51) + "X"
    #expect(!text(source, marking: "X", width: 60).contains("…"))
    #expect(text(source + "b", marking: "X", width: 60).contains("…"))
  }

  @Test func `a place over several lines marks the first`() {
    #expect(text("one two\nthree", marking: "two\nthree").hasSuffix("|     ^~~\n"))
  }

  @Test func `an empty place at the end has a caret`() {
    let source = SourceText(path: "a", bytes: Array("ab".utf8))
    var formatter = ReportFormatter(SourceMap([source]), .init(showsSource: true))
    let text = formatter.text(of: Diagnostic(rule, "early end", at: SourceLocation(file: "a", range: 2..<2)))
    #expect(text == "a:1:3: error: early end [unknown-enum]\n    1 | ab\n      |   ^\n")
  }

  @Test func `invalid UTF-8 is replaced`() {
    let source = SourceText(path: "a", bytes: [0xFF, 0x61, 0xC3, 0x62])
    var formatter = ReportFormatter(SourceMap([source]), .init(showsSource: true))
    let text = formatter.text(of: Diagnostic(rule, "odd", at: SourceLocation(file: "a", range: 1..<2)))
    #expect(text.contains("| \u{FFFD}a\u{FFFD}b\n      |  ^\n"))
  }

  @Test func `a location that starts or ends in invalid UTF-8 is marked`() {
    let bytes: [UInt8] = Array("<in".utf8) + [0x89, 0x9A] + Array(repeating: 0x80, count: 1_000)
    for start in 0..<10 {
      for end in start..<12 {
        let excerpt = SourceExcerpt(bytes, line: 0..<bytes.count, marking: start..<end, width: 80)
        #expect(excerpt.marks.contains("^"))
      }
    }
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func `a fix that the message proposes is not said again, unless a command applies it`(
    isSafe: Bool,
    count: Int
  ) {
    let text = text("<b>X</b>", marking: "X", message: "there is no enum 'X'; did you mean 'Y'?") {
      let words = "replace 'X' with 'Y'"
      $0.fix = Diagnostic.Fix(words, replacing: 3..<4, with: "Y", isSafe: isSafe, isSaid: true)
    }
    #expect(text.ranges(of: "fix:").count == count)
  }

  @Test func `colour is given only when asked for`() {
    #expect(!text("x", marking: "x").contains("\u{1B}"))
    #expect(text("x", marking: "x", colour: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }
}
