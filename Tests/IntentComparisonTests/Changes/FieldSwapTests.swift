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
    expectReports(
      Changes.lines(Self.trip("from", "to"), Self.trip("to", "from")),
      [
        "breaking parameter-renamed (stored, placed) Sample.to",
        "breaking parameter-renamed (stored, placed) Sample.from",
      ]
    )
  }

  @Test func `a name that moves on loses the first value and misreads the second`() {
    expectReports(
      Changes.lines(Self.trip("from", "to"), Self.trip("to", "via")),
      [
        "breaking parameter-renamed (stored, placed) Sample.to: 'from' was renamed "
          + "to 'to', so what was chosen under the old name is lost",
        "breaking parameter-renamed (stored, placed) Sample.via",
      ]
    )
    let alone = Sample(parameters: [Self.field("to", 20, "From")])
    expectReports(
      Changes.lines(Self.trip("from", "to"), alone),
      [
        "breaking parameter-renamed (stored, placed) Sample.to",
        "breaking parameter-removed (stored, placed) Sample.to",
      ]
    )
  }

  @Test func `two properties that swap their names swap their values`() {
    expectReports(
      Changes.lines(Self.boxes("width", "height"), Self.boxes("height", "width")),
      [
        "breaking property-renamed (stored) Item.height: the property 'width' was "
          + "renamed to 'height', and another one now has the name 'width', so what is stored "
          + "for one counts for the other",
        "breaking property-renamed (stored) Item.width",
      ]
    )
  }

  @Test func `a swap in objects that are not stored is no change`() {
    let changes = Changes.between(
      Self.boxes("width", "height", isStored: false),
      Self.boxes("height", "width", isStored: false)
    )
    #expect(changes == [])
  }

  @Test func `a stored value that counts for another field is lost`() throws {
    let json = #"{"from": "Rome", "to": "Pisa"}"#
    #expect(try LostValues.names(json, Self.trip("from", "to"), Self.trip("to", "via")) == ["from", "to"])
    let box = #"{"item": {"identifier": "a", "displayString": "Box", "width": "9"}}"#
    let boxes = Self.boxes("width", "height")
    #expect(try LostValues.names(box, boxes, Self.boxes("height", "width")) == ["item"])
    #expect(try LostValues.names(box, boxes, boxes) == [])
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
    expectReports(
      Changes.lines(host("from", "to"), host("to", "from")).filter { !$0.contains("parameter-renamed") },
      ["careful visibility-changed (placed) Sample.note"]
    )
  }

  @Test func `an intent that still uses the old name of a parameter is reported`() {
    func host(_ name: Short) -> Sample {
      var host = Sample(parameters: [Self.field(name, 20, "From")])
      host.intent = ["Input": "from", "KeyParameter": "from"]
      return host
    }
    let lines = Changes.lines(host("from"), host("start"))
    expectReports(
      lines.dropLast(),
      [
        "safe key-parameter-changed Sample: the key parameter is still 'from', which was renamed to 'start', so the intent has no key parameter",
        "careful input-changed (placed) Sample: the input parameter is still 'from', which was renamed to 'start': in shortcuts, the previous step can no longer pass its result",
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
    expectReports(
      Changes.lines(old, new),
      ["breaking case-renamed (stored) Mode.b", "breaking case-renamed (stored) Mode.a"]
    )
    #expect(try LostValues.names(#"{"mode": "a"}"#, old, new) == ["mode"])
    #expect(try LostValues.names(#"{"mode": 1}"#, old, new) == [])
  }

  @Test func `a removed case leaves its name to another`() throws {
    let (old, new) = (Self.modes([("a", 1, "One"), ("b", 2, "Two")]), Self.modes([("a", 2, "Two")]))
    expectReports(
      Changes.lines(old, new),
      [
        "breaking case-renamed (stored) Mode.a",
        "breaking case-removed (stored, placed) Mode.a",
      ]
    )
    #expect(try LostValues.names(#"{"mode": "a"}"#, old, new) == ["mode"])
  }
}
