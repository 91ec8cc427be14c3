import Testing

@testable import IntentCompiler

struct RetypedDefaultPropertyTests {
  @Test func `another type is found`() async {
    let reports = await Host(types: [
      [
        "Name": "Song",
        "Properties": [["Name": "pronunciationHint", "Tag": 3, "Type": "Integer", "Default": true]],
      ]
    ]).reports()
    #expect(
      reports == [
        "retyped-default-property: every type has 'pronunciationHint' as String, but here it is Integer; give it its own type back, or another name"
      ]
    )
  }
}
