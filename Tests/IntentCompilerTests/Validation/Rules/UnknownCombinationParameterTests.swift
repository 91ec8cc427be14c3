import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownCombinationParameterTests {
  @Test func `a misspelled parameter is found once for both lists`() {
    let reports = Sample(intent: [
      "ParameterCombinations": ["=count,naem": ["Title": "Count"]],
      "ManagedParameterCombinations": ["=count,naem": ["=INIntentParameterCombinationTitle": "Count"]],
    ]).reports()
    expectReports(reports, ["unknown-combination-parameter Sample"])
  }

  @Test(arguments: ["count,,name", ",count", "count,", ",", "naem&#44;count"])
  func `an odd key is reported at the whole key`(key: String) throws {
    let host = Sample(intent: ["ParameterCombinations": .dictionary([("=" + key, ["Title": "Count"])])])
    let found = host.diagnostics()
    expectReports(found, ["unknown-combination-parameter Sample"])
    let range = try #require(found.first?.location?.range)
    #expect(String(decoding: Array(host.xml.utf8)[range], as: UTF8.self) == key)
  }

  @Test func `no parameters and some are fine`() {
    let reports = Sample(intent: [
      "ParameterCombinations": ["=": ["Title": "None"], "=count,name": ["Title": "Count"]]
    ]).reports()
    #expect(reports == [])
  }
}
