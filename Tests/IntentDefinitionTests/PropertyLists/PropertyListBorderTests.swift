import TestSupport
import Testing

@testable import IntentCompiler

/// libxml2 may read a text in pieces of 4,000 bytes and has less context at the end of each.
struct PropertyListBorderTests {
  private static let firstLine = plist("").utf8.prefix { $0 != UInt8(ascii: "\n") }.count + 1

  /// Puts a token at a given offset in the file, after text or white space.
  private func text(_ before: String, _ filler: Character, _ after: String, tokenAt offset: Int) -> String {
    let start = plist("").utf8.count - "</plist>\n".utf8.count
    return plist(before + String(repeating: filler, count: offset - start - before.utf8.count) + after)
  }

  @Test(arguments: 3_990...4_004)
  func `a mistake is found at any position`(offset: Int) {
    let found = read(text("<string>", "a", "]]></string>", tokenAt: offset)).lines
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2:\(offset - Self.firstLine + 1) not-a-property-list: ") == true)
  }

  @Test(arguments: 3_990...4_004)
  func `text after white space is quoted completely`(offset: Int) {
    let found = read(text("<array>", " ", "hello</array>", tokenAt: offset)).lines
    #expect(found.count == 1 && found.first?.contains("'hello'") == true)
  }

  @Test(arguments: 3_990...4_004)
  func `correct text is read at any position`(offset: Int) throws {
    _ = try readList(text("<string><?p", " ", "?></string>", tokenAt: offset))
    _ = try readList(text("<string>", "a", "<![CDATA[b]]></string>", tokenAt: offset))
  }
}
