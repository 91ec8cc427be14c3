import TestSupport
import Testing

@testable import IntentCompiler

struct ArraySizesWithoutArrayTests {
  @Test func `sizes of no array are found`() {
    let reports = Sample(parameters: [
      [
        "Name": "cities", "Type": "String", "FixedSizeArray": 1,
        "ArraySizes": [["Size": 3, "SizeClass": "Small"]],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "array-sizes-without-array Sample.cities: 'cities' has array sizes but takes one value; "
          + "let it take several, or remove the sizes"
      ]
    )
  }

  @Test func `a fixed size without sizes is reported`() {
    let cities: Short = ["Name": "cities", "Type": "String", "FixedSizeArray": 1]
    let reports = Sample(parameters: [cities]).reports()
    expectReports(reports, ["array-sizes-without-array Sample.cities"])
  }
}
