import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownInputTests {
  @Test func `a misspelt input is found`() async {
    let reports = await Host(intent: ["Input": "cuont"]).reports()
    #expect(
      reports == [
        "unknown-input: the input 'cuont' is not a parameter of the intent; did you mean 'count'?"
      ]
    )
  }

  @Test func `a parameter of the intent is fine`() async {
    let reports = await Host(intent: ["Input": "count"]).reports()
    #expect(reports == [])
  }

  @Test func `the fix names the nearest parameter`() async {
    let text = await Host(intent: ["Input": "cuont"]).fixed()
    #expect(text.contains("<key>INIntentInput</key>\n<string>count</string>"))
  }
}
