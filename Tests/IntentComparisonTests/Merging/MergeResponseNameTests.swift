import IntentComparison
import Testing

@testable import IntentCompiler

struct MergeResponseNameTests {
  private func response(
    _ name: String,
    _ texts: String...,
    output: String? = nil
  ) -> [String: Any] {
    [
      "INIntentResponseParameters": [
        [
          "INIntentResponseParameterName": name, "INIntentResponseParameterTag": 1,
          "INIntentResponseParameterType": "String", "INIntentResponseParameterDisplayNameID": "response",
        ]
      ],
      "INIntentResponseCodes": texts.enumerated().map { index, text in
        [
          "INIntentResponseCodeName": "code\(index)", "INIntentResponseCodeFormatString": text,
          "INIntentResponseCodeFormatStringID": "code\(index)",
        ]
      },
      "INIntentResponseOutput": output ?? name,
    ]
  }

  private func codes(_ result: MergeCall.Result) -> [String] {
    let response = result.intent["INIntentResponse"] as? [String: Any]
    let codes = response?["INIntentResponseCodes"] as? [[String: Any]] ?? []
    return codes.map { $0["INIntentResponseCodeFormatString"] as? String ?? "" }
  }

  @Test func `a new name of a parameter of a response is used in its texts and output`() throws {
    let result = try MergeSample.merge(
      {
        $0.hasIDs = true
        $0.intent["INIntentResponse"] = self.response("soup", "A ${soup}", output: "")
      },
      { $0.intent["INIntentResponse"] = self.response("meal", "A ${meal}", output: "") },
      { $0.intent["INIntentResponse"] = self.response("soup", "A ${soup}", "No ${soup}") }
    )
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    #expect(codes(result) == ["A ${meal}", "No ${meal}"])
    let response = result.intent["INIntentResponse"] as? [String: Any]
    #expect(response?["INIntentResponseOutput"] as? String == "meal")
  }

  @Test func `a new name of a parameter of the intent is not used in responses`() throws {
    let result = try MergeSample.merge(
      {
        $0.hasIDs = true
        $0.intent["INIntentResponse"] = self.response("color", "In ${color}")
      },
      { $0.rename(["color": "tint"]) },
      { $0.intent["INIntentResponse"] = self.response("color", "In ${color}", "Not ${color}") }
    )
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    #expect(codes(result) == ["In ${color}", "Not ${color}"])
  }

  @Test func `a new name of a property is used in placeholders`() throws {
    func type(_ property: String) -> [[String: Any]] {
      [
        [
          "INTypeName": "Order", "INTypeDisplayNameID": "order",
          "INTypeProperties": [
            [
              "INTypePropertyName": property, "INTypePropertyTag": 1, "INTypePropertyType": "String",
              "INTypePropertyDisplayNameID": "property",
            ]
          ],
        ]
      ]
    }
    let result = try MergeSample.merge(
      {
        $0.hasIDs = true
        $0.types = type("total")
        $0.parameters[0].type = "Object"
        $0.parameters[0].more["INIntentParameterObjectType"] = "Order"
      },
      {
        $0.types = type("sum")
        $0.rename(["name": "order"])
      },
      { $0.combinations["name"] = ["INIntentParameterCombinationTitle": "${name.total} of ${color.total}"] }
    )
    #expect(result.combinations["order"] == "${order.sum} of ${color.total}")
  }
}
