import TestSupport
import Testing

@testable import IntentCompiler

struct RetypedDefaultPropertyTests {
  @Test func `another type is found`() {
    let reports = Sample(types: [
      [
        "Name": "Song",
        "Properties": [["Name": "pronunciationHint", "Tag": 3, "Type": "Integer", "Default": true]],
      ]
    ]).reports()
    #expect(
      reports == [
        "retyped-default-property: every type has 'pronunciationHint' as String, but here it is Integer; restore its type, or rename it"
      ]
    )
  }

  @Test(arguments: [
    ("alternativeSpeakableMatches", "SpeakableString", false, "several values, but here it has one; add"),
    ("identifier", "String", true, "one value, but here it has several; remove"),
  ])
  func `another number of values is found`(name: String, type: String, isArray: Bool, words: String) {
    let property: Short = [
      "Name": .string(name), "Tag": 4, "Type": .string(type), "Default": true,
      "SupportsMultipleValues": .boolean(isArray),
    ]
    let reports = Sample(types: [["Name": "Song", "Properties": [property]]]).reports()
    #expect(
      reports == [
        "retyped-default-property: every type has '\(name)' with \(words) 'INTypePropertySupportsMultipleValues'"
      ]
    )
  }
}
