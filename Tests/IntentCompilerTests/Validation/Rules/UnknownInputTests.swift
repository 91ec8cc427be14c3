import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownInputTests {
  @Test func `a misspelled input is found`() {
    let reports = Sample(intent: ["Input": "cuont"]).reports()
    expectReports(
      reports,
      [
        "unknown-input Sample: the input 'cuont' is not a parameter of the intent; did you mean "
          + "'count'?"
      ]
    )
  }

  @Test func `a parameter of the intent is fine`() {
    let reports = Sample(intent: ["Input": "count"]).reports()
    #expect(reports == [])
  }

  @Test func `the fix names the nearest parameter`() {
    let text = Sample(intent: ["Input": "cuont"]).fixed()
    #expect(text.contains("<key>INIntentInput</key>\n<string>count</string>"))
  }
}
