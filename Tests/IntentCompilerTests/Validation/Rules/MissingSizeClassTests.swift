import Testing

@testable import IntentCompiler

struct MissingSizeClassTests {
  @Test func `widgets without a size are found together`() async {
    let reports = await Host(parameters: [
      [
        "Name": "cities", "Type": "String", "SupportsMultipleValues": true, "FixedSizeArray": 1,
        "ArraySizes": [["Size": 6, "SizeClass": "Medium"]],
      ]
    ]).reports(lints: [.missingSizeClass])
    #expect(
      reports == [
        "missing-size-class: 'cities' has no size for 'Small', 'Large', so any number can be chosen there"
      ]
    )
  }
}
