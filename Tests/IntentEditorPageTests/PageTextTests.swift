import Testing

@testable import IntentEditorPage

struct PageTextTests {
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

  @Test func `every language has as many words as the page`() throws {
    let lists = try #require(PageText.script.firstMatch(of: /const wordsOfPage = \{([^}]*)\}/)).output.1
    let counts = lists.matches(of: /`([^`]*)`/)
      .map { $0.output.1.split(whereSeparator: "|\n".contains).count }
    #expect(counts.count > 10 && Set(counts).count == 1)
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
