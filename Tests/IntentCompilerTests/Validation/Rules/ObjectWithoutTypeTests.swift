import Testing

@testable import IntentCompiler

struct ObjectWithoutTypeTests {
  @Test func `an object without a type is found`() async {
    let reports = await Host(parameters: [["Name": "station", "Type": "Object"]]).reports()
    #expect(
      reports == [
        "object-without-type: 'station' is an object without a type; name one with 'INIntentParameterObjectType'"
      ]
    )
  }

  @Test func `a type of Apple's is fine`() async {
    let reports = await Host(parameters: [
      ["Name": "track", "Type": "Object", "ObjectType": "MediaItem", "ObjectTypeNamespace": "System"]
    ]).reports()
    #expect(reports == [])
  }
}
