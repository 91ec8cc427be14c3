import TestSupport
import Testing

@testable import IntentCompiler

struct RepeatedCombinationParameterTests {
  @Test func `a duplicate parameter is reported once for both lists`() {
    let reports = Sample(intent: [
      "ParameterCombinations": ["=count,name,count": ["Title": "Count"]],
      "ManagedParameterCombinations": [
        "=count,name,count": ["=INIntentParameterCombinationTitle": "Count"]
      ],
    ]).reports()
    #expect(
      reports == [
        "repeated-combination-parameter: duplicate parameter 'count' in this combination; remove it, or name the intended parameter"
      ]
    )
  }

  @Test func `one that does not exist is unknown, not repeated`() {
    let reports = Sample(intent: ["ParameterCombinations": ["=naem,naem": ["Title": "Name"]]]).reports()
    #expect(
      reports == [
        "unknown-combination-parameter: 'naem' in this combination is not a parameter of the intent; did you mean 'name'?"
      ]
    )
  }
}
