import Testing

@testable import IntentCompiler

struct DuplicateParameterTests {
  @Test func `the second of one name is found`() async {
    let reports = await Host(parameters: [["Name": "count", "Type": "String"]]).reports()
    #expect(
      reports == [
        "duplicate-parameter: there is another parameter 'count'; give one of them a new name"
      ]
    )
  }
}
