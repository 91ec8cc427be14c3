import TestSupport
import Testing

@testable import IntentCompiler

struct MissingSizeClassTests {
  @Test func `widgets without a size are found together`() {
    let reports = Sample(parameters: [
      [
        "Name": "cities", "Type": "String", "SupportsMultipleValues": true, "FixedSizeArray": 1,
        "ArraySizes": [["Size": 6, "SizeClass": "Medium"]],
      ]
    ]).reports(lints: [.missingSizeClass])
    expectReports(reports, ["missing-size-class Sample.cities"])
  }

  @Test func `a fixed size without any is called that`() {
    let reports = Sample(parameters: [
      ["Name": "cities", "Type": "String", "SupportsMultipleValues": true, "FixedSizeArray": 1]
    ]).reports(lints: [.missingSizeClass])
    expectReports(reports, ["missing-size-class Sample.cities"])
  }
}
