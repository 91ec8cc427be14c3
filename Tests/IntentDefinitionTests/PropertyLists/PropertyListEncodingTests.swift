import TestSupport
import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics

struct PropertyListEncodingTests {
  private static func xml(_ encoding: String) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><plist><string>".utf8)
  }

  private static let end = Array("</string></plist>".utf8)

  @Test(
    arguments: [
      ("ISO-8859-1", [0xE9], "é"), ("windows-1252", [0x93, 0x80, 0x94], "“€”"),
      ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
      ("utf-8", [0xC3, 0xA9], "é"), ("US-ASCII", [0x61], "a"),
    ] as [(String, [UInt8], String)]
  )
  func `a declared encoding is converted`(encoding: String, bytes: [UInt8], expected: String) throws {
    let result = read(Self.xml(encoding) + bytes + Self.end)
    #expect(result.lines == [])
    #expect(result.list?.string(0) == expected)
  }

  @Test func `UTF-16 and UTF-32 are recognized by their first bytes`() throws {
    let text = "<plist><string>日🙂</string></plist>"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let wide = text.unicodeScalars.flatMap { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
    }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, [0xFF, 0xFE, 0, 0] + wide, wide] {
      #expect(read(bytes).list?.string(0) == "日🙂")
    }
  }

  @Test func `a byte order mark overrides the declaration`() {
    #expect(read([0xEF, 0xBB, 0xBF] + Self.xml("UTF-16") + [0xC3, 0xA9] + Self.end).list?.string(0) == "é")
  }

  @Test func `an unknown encoding is reported at its location`() {
    expectReports(read(Self.xml("x-klingon") + Self.end).lines, ["1:31 not-a-property-list"])
  }

  @Test func `a wrong declaration is distinguished from invalid bytes`() {
    #expect(read(Self.xml("UTF-16") + Self.end).lines.count == 1)
    #expect(read(Self.xml("UTF-16") + Self.end).diagnostics.first?.rule == .notAPropertyList)
    expectReports(
      read(Self.xml("UTF-8") + [0x61, 0xFF] + Self.end).lines,
      ["1:55 not-a-property-list: invalid UTF-8; save the file as UTF-8"]
    )
    expectReports(read(Self.xml("US-ASCII") + [0x61, 0xFF] + Self.end).lines, ["1:58 not-a-property-list"])
    expectReports(read([0xFF, 0xFE, 0x3C, 0, 0x00, 0xD8, 0x3C, 0]).lines, ["1:2 not-a-property-list"])
  }
}
