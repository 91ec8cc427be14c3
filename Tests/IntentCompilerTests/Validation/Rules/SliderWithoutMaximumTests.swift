import TestSupport
import Testing

@testable import IntentCompiler

struct SliderWithoutMaximumTests {
  @Test func `a slider without a maximum is found`() {
    let reports = Sample(parameters: [
      ["Name": "volume", "Type": "Decimal", "Metadata": ["Type": "Slider"]]
    ]).reports()
    expectReports(
      reports,
      [
        "slider-without-maximum Sample.volume: this slider has no maximum; set one with "
          + "'INIntentParameterMetadataMaximumValue', or use a field"
      ]
    )
  }

  @Test func `an empty maximum counts as none`() {
    let reports = Sample(parameters: [
      ["Name": "volume", "Type": "Integer", "Metadata": ["Type": "Slider", "MaximumValue": .data]]
    ]).reports()
    expectReports(reports, ["slider-without-maximum Sample.volume"])
  }

  @Test func `a slider with one is fine`() {
    let reports = Sample(parameters: [
      ["Name": "volume", "Type": "Integer", "Metadata": ["Type": "Slider", "MaximumValue": 9]]
    ]).reports()
    #expect(reports == [])
  }
}
