import Testing

@testable import IntentCompiler

struct LooseValueTypeTests {
  @Test func `a number in a text is found`() async {
    let reports = await Host(intent: ["LastParameterTag": "99"]).reports()
    #expect(
      reports == [
        "loose-value-type: 'INIntentLastParameterTag' should be an integer, not a string"
      ]
    )
  }
}
