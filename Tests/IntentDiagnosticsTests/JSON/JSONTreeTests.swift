import TestSupport
import Testing

@testable import IntentDiagnostics

struct JSONTreeTests {
  private func read(_ text: String) -> (JSONTree?, [Diagnostic]) {
    JSONTree.read(SourceText(path: "a.json", bytes: Array(text.utf8)))
  }

  private func problems(_ text: String) -> [String] {
    read(text).1.map { "\($0.rule.name) \($0.location?.range?.lowerBound ?? -1): \($0.message)" }
  }

  @Test func `every type has its value and place`() throws {
    let text = #"{"a": [null, true, -1.50e3, "é\n"], "b": {}}"#
    let (value, diagnostics) = read(text)
    #expect(diagnostics == [])
    guard case .object(let members) = value?.kind, case .array(let elements) = members[0].value.kind else {
      Issue.record("no object")
      return
    }
    #expect(value?.range == 0..<text.utf8.count)
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members.map(\.keyRange) == [1..<4, 37..<40])
    #expect(elements.map(\.kind) == [.null, .boolean(true), .number("-1.50e3"), .string("é\n")])
    #expect(elements.map(\.range) == [7..<11, 13..<17, 19..<26, 28..<34])
    #expect(members[1].value.kind == .object([]))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\uD83D\uDE00""#, "é😀"), (#""日本""#, "日本"),
    ("\"\u{2028}\u{7F}\"", "\u{2028}\u{7F}"),
  ])
  func `escapes are read`(text: String, value: String) {
    #expect(read(text).0?.kind == .string(value))
  }

  @Test(arguments: ["0", "-0", "10.5", "1E+2", "1e-2", "123456789012345678901234567890"])
  func `numbers keep their text`(text: String) {
    #expect(read(" \(text)\n").0?.kind == .number(text))
  }

  @Test(arguments: [
    ("", "invalid-json 0"),
    ("{\"a\": 1,}", "invalid-json 7"),
    ("[1, ]", "invalid-json 2"),
    ("{ // c\n}", "invalid-json 2"),
    ("{'a': 1}", "invalid-json 1"),
    ("{\"a\": 'b'}", "invalid-json 6"),
    ("{a: 1}", "invalid-json 1"),
    ("{\"a\" 1}", "invalid-json 5"),
    ("{\"a\": 1 \"b\": 2}", "invalid-json 8"),
    ("{\"a\": \"b", "invalid-json 6"),
    ("{\"a\": \"b\n\"}", "invalid-json 6"),
    ("{\"a\": 1", "invalid-json 7"),
    ("[1", "invalid-json 2"), ("[1,", "invalid-json 3"),
    ("[", "invalid-json 1"), ("{", "invalid-json 1"),
    ("{\"a\":", "invalid-json 5"),
    ("[,1]", "invalid-json 1"),
    ("{,}", "invalid-json 1"),
    ("{} x", "invalid-json 3"),
    ("True", "invalid-json 0"),
    ("public", "invalid-json 0"),
    ("01", "invalid-json 0"), ("1.", "invalid-json 2"),
    ("-", "invalid-json 1"), (".5", "invalid-json 0"),
    ("1e", "invalid-json 2"),
    ("\"\\x\"", "invalid-json 1"),
    ("\"\\u12\"", "invalid-json 5"),
    ("\"\\uD800\"", "invalid-json 1"),
    ("\"\\uD800\\u0041\"", "invalid-json 1"),
    ("\"a\tb\"", "invalid-json 2"),
  ])
  func `a mistake is reported with its location`(text: String, expected: String) {
    expectReports(problems(text), [expected])
  }

  @Test func `invalid UTF-8 is a mistake`() {
    let (value, diagnostics) = JSONTree.read(SourceText(path: "a", bytes: [0x22, 0xFF, 0x22]))
    #expect(value == nil)
    expectReports(diagnostics, ["invalid-json: invalid UTF-8; save the file as UTF-8"])
  }

  @Test func `a duplicate key is an error, and the first one counts`() {
    let (value, diagnostics) = read(#"{"a": 1, "a": 2}"#)
    expectReports(diagnostics, ["duplicate-json-key: duplicate key 'a' in this object; remove one"])
    #expect(diagnostics.first?.location?.range == 9..<12)
    guard case .object(let members) = value?.kind else {
      Issue.record("it is not an object")
      return
    }
    #expect(members.map(\.value.kind) == [.number("1")])
  }

  @Test func `depth has a limit`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(problems(nested(32)) == [])
    expectReports(problems(nested(33)), ["invalid-json 32"])
    expectReports(problems(String(repeating: "[{\"a\":", count: 100_000)), ["invalid-json 96"])
  }

  @Test func `a byte order mark is skipped`() {
    #expect(read("\u{FEFF}[]").0?.range == 3..<5)
  }

  @Test func `any beginning of a text ends in a value or a mistake`() {
    let text = Array(#" {"a": [null, true, -1.5e3, "é\nA\uD83D\uDE00"], "b": {"c": false}} "#.utf8)
    for length in 0..<text.count {
      let (value, diagnostics) = JSONTree.read(SourceText(path: "a", bytes: Array(text[..<length])))
      #expect((value == nil) == !diagnostics.isEmpty)
      for byte: UInt8 in [0, 0x22, 0x27, 0x2C, 0x5C, 0x7D, 0xFF] {
        var changed = text
        changed[length] = byte
        _ = JSONTree.read(SourceText(path: "a", bytes: changed))
      }
    }
  }
}
