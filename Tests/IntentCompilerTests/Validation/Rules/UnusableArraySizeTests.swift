import TestSupport
import Testing

@testable import IntentCompiler

struct UnusableArraySizeTests {
  @Test func `a misspelled size and a count of none are found`() {
    let reports = Sample(parameters: [
      [
        "Name": "cities", "Type": "String", "SupportsMultipleValues": true, "FixedSizeArray": 1,
        "ArraySizes": [["Size": 4, "SizeClass": "Mediun"], ["Size": 0, "SizeClass": "Small"]],
      ]
    ]).reports()
    #expect(
      reports == [
        "unusable-array-size: unknown widget size 'Mediun'; did you mean 'Medium'?",
        "unusable-array-size: the size for 'Small' must be 1 or more; it is ignored, so any number is allowed",
      ]
    )
  }
}
