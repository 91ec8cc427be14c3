import IntentSchema
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

extension LostValues {
  /// - Parameter new: `nil` if the intent is gone.
  static func names(_ json: String, _ old: Sample, _ new: Sample?) throws -> [String] {
    func schema(_ host: Sample) -> ConfigurationSchema? {
      let input = InputFile(path: "Host.intentdefinition", bytes: Array(host.xml.utf8))
      return Compiler.compile([input]).module.intents.first?.schema
    }
    let values = LostValues(json, from: try #require(schema(old)), to: new.flatMap(schema))
    return try #require(values).names
  }
}

/// A judge that loses everything would prove each break.
struct LostValuesTests {
  private static func item(_ properties: Short...) -> Sample {
    Sample(root: [
      "Types": [Sample.item.merging(["Properties": .array(Sample.defaultProperties + properties)])]
    ])
  }

  private static func way(_ cases: String...) -> Sample {
    let values = cases.enumerated().map { index, name -> Short in
      [
        "Name": .string(name), "Index": .integer(index + 1), "DisplayName": .string("Way \(index)"),
        "DisplayNameID": .string("way\(index)"),
      ]
    }
    return Sample(
      parameters: [
        ["Name": "way", "Tag": 20, "Type": "Integer", "EnumType": "Way"],
        ["Name": "ways", "Tag": 21, "Type": "Integer", "EnumType": "Way", "SupportsMultipleValues": true],
      ],
      enums: [["Name": "Way", "Values": .array([["Name": "unknown"]] + values)]]
    )
  }

  @Test func `an object stays if one of its properties is removed, retyped or added`() throws {
    let size = Sample.property("size", 100, ["Type": "Integer"])
    let more = Sample.property("width", 101, ["Type": "Integer"])
    let stored = #"{"item": {"identifier": "a", "displayString": "Work", "size": 3}}"#
    for new in [
      Self.item(), Self.item(size.merging(["Type": "Boolean"])), Self.item(size, more),
    ] {
      #expect(try LostValues.names(stored, Self.item(size), new) == [])
    }
  }

  @Test func `a case in an object is lost if another case has its name now`() throws {
    func host(_ first: String, _ second: String) -> Sample {
      var host = Self.item(Sample.property("mode", 100, ["Type": "Integer", "EnumType": "Way"]))
      host.enums = Self.way(first, second).enums
      return host
    }
    let stored = #"{"item": {"identifier": "a", "displayString": "Work", "mode": "left"}}"#
    #expect(try LostValues.names(stored, host("left", "right"), host("right", "left")) == ["item"])
    #expect(try LostValues.names(stored, host("left", "right"), host("left", "right")) == [])
  }

  @Test(arguments: [
    (#"{"way": 2}"#, [String]()), (#"{"way": "right"}"#, ["way"]), (#"{"way": "left"}"#, []),
    (#"{"ways": ["left", "right"]}"#, ["ways"]), (#"{"ways": ["right"]}"#, ["ways"]),
    (#"{"ways": ["left"]}"#, []), (#"{"ways": ["left", "port"]}"#, []), (#"{"way": null}"#, []),
    (#"{"way": "nothing"}"#, []), (#"{"port": 1}"#, []),
  ])
  func `a renamed case is found by its index alone, and what was not understood is not lost`(
    stored: String,
    lost: [String]
  ) throws {
    #expect(try LostValues.names(stored, Self.way("left", "right"), Self.way("left", "port")) == lost)
  }

  @Test func `a URL that is read as a file stays`() throws {
    func host(_ type: Short) -> Sample { Sample(parameters: [["Name": "link", "Tag": 20, "Type": type]]) }
    let stored = #"{"link": "https://example.com/a"}"#
    #expect(try LostValues.names(stored, host("URL"), host("File")) == [])
    #expect(try LostValues.names(stored, host("URL"), host("Integer")) == ["link"])
  }

  @Test func `every value is lost if the intent is removed`() throws {
    let stored = #"{"count": 3, "isOn": null, "name": "a"}"#
    #expect(try LostValues.names(stored, Sample(), nil) == ["count", "name"])
    #expect(try LostValues.names(stored, Sample(), Sample()) == [])
  }
}
