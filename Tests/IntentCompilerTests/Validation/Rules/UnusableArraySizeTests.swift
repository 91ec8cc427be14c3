import TestSupport
import Testing

@testable import IntentCompiler

struct UnusableArraySizeTests {
  @Test func `a misspelled size, a count of none, no size and a repeated one are found`() {
    let reports = Sample(parameters: [
      [
        "Name": "cities", "Type": "String", "SupportsMultipleValues": true, "FixedSizeArray": 1,
        "ArraySizes": [
          ["Size": 4, "SizeClass": "Mediun"], ["Size": 0, "SizeClass": "Small"], ["Size": 2],
          ["Size": 5, "SizeClass": "Large"], ["Size": 6, "SizeClass": "Large"],
        ],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "unusable-array-size Sample.cities: unknown widget size 'Mediun'; did you mean 'Medium'?",
        "unusable-array-size Sample.cities", "unusable-array-size Sample.cities",
        "unusable-array-size Sample.cities: 'Large' already has a size; remove one",
      ]
    )
  }
}
