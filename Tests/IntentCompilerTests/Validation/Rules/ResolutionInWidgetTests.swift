import TestSupport
import Testing

@testable import IntentCompiler

struct ResolutionInWidgetTests {
  @Test func `a parameter that Siri asks for is found`() async {
    let host = Host(parameters: [["Name": "city", "SupportsResolution": true, "Type": "String"]])
    #expect(await host.reports() == [])
    #expect(
      await host.reports(lints: [.resolutionInWidget]) == [
        "resolution-in-widget: Siri never runs this widget's intent, so it never asks for 'city'; remove 'INIntentParameterSupportsResolution'"
      ]
    )
    let plain = Host(parameters: [["Name": "city", "Type": "String"]])
    #expect(await host.fixed(lints: [.resolutionInWidget]) == plain.xml)
  }

  @Test func `in a shortcut it is fine`() async {
    let reports = await Host(
      parameters: [["Name": "city", "Type": "String", "SupportsResolution": true]],
      intent: ["Configurable": true]
    ).reports(lints: [.resolutionInWidget])
    #expect(reports == [])
  }
}
