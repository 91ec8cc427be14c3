import TestSupport
import Testing

@testable import IntentCompiler

/// Automattic/simplenote-ios and CastIrony/WidGet have one.
struct RetypedDefaultPropertyTests {
  @Test(arguments: [
    ("alternativeSpeakableMatches", "SpeakableString", false), ("identifier", "String", true),
  ])
  func `another number of values is found`(name: String, type: String, isArray: Bool) {
    let property: Short = [
      "Name": .string(name), "Tag": 4, "Type": .string(type), "Default": true,
      "SupportsMultipleValues": .boolean(isArray),
    ]
    let reports = Sample(types: [["Name": "Song", "Properties": [property]]]).reports()
    expectReports(reports, ["retyped-default-property Song.\(name)"])
  }
}
