import IntentComparison
import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler

struct MergeReferenceTests {
  private typealias Change = MergeSample.Change

  static func condition(_ parent: String, _ predicate: String, value: String? = nil) -> [String: Any] {
    var condition = [
      "INIntentParameterRelationshipParentName": parent,
      "INIntentParameterRelationshipPredicateName": "INIntentParameter\(predicate)",
    ]
    condition["INIntentParameterRelationshipPredicateValue"] = value
    return ["INIntentParameterRelationship": condition]
  }

  private static func color(_ more: [String: Any]) -> MergeSample.Parameter {
    .init(
      name: "back",
      tag: 3,
      type: "Integer",
      more: ["INIntentParameterEnumType": "Color"].merging(more) { $1 }
    )
  }

  private func expectConflict(
    _ ours: @escaping Change,
    _ theirs: @escaping Change,
    _ words: String...,
    base: @escaping Change = { _ in }
  ) throws {
    for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
      let result = try MergeSample.merge(
        {
          $0.hasIDs = true
          base(&$0)
        },
        ours,
        theirs
      )
      #expect(result.conflicts == words.map { "the versions do not fit together: \($0)" })
      let found = Compiler.compile([InputFile(path: "Up.intentdefinition", bytes: result.bytes ?? [])])
      let errors = found.diagnostics.filter { $0.severity == .error }
      #expect(errors.count == words.count && errors.allSatisfy(\.isMergeConflict))
    }
  }

  @Test func `a default that is no case any more`() throws {
    try expectConflict(
      { $0.cases.removeLast() },
      {
        $0.parameters.append(
          Self.color(["INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "orange"]])
        )
      },
      "Up › back: the default 'orange' is not a case of 'Color'; it is ignored"
    )
  }

  @Test func `a condition with a value that is no case any more`() throws {
    try expectConflict(
      { $0.cases.removeLast() },
      {
        $0.parameters.append(
          .init(name: "back", tag: 3, more: Self.condition("color", "EnumHasExactValue", value: "orange"))
        )
      },
      "Up › back: 'orange' is not a case of 'Color', so the predicate never holds for it"
    )
  }

  private let removal: Change = {
    $0.parameters.removeFirst()
    $0.combinations = ["color": ["INIntentParameterCombinationTitle": "In ${color}"]]
  }

  @Test func `a condition with a parent that is gone`() throws {
    try expectConflict(
      removal,
      { $0.parameters.append(.init(name: "back", tag: 3, more: Self.condition("name", "HasAnyValue"))) },
      "Up › back: unknown parent 'name', so the relationship is ignored"
    )
  }

  @Test func `a combination with a parameter that is gone`() throws {
    try expectConflict(
      removal,
      { $0.combinations["name"] = ["INIntentParameterCombinationTitle": "Of ${name}"] },
      "Up: 'name' in this combination is not a parameter of the intent",
      "Up: there is no parameter 'name' for '${name}'"
    )
  }

  @Test func `a key parameter and an input that are gone`() throws {
    try expectConflict(
      removal,
      {
        $0.intent["INIntentKeyParameter"] = "name"
        $0.intent["INIntentInput"] = "name"
      },
      "Up: the input 'name' is not a parameter of the intent",
      "Up: the key parameter 'name' is not a parameter of the intent"
    )
  }

  @Test func `an output that is gone`() throws {
    func response(_ names: [String], _ output: String? = nil) -> Change {
      {
        var response: [String: Any] = [
          "INIntentResponseParameters": names.enumerated().map { index, name in
            [
              "INIntentResponseParameterName": name, "INIntentResponseParameterTag": index + 1,
              "INIntentResponseParameterType": "String", "INIntentResponseParameterDisplayNameID": "r\(name)",
              "INIntentResponseParameterDisplayName": name,
            ] as [String: Any]
          }
        ]
        response["INIntentResponseOutput"] = output
        $0.intent["INIntentResponse"] = response
      }
    }
    try expectConflict(
      response(["a"]),
      response(["a", "b"], "b"),
      "Up › response: the output 'b' is not a parameter of the response; did you mean 'a'?",
      base: response(["a", "b"])
    )
  }

  @Test func `parents that lead back`() throws {
    try expectConflict(
      { $0.parameters[0].more = Self.condition("color", "HasAnyValue") },
      { $0.parameters[1].more.merge(Self.condition("name", "HasAnyValue")) { $1 } },
      "Up › color: the parents of 'color' lead back to itself, so its relationship is ignored; name another parent or "
        + "remove the relationship"
    )
  }

  @Test func `a minimum above the maximum`() throws {
    func limits(_ minimum: Int, _ maximum: Int) -> Change {
      {
        $0.parameters.append(
          .init(
            name: "count",
            tag: 3,
            type: "Integer",
            more: [
              "INIntentParameterMetadata": [
                "INIntentParameterMetadataMinimumValue": minimum,
                "INIntentParameterMetadataMaximumValue": maximum,
              ]
            ]
          )
        )
      }
    }
    let result = try MergeSample.merge(
      limits(1, 9),
      { $0.parameters[2].more["INIntentParameterMetadata"] = self.metadata(7, 9) },
      { $0.parameters[2].more["INIntentParameterMetadata"] = self.metadata(1, 5) }
    )
    #expect(result.conflicts.count == 1)
    #expect(result.conflicts.first?.contains("Up › count: the minimum 7 is above the maximum 5") == true)
  }

  private func metadata(_ minimum: Int, _ maximum: Int) -> [String: Int] {
    [
      "INIntentParameterMetadataMinimumValue": minimum, "INIntentParameterMetadataMaximumValue": maximum,
    ]
  }

  @Test func `one ID for two texts`() throws {
    func parameter(_ name: String) -> Change {
      {
        $0.parameters.append(
          .init(name: name, tag: 3, more: ["INIntentParameterDisplayNameID": "copied"])
        )
      }
    }
    let result = try MergeSample.merge(parameter("size"), parameter("speed"))
    #expect(result.conflicts.count == 1)
    #expect(
      result.conflicts.first?.contains("Up › speed: 'copied' is also the ID of 'size'") == true,
      "\(result.conflicts)"
    )
    #expect(result.parameters.count == 4)
  }

  @Test func `what was wrong before is no conflict, whatever it is called now`() throws {
    let wrong: Change = {
      $0.parameters.append(
        Self.color(["INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "blu"]])
      )
      $0.combinations["nme"] = ["INIntentParameterCombinationTitle": "Of ${nme}"]
    }
    let renamed: Change = {
      $0.enumName = "Tint"
      $0.parameters[1].more["INIntentParameterEnumType"] = "Tint"
      // The messages have other advice now.
      $0.cases.append(("blue", 3))
      $0.parameters.append(.init(name: "nmes", tag: 4))
    }
    for result in [try MergeSample.merge(wrong, renamed), try MergeSample.merge(renamed, wrong)] {
      #expect(result.conflicts.isEmpty, "\(result.conflicts)")
      #expect(result.parameter("back")["INIntentParameterEnumType"] as? String == "Tint")
    }
  }
}
