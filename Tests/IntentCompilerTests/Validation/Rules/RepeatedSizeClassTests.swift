import TestSupport
import Testing

@testable import IntentCompiler

struct RepeatedSizeClassTests {
  @Test func `two sizes for one widget are found`() {
    let reports = Sample(parameters: [
      [
        "Name": "cities", "Type": "String", "SupportsMultipleValues": true, "FixedSizeArray": 1,
        "ArraySizes": [["Size": 3, "SizeClass": "Small"], ["Size": 4, "SizeClass": "Small"]],
      ]
    ]).reports()
    expectReports(
      reports,
      ["repeated-size-class Sample.cities: duplicate size for 'Small'; remove one of them"]
    )
  }
}
