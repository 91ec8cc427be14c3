import IntentComparison
import Testing

@testable import IntentCompiler

struct MergeTypeTests {
  private typealias Change = MergeSample.Change

  // MARK: Conditions

  private func condition(_ predicate: String, _ value: Any?, of parent: String = "color") -> [String: Any] {
    var condition: [String: Any] = [
      "INIntentParameterRelationshipParentName": parent,
      "INIntentParameterRelationshipPredicateName": "INIntentParameter\(predicate)",
    ]
    let suffix = value is [String] ? "Values" : "Value"
    condition["INIntentParameterRelationshipPredicate\(suffix)"] = value
    return condition
  }

  private func sample(_ condition: [String: Any]) -> Change {
    {
      $0.hasIDs = true
      $0.parameters.append(
        .init(name: "back", tag: 3, type: "Integer", more: ["INIntentParameterEnumType": "Color"])
      )
      $0.parameters.append(.init(name: "kid", tag: 4, more: ["INIntentParameterRelationship": condition]))
    }
  }

  private func setting(_ condition: [String: Any]?) -> Change {
    { $0.parameters[3].more["INIntentParameterRelationship"] = condition }
  }

  @Test func `two changes of a condition are a conflict, and not a third condition`() throws {
    let old = condition("EnumHasExactValue", "red")
    for theirs in [
      condition("EnumHasExactValue", "red", of: "back"), condition("EnumDoesNotHaveExactValue", "red"),
    ] {
      let ours = condition("EnumHasExactValue", "orange")
      let result = try MergeSample.merge(sample(old), setting(ours), setting(theirs))
      #expect(
        result.conflicts == [
          "intent 'Up', parameter 'kid': relationship is changed here and there in different ways"
        ]
      )
      let merged = result.parameter("kid")["INIntentParameterRelationship"] as? [String: String]
      #expect(merged == ours as? [String: String])
    }
  }

  @Test func `two values added to the same condition are a conflict`() throws {
    func values(_ names: String...) -> Change { setting(condition("EnumHasExactValues", names)) }
    let old = condition("EnumHasExactValues", ["red"])
    let result = try MergeSample.merge(sample(old), values("red", "orange"), values("red", "unknown"))
    #expect(result.conflicts.count == 1)
    let merged = result.parameter("kid")["INIntentParameterRelationship"] as? [String: Any]
    #expect(
      merged?["INIntentParameterRelationshipPredicateValues"] as? [String] == ["red", "orange"]
    )
  }

  @Test func `a condition that one version changed is taken from it`() throws {
    let new = condition("EnumDoesNotHaveExactValue", "orange", of: "back")
    let title: Change = { $0.title = "Upwards" }
    for (ours, theirs) in [(title, setting(new)), (setting(new), title), (setting(new), setting(new))] {
      let result = try MergeSample.merge(sample(condition("EnumHasExactValue", "red")), ours, theirs)
      #expect(result.conflicts.isEmpty)
      let merged = result.parameter("kid")["INIntentParameterRelationship"] as? [String: String]
      #expect(merged == new as? [String: String])
    }
  }

  // MARK: Types

  private let base: Change = {
    $0.hasIDs = true
    $0.parameters[0].type = "Integer"
    $0.parameters[0].more["INIntentParameterMetadata"] = ["INIntentParameterMetadataMinimumValue": 1]
  }

  private func settings(_ settings: [String: Any]) -> Change {
    { $0.parameters[0].more["INIntentParameterMetadata"] = settings }
  }

  private let text: Change = {
    $0.parameters[0].type = "String"
    $0.parameters[0].more["INIntentParameterMetadata"] = [
      "INIntentParameterMetadataCapitalization": "Sentences"
    ]
  }

  private func keys(_ result: MergeCall.Result) -> [String] {
    (result.parameter("name")["INIntentParameterMetadata"] as? [String: Any] ?? [:]).keys.sorted()
  }

  @Test func `settings of a type that the other version changed are a conflict`() throws {
    let unit = settings([
      "INIntentParameterMetadataMinimumValue": 1, "INIntentParameterMetadataMaximumValue": 9,
    ])
    let here = try MergeSample.merge(base, text, unit)
    #expect(
      here.conflicts == [
        "intent 'Up', parameter 'name': type is changed here, and settings of the old type there"
      ]
    )
    #expect(here.parameter("name")["INIntentParameterType"] as? String == "String")
    #expect(keys(here) == ["INIntentParameterMetadataCapitalization"])
    let there = try MergeSample.merge(base, unit, text)
    #expect(
      there.conflicts == [
        "intent 'Up', parameter 'name': type is changed there, and settings of the old type here"
      ]
    )
    #expect(there.parameter("name")["INIntentParameterType"] as? String == "Integer")
    #expect(
      keys(there) == ["INIntentParameterMetadataMaximumValue", "INIntentParameterMetadataMinimumValue"]
    )
  }

  @Test func `a default for cases of an enum that the other version took away is a conflict`() throws {
    let color: Change = {
      $0.hasIDs = true
      $0.parameters[1].more["INIntentParameterMetadata"] = nil
    }
    let result = try MergeSample.merge(
      color,
      { $0.parameters[1].more["INIntentParameterEnumType"] = nil },
      {
        $0.parameters[1].more["INIntentParameterMetadata"] = [
          "INIntentParameterMetadataDefaultValue": "red"
        ]
      }
    )
    #expect(
      result.conflicts == [
        "intent 'Up', parameter 'color': type is changed here, and settings of the old type there"
      ]
    )
    #expect(result.defaultValue(of: "color") == nil)
  }

  @Test func `two types are a conflict, and the settings are those of ours`() throws {
    let result = try MergeSample.merge(base, text) {
      $0.parameters[0].type = "Decimal"
      $0.parameters[0].more["INIntentParameterMetadata"] = ["INIntentParameterMetadataMinimumValue": 2]
    }
    #expect(
      result.conflicts == ["intent 'Up', parameter 'name': type is 'String' here and 'Decimal' there"]
    )
    #expect(keys(result) == ["INIntentParameterMetadataCapitalization"])
  }

  @Test func `a type or settings that one version changed are taken from it`() throws {
    let title: Change = {
      $0.title = "Upwards"
      $0.parameters[0].more["INIntentParameterSupportsResolution"] = true
    }
    for change in [text, settings(["INIntentParameterMetadataCapitalization": 2])] {
      for (ours, theirs) in [(change, title), (title, change)] {
        let result = try MergeSample.merge(base, ours, theirs)
        #expect(result.conflicts.isEmpty, "\(result.conflicts)")
        #expect(keys(result) == ["INIntentParameterMetadataCapitalization"])
      }
    }
    #expect(try MergeSample.merge(base, text, text).conflicts.isEmpty)
  }
}
