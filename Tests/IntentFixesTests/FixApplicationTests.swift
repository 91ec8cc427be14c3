import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentFixes

struct FixApplicationTests {
  private func apply(_ fixes: [(Range<Int>, String)], to text: String) -> (String, [Int]) {
    let result = FixApplication.apply(
      fixes.map { Diagnostic.Fix("change it", replacing: $0.0, with: $0.1) },
      to: Array(text.utf8)
    )
    return (String(decoding: result.bytes, as: UTF8.self), result.applied)
  }

  @Test func `fixes are applied in any order of the list`() {
    #expect(apply([(4..<5, "E!"), (0..<1, ""), (2..<2, "-")], to: "abcde") == ("b-cdE!", [1, 2, 0]))
  }

  @Test func `of two that overlap the first wins`() {
    #expect(apply([(1..<4, "X"), (3..<5, "Y")], to: "abcde") == ("aXe", [0]))
    #expect(apply([(1..<2, "X"), (1..<2, "Y"), (2..<3, "Z")], to: "abcde") == ("aXZde", [0, 2]))
    #expect(apply([(1..<1, "X"), (1..<1, "Y")], to: "ab") == ("aXb", [0]))
  }

  @Test func `a place outside the text is left out`() {
    #expect(apply([(1..<9, "X")], to: "ab") == ("ab", []))
  }

  @Test(arguments: [("<a/>\n\t<b/>\n<c/>", "<b/>", "<a/>\n<c/>"), ("<b/> <c/>", "<b/>", " <c/>")])
  func `an element is removed with its line`(text: String, element: String, expected: String) throws {
    let bytes = Array(text.utf8)
    let found = try #require(bytes.firstRange(of: Array(element.utf8)))
    let range = LineRemoval.range(of: found, in: bytes)
    #expect(
      FixApplication.apply([.init("remove", replacing: range, with: "")], to: bytes).bytes
        == Array(expected.utf8)
    )
  }
}
