import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownParameterTypeTests {
  @Test func `a type that does not exist is found`() {
    let reports = Sample(parameters: [["Name": "text", "Type": "Strin"]]).reports()
    #expect(
      reports == [
        "unknown-parameter-type: there is no type 'Strin'; did you mean 'String'?"
      ]
    )
  }

  @Test func `a missing type is found`() {
    let reports = Sample(parameters: [["Name": "text"]]).reports()
    #expect(
      reports == [
        "unknown-parameter-type: 'text' has no type; give it one with 'INIntentParameterType'"
      ]
    )
  }
}
