import Foundation
import TestSupport

@testable import IntentComparison
@testable import IntentDiagnostics

/// The metadata of a built app, in the shape that Xcode writes.
struct BuiltFixture {
  var actions: [String: BuiltAction] = ["ShowClock": BuiltAction("ShowClock")]
  var cases = ["small", "large"]
  var phrases = ["Show the clock in ${applicationName}"]

  var clock: BuiltAction {
    get { actions["ShowClock"] ?? BuiltAction("ShowClock") }
    set { actions["ShowClock"] = newValue }
  }

  var text: String {
    let actions = actions.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.text)" }
    let cases = cases.map { "{\"identifier\": \"\($0)\", \"displayRepresentation\": {}}" }
    let phrases = phrases.map { "{\"key\": \"\($0)\", \"alternatives\": []}" }
    return """
      {"actions": {\(actions.joined(separator: ", "))}, "entities": {"City": {"typeName": "City"}}, "version": 1,
      "enums": [{"identifier": "Mode", "cases": [\(cases.joined(separator: ", "))]}], "queries": {}, "new": [{}],
      "autoShortcuts": [{"actionIdentifier": "ShowClock", "phraseTemplates": [\(phrases.joined(separator: ", "))]}]}
      """
  }

  /// An app with this metadata, and an extension with the same App Intents of its own module.
  func write(to name: String, in folder: TestFolder, bundles: [String] = [""], more: [String: String] = [:])
    throws
  {
    for bundle in bundles {
      let path =
        "\(name)/\(bundle.isEmpty ? "" : "PlugIns/\(bundle)/")Metadata.appintents/extract.actionsdata"
      try folder.write(text.replacing("Clock.", with: bundle.isEmpty ? "Clock." : "Widgets."), to: path)
    }
    for (path, text) in more { try folder.write(text, to: "\(name)/\(path)") }
  }
}

/// An App Intent in metadata; its members are JSON.
struct BuiltAction {
  var members: [String: String]
  var parameters: [String: [String: String]] = [
    "mode": BuiltAction.parameter("{\"linkEnumeration\": {\"wrapper\": {\"identifier\": \"Mode\"}}}"),
    "count": BuiltAction.parameter("{\"primitive\": {\"wrapper\": {\"typeIdentifier\": 2}}}"),
  ]

  init(_ name: String) {
    members = [
      "identifier": "\"\(name)\"", "fullyQualifiedTypeName": "\"Clock.\(name)\"",
      "systemProtocols": "[\"com.apple.link.systemProtocol.WidgetConfiguration\"]", "isDiscoverable": "false",
      "visibilityMetadata": "{\"assistantOnly\": false, \"isDiscoverable\": true}",
      "availabilityAnnotations": "{\"LNPlatformNameWildcard\": {\"introducedVersion\": \"*\"}}",
    ]
  }

  static func parameter(_ type: String) -> [String: String] {
    [
      "valueType": type, "isOptional": "true", "capabilities": "0", "dynamicOptionsSupport": "0",
      "typeSpecificMetadata": "[]",
    ]
  }

  mutating func setDefault(_ value: String, of name: String) {
    parameters[name]?["capabilities"] = "1"
    parameters[name]?["typeSpecificMetadata"] = "[\"LNValueTypeSpecificMetadataKeyDefaultValue\", \(value)]"
  }

  var text: String {
    let list = parameters.sorted { $0.key < $1.key }.map { name, members in
      Self.object(members.merging(["name": "\"\(name)\""]) { $1 })
    }
    return Self.object(members.merging(["parameters": "[\(list.joined(separator: ", "))]"]) { $1 })
  }

  private static func object(_ members: [String: String]) -> String {
    let members = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return "{\(members.joined(separator: ", "))}"
  }
}
