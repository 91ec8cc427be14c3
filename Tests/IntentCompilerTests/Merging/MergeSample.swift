import Foundation
import IntentMerging

@testable import IntentCompiler

/// A small definition that tests change in several ways.
struct MergeSample {
  struct Parameter {
    var name: String
    var tag: Int
    var type = "String"
    var more: [String: Any] = [:]
  }

  var title = "Up"
  var parameters = [
    Parameter(name: "name", tag: 1),
    Parameter(
      name: "color",
      tag: 2,
      type: "Integer",
      more: [
        "INIntentParameterEnumType": "Color",
        "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "red"],
      ]
    ),
  ]
  var enumName = "Color"
  var cases = [("unknown", 0), ("red", 1), ("orange", 2)]
  var combinations: [String: [String: Any]] = [
    "name,color": ["INIntentParameterCombinationTitle": "${name} in ${color}"]
  ]
  /// More keys of the intent.
  var intent: [String: Any] = [:]
  /// More keys of the definition.
  var more: [String: Any] = [:]
  /// More intents.
  var intents: [[String: Any]] = []

  /// The sample after a change, as a file in Xcode's form.
  static func file(_ change: (inout MergeSample) -> Void = { _ in }) throws -> InputFile {
    var sample = MergeSample()
    change(&sample)
    let list = try PropertyListSerialization.data(fromPropertyList: sample.list, format: .xml, options: 0)
    let file = InputFile(path: "Up.intentdefinition", bytes: [UInt8](list))
    return InputFile(path: file.path, bytes: CanonicalForm.format(file).bytes ?? [])
  }

  private var list: [String: Any] {
    let values = cases.map { name, index -> [String: Any] in
      // A case of the base that is renamed keeps its title; cases that both versions add have one title.
      ["INEnumValueName": name, "INEnumValueDisplayName": index < 3 ? "Case \(index)" : "Case \(name)"]
        .merging(
          index == 0 ? [:] : ["INEnumValueIndex": index]
        ) { $1 }
    }
    let parameters = parameters.enumerated().map { place, parameter in
      [
        "INIntentParameterName": parameter.name, "INIntentParameterTag": parameter.tag,
        "INIntentParameterType": parameter.type, "INIntentParameterDisplayPriority": place + 1,
        "INIntentParameterDisplayName": parameter.name, "INIntentParameterConfigurable": true,
      ].merging(parameter.more) { $1 }
    }
    let up: [String: Any] = [
      "INIntentName": "Up", "INIntentTitle": title, "INIntentTitleID": "aB3dE5",
      "INIntentCategory": "information",
      "INIntentType": "Custom", "INIntentVerb": "View", "INIntentParameters": parameters,
      "INIntentLastParameterTag": self.parameters.map(\.tag).max() ?? 0,
      "INIntentParameterCombinations": combinations,
    ]
    return [
      "INEnums": [["INEnumName": enumName, "INEnumType": "Regular", "INEnumValues": values]],
      "INIntents": [up.merging(intent) { $1 }] + intents, "INTypes": [],
      "INIntentDefinitionModelVersion": "1.2",
      "INIntentDefinitionNamespace": "aB3dE6",
    ].merging(more) { $1 }
  }
}

extension MergeCall.Result {
  /// The merged definition.
  var list: [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes ?? []), options: [], format: nil)
    return list as? [String: Any] ?? [:]
  }

  /// The first intent.
  var intent: [String: Any] { (list["INIntents"] as? [[String: Any]])?.first ?? [:] }

  /// The names and tags of the first intent's parameters.
  var parameters: [String] {
    (intent["INIntentParameters"] as? [[String: Any]] ?? []).map {
      "\($0["INIntentParameterName"] ?? "") \($0["INIntentParameterTag"] ?? 0) \($0["INIntentParameterDisplayPriority"] ?? 0)"
    }
  }

  /// The names and indices of the first enum's cases.
  var cases: [String] {
    let values = (list["INEnums"] as? [[String: Any]])?.first?["INEnumValues"] as? [[String: Any]]
    return (values ?? []).map { "\($0["INEnumValueName"] ?? "") \($0["INEnumValueIndex"] ?? 0)" }
  }
}
