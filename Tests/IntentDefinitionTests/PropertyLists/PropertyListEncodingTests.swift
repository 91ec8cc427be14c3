import TestSupport
import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics

struct PropertyListEncodingTests {
  private static func xml(_ encoding: String) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><plist><string>".utf8)
  }

  private static let end = Array("</string></plist>".utf8)

  @Test(arguments: ["ISO-8859-1", "US-ASCII", "UTF-16", "x-klingon"])
  func `an encoding other than UTF-8 is refused where it is declared`(encoding: String) {
    let message =
      "the file declares the encoding '\(encoding)'; save the file as UTF-8 and write encoding=\"UTF-8\""
    expectReports(
      read(Self.xml(encoding) + [0xE9] + Self.end).lines,
      ["1:31 not-a-property-list: \(message)"]
    )
  }

  @Test(arguments: ["utf-8", "UTF8"])
  func `the name of UTF-8 is written in any way`(encoding: String) {
    #expect(read(Self.xml(encoding) + [0xC3, 0xA9] + Self.end).list?.string(0) == "é")
  }

  @Test func `UTF-16 is recognized by its mark, and all else must be saved as UTF-8`() {
    let text = "<plist><string>日🙂</string></plist>"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(read(bytes).list?.string(0) == "日🙂")
    }
    let wide = text.unicodeScalars.flatMap { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
    }
    let halfPair: [UInt8] = [0xFF, 0xFE, 0x3C, 0, 0x00, 0xD8, 0x3C, 0]
    for bytes in [little, big, wide, [0xFF, 0xFE, 0, 0] + wide, halfPair] {
      let messages = read(bytes).diagnostics.map(\.message)
      #expect(messages == ["the file is not in UTF-8; save the file as UTF-8"])
    }
  }

  @Test func `a byte order mark overrides the declaration`() {
    #expect(read([0xEF, 0xBB, 0xBF] + Self.xml("UTF-16") + [0xC3, 0xA9] + Self.end).list?.string(0) == "é")
  }

  @Test func `invalid bytes have a place`() {
    expectReports(
      read(Self.xml("UTF-8") + [0x61, 0xFF] + Self.end).lines,
      ["1:55 not-a-property-list: invalid UTF-8; save the file as UTF-8"]
    )
  }
}
