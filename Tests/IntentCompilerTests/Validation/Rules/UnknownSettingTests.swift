import Testing

@testable import IntentCompiler

struct UnknownSettingTests {
  @Test func `a misspelt control is found`() async {
    let reports = await Host(parameters: [
      ["Name": "price", "Type": "Decimal", "Metadata": ["Type": "Silder"]]
    ]).reports()
    #expect(
      reports == [
        "unknown-setting: 'INIntentParameterMetadataType' cannot be 'Silder'; did you mean 'Slider'?"
      ]
    )
  }

  @Test func `a unit that does not exist is found`() async {
    let reports = await Host(parameters: [
      ["Name": "wait", "Type": "TimeInterval", "Metadata": ["DefaultUnit": "Minuets"]]
    ]).reports()
    #expect(
      reports == [
        "unknown-setting: 'INIntentParameterMetadataDefaultUnit' cannot be 'Minuets'; did you mean 'Minutes'?"
      ]
    )
  }
}
