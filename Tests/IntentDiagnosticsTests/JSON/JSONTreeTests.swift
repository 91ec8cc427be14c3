import TestSupport
import Testing

@testable import IntentDiagnostics

struct JSONTreeTests {
  private func read(_ text: String) -> (JSONTree?, [Diagnostic]) {
    JSONTree.read(SourceText(path: "a.json", bytes: Array(text.utf8)))
  }

  private func problem(_ text: String) -> String {
    let (_, diagnostics) = read(text)
    guard let diagnostic = diagnostics.first, let range = diagnostic.location?.range else { return "none" }
    return "\(range.lowerBound): \(diagnostic.message)"
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
    ("", "0: the file is empty; expected a JSON object"),
    ("{\"a\": 1,}", "7: a comma before '}' is not allowed in JSON; remove it"),
    ("[1, ]", "2: a comma before ']' is not allowed in JSON; remove it"),
    ("{ // c\n}", "2: JSON has no comments; remove this one"),
    ("{'a': 1}", "1: JSON puts keys in double quotes, not in single ones"),
    ("{\"a\": 'b'}", "6: JSON puts text in double quotes, not in single ones"),
    ("{a: 1}", "1: a key must be in double quotes: \"a\""),
    ("{\"a\" 1}", "5: expected ':' after the key 'a'"),
    ("{\"a\": 1 \"b\": 2}", "8: expected ',' or '}'"),
    ("{\"a\": \"b", "6: the file ends inside this string; is it truncated?"),
    ("{\"a\": \"b\n\"}", "6: the string has no closing double quote"),
    ("{\"a\": 1", "7: the file ends inside an object"),
    ("[1", "2: the file ends inside an array"), ("[1,", "3: the file ends inside an array"),
    ("[", "1: the file ends inside an array"), ("{", "1: the file ends inside an object"),
    ("{\"a\":", "5: the file ends inside an object"),
    ("[,1]", "1: there is no value before this comma"),
    ("{,}", "1: there is no key before this comma; remove it"),
    ("{} x", "3: unexpected content after the end of the JSON text"),
    ("True", "0: 'True' is not a JSON value; did you mean 'true'?"),
    ("public", "0: 'public' is not a JSON value; put text in double quotes"),
    ("01", "0: a number cannot have leading zeros"), ("1.", "2: expected a digit in the number"),
    ("-", "1: expected a digit in the number"), (".5", "0: a number begins with a digit or a minus sign"),
    ("1e", "2: expected a digit in the number"),
    ("\"\\x\"", "1: invalid escape; for a backslash, write two"),
    ("\"\\u12\"", "5: expected four hexadecimal digits after '\\u'"),
    ("\"\\uD800\"", "1: unpaired surrogate; write both halves or the character itself"),
    ("\"\\uD800\\u0041\"", "1: unpaired surrogate; write both halves or the character itself"),
    ("\"a\tb\"", "2: a control character in a string must be escaped, as in \\u0009"),
  ])
  func `a mistake is reported with its location`(text: String, expected: String) {
    #expect(problem(text) == expected)
  }

  @Test func `invalid UTF-8 is a mistake`() {
    let (value, diagnostics) = JSONTree.read(SourceText(path: "a", bytes: [0x22, 0xFF, 0x22]))
    #expect(value == nil)
    #expect(diagnostics.first?.message == "invalid UTF-8; save the file as UTF-8")
  }

  @Test func `a duplicate key is an error, and the first one counts`() {
    let (value, diagnostics) = read(#"{"a": 1, "a": 2}"#)
    #expect(diagnostics.map(\.rule) == [.duplicateJSONKey])
    #expect(diagnostics.first?.location?.range == 9..<12)
    guard case .object(let members) = value?.kind else { return }
    #expect(members.map(\.value.kind) == [.number("1")])
  }

  @Test func `reports of duplicate keys have a limit`() {
    let members = (0..<5_000).map { "\"a\": \($0)" }.joined(separator: ", ")
    let (value, diagnostics) = read("{\(members)}")
    #expect(value == nil)
    #expect(diagnostics.count == JSONReader.mostDuplicates + 1)
    #expect(
      diagnostics.last?.message == "more than 1000 keys are there twice, so the rest is not read; remove them"
    )
  }

  @Test func `depth has a limit`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(problem(nested(32)) == "none")
    #expect(problem(nested(33)) == "32: arrays and objects are nested more than 32 levels deep")
    #expect(problem(String(repeating: "[{\"a\":", count: 100_000)).contains("more than 32 levels deep"))
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
