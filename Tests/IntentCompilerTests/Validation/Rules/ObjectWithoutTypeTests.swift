import TestSupport
import Testing

@testable import IntentCompiler

/// kevingomes17/ios-swift-soup-chef has one.
struct ObjectWithoutTypeTests {
  @Test func `model 1.0 has no types to name`() {
    for (version, isReported) in [("1.0", false), ("1.1", true)] {
      let host = Sample(
        parameters: [["Name": "station", "Type": "Object"]],
        root: ["IntentDefinitionModelVersion": .string(version)]
      )
      #expect(host.diagnostics().contains { $0.rule == .objectWithoutType } == isReported)
    }
  }

  @Test func `a type of Apple's is fine`() {
    let reports = Sample(parameters: [
      ["Name": "track", "Type": "Object", "ObjectType": "MediaItem", "ObjectTypeNamespace": "System"]
    ]).reports()
    #expect(reports == [])
  }
}
