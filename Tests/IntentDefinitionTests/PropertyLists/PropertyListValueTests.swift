import Foundation
import TestSupport
import Testing

@testable import IntentDefinition

struct PropertyListValueTests {
  private func string(_ content: String) throws -> String? {
    let list = try readList(plist("<string>\(content)</string>"))
    return list.string(list.root)
  }

  @Test(
    arguments: [
      ("", ""), ("plain", "plain"), (" spaces \n stay ", " spaces \n stay "),
      ("a &amp;&lt;&gt;&quot;&apos;", "a &<>\"'"),
      ("&#233;&#x1F642;", "é🙂"), ("<![CDATA[<&>]]>", "<&>"), ("a<!-- no -->b", "ab"),
      ("a\r\nb\rc", "a\r\nb\rc"),
      ("日本語", "日本語"), ("a<!-- -->", "a"), ("<!-- -->&lt;!-- ", "<!-- "), ("a<?p?>b", "ab"),
    ]
  )
  func `text is decoded by the rules of XML, but keeps its carriage returns`(
    content: String,
    expected: String
  ) throws {
    #expect(try string(content) == expected)
  }

  @Test func `a long text that libxml2 splits is complete`() throws {
    for piece in ["é", "a&amp;", "日本語 ", "x\r\n"] {
      let expected = piece.replacingOccurrences(of: "&amp;", with: "&")
      let count = 5_000
      #expect(try string(String(repeating: piece, count: count)) == String(repeating: expected, count: count))
    }
  }

  @Test(
    arguments: [
      ("0", "0"), ("-0", "0"), ("+7", "7"), ("-9223372036854775808", "-9223372036854775808"),
      ("18446744073709551615", "18446744073709551615"), ("0x1F", "31"), ("-0Xff", "-255"), (" 12\n", "12"),
    ]
  )
  func `integers can have a sign and can be hexadecimal`(text: String, expected: String) throws {
    let list = try readList(plist("<integer>\(text)</integer>"))
    #expect(list.integer(list.root)?.description == expected)
    #expect(list.real(list.root) == nil)
  }

  @Test func `an integer converts to Int if it fits`() throws {
    #expect(PropertyListInteger(-5).int == -5)
    #expect(PropertyListInteger(Int64.min).int == Int.min)
    #expect(PropertyListInteger(isNegative: false, magnitude: .max)?.int == nil)
    #expect(PropertyListInteger(isNegative: true, magnitude: .max) == nil)
    #expect(PropertyListInteger(-5).double == -5)
  }

  @Test(
    arguments: [
      ("1", 1), ("0.0", 0), ("-1.5e3", -1500), ("+.5", 0.5), ("inf", Double.infinity),
      ("-infinity", -Double.infinity),
    ]
  )
  func `reals can have an exponent and can be infinite`(text: String, expected: Double) throws {
    let list = try readList(plist("<real>\(text)</real>"))
    #expect(list.real(list.root) == expected)
    #expect(list.integer(list.root) == nil)
  }

  @Test func `a real can be NaN`() throws {
    let list = try readList(plist("<real>nan</real>"))
    #expect(list.real(list.root)?.isNaN == true)
  }

  @Test func `Booleans`() throws {
    let list = try readList(plist("<array><true/><false></false></array>"))
    #expect(list.children(of: list.root).map(list.boolean) == [true, false])
    #expect(list.boolean(list.root) == nil)
  }

  @Test(
    arguments: [
      ("2001-01-01T00:00:00Z", 0), ("2024-02-29T12:34:56Z", 730_902_896),
      ("1970-01-01T00:00:00Z", -978_307_200),
      ("1600-12-31T23:59:59Z", -12_622_780_801), ("0001-01-01T00:00:00Z", -63_113_904_000),
    ]
  )
  func `dates are in UTC`(text: String, seconds: Double) throws {
    let list = try readList(plist("<date>\(text)</date>"))
    #expect(list.date(list.root)?.timeIntervalSinceReferenceDate == seconds)
  }

  @Test(
    arguments: [
      ("", ""), ("YQ==", "a"), ("YWI=", "ab"), ("\n\tYWJj\n\tZGVm\n", "abcdef"), ("Y W J j", "abc"),
    ]
  )
  func `data is Base64 with any white space`(text: String, expected: String) throws {
    let list = try readList(plist("<data>\(text)</data>"))
    #expect(list.data(list.root) == Array(expected.utf8))
  }

  @Test func `a value has no value of another kind`() throws {
    let list = try readList(plist("<string>1</string>"))
    #expect(list.integer(0) == nil && list.real(0) == nil && list.date(0) == nil && list.data(0) == nil)
    #expect(list.childCount(of: 0) == 0)
    #expect(Array(list.children(of: 0)) == [])
  }

  @Test func `each value has its key, however the key is written`() throws {
    let inner =
      "<key>b</key><true/><key>x&amp;y</key><dict><key>a</key><true/><key>x<![CDATA[&]]>y</key><true/></dict>"
    let list = try readList(plist("<dict>\(inner)</dict>"))
    #expect((0..<list.count).map(list.hasKey) == [false, true, true, true, true])
    #expect((0..<list.count).map { list.keyName(of: $0) } == ["", "b", "x&y", "a", "x&y"])
  }

  @Test func `the nodes are in file order, and children can be visited without their contents`() throws {
    let list = try readList(
      plist("<array><array><string>a</string></array><dict/><integer>1</integer></array>")
    )
    #expect((0..<list.count).map(list.kind) == [.array, .array, .string, .dictionary, .integer])
    #expect(Array(list.children(of: list.root)) == [1, 3, 4])
    #expect(list.childCount(of: list.root) == 3)
  }
}
