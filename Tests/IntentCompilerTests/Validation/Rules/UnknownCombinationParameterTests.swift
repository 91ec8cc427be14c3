import Testing

@testable import IntentCompiler

struct UnknownCombinationParameterTests {
  @Test func `a misspelt parameter is found once for both lists`() async {
    let reports = await Host(intent: [
      "ParameterCombinations": ["=count,naem": ["Title": "Count"]],
      "ManagedParameterCombinations": ["=count,naem": ["=INIntentParameterCombinationTitle": "Count"]],
    ]).reports()
    #expect(
      reports == [
        "unknown-combination-parameter: 'naem' in this combination is not a parameter of the intent; did you mean 'name'?"
      ]
    )
  }

  @Test func `no parameters and some are fine`() async {
    let reports = await Host(intent: [
      "ParameterCombinations": ["=": ["Title": "None"], "=count,name": ["Title": "Count"]]
    ]).reports()
    #expect(reports == [])
  }
}
