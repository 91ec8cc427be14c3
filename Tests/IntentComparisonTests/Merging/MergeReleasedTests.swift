import IntentComparison
import TestSupport
import Testing

@testable import IntentCompiler

struct MergeReleasedTests {
  private typealias Change = MergeSample.Change

  private func adding(_ name: String) -> Change {
    { $0.cases.append((name, 3)) }
  }

  @Test func `the index of a removed case is free for the version that removed it`() throws {
    let theirs: Change = {
      $0.cases.removeLast()
      $0.cases.append(("pink", 2))
    }
    let title: Change = { $0.title = "Upwards" }
    let changed: Change = {
      $0.enums = [["INEnumName": "Other", "INEnumValues": [["INEnumValueName": "a"]]]]
      $0.cases[1].0 = "crimson"
      $0.parameters[1].more["INIntentParameterMetadata"] = [
        "INIntentParameterMetadataDefaultValue": "crimson"
      ]
    }
    for result in [
      try MergeSample.merge(changed, theirs, released: theirs), try MergeSample.merge(theirs, changed),
      try MergeSample.merge(changed, theirs),
    ] {
      #expect(result.cases == ["unknown 0", "crimson 1", "pink 2"])
      #expect(result.conflicts.isEmpty && result.notes.isEmpty)
    }
    #expect(try MergeSample.merge(title, theirs).cases == ["unknown 0", "red 1", "pink 2"])
  }

  @Test func `an enum can have another name since`() throws {
    let ours: Change = {
      $0.enumName = "Tint"
      $0.parameters[1].more["INIntentParameterEnumType"] = "Tint"
      $0.cases.append(("pink", 3))
    }
    let result = try MergeSample.merge(ours, adding("teal"), released: adding("teal"))
    #expect(result.cases == ["unknown 0", "red 1", "orange 2", "pink 4", "teal 3"])
    // The other way round, the released version has the new name.
    let released = try MergeSample.merge(adding("teal"), ours, released: ours)
    #expect(released.cases == ["unknown 0", "red 1", "orange 2", "teal 4", "pink 3"])
  }

  @Test func `an intent can have another name since`() throws {
    func parameter(_ name: String) -> Change { { $0.parameters.append(.init(name: name, tag: 3)) } }
    let result = try MergeSample.merge(
      {
        parameter("size")(&$0)
        $0.intent["INIntentName"] = "Upwards"
      },
      parameter("speed"),
      released: parameter("speed")
    )
    #expect(result.intent["INIntentName"] as? String == "Upwards")
    #expect(result.parameters == ["name 1 1", "color 2 2", "size 4 3", "speed 3 4"])
  }

  @Test func `a case that both versions added does not take the index of a released one`() throws {
    let result = try MergeSample.merge(
      adding("pink"),
      { $0.cases += [("teal", 3), ("pink", 4)] },
      released: adding("teal")
    )
    #expect(result.cases.sorted() == ["orange 2", "pink 4", "red 1", "teal 3", "unknown 0"])
    #expect(result.notes == ["enum 'Color': index of case 'pink' is now 4, because case 'teal' has 3"])
  }

  @Test func `an element that was released from a branch can have another name since`() throws {
    func size(_ name: String) -> Change {
      {
        // The text and its ID stay.
        $0.parameters.append(
          .init(
            name: name,
            tag: 3,
            more: ["INIntentParameterDisplayName": "Size", "INIntentParameterDisplayNameID": "sizeID"]
          )
        )
        $0.enums = [
          [
            "INEnumName": "Shade", "INEnumDisplayNameID": "shadeID",
            "INEnumValues": [["INEnumValueName": "dark", "INEnumValueIndex": 1]]
              + [
                ["INEnumValueName": name, "INEnumValueIndex": 2, "INEnumValueDisplayNameID": "caseID"]
                  as [String: Any]
              ],
          ]
        ]
      }
    }
    let ours: Change = {
      // The new element has the name that the released one had.
      $0.parameters.append(.init(name: "size", tag: 4))
      $0.parameters.append(.init(name: "speed", tag: 3))
      $0.enums = [
        [
          "INEnumName": "Shade", "INEnumDisplayNameID": "shadeID",
          "INEnumValues": [
            ["INEnumValueName": "dark", "INEnumValueIndex": 1],
            ["INEnumValueName": "light", "INEnumValueIndex": 2],
          ],
        ]
      ]
    }
    let result = try MergeSample.merge(ours, size("width"), released: size("size"))
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    #expect(result.parameters.sorted() == ["color 2 2", "name 1 1", "size 4 3", "speed 5 4", "width 3 5"])
    let shade = (result.list["INEnums"] as? [[String: Any]])?.last?["INEnumValues"] as? [[String: Any]]
    let indices = (shade ?? []).map { "\($0["INEnumValueName"] ?? "") \($0["INEnumValueIndex"] ?? 0)" }
    #expect(indices.sorted() == ["dark 1", "light 3", "width 2"])
  }

  @Test func `a released version that cannot be read is not passed over in silence`() throws {
    var call = MergeCall(
      base: try MergeSample.file(),
      ours: try MergeSample.file(adding("pink")),
      theirs: try MergeSample.file(adding("teal"))
    )
    call.released = InputFile(path: "v1:Up.intentdefinition", bytes: Array("<plist>".utf8))
    let result = call.run()
    #expect(result.conflicts.isEmpty && result.diagnostics.isEmpty)
    #expect(
      result.notes.first == "the released version cannot be read, so its tags and indices are not kept"
    )
  }
}
