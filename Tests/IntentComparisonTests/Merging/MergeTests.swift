import Foundation
import IntentComparison
import IntentDefinition
import IntentDiagnostics
import Testing

@testable import IntentCompiler

struct MergeTests {
  private typealias Change = (inout MergeSample) -> Void

  private func merge(
    _ ours: Change,
    _ theirs: Change,
    released: Change? = nil
  ) throws -> MergeCall.Result {
    let result = MergeCall(
      base: try MergeSample.file(),
      ours: try MergeSample.file(ours),
      theirs: try MergeSample.file(theirs),
      released: try released.map(MergeSample.file)
    ).run()
    #expect(result.diagnostics.isEmpty)
    return result
  }

  @Test func `parameters that both versions add are both there, with different tags`() throws {
    let result = try merge(
      { $0.parameters.append(.init(name: "size", tag: 3)) },
      { $0.parameters.append(.init(name: "speed", tag: 3)) }
    )
    #expect(result.conflicts.isEmpty)
    #expect(result.parameters == ["name 1 1", "color 2 2", "size 3 3", "speed 4 4"])
    #expect(result.intent["INIntentLastParameterTag"] as? Int == 4)
    #expect(
      result.notes == ["intent 'Up': tag of parameter 'speed' is now 4, because parameter 'size' has 3"]
    )
  }

  @Test func `a tag that was released stays, whoever assigned it`() throws {
    let theirs: Change = { $0.parameters.append(.init(name: "speed", tag: 3)) }
    let result = try merge({ $0.parameters.append(.init(name: "size", tag: 3)) }, theirs, released: theirs)
    #expect(result.parameters == ["name 1 1", "color 2 2", "size 4 3", "speed 3 4"])
  }

  @Test func `cases that both versions add get different indices`() throws {
    let result = try merge({ $0.cases.append(("blue", 3)) }, { $0.cases += [("green", 3), ("black", 4)] })
    #expect(result.conflicts.isEmpty)
    #expect(result.cases == ["unknown 0", "red 1", "orange 2", "blue 3", "green 5", "black 4"])
  }

  @Test func `the same addition with different numbers is one`() throws {
    let result = try merge(
      { $0.cases.append(("blue", 3)) },
      { $0.cases += [("green", 3), ("blue", 4)] }
    )
    #expect(result.conflicts.isEmpty)
    #expect(result.cases.sorted() == ["blue 3", "green 5", "orange 2", "red 1", "unknown 0"])
  }

  @Test func `a tag that was used once is not used again`() throws {
    let result = try merge(
      { $0.intent["INIntentLastParameterTag"] = 9 },
      { $0.parameters.append(.init(name: "speed", tag: 3)) }
    )
    #expect(result.intent["INIntentLastParameterTag"] as? Int == 9)
    #expect(result.parameters.last == "speed 3 3")
    let both = try merge(
      {
        $0.intent["INIntentLastParameterTag"] = 9
        $0.parameters.append(.init(name: "size", tag: 3))
      },
      { $0.parameters.append(.init(name: "speed", tag: 3)) }
    )
    #expect(both.parameters.last == "speed 10 4")
    #expect(both.intent["INIntentLastParameterTag"] as? Int == 10)
  }

  @Test func `changes of different values do not conflict`() throws {
    let result = try merge(
      {
        $0.title = "Upwards"
        $0.intents.append(["INIntentName": "Left", "INIntentTitle": "Left"])
      },
      {
        $0.intent["INIntentDescription"] = "Goes up"
        $0.intent["INNewKey"] = ["a": 1]
        $0.intents.append(["INIntentName": "Right", "INIntentTitle": "Right"])
      }
    )
    #expect(result.conflicts.isEmpty)
    #expect(result.intent["INIntentTitle"] as? String == "Upwards")
    #expect(result.intent["INIntentDescription"] as? String == "Goes up")
    #expect(result.intent["INNewKey"] as? [String: Int] == ["a": 1])
    #expect((result.list["INIntents"] as? [Any])?.count == 3)
  }

  @Test func `a conflict is described in words, and our value stays`() throws {
    func setDefault(_ name: String) -> Change {
      { $0.parameters[1].more["INIntentParameterMetadata"] = ["INIntentParameterMetadataDefaultValue": name] }
    }
    let ours = try MergeSample.file(setDefault("orange"))
    let result = try merge(setDefault("orange"), setDefault("unknown"))
    #expect(
      result.conflicts == ["intent 'Up', parameter 'color': default is 'orange' here and 'unknown' there"]
    )
    let text = String(decoding: result.bytes ?? [], as: UTF8.self)
    let comment =
      "<!-- intentc merge: intent 'Up', parameter 'color': default is 'orange' here and 'unknown' there -->\n"
    #expect(text.replacing(comment, with: "") == String(decoding: ours.bytes, as: UTF8.self))
    let found = Compiler.compile([InputFile(path: "Up.intentdefinition", bytes: result.bytes ?? [])])
    #expect(found.diagnostics.filter { $0.severity == .error }.map(\.isMergeConflict) == [true])
    #expect(
      found.diagnostics.first?.message
        == "merge conflict: intent 'Up', parameter 'color': default is 'orange' here and 'unknown' there; choose a "
        + "value, and remove this comment"
    )
    let range = try #require(found.diagnostics.first?.location?.range)
    #expect(String(decoding: (result.bytes ?? [])[range], as: UTF8.self) + "\n" == comment)
  }

  @Test func `nothing ends a comment early`() throws {
    let result = try merge({ $0.title = "a--b --> <!-- ---" }, { $0.title = "b" })
    #expect(result.conflicts.count == 1)
    let read = Compiler.compile([InputFile(path: "Up.intentdefinition", bytes: result.bytes ?? [])])
    #expect(read.diagnostics.filter { $0.severity == .error }.map(\.isMergeConflict) == [true])
  }

  @Test func `an element that one version removes and the other changes is a conflict`() throws {
    let removed: Change = {
      $0.parameters.removeFirst()
      $0.combinations = [:]
    }
    let changed: Change = { $0.parameters[0].type = "URL" }
    let here = try merge(removed, changed)
    #expect(here.conflicts == ["intent 'Up': parameter 'name' is removed here and changed there"])
    #expect(here.parameters == ["color 2 1"])
    let there = try merge(changed, removed)
    #expect(there.conflicts == ["intent 'Up': parameter 'name' is changed here and removed there"])
    #expect(there.parameters == ["name 1 1", "color 2 2"])
    #expect(try merge(removed, { $0.title = "Upwards" }).conflicts.isEmpty)
  }

  @Test func `what one version adds has the names that the other gave`() throws {
    let result = try merge(
      {
        $0.parameters[1].name = "colour"
        $0.parameters[1].more["INIntentParameterDisplayName"] = "color"
        $0.combinations = ["name,colour": ["INIntentParameterCombinationTitle": "${name} in ${colour}"]]
        $0.cases[1].0 = "crimson"
        $0.parameters[1].more["INIntentParameterMetadata"] = [
          "INIntentParameterMetadataDefaultValue": "crimson"
        ]
      },
      {
        $0.combinations["color"] = ["INIntentParameterCombinationTitle": "In ${color}"]
        $0.parameters.append(
          .init(
            name: "shade",
            tag: 3,
            more: [
              "INIntentParameterRelationship": [
                "INIntentParameterRelationshipParentName": "color",
                "INIntentParameterRelationshipPredicateName": "INIntentParameterEnumHasExactValue",
                "INIntentParameterRelationshipPredicateValue": "red",
              ]
            ]
          )
        )
      }
    )
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    let combinations = result.intent["INIntentParameterCombinations"] as? [String: [String: String]]
    #expect(combinations?.keys.sorted() == ["colour", "name,colour"])
    #expect(combinations?["colour"]?["INIntentParameterCombinationTitle"] == "In ${colour}")
    let relation =
      (result.intent["INIntentParameters"] as? [[String: Any]])?.last?["INIntentParameterRelationship"]
      as? [String: String]
    #expect(relation?["INIntentParameterRelationshipParentName"] == "colour")
    #expect(relation?["INIntentParameterRelationshipPredicateValue"] == "crimson")
  }

  @Test func `two new names are one conflict`() throws {
    let result = try merge(
      {
        $0.enumName = "Hue"
        $0.parameters[1].more["INIntentParameterEnumType"] = "Hue"
      },
      {
        $0.enumName = "Tint"
        $0.parameters[1].more["INIntentParameterEnumType"] = "Tint"
      }
    )
    #expect(result.conflicts.count <= 2 && !result.conflicts.isEmpty, "\(result.conflicts)")
  }

  @Test func `what would be wrong together is not merged`() throws {
    let ours: Change = {
      $0.parameters.removeLast()
      $0.combinations = [:]
      $0.more["INEnums"] = [Any]()
    }
    let result = try merge(
      ours,
      {
        $0.parameters.append(
          .init(name: "back", tag: 3, type: "Integer", more: ["INIntentParameterEnumType": "Color"])
        )
      }
    )
    #expect(!result.conflicts.isEmpty)
    let errors = Compiler.compile([InputFile(path: "Up.intentdefinition", bytes: result.bytes ?? [])])
      .diagnostics.filter { $0.severity == .error }
    #expect(!errors.isEmpty && errors.allSatisfy(\.isMergeConflict))
  }

  @Test func `the newer tool counts`() throws {
    func saved(by version: String, _ build: String) -> Change {
      {
        $0.more["INIntentDefinitionToolsVersion"] = version
        $0.more["INIntentDefinitionToolsBuildVersion"] = build
      }
    }
    for (ours, theirs) in [("9.4", "12.0.1"), ("12.0.1", "9.4")] {
      let result = try merge(saved(by: ours, "x\(ours)"), saved(by: theirs, "x\(theirs)"))
      #expect(result.conflicts.isEmpty)
      #expect(result.list["INIntentDefinitionToolsBuildVersion"] as? String == "x12.0.1")
    }
  }

  @Test func `files that cannot be merged are refused`() throws {
    let file = try MergeSample.file()
    let text = String(decoding: file.bytes, as: UTF8.self)
    for broken in [
      "no list", text.replacing("<plist", with: "<!-- a note --><plist"), "<plist><array/></plist>",
    ] {
      let other = InputFile(path: "Up.intentdefinition", bytes: Array(broken.utf8))
      for (ours, theirs) in [(file, other), (other, file)] {
        let result = MergeCall(base: file, ours: ours, theirs: theirs).run()
        #expect(result.bytes != ours.bytes && !result.diagnostics.isEmpty, "\(broken.prefix(20))")
        #expect(!result.conflicts.isEmpty)
      }
    }
    // A version that a former merge left is no obstacle as the common ancestor.
    let base = text.replacing("<dict>\n", with: "<dict><!-- intentc merge: x -->\n", maxReplacements: 1)
    let call = MergeCall(
      base: InputFile(path: "Up.intentdefinition", bytes: Array(base.utf8)),
      ours: file,
      theirs: file
    )
    #expect(call.run().bytes == file.bytes)
  }
}
