import IntentSchema
import Testing

@testable import IntentCompiler

/// What is stored is stored by name, so a name that goes to another field takes the values along.
struct FieldSwapTests {
  private static func field(_ name: Short, _ tag: Int, _ text: Short) -> Short {
    [
      "Name": name, "Tag": .integer(tag), "Type": "String", "DisplayName": text,
      "DisplayNameID": .string("i\(tag)"),
    ]
  }

  private static func trip(_ from: Short, _ to: Short) -> Host {
    Host(parameters: [field(from, 20, "From"), field(to, 21, "To")])
  }

  private static func boxes(_ width: Short, _ height: Short, isStored: Bool = true) -> Host {
    var host = Host()
    let properties: [Short] = [field(width, 200, "Width"), field(height, 201, "Height")]
    let name: Short = isStored ? "Item" : "Box"
    let box = Host.item.merging([
      "Name": name, "DisplayNameID": "nBox00", "Properties": .array(Host.defaultProperties + properties),
    ])
    if isStored { host.root = ["Types": [box]] } else { host.types = [box] }
    return host
  }

  @Test func `two parameters that swap their names have each other's values`() async {
    let fate = "so what was chosen for the one counts for the other"
    #expect(
      await Changes.lines(Self.trip("from", "to"), Self.trip("to", "from")) == [
        "breaking parameter-renamed (source, stored, placed): 'from' is called 'to' now, and another parameter 'from', "
          + fate,
        "breaking parameter-renamed (source, stored, placed): 'to' is called 'from' now, and another parameter 'to', "
          + fate,
      ]
    )
  }

  @Test func `a name that is handed on is lost for the first, and mistaken for the second`() async {
    #expect(
      await Changes.lines(Self.trip("from", "to"), Self.trip("to", "via")) == [
        "breaking parameter-renamed (source, stored, placed): 'from' is called 'to' now, so what was chosen under the "
          + "old name is lost",
        "breaking parameter-renamed (source, stored, placed): 'to' is called 'via' now, and another parameter 'to', so "
          + "what was chosen for the one counts for the other",
      ]
    )
    let alone = Host(parameters: [Self.field("to", 20, "From")])
    #expect(
      await Changes.lines(Self.trip("from", "to"), alone).last
        == "breaking parameter-removed (source, stored, placed): 'to' is gone, and another parameter has its name, so "
        + "what was chosen for the one counts for the other"
    )
  }

  @Test func `two properties that swap their names have each other's values too`() async {
    let fate = "so what is stored for the one counts for the other"
    #expect(
      await Changes.lines(Self.boxes("width", "height"), Self.boxes("height", "width")) == [
        "breaking property-renamed (source, stored): the property 'width' is called 'height' now, and another one "
          + "'width', \(fate)",
        "breaking property-renamed (source, stored): the property 'height' is called 'width' now, and another one "
          + "'height', \(fate)",
      ]
    )
  }

  @Test func `of objects that nothing stores only the code is concerned`() async {
    let changes = await Changes.between(
      Self.boxes("width", "height", isStored: false),
      Self.boxes("height", "width", isStored: false)
    )
    #expect(changes.map { $0.verdict(for: .stored) } == [.safe, .safe])
    #expect(changes.map { $0.verdict(for: .source) } == [.breaking, .breaking])
  }

  @Test func `a stored value is told that it counts for another`() throws {
    let folder = try TemporaryFolder()
    func schema(_ host: Host) throws -> ConfigurationSchema {
      let input = InputFile(path: "Host.intentdefinition", bytes: Array(host.xml.utf8))
      return try #require(Compiler.compile([input]).module.intents.first?.schema)
    }
    let fate = ConfigurationFate.read(
      try folder.write(#"{"from": "Rome", "to": "Pisa"}"#, to: "stored.json"),
      old: try schema(Self.trip("from", "to")),
      new: try schema(Self.trip("to", "via"))
    )
    #expect(
      fate.values.map { "\($0.verdict.rawValue) \($0.message)" } == [
        "breaking 'from' was 'Rome'; nothing reads it now",
        "breaking 'to' was 'Pisa' and counts for another parameter now; the one that it was for is called 'via' now",
      ]
    )
  }
}
