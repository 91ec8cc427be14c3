import Foundation
import IntentRuntime
import IntentSchema
import Testing

/// A program with FoundationEssentials alone writes the same: `test_release_values.py` compares both.
struct StoredURLTests {
  @Test(arguments: [
    "https://münchen.de", "https://MÜNCHEN.de:80/x", "https://日本.jp/a", "https://user@ü.de/", "//ü/a",
    "https://xn--mnchen-3ya.de", "https://ü..de", "https://\u{200D}a.de", "file:///a", "https://[::1]/",
  ])
  func `a host is written as people type it`(text: String) throws {
    let url = try #require(URL(stored: text))
    #expect(url.storedText == text)
    #expect(ParameterValue.url(url).displayString == text)
    #expect(PlainValue(.url(url)) == .string(text))
    #expect(URL(stored: url.storedText) == url)
  }

  @Test(arguments: [
    ("https://example.org/ü b?ä#ö", "https://example.org/%C3%BC%20b?%C3%A4#%C3%B6"),
    ("https://m%C3%BCnchen.de/%C3%BC", "https://münchen.de/%C3%BC"),
    ("https://ü%20b.org", "https://%C3%BC%20b.org"), ("https://a%20b.org", "https://a%20b.org"),
    ("https://%FFü.org", "https://%FF%C3%BC.org"),
    ("https://a.org/https://ü", "https://a.org/https://%C3%BC"),
    ("mailto:ü@ü.de", "mailto:%C3%BC@%C3%BC.de"),
  ])
  func `what is not the host stays escaped`(text: String, written: String) throws {
    let url = try #require(URL(stored: text))
    #expect(url.storedText == written)
    #expect(URL(stored: written)?.storedText == written)
  }

  @Test(arguments: ["https://ü b.org", "https://ü\\b", "https://ü%zz.org", "https://ü\0.de", "http://a b"])
  func `a host that Foundation refuses`(text: String) {
    #expect(URL(stored: text) == nil)
  }

  @Test func `an app gets the URL of Foundation`() throws {
    let stored = try #require(URL(stored: "https://münchen.de/a"))
    let url = try URL(parameterValue: .url(stored))
    #expect(url == URL(string: "https://münchen.de/a"))
    #expect(url.absoluteString == "https://xn--mnchen-3ya.de/a")
  }
}
