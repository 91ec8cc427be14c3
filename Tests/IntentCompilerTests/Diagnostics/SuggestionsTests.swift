import IntentText
import Testing

@testable import IntentDiagnostics

struct SuggestionsTests {
  private let name = String(repeating: "a", count: 90)

  @Test func `the suggestion is the nearest of all names, not of the first ones`() {
    var suggestions = Suggestions()
    #expect(suggestions.nearest(to: name, among: [name + "bcd", name + "b"]) == name + "b")
  }

  @Test func `there is no suggestion if there are too many names to compare`() {
    var suggestions = Suggestions()
    let candidates = Array(repeating: name + "bcd", count: 10_000) + [name + "b"]
    #expect(suggestions.nearest(to: name, among: candidates) == nil)
    #expect(!suggestions.isLookedFor(name))
  }
}
