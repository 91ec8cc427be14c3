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
    expectReports(
      reports,
      [
        "unusable-array-size Sample.cities: unknown widget size 'Mediun'; did you mean 'Medium'?",
        "unusable-array-size Sample.cities",
      ]
    )
  }
}
