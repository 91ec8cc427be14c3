import TestSupport
import Testing

@testable import IntentCompiler

struct MissingDefaultPropertyTests {
  @Test func `properties that every type has and this one does not list are found together`() async {
    let properties = Host.defaultProperties.dropLast(2) + [Host.property("size", 100, ["Type": "Integer"])]
    let host = Host(types: [["Name": "Song", "Properties": .array(Array(properties))]])
    #expect(
      await host.reports(lints: [.missingDefaultProperty]) == [
        "missing-default-property: 'Song' does not list 'pronunciationHint' and 'alternativeSpeakableMatches', which every type has; copy them from another type"
      ]
    )
  }
}
