import Testing

@testable import IntentEditorPage

/// The files of a page.
struct PageTextTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the examples of SHA-256 in FIPS 180-4`(_ text: String, _ hash: String) {
    #expect(
      SHA256.hash(of: Array(text.utf8)).map { String(UInt16($0) | 0x100, radix: 16).dropFirst() }.joined()
        == hash
    )
  }

  @Test func `a page in one file has no other script or style than the ones in it`() {
    let page = String(decoding: PageText.selfContained(Array("{}".utf8)), as: UTF8.self)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("src=") && !page.contains("stylesheet"))
    #expect(page.contains("script-src 'sha256-") && page.contains("style-src 'sha256-"))
    #expect(PageText.isPage(Array(page.utf8)))
  }

  @Test func `the script and the style end no element`() {
    for text in [PageText.script, PageText.style] {
      #expect(text.count > 1_000)
      #expect(!text.contains("</") && !text.contains("<!--"))
    }
  }

  @Test func `nothing of the data is markup`() {
    let data = Array(#"{"title": "</script><script>alert(1)</script><!-- &amp;"}"#.utf8)
    for page in [PageText.selfContained(data), PageText.served(data)] {
      let text = String(decoding: page, as: UTF8.self)
      #expect(!text.contains("alert(1)<") && !text.contains("<!-- ") && !text.contains("&amp;"))
      #expect(text.contains(#"\u003c/script\u003e\u003cscript\u003ealert(1)"#))
    }
  }
}
