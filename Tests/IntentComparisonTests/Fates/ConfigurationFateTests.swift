import IntentSchema
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct ConfigurationFateTests {
  private static func schema(_ host: Sample) -> ConfigurationSchema? {
    let input = InputFile(path: "Host.intentdefinition", bytes: Array(host.xml.utf8))
    return Compiler.compile([input]).module.intents.first?.schema
  }

  /// `breaking 'count' …`.
  private func fates(_ json: String, _ old: Sample, _ new: Sample?) throws -> [String] {
    let fate = ConfigurationFate.of(
      Array(json.utf8),
      path: "stored.json",
      old: try #require(Self.schema(old)),
      new: new.flatMap(Self.schema)
    )
    #expect(fate.problems == [])
    return fate.values.map { "\($0.verdict.rawValue) \($0.message)" }
  }

  private static func item(_ properties: [Short]) -> Sample {
    Sample(root: [
      "Types": [Sample.item.merging(["Properties": .array(Sample.defaultProperties + properties)])]
    ])
  }

  private static let stored = #"{"item": {"identifier": "a", "displayString": "Work", "size": 3}}"#

  @Test func `an object is kept if one of its properties is removed, retyped or has another case`() throws {
    let size = Sample.property("size", 100, ["Type": "Integer"])
    let old = Self.item([size])
    #expect(
      try fates(Self.stored, old, Self.item([])) == [
        "careful 'item' stays 'Work', but 'item.size' is unknown; the known names are 'identifier', 'displayString', "
          + "'pronunciationHint', 'alternativeSpeakableMatches', which is set aside"
      ]
    )
    #expect(
      try fates(Self.stored, old, Self.item([size.merging(["Type": "Boolean"])])) == [
        "careful 'item' stays 'Work', but 'item.size' takes true or false, not 3, which is set aside; 'item.size' "
          + "was 3 and now reads as false"
      ]
    )
    let mode = Sample.property(
      "size",
      100,
      ["Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": "aB3dE5"]
    )
    var renumbered = Self.item([mode])
    renumbered.enums = []
    let one = #"{"item": {"identifier": "a", "displayString": "Work", "size": 1}}"#
    #expect(try fates(one, Self.item([mode]), renumbered) == ["safe 'item' stays 'Work'"])
    let more = Sample.property("width", 101, ["Type": "Integer"])
    #expect(try fates(Self.stored, old, Self.item([size, more])) == ["safe 'item' stays 'Work'"])
  }

  @Test func `a case in an object is confused with another case that has its name now`() throws {
    func host(_ first: String, _ second: String) -> Sample {
      let values = [(first, "a"), (second, "b")].enumerated().map { index, value -> Short in
        [
          "Name": .string(value.0), "Index": .integer(index + 1), "DisplayName": .string(value.1),
          "DisplayNameID": .string("c\(value.1)"),
        ]
      }
      var host = Self.item([
        Sample.property("mode", 100, ["Type": "Integer", "EnumType": "Way", "EnumTypeNamespace": "aB3dE5"])
      ])
      host.enums = [["Name": "Way", "Values": .array([["Name": "unknown"]] + values)]]
      return host
    }
    let stored = #"{"item": {"identifier": "a", "displayString": "Work", "mode": "left"}}"#
    let old = host("left", "right")
    #expect(
      try fates(stored, old, host("right", "left")) == [
        "breaking 'item.mode' stays 'left', but that is now another case; the chosen one was renamed to 'right'"
      ]
    )
    #expect(try fates(stored, old, old) == ["safe 'item' stays 'Work'"])
  }

  private static func colors(_ more: Short = [:]) -> Sample {
    let base: Short = ["Name": "colors", "Tag": 20, "Type": "String", "SupportsMultipleValues": true]
    return Sample(parameters: [base.merging(more)])
  }

  @Test func `a list that is cut in a widget size keeps its elements and shows the first ones`() throws {
    func sizes(_ small: Int, _ medium: Int) -> Short {
      [
        "FixedSizeArray": 1,
        "ArraySizes": [
          ["Size": .integer(small), "SizeClass": "Small"], ["Size": .integer(medium), "SizeClass": "Medium"],
        ],
      ]
    }
    let json = #"{"colors": ["a", "b", "c"]}"#
    let words = "'colors' stays ['a', 'b', 'c']"
    #expect(
      try fates(json, Self.colors(), Self.colors(sizes(1, 2))) == [
        "careful \(words), but shows only the first in systemSmall, the first 2 in systemMedium"
      ]
    )
    #expect(
      try fates(json, Self.colors(sizes(1, 4)), Self.colors(sizes(1, 2))) == [
        "careful \(words), but shows only the first 2 in systemMedium"
      ]
    )
    #expect(try fates(json, Self.colors(sizes(1, 2)), Self.colors(sizes(2, 2))) == ["safe \(words)"])
  }

  @Test func `an unreadable element is removed from its list`() throws {
    func modes(_ cases: [Short]) -> Sample {
      var host = Self.colors(["Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": "aB3dE5"])
      host.root = ["Enums": [Sample.mode.merging(["Values": .array([["Name": "unknown"]] + cases)])]]
      return host
    }
    let (small, large): (Short, Short) = (["Name": "small", "Index": 1], ["Name": "large", "Index": 2])
    #expect(
      try fates(#"{"colors": ["small", "large"]}"#, modes([small, large]), modes([small])) == [
        "breaking 'colors' was ['small', 'large'] and now reads as ['small']: 'colors[1]' has no case 'large'; "
          + "it has 'small'"
      ]
    )
    #expect(
      try fates(#"{"colors": ["small", "large"]}"#, modes([small]), modes([small, large])) == [
        "careful 'colors' was ['small'] and now reads as ['small', 'large']"
      ]
    )
    #expect(
      try fates(#"{"colors": ["large"]}"#, modes([small, large]), modes([small])) == [
        "breaking 'colors' was ['large'] and is lost: the parameter has no case 'large'; it has 'small'"
      ]
    )
  }

  private static func mode(_ name: Short, _ title: Short) -> Sample {
    let large: Short = [
      "Name": name, "Index": 2, "DisplayName": title, "DisplayNameID": .string("c\(title)"),
    ]
    var host = Sample()
    host.root = ["Enums": [Sample.mode.merging(["Values": [["Name": "unknown"], large]])]]
    return host
  }

  @Test func `a renamed case is kept if stored by index and lost if stored by name`() throws {
    let (old, new) = (Self.mode("large", "Large"), Self.mode("big", "Large"))
    #expect(try fates(#"{"mode": 2}"#, old, new) == ["safe 'mode' was 'large', which is now 'big'"])
    #expect(
      try fates(#"{"mode": "large"}"#, old, new) == [
        "breaking 'mode' was 'large' and is lost: the parameter has no case 'large'; it has 'big'"
      ]
    )
    #expect(
      try fates(#"{"mode": 2}"#, old, Self.mode("huge", "Huge")) == [
        "breaking 'mode' was 'large' and now reads as 'huge'"
      ]
    )
  }

  @Test func `a URL that is read as a file is kept`() throws {
    func host(_ type: Short) -> Sample { Sample(parameters: [["Name": "link", "Tag": 20, "Type": type]]) }
    #expect(
      try fates(#"{"link": "https://example.com/a"}"#, host("URL"), host("File")) == [
        "safe 'link' was 'https://example.com/a', which is now 'a'"
      ]
    )
  }

  @Test func `a value without a parameter and a parameter without a value are reported`() throws {
    let color = Sample(parameters: [
      ["Name": "color", "Tag": 20, "Type": "Integer", "Metadata": ["DefaultValue": 1]]
    ])
    let tinted = Sample(parameters: [
      ["Name": "color", "Tag": 20, "Type": "Integer", "Metadata": ["DefaultValue": 2]],
      ["Name": "tint", "Tag": 21, "Type": "String"],
    ])
    #expect(
      try fates(#"{"color": null, "tint": "a", "shade": 1, "$schema": "x"}"#, color, tinted) == [
        "careful 'color' is null, and its initial value changed from 1 to 2",
        "safe 'shade' is unknown and set aside, as before",
        "careful 'tint' was unknown before and now reads as 'a'",
      ]
    )
    #expect(try fates(#"{"color": null}"#, color, color) == ["safe 'color' is null and still reads as 1"])
    #expect(
      try fates("{}", color, tinted) == [
        "careful 'color' is not stored, and its initial value changed from 1 to 2"
      ]
    )
    #expect(
      try fates(#"{"tint": 7}"#, color, tinted).last
        == "safe 'tint' was unknown before and cannot be read now"
    )
  }

  @Test func `a parameter that becomes visible or hidden is reported`() throws {
    func color(_ value: Short) -> Sample {
      Sample(parameters: [
        [
          "Name": "color", "Tag": 20, "Type": "String",
          "Relationship": [
            "ParentName": "isOn", "PredicateName": "BooleanHasExactValue", "PredicateValue": value,
          ],
        ]
      ])
    }
    let json = #"{"isOn": true, "color": "red"}"#
    #expect(
      try fates(json, color(false), color(true)).last
        == "careful 'color' stays 'red', but is now shown; before, it was hidden and ignored"
    )
    #expect(
      try fates(json, color(true), color(false)).last
        == "careful 'color' stays 'red' but is now hidden and ignored: 'color' shows only while 'isOn' is false"
    )
    #expect(try fates(json, color(true), color(true)).last == "safe 'color' stays 'red'")
  }

  @Test func `a value that was not understood is not lost with its parameter`() throws {
    let old = Sample(parameters: [["Name": "height", "Tag": 20, "Type": "Integer"]])
    #expect(
      try fates(#"{"height": "maybe"}"#, old, Sample()) == [
        "safe 'height' could not be read before and is no longer read"
      ]
    )
  }

  @Test func `a configuration of another intent is reported`() throws {
    let schema = try #require(Self.schema(Sample()))
    func problems(_ json: String) -> [String] {
      ConfigurationFate.of(Array(json.utf8), path: "stored.json", old: schema, new: schema)
        .problems.map(\.message)
    }
    let told =
      "nothing in it belongs to a parameter of '\(schema.name)'; if it belongs to another intent, name that intent"
    #expect(problems(#"{"city": "Kyoto", "$schema": "x"}"#) == [told])
    #expect(problems(#"{"$schema": "x"}"#) == [])
    #expect(problems(#"{"city": "Kyoto", "isOn": true}"#) == [])
  }

  @Test func `a value has its place in the stored file, and a missing one has none`() throws {
    let schema = try #require(Self.schema(Sample()))
    let fate = ConfigurationFate.of(Array(#"{"count": 3}"#.utf8), path: "a.json", old: schema, new: nil)
    #expect(fate.values.map(\.location) == [SourceLocation(file: "a.json", range: 1..<8)])
  }

  @Test func `a file that is no configuration has problems and no values`() throws {
    let schema = try #require(Self.schema(Sample()))
    for text in ["", "[1]", #"{"count":"#] {
      let fate = ConfigurationFate.of(Array(text.utf8), path: "a.json", old: schema, new: schema)
      #expect(!fate.problems.isEmpty && fate.values.isEmpty, "\(text)")
    }
  }

  @Test func `every value is lost if the intent is removed`() throws {
    #expect(
      try fates(#"{"count": 3, "isOn": null, "name": "a"}"#, Sample(), nil) == [
        "breaking 'count' was 3 and is no longer read, because the intent was removed",
        "safe 'isOn' is null and is no longer read",
        "breaking 'name' was 'a' and is no longer read, because the intent was removed",
      ]
    )
  }
}
