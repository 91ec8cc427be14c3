import IntentComparison
import Testing

@testable import IntentCompiler

struct MergeNameTests {
  private typealias Change = MergeSample.Change

  private func color(_ name: String, default value: String, tag: Int = 3) -> MergeSample.Parameter {
    MergeSample.Parameter(
      name: name,
      tag: tag,
      type: "Integer",
      more: [
        "INIntentParameterEnumType": "Color",
        "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": value],
      ]
    )
  }

  private func cases(_ names: String...) -> Change {
    {
      $0.cases = names.enumerated().map { ($1, $0) }
      $0.parameters[1].more["INIntentParameterMetadata"] = [
        "INIntentParameterMetadataDefaultValue": names[1]
      ]
    }
  }

  private func parents(_ result: MergeCall.Result, of name: String) -> String? {
    let condition = result.parameter(name)["INIntentParameterRelationship"] as? [String: Any]
    return condition?["INIntentParameterRelationshipParentName"] as? String
  }

  // MARK: Two names change at once

  @Test func `cases whose names were exchanged are still meant`() throws {
    let swap = cases("unknown", "orange", "red")
    let addition: Change = { $0.parameters.append(self.color("back", default: "red")) }
    for result in [try MergeSample.merge(swap, addition), try MergeSample.merge(addition, swap)] {
      #expect(result.conflicts.isEmpty)
      #expect(result.cases == ["unknown 0", "orange 1", "red 2"])
      #expect(result.defaultValue(of: "color") == "orange")
      #expect(result.defaultValue(of: "back") == "orange")
    }
  }

  @Test(arguments: [("red", "crimson"), ("orange", "red")])
  func `a name that another case had is given to the right ones`(old: String, new: String) throws {
    let result = try MergeSample.merge(cases("unknown", "crimson", "red")) {
      $0.parameters.append(self.color("back", default: old))
    }
    #expect(result.conflicts.isEmpty)
    #expect(result.defaultValue(of: "back") == new)
  }

  @Test(arguments: [
    ["name": "color", "color": "name"], ["name": "color", "color": "tint"],
    ["name": "label", "color": "name"],
  ])
  func `parameters whose names moved are still meant`(names: [String: String]) throws {
    let theirs: Change = {
      for (name, tag) in [("name", 3), ("color", 4)] {
        $0.parameters.append(
          .init(
            name: "of\(name)",
            tag: tag,
            more: [
              "INIntentParameterRelationship": [
                "INIntentParameterRelationshipParentName": name,
                "INIntentParameterRelationshipPredicateName": "INIntentParameterHasAnyValue",
              ]
            ]
          )
        )
      }
      $0.combinations["color"] = ["INIntentParameterCombinationTitle": "${color} not ${name} ${other"]
      $0.intent["INIntentKeyParameter"] = "name"
    }
    let result = try MergeSample.merge({ $0.rename(names) }, theirs)
    let (name, color) = (names["name"] ?? "", names["color"] ?? "")
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    #expect(parents(result, of: "ofname") == name)
    #expect(parents(result, of: "ofcolor") == color)
    #expect(result.combinations[color] == "${\(color)} not ${\(name)} ${other")
    #expect(result.intent["INIntentKeyParameter"] as? String == name)
  }

  @Test func `a name that a new parameter took over is not what the other version means`() throws {
    let result = try MergeSample.merge(
      {
        $0.rename(["color": "tint"])
        $0.parameters.append(.init(name: "color", tag: 3))
      },
      { $0.combinations["color"] = ["INIntentParameterCombinationTitle": "In ${color}"] }
    )
    #expect(result.conflicts.isEmpty)
    #expect(result.combinations["tint"] == "In ${tint}")
  }

  @Test func `a name that a parameter without a text took over is not that of the removed one`() throws {
    func sample(_ parameters: [MergeSample.Parameter]) -> Change {
      {
        $0.parameters = parameters
        $0.combinations = [:]
      }
    }
    let base = [
      MergeSample.Parameter(name: "soup", tag: 7),
      MergeSample.Parameter(name: "quantity", tag: 2, type: "Integer"),
    ]
    var theirs = base
    theirs[1].more["INIntentParameterSupportsMultipleValues"] = true
    theirs.append(
      .init(name: "kid", tag: 8, more: MergeReferenceTests.condition("quantity", "HasAnyValue"))
    )
    let result = try MergeSample.merge(
      sample(base),
      sample([.init(name: "soup", tag: 2, type: "Integer")]),
      sample(theirs)
    )
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    #expect(result.parameters == ["soup 2 1", "kid 8 2"])
    #expect(result.parameter("soup")["INIntentParameterSupportsMultipleValues"] as? Bool == true)
    #expect(parents(result, of: "kid") == "soup")
  }

  @Test func `parameters without texts whose tags were exchanged are still meant`() throws {
    let base: Change = {
      $0.parameters = [.init(name: "name", tag: 1), .init(name: "note", tag: 2)]
      $0.combinations = [:]
    }
    let result = try MergeSample.merge(
      base,
      { $0.parameters[0].more["INIntentParameterSupportsMultipleValues"] = true },
      {
        $0.parameters[0].tag = 2
        $0.parameters[1].tag = 1
      }
    )
    #expect(result.conflicts.isEmpty && result.parameters == ["name 2 1", "note 1 2"])
    #expect(result.parameter("name")["INIntentParameterSupportsMultipleValues"] as? Bool == true)
  }

  @Test func `placeholders that dialogs have themselves keep their names`() throws {
    func texts(_ text: String) -> [String: Any] {
      [
        "INIntentParameterPromptDialogs": [
          [
            "INIntentParameterPromptDialogType": "DisambiguationIntroduction",
            "INIntentParameterPromptDialogFormatString": text,
          ]
        ],
        "INIntentParameterUnsupportedReasons": [
          [
            "INIntentParameterUnsupportedReasonCode": "tooFar",
            "INIntentParameterUnsupportedReasonFormatString": text,
          ]
        ],
      ]
    }
    let base: Change = {
      $0.hasIDs = true
      $0.rename(["name": "count"])
    }
    let addition: Change = {
      $0.parameters.append(.init(name: "size", tag: 3, more: texts("${count} of ${color}")))
      $0.combinations["count"] = ["INIntentParameterCombinationTitle": "With ${count}"]
    }
    let names = ["count": "number", "color": "tint"]
    let result = try MergeSample.merge(base, { $0.rename(names) }, addition)
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    #expect(result.combinations["number"] == "With ${number}")
    for (list, key) in [
      ("PromptDialogs", "PromptDialogFormatString"), ("UnsupportedReasons", "UnsupportedReasonFormatString"),
    ] {
      let texts = result.parameter("size")["INIntentParameter\(list)"] as? [[String: Any]]
      #expect(texts?.first?["INIntentParameter\(key)"] as? String == "${count} of ${tint}")
    }
  }

  @Test func `a name that a new enum took over is not what the other version means`() throws {
    let ours: Change = {
      $0.enumName = "Tint"
      $0.parameters[1].more["INIntentParameterEnumType"] = "Tint"
      $0.enums = [
        ["INEnumName": "Color", "INEnumDisplayNameID": "new", "INEnumValues": [["INEnumValueName": "a"]]]
      ]
    }
    let result = try MergeSample.merge(ours, { $0.parameters.append(self.color("back", default: "red")) })
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    #expect(result.parameter("back")["INIntentParameterEnumType"] as? String == "Tint")
    #expect(result.cases == ["unknown 0", "red 1", "orange 2"])
  }

  @Test func `a name that a removed case had is not what the other version means`() throws {
    let ours: Change = {
      $0.cases.removeLast()
      $0.cases[1].0 = "orange"
      $0.parameters[1].more["INIntentParameterMetadata"] = [
        "INIntentParameterMetadataDefaultValue": "orange"
      ]
    }
    let red = try MergeSample.merge(ours) { $0.parameters.append(self.color("back", default: "red")) }
    #expect(red.conflicts.isEmpty && red.cases == ["unknown 0", "orange 1"])
    #expect(red.defaultValue(of: "back") == "orange")
    let orange = try MergeSample.merge(ours) { $0.parameters.append(self.color("back", default: "orange")) }
    #expect(orange.conflicts.count == 1)
    #expect(orange.parameters.count == 2, "nothing is merged")
  }

  // MARK: One name for two elements

  private func expectCollision(
    _ ours: Change,
    _ theirs: Change,
    _ here: String,
    _ there: String
  ) throws {
    for (result, words) in [
      (try MergeSample.merge(ours, theirs), here), (try MergeSample.merge(theirs, ours), there),
    ] {
      #expect(
        result.conflicts == ["nothing is merged, because the versions do not fit together: \(words)"]
      )
      #expect(String(decoding: result.bytes ?? [], as: UTF8.self).contains("<!-- intentc merge: nothing"))
    }
    let kept = try MergeSample.merge(ours, theirs)
    let own = try MergeSample.merge(ours, ours)
    let text = String(decoding: kept.bytes ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("<!--") }
    #expect(lines == String(decoding: own.bytes ?? [], as: UTF8.self).split(separator: "\n"))
  }

  @Test func `a case and a new case with its new name are a conflict`() throws {
    try expectCollision(
      cases("unknown", "crimson", "orange"),
      { $0.cases.append(("crimson", 3)) },
      "enum 'Color', case 'red' is named 'crimson' here, and another case has this name there",
      "enum 'Color', case 'red' is named 'crimson' there, and another case has this name here"
    )
  }

  @Test func `two cases with one new name are a conflict`() throws {
    for (ours, theirs) in [
      (cases("unknown", "x", "orange"), cases("unknown", "red", "x")),
      (cases("unknown", "red", "x"), cases("unknown", "x", "orange")),
    ] {
      let result = try MergeSample.merge(ours, theirs)
      #expect(result.conflicts.count == 1)
      #expect(result.conflicts.first?.contains("is named 'x'") == true)
      #expect(result.bytes != nil)
    }
  }

  @Test func `a parameter and a new parameter with its new name are a conflict`() throws {
    try expectCollision(
      { $0.rename(["color": "size"]) },
      { $0.parameters.append(.init(name: "size", tag: 3)) },
      "intent 'Up', parameter 'color' is named 'size' here, and another parameter has this name there",
      "intent 'Up', parameter 'color' is named 'size' there, and another parameter has this name here"
    )
  }

  @Test func `an enum and a new enum with its new name are a conflict`() throws {
    try expectCollision(
      {
        $0.enumName = "Tint"
        $0.parameters[1].more["INIntentParameterEnumType"] = "Tint"
      },
      {
        $0.enums = [
          ["INEnumName": "Tint", "INEnumDisplayNameID": "new", "INEnumValues": [["INEnumValueName": "a"]]]
        ]
      },
      "enum 'Color' is named 'Tint' here, and another enum has this name there",
      "enum 'Color' is named 'Tint' there, and another enum has this name here"
    )
  }

  @Test func `a type and a new type with its new name are a conflict`() throws {
    func type(_ name: String, _ id: String) -> [String: Any] {
      ["INTypeName": name, "INTypeDisplayName": "Type \(id)", "INTypeDisplayNameID": id]
    }
    let result = try MergeSample.merge(
      { $0.types = [type("Order", "a")] },
      { $0.types = [type("Purchase", "a")] },
      { $0.types = [type("Order", "a"), type("Purchase", "b")] }
    )
    #expect(
      result.conflicts == [
        "nothing is merged, because the versions do not fit together: type 'Order' is named 'Purchase' here, and "
          + "another type has this name there"
      ]
    )
  }

  // MARK: Names that are not meant

  @Test func `the enums of Apple do not get the names of others`() throws {
    let theirs: Change = {
      var system = self.color("back", default: "red")
      system.more["INIntentParameterEnumTypeNamespace"] = "System"
      $0.parameters.append(system)
    }
    let renamed = try MergeSample.merge(
      {
        $0.enumName = "Tint"
        $0.parameters[1].more["INIntentParameterEnumType"] = "Tint"
      },
      theirs
    )
    #expect(renamed.parameter("back")["INIntentParameterEnumType"] as? String == "Color")
    let named = try MergeSample.merge(cases("unknown", "crimson", "orange"), theirs)
    #expect(named.conflicts.isEmpty)
    #expect(named.defaultValue(of: "back") == "red")
    #expect(named.defaultValue(of: "color") == "crimson")
  }

  @Test func `a new name of an enum does not change what is no name of an enum`() throws {
    let result = try MergeSample.merge(
      {
        $0.hasIDs = true
        $0.enumName = "Regular"
        $0.parameters[1].more["INIntentParameterEnumType"] = "Regular"
      },
      {
        $0.enumName = "Tint"
        $0.parameters[1].more["INIntentParameterEnumType"] = "Tint"
      },
      { $0.title = "Upwards" }
    )
    let found = (result.list["INEnums"] as? [[String: Any]])?.first
    #expect(found?["INEnumType"] as? String == "Regular")
    #expect(found?["INEnumName"] as? String == "Tint")
  }
}
