import Testing

@testable import IntentDiagnostics

struct ShownTextTests {
  @Test func `a list of words ends with 'and'`() {
    #expect([String]().listed == "")
    #expect(["de"].listed == "de")
    #expect(["de", "fr", "ja"].listed == "de, fr and ja")
  }

  /// A circle of dependencies can have thousands of names, and each of them can close another circle.
  @Test func `of a long list, only the words that it shows are made`() {
    var made = 0
    let words = (0..<100_000).lazy.map { number in
      made += 1
      return "\(number)"
    }
    #expect(words.listed.hasSuffix("17, 18 and 99981 more"))
    #expect(made <= 40)
  }
}
