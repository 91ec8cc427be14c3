import TestSupport
import Testing

@testable import IntentCompiler

/// OneBusAway/onebusaway-ios and telldus/telldus-live-mobile-v3 have one.
struct UntouchedMaximumTests {
  private func reports(_ type: Short, _ metadata: Short, _ more: Short = [:]) -> [String] {
    let base: Short = ["Name": "minutes", "Type": type, "Metadata": metadata]
    return Sample(parameters: [base.merging(more)]).reports()
  }

  @Test(arguments: ["Integer", "Decimal"], ["Field", "Stepper"])
  func `the maximum that Xcode gives each number is found`(type: String, control: String) {
    expectReports(
      reports(.string(type), ["Type": .string(control), "MaximumValue": 1]),
      ["untouched-maximum Sample.minutes"]
    )
  }

  @Test func `bounds that somebody chose are fine`() {
    #expect(reports("Integer", ["Type": "Field", "MaximumValue": 2]) == [])
    #expect(reports("Integer", ["Type": "Field", "MaximumValue": 1, "MinimumValue": 1]) == [])
    #expect(reports("Integer", ["Type": "Field", "MaximumValue": 1, "MinimumValue": -1]) == [])
    #expect(reports("Decimal", ["Type": "Slider", "MaximumValue": 1]) == [])
    #expect(reports("Decimal", ["Type": "Field", "MaximumValue": 1, "DefaultValue": 0.5]) == [])
    #expect(
      reports("Decimal", ["Type": "Field", "MaximumValue": 1, "SupportsNegativeNumbers": "YES"]) == []
    )
    #expect(reports("Integer", ["Type": "Field", "MaximumValue": .data]) == [])
  }

  @Test func `a default outside the bounds is the only report`() {
    expectReports(
      reports("Integer", ["Type": "Field", "MaximumValue": 1, "DefaultValue": 5]),
      ["default-outside-bounds Sample.minutes"]
    )
  }
}
