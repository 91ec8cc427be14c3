import Foundation
import Testing

extension DiffCommandTests {
  @Test func `stored configurations are compared value by value`() throws {
    try folder.write(#"{"color": 2}"#, to: "index.json")
    try folder.write(#"{"color": "orange"}"#, to: "name.json")
    let result = try run(both[0], both[1], "--check-config", "index.json", "--check-config", "name.json")
    #expect(result.code == 1)
    #expect(
      result.output.hasSuffix(
        """

        index.json
          breaking  'color' was 'orange' and now reads as 'amber' (1:2)

        name.json
          safe      'color' stays 'orange' (1:2)

        """
      )
    )
    #expect(
      result.errors == """
        1 breaking change, 1 careful, 0 safe
        index.json: 1 breaking, 0 careful, 0 safe
        name.json: 0 breaking, 0 careful, 1 safe

        """
    )
    let lost = try run(both[1], both[0], "--check-config", "-", input: #"{"color": "amber"}"#)
    #expect(
      lost.output.contains("breaking  'color' was 'amber' and is lost: the parameter has no case 'amber'")
    )
    #expect(try run(both[0], both[1], "--check-config", "gone.json").code == 1)
  }

  @Test func `the fates of stored configurations are available as JSON and text`() throws {
    try folder.write(#"{"color": 2}"#, to: "index.json")
    let checked = ["--check-config", "index.json", "--check-config", "gone.json"]
    let result = try CommandLine.run(
      ["diff"] + both + ["--format", "json", "--allow", "case-renumbered"] + checked,
      in: folder.path
    )
    #expect(result.code == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
    #expect((object["summary"] as? [String: Any])?["failed"] as? Bool == true)
    let files = try #require(object["configurations"] as? [[String: Any]])
    #expect(files.map { $0["file"] as? String } == ["index.json", "gone.json"])
    #expect(files.map { $0["readable"] as? Bool } == [true, false])
    let value = try #require((files.first?["values"] as? [[String: Any]])?.first)
    #expect(value["name"] as? String == "color")
    #expect(value["verdict"] as? String == "breaking")
    #expect(value["message"] as? String == "'color' was 'orange' and now reads as 'amber'")
    #expect(value["location"] != nil)
    #expect(try run(both[0], both[1], "--format", "github", "--check-config", "index.json").code == 64)
    #expect(try run(both[0], "-", "--check-config", "-").code == 64)
    let several = try run(both[0], both[1], "--check-config", "index.json", "name.json")
    #expect(several.errors.contains("'--check-config' takes one file; repeat it for each file"))
  }

  @Test func `Markdown includes the fates, and can show them alone`() throws {
    try folder.write(#"{"color": 2}"#, to: "index.json")
    try folder.write(#"{"color": "orange"}"#, to: "na_me.json")
    let markdown = try CommandLine.run(
      ["diff"] + both + [
        "--format", "markdown", "--check-config", "index.json", "--check-config", "na_me.json",
      ],
      in: folder.path
    )
    #expect(markdown.code == 1)
    #expect(markdown.output.hasPrefix("### Intent definitions: 1 breaking change"))
    let tables = """

      #### Stored configuration index.json: 1 breaking, 0 careful, 0 safe

      | verdict | where | value |
      |---|---|---|
      | **breaking** | 1:2 | 'color' was 'orange' and now reads as 'amber' |

      #### Stored configuration na\\_me.json: 0 breaking, 0 careful, 1 safe

      | verdict | where | value |
      |---|---|---|
      | safe | 1:2 | 'color' stays 'orange' |

      """
    #expect(markdown.output.hasSuffix(tables))
    let alone = try run(both[0], both[1], "--only-config", "--check-config", "na_me.json")
    #expect(alone.code == 0)
    #expect(alone.output == "na_me.json\n  safe      'color' stays 'orange' (1:2)\n")
    #expect(alone.errors == "na_me.json: 0 breaking, 0 careful, 1 safe\n")
    #expect(try run(both[0], both[1], "--only-config", "--check-config", "index.json").code == 1)
    let json = try run(both[0], both[1], "--only-config", "--check-config", "na_me.json", "--format", "json")
    #expect(json.output.contains("\"changes\": [],"))
    let commented = try run(
      both[0],
      both[1],
      "--only-config",
      "--check-config",
      "na_me.json",
      "--format",
      "markdown"
    )
    #expect(commented.output.hasPrefix("#### Stored configuration na\\_me.json"))
    #expect(try run(both[0], both[1], "--only-config").code == 64)
  }

  @Test func `a configuration follows a renamed intent and is lost with a removed one`() throws {
    try folder.write(#"{"color": "red"}"#, to: "stored.json")
    let renamed = SmallDefinition.xml().replacing(
      "<string>Up</string>",
      with: "<string>Down</string>",
      maxReplacements: 1
    )
    try folder.write(renamed, to: "Renamed.intentdefinition")
    for name in [[], ["--intent", "Up"], ["--intent", "Down"]] {
      let result = try CommandLine.run(
        ["diff", both[0], "Renamed.intentdefinition", "--check-config", "stored.json"] + name,
        in: folder.path
      )
      #expect(result.output.contains("safe      'color' stays 'red'"), "\(name): \(result.errors)")
    }
    let other = renamed.replacing("aB3dE5", with: "xxxxxx")
    try folder.write(other, to: "Other.intentdefinition")
    let gone = try run(
      both[0],
      "Other.intentdefinition",
      "--check-config",
      "stored.json",
      "--fail-on",
      "none"
    )
    #expect(gone.code == 0)
    #expect(
      gone.output.contains(
        "breaking  'color' was 'red' and is no longer read, because the intent was removed"
      )
    )
    let nobody = try run(both[0], both[1], "--check-config", "stored.json", "--intent", "Nobody")
    #expect(nobody.code == 64)
    #expect(nobody.errors.contains("there is no intent 'Nobody' in the old version; the intents are 'Up'"))
    #expect(try CommandLine.run(["baseline", both[1], "--output", "b.json"], in: folder.path).code == 0)
    let baseline = try run(both[0], "b.json", "--check-config", "stored.json")
    #expect(baseline.code == 64)
    #expect(baseline.errors.contains("the new version is a baseline"))
  }
}
