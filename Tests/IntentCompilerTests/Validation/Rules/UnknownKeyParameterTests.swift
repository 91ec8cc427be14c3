import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownKeyParameterTests {
  @Test func `a misspelled key parameter is found`() {
    let reports = Sample(intent: ["KeyParameter": "itme"]).reports()
    expectReports(
      reports,
      [
        "unknown-key-parameter Sample: the key parameter 'itme' is not a parameter of the "
          + "intent; did you mean 'item'?"
      ]
    )
  }

  @Test func `a parameter of the intent is fine`() {
    let reports = Sample(intent: ["KeyParameter": "item"]).reports()
    #expect(reports == [])
  }
}
