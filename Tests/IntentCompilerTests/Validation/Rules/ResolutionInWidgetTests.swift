import Testing

@testable import IntentCompiler

struct ResolutionInWidgetTests {
  @Test func `a parameter that Siri asks for is found`() async {
    let reports = await Host(parameters: [["Name": "city", "Type": "String", "SupportsResolution": true]])
      .reports()
    #expect(
      reports == [
        "resolution-in-widget: Siri never runs this widget's intent, so it never asks for 'city'; remove 'INIntentParameterSupportsResolution'"
      ]
    )
  }

  @Test func `in a shortcut it is fine`() async {
    let reports = await Host(
      parameters: [["Name": "city", "Type": "String", "SupportsResolution": true]],
      intent: ["Configurable": true]
    ).reports()
    #expect(reports == [])
  }
}
