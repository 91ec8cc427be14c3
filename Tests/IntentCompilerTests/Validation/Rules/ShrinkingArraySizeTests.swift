import TestSupport
import Testing

@testable import IntentCompiler

struct ShrinkingArraySizeTests {
  @Test func `a larger widget with fewer values is found`() {
    let reports = Sample(parameters: [
      [
        "Name": "cities", "Type": "String", "SupportsMultipleValues": true, "FixedSizeArray": 1,
        "ArraySizes": [
          ["Size": 6, "SizeClass": "Small"], ["Size": 3, "SizeClass": "Medium"],
          ["Size": 9, "SizeClass": "Large"], ["Size": 1, "SizeClass": "AccessoryInline"],
        ],
      ]
    ]).reports(lints: [.shrinkingArraySize])
    expectReports(
      reports,
      ["shrinking-array-size Sample.cities: the size for 'Medium' is 3, less than 6 for 'Small'"]
    )
  }
}
