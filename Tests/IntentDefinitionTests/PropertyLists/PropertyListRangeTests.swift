import TestSupport
import Testing

@testable import IntentDefinition

struct PropertyListRangeTests {
  private func ranges(_ inner: String) throws -> [String?] {
    let list = try readList(plist("<dict>\(inner)</dict>"))
    let node = try #require(list.children(of: list.root).first { _ in true })
    return [
      list.keyRange(of: node), list.keyContentRange(of: node), list.range(of: node),
      list.contentRange(of: node),
    ].map(list.text)
  }

  @Test func `a value's range includes its tags, a content range does not`() throws {
    #expect(
      try ranges("<key>name</key><string>value</string>")
        == ["<key>name</key>", "name", "<string>value</string>", "value"]
    )
  }

  @Test func `attributes and spaces belong to the tags`() throws {
    #expect(
      try ranges("<key a=\"1>2\" >name</key ><string\n x='y' >value</string\t>")
        == ["<key a=\"1>2\" >name</key >", "name", "<string\n x='y' >value</string\t>", "value"]
    )
  }

  @Test func `an empty-element tag has no content`() throws {
    #expect(try ranges("<key/><string/>") == ["<key/>", nil, "<string/>", nil])
    #expect(try ranges("<key>a</key><array />") == ["<key>a</key>", "a", "<array />", nil])
    #expect(try ranges("<key>a</key><true a='/'/>") == ["<key>a</key>", "a", "<true a='/'/>", nil])
    #expect(try ranges("<key>a</key><dict></dict>") == ["<key>a</key>", "a", "<dict></dict>", ""])
  }

  @Test func `anything between key and value belongs to neither`() throws {
    #expect(
      try ranges("<!-- <key>x</key> --> <key>a</key>\n<?pi >?> <!-- > -->\n<string>b</string> <!-- -->")
        == ["<key>a</key>", "a", "<string>b</string>", "b"]
    )
  }

  @Test func `comments, instructions, CDATA and entities are part of the content`() throws {
    #expect(
      try ranges("<key>a<!-- x -->b</key><string>1<![CDATA[<2>]]>&amp;<?p i?>3</string>")
        == [
          "<key>a<!-- x -->b</key>", "a<!-- x -->b", "<string>1<![CDATA[<2>]]>&amp;<?p i?>3</string>",
          "1<![CDATA[<2>]]>&amp;<?p i?>3",
        ]
    )
  }

  @Test func `ranges count bytes, even after multibyte characters and CR LF`() throws {
    #expect(
      try ranges("\r\n<!-- 日本語🙂 -->\r\n<key>é</key>\r\n<string>日\r\n本</string>\r\n")
        == ["<key>é</key>", "é", "<string>日\r\n本</string>", "日\r\n本"]
    )
  }

  @Test func `a byte order mark and space before the declaration do not shift ranges`() throws {
    let list = try readList("\u{FEFF}\n \n" + plist("<string>a</string>"))
    #expect(list.text(list.range(of: list.root)) == "<string>a</string>")
  }

  @Test func `every range of a long list is exact`() throws {
    let values = (0..<20_000).map {
      "<key>k\($0)</key>\n<array><integer>\($0)</integer><string>é&lt;</string></array>\n"
    }
    let list = try readList(plist("<dict>" + values.joined() + "</dict>"))
    for (index, array) in list.children(of: list.root).enumerated() {
      #expect(list.text(list.keyRange(of: array)) == "<key>k\(index)</key>")
      #expect(
        list.children(of: array).map { list.text(list.range(of: $0)) }
          == ["<integer>\(index)</integer>", "<string>é&lt;</string>"]
      )
    }
    #expect(list.childCount(of: list.root) == 20_000)
  }

  @Test func `in another encoding, ranges refer to the text as UTF-8`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><string>日本語</string></plist>"
    let result = read([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let list = try #require(result.list)
    #expect(list.text(list.contentRange(of: list.root)) == "日本語")
  }
}
