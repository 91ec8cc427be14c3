import Testing

@testable import IntentDiagnostics

@Suite("Suggestions")
struct SuggestionsTests {
  private let name = String(repeating: "a", count: 90)

  @Test("The nearest of all names is meant, not the nearest of the first")
  func nearest() {
    var suggestions = Suggestions()
    #expect(suggestions.nearest(to: name, among: [name + "bcd", name + "b"]) == name + "b")
  }

  @Test("Nothing is meant where there are more names than can be looked at")
  func tooMany() {
    var suggestions = Suggestions()
    let candidates = Array(repeating: name + "bcd", count: 10_000) + [name + "b"]
    #expect(suggestions.nearest(to: name, among: candidates) == nil)
    #expect(!suggestions.isLookedFor(name))
  }
}
