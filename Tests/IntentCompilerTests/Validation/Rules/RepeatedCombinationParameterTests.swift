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
    expectReports(
      reports,
      [
        "repeated-combination-parameter Sample: duplicate parameter 'count' in this combination; "
          + "remove it, or name the intended parameter"
      ]
    )
  }

  @Test func `one that does not exist is unknown, not repeated`() {
    let reports = Sample(intent: ["ParameterCombinations": ["=naem,naem": ["Title": "Name"]]]).reports()
    expectReports(reports, ["unknown-combination-parameter Sample"])
  }
}
