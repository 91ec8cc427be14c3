import Foundation
import IntentComparison
import IntentDiagnostics
import IntentFixes
import TestSupport

@testable import IntentCompiler
@testable import IntentDefinition

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
  /// IDs distinguish a new name from a new element.
  var hasIDs = false
  var enumID = "enumID"
  var enums: [[String: Any]] = []
  var types: [[String: Any]] = []
  var intent: [String: Any] = [:]
  var more: [String: Any] = [:]
  var intents: [[String: Any]] = []

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
        .merging(hasIDs ? ["INEnumValueDisplayNameID": index < 3 ? "case\(index)" : "case\(name)"] : [:]) {
          $1
        }
    }
    let parameters = parameters.enumerated().map { place, parameter in
      [
        "INIntentParameterName": parameter.name, "INIntentParameterTag": parameter.tag,
        "INIntentParameterType": parameter.type, "INIntentParameterDisplayPriority": place + 1,
        "INIntentParameterDisplayName": parameter.name, "INIntentParameterConfigurable": true,
      ]
      .merging(
        hasIDs
          ? ["INIntentParameterDisplayNameID": "text\(parameter.tag)\(place < 2 ? "" : parameter.name)"] : [:]
      ) { $1 }
      .merging(parameter.more) { $1 }
    }
    let up: [String: Any] = [
      "INIntentName": "Up", "INIntentTitle": title, "INIntentTitleID": "aB3dE5",
      "INIntentCategory": "information",
      "INIntentType": "Custom", "INIntentVerb": "View", "INIntentParameters": parameters,
      "INIntentLastParameterTag": self.parameters.map(\.tag).max() ?? 0,
      "INIntentParameterCombinations": combinations,
    ]
    let color = ["INEnumName": enumName, "INEnumType": "Regular", "INEnumValues": values]
      .merging(hasIDs ? ["INEnumDisplayName": "Color", "INEnumDisplayNameID": enumID] : [:]) { $1 }
    return [
      "INEnums": [color] + enums,
      "INIntents": [up.merging(intent) { $1 }] + intents, "INTypes": types,
      "INIntentDefinitionModelVersion": "1.2",
      "INIntentDefinitionNamespace": "aB3dE6",
    ].merging(more) { $1 }
  }
}

extension MergeSample {
  typealias Change = (inout MergeSample) -> Void

  /// - Parameters:
  ///   - base: What all versions change.
  ///   - released: `nil` without a released version.
  static func merge(
    _ base: Change,
    _ ours: Change,
    _ theirs: Change,
    released: Change? = nil
  ) throws -> MergeCall.Result {
    func file(_ change: Change) throws -> InputFile {
      try Self.file {
        base(&$0)
        change(&$0)
      }
    }
    return MergeCall(
      base: try file { _ in },
      ours: try file(ours),
      theirs: try file(theirs),
      released: try released.map(file)
    )
    .run()
  }

  static func merge(
    _ ours: Change,
    _ theirs: Change,
    released: Change? = nil
  ) throws -> MergeCall.Result {
    try merge({ $0.hasIDs = true }, ours, theirs, released: released)
  }

  /// Renames it in combinations too, as Xcode does.
  mutating func rename(_ names: [String: String]) {
    func new(_ name: String) -> String { names[name] ?? name }
    for index in parameters.indices {
      // The title stays.
      let more = parameters[index].more
      parameters[index].more = ["INIntentParameterDisplayName": parameters[index].name].merging(more) { $1 }
      parameters[index].name = new(parameters[index].name)
    }
    let renamed = combinations.map { key, value in
      (key.split(separator: ",").map { new(String($0)) }.joined(separator: ","), value)
    }
    combinations = Dictionary(uniqueKeysWithValues: renamed)
  }
}

extension MergeCall.Result {
  func parameter(_ name: String) -> [String: Any] {
    let parameters = intent["INIntentParameters"] as? [[String: Any]] ?? []
    return parameters.first { $0["INIntentParameterName"] as? String == name } ?? [:]
  }

  func defaultValue(of name: String) -> String? {
    let metadata = parameter(name)["INIntentParameterMetadata"] as? [String: Any]
    return metadata?["INIntentParameterMetadataDefaultValue"] as? String
  }

  var combinations: [String: String] {
    let combinations = intent["INIntentParameterCombinations"] as? [String: [String: Any]] ?? [:]
    return combinations.mapValues { $0["INIntentParameterCombinationTitle"] as? String ?? "" }
  }

  var list: [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes ?? []), options: [], format: nil)
    return list as? [String: Any] ?? [:]
  }

  var intent: [String: Any] { (list["INIntents"] as? [[String: Any]])?.first ?? [:] }

  var parameters: [String] {
    (intent["INIntentParameters"] as? [[String: Any]] ?? []).map {
      "\($0["INIntentParameterName"] ?? "") \($0["INIntentParameterTag"] ?? 0) \($0["INIntentParameterDisplayPriority"] ?? 0)"
    }
  }

  var cases: [String] {
    let values = (list["INEnums"] as? [[String: Any]])?.first?["INEnumValues"] as? [[String: Any]]
    return (values ?? []).map { "\($0["INEnumValueName"] ?? "") \($0["INEnumValueIndex"] ?? 0)" }
  }
}

extension Diagnostic {
  /// Whether a comment of `intentc merge` caused the problem.
  var isMergeConflict: Bool { rule == .notAPropertyList && message.hasPrefix("merge conflict: ") }
}
