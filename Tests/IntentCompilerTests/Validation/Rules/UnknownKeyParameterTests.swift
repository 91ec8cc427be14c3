import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownKeyParameterTests {
  @Test func `a misspelt key parameter is found`() async {
    let reports = await Host(intent: ["KeyParameter": "itme"]).reports()
    #expect(
      reports == [
        "unknown-key-parameter: the key parameter 'itme' is not a parameter of the intent; did you mean 'item'?"
      ]
    )
  }

  @Test func `a parameter of the intent is fine`() async {
    let reports = await Host(intent: ["KeyParameter": "item"]).reports()
    #expect(reports == [])
  }
}
