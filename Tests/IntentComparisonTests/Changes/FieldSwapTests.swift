import IntentSchema
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler

/// Values are stored by name, so a name that moves to another field takes its values along.
struct FieldSwapTests {
  private static func field(_ name: Short, _ tag: Int, _ text: Short) -> Short {
    [
      "Name": name, "Tag": .integer(tag), "Type": "String", "DisplayName": text,
      "DisplayNameID": .string("i\(tag)"),
    ]
  }

  private static func trip(_ from: Short, _ to: Short) -> Sample {
    Sample(parameters: [field(from, 20, "From"), field(to, 21, "To")])
  }

  private static func boxes(_ width: Short, _ height: Short, isStored: Bool = true) -> Sample {
    var host = Sample()
    let properties: [Short] = [field(width, 200, "Width"), field(height, 201, "Height")]
    let name: Short = isStored ? "Item" : "Box"
    let box = Sample.item.merging([
      "Name": name, "DisplayNameID": "nBox00", "Properties": .array(Sample.defaultProperties + properties),
    ])
    if isStored { host.root = ["Types": [box]] } else { host.types = [box] }
    return host
  }

  @Test func `two parameters that swap their names swap their values`() {
    let fate = "so what was chosen for one counts for the other"
    #expect(
      Changes.lines(Self.trip("from", "to"), Self.trip("to", "from")) == [
        "breaking parameter-renamed (source, stored, placed): 'from' was renamed to 'to', and another parameter "
          + "now has the name 'from', "
          + fate,
        "breaking parameter-renamed (source, stored, placed): 'to' was renamed to 'from', and another parameter "
          + "now has the name 'to', "
          + fate,
      ]
    )
  }

  @Test func `a name that moves on loses the first value and misreads the second`() {
    #expect(
      Changes.lines(Self.trip("from", "to"), Self.trip("to", "via")) == [
        "breaking parameter-renamed (source, stored, placed): 'from' was renamed to 'to', so what was chosen "
          + "under the old name is lost",
        "breaking parameter-renamed (source, stored, placed): 'to' was renamed to 'via', and another parameter "
          + "now has the name 'to', so what was chosen for one counts for the other",
      ]
    )
    let alone = Sample(parameters: [Self.field("to", 20, "From")])
    #expect(
      Changes.lines(Self.trip("from", "to"), alone).last
        == "breaking parameter-removed (source, stored, placed): 'to' was removed, and another parameter now has "
        + "its name, so what was chosen for one counts for the other"
    )
  }

  @Test func `two properties that swap their names swap their values`() {
    let fate = "so what is stored for one counts for the other"
    #expect(
      Changes.lines(Self.boxes("width", "height"), Self.boxes("height", "width")) == [
        "breaking property-renamed (source, stored): the property 'width' was renamed to 'height', and another "
          + "one now has the name 'width', \(fate)",
        "breaking property-renamed (source, stored): the property 'height' was renamed to 'width', and another "
          + "one now has the name 'height', \(fate)",
      ]
    )
  }

  @Test func `a swap in objects that are not stored affects only code`() {
    let changes = Changes.between(
      Self.boxes("width", "height", isStored: false),
      Self.boxes("height", "width", isStored: false)
    )
    #expect(changes.map { $0.verdict(for: .stored) } == [.safe, .safe])
    #expect(changes.map { $0.verdict(for: .source) } == [.breaking, .breaking])
  }

  private func fates(_ json: String, _ old: Sample, _ new: Sample) throws -> [String] {
    let folder = try TestFolder()
    func schema(_ host: Sample) throws -> ConfigurationSchema {
      let input = InputFile(path: "Host.intentdefinition", bytes: Array(host.xml.utf8))
      return try #require(Compiler.compile([input]).module.intents.first?.schema)
    }
    let path = try folder.write(json, to: "stored.json")
    let fate = ConfigurationFate.read(path, old: try schema(old), new: try schema(new))
    return fate.values.map { "\($0.verdict.rawValue) \($0.message)" }
  }

  @Test func `a stored value that counts for another field is reported`() throws {
    #expect(
      try fates(#"{"from": "Rome", "to": "Pisa"}"#, Self.trip("from", "to"), Self.trip("to", "via")) == [
        "breaking 'from' was 'Rome' and is no longer read",
        "breaking 'to' was 'Pisa' and now counts for another parameter; the intended one was renamed to 'via'",
      ]
    )
    let json = #"{"item": {"identifier": "a", "displayString": "Box", "width": "9"}}"#
    #expect(
      try fates(json, Self.boxes("width", "height"), Self.boxes("height", "width")) == [
        "breaking 'item' stays 'Box', but 'item.width' now counts for another property; the intended one was "
          + "renamed to 'height'"
      ]
    )
    #expect(
      try fates(json, Self.boxes("width", "height"), Self.boxes("width", "height")) == [
        "safe 'item' stays 'Box'"
      ]
    )
  }

  @Test func `a condition and a kind of shortcut that keep the name are reported once`() {
    func host(_ from: Short, _ to: Short) -> Sample {
      var host = Self.trip(from, to)
      host.parameters.append([
        "Name": "note", "Tag": 22, "Type": "String",
        "Relationship": ["ParentName": "from", "PredicateName": "HasAnyValue"],
      ])
      host.intent = ["ParameterCombinations": ["=from,to": [:], "=from": [:]]]
      return host
    }
    #expect(
      Changes.lines(host("from", "to"), host("to", "from")).filter { !$0.contains("parameter-renamed") }
        == [
          "careful visibility-changed (placed): the condition of 'note' still names 'from', which is now another "
            + "parameter: the intended one was renamed to 'to'"
        ]
    )
  }

  @Test func `an intent that still uses the old name of a parameter is reported`() {
    func host(_ name: Short) -> Sample {
      var host = Sample(parameters: [Self.field(name, 20, "From")])
      host.intent = ["Input": "from", "KeyParameter": "from"]
      return host
    }
    let lines = Changes.lines(host("from"), host("start"))
    #expect(
      lines.dropLast() == [
        "safe key-parameter-changed: the key parameter is still 'from', which was renamed to 'start', so the "
          + "intent has no key parameter",
        "careful input-changed (placed): the input parameter is still 'from', which was renamed to 'start': in "
          + "shortcuts, the previous step can no longer pass its result",
      ]
    )
  }

  private static func modes(_ cases: [(String, Int, String)]) -> Sample {
    let values = cases.map { name, index, text -> Short in
      ["Name": "\(name)", "Index": .integer(index), "DisplayName": "\(text)", "DisplayNameID": "c\(text)"]
    }
    var host = Sample()
    host.root = ["Enums": [Sample.mode.merging(["Values": .array([["Name": "unknown"]] + values)])]]
    return host
  }

  @Test func `two cases that swap their names swap in stored values, but not in placed widgets`()
    throws
  {
    let (old, new) = (
      Self.modes([("a", 1, "One"), ("b", 2, "Two")]), Self.modes([("b", 1, "One"), ("a", 2, "Two")])
    )
    let fate =
      "so stored values with that name mean the other case; widgets and shortcuts find it by its index"
    #expect(
      Changes.lines(old, new) == [
        "breaking case-renamed (source, stored): 'a' was renamed to 'b', and another case now has the name 'a', "
          + "\(fate)",
        "breaking case-renamed (source, stored): 'b' was renamed to 'a', and another case now has the name 'b', "
          + "\(fate)",
      ]
    )
    #expect(
      try fates(#"{"mode": "a"}"#, old, new) == [
        "breaking 'mode' stays 'a', but that is now another case; the chosen one was renamed to 'b'"
      ]
    )
    #expect(try fates(#"{"mode": 1}"#, old, new) == ["safe 'mode' was 'a', which is now 'b'"])
  }

  @Test func `a removed case leaves its name to another`() throws {
    let (old, new) = (Self.modes([("a", 1, "One"), ("b", 2, "Two")]), Self.modes([("a", 2, "Two")]))
    #expect(
      Changes.lines(old, new).last
        == "breaking case-removed (source, stored, placed): 'a' (1) was removed, so stored values with its name "
        + "mean another case, which now has the name; widgets and shortcuts that chose it lose the choice"
    )
    #expect(
      try fates(#"{"mode": "a"}"#, old, new) == [
        "breaking 'mode' stays 'a', but that is now another case; the chosen one was removed"
      ]
    )
  }
}
