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
    #expect(
      reports == [
        "missing-size-class: 'cities' has no size for 'Small' and 'Large', so any number can be chosen there; add it to 'INIntentParameterArraySizes'"
      ]
    )
  }

  @Test func `a fixed size without any is called that`() {
    let reports = Sample(parameters: [
      ["Name": "cities", "Type": "String", "SupportsMultipleValues": true, "FixedSizeArray": 1]
    ]).reports(lints: [.missingSizeClass])
    #expect(
      reports == [
        "missing-size-class: the size of 'cities' is fixed, but it has no sizes, so any number can be chosen; add 'INIntentParameterArraySizes' with sizes for 'Small', 'Medium' and 'Large'"
      ]
    )
  }
}
