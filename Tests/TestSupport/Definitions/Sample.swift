import IntentCompiler
import IntentDiagnostics

/// A definition without diagnostics, so that only a test's additions are reported.
///
/// It contains one intent for widgets, an enum `Mode` (`small`, `large`), a type `Item`, and a parameter of
/// each kind: `count` (0 to 10), `isOn`, `mode`, `item`, `name`, `speed` (0 to 100).
package struct Sample {
  package var parameters: [Short] = []
  package var intent: Short = [:]
  package var intents: [Short] = []
  package var enums: [Short] = []
  package var types: [Short] = []
  package var root: Short = [:]

  package init(
    parameters: [Short] = [],
    intent: Short = [:],
    intents: [Short] = [],
    enums: [Short] = [],
    types: [Short] = [],
    root: Short = [:]
  ) {
    self.parameters = parameters
    self.intent = intent
    self.intents = intents
    self.enums = enums
    self.types = types
    self.root = root
  }

  package var xml: String {
    let parameters =
      Self.parameters
      + self.parameters.enumerated().map { index, parameter in
        Self.named(index).merging(parameter)
      }
    let intent = Self.intent.merging(["Parameters": .array(parameters)]).merging(self.intent)
    let definition: Short = [
      "IntentDefinitionModelVersion": "1.2", "IntentDefinitionNamespace": "aB3dE5",
      "Enums": .array([Self.mode] + enums), "Intents": .array([intent] + intents),
      "Types": .array([Self.item] + types),
    ]
    return Self.file(definition.merging(root).content("IN"))
  }

  package static func file(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>

    """
  }

  package static let intent: Short = [
    "Name": "Sample", "Title": "Sample", "TitleID": "tSampl", "Description": "Shows a sample",
    "DescriptionID": "dSampl", "Category": "information", "Verb": "View", "EligibleForWidgets": true,
    "IneligibleForSuggestions": true, "LastParameterTag": 99,
  ]

  private static let parameters: [Short] = [
    parameter("count", 1, ["Type": "Integer", "Metadata": ["Type": "Stepper", "MaximumValue": 10]]),
    parameter("isOn", 2, ["Type": "Boolean"]),
    parameter("mode", 3, ["Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": "aB3dE5"]),
    parameter(
      "item",
      4,
      [
        "Type": "Object", "ObjectType": "Item", "ObjectTypeNamespace": "aB3dE5",
        "SupportsDynamicEnumeration": true,
      ]
    ),
    parameter("name", 5, ["Type": "String"]),
    parameter("speed", 6, ["Type": "Decimal", "Metadata": ["Type": "Slider", "MaximumValue": 100]]),
  ]

  package static let mode: Short = [
    "Name": "Mode", "DisplayName": "Mode", "DisplayNameID": "nMode0", "Type": "Regular",
    "Values": [
      ["Name": "unknown", "DisplayName": "unknown", "DisplayNameID": "cUnkno"],
      ["Name": "small", "Index": 1, "DisplayName": "Small", "DisplayNameID": "cSmall"],
      ["Name": "large", "Index": 2, "DisplayName": "Large", "DisplayNameID": "cLarge"],
    ],
  ]

  package static let item: Short = [
    "Name": "Item", "DisplayName": "Item", "DisplayNameID": "nItem0", "LastPropertyTag": 100,
    "Properties": .array(defaultProperties + [property("size", 100, ["Type": "Integer"])]),
  ]

  package static let defaultProperties: [Short] = [
    property("identifier", 1, ["Default": true, "Type": "String"]),
    property("displayString", 2, ["Default": true, "Type": "String"]),
    property("pronunciationHint", 3, ["Default": true, "Type": "String"]),
    property(
      "alternativeSpeakableMatches",
      4,
      ["Default": true, "Type": "SpeakableString", "SupportsMultipleValues": true]
    ),
  ]

  private static func parameter(_ name: String, _ tag: Int, _ more: Short) -> Short {
    let base: Short = [
      "Name": "\(name)", "Tag": .integer(tag), "Configurable": true, "DisplayName": "Text of \(name)",
      "DisplayNameID": "p\(name)", "DisplayPriority": .integer(tag),
    ]
    return base.merging(more)
  }

  package static func property(_ name: String, _ tag: Int, _ more: Short) -> Short {
    let base: Short = [
      "Name": "\(name)", "Tag": .integer(tag), "DisplayName": "Text of \(name)", "DisplayNameID": "t\(name)",
      "DisplayPriority": .integer(tag),
    ]
    return base.merging(more)
  }

  private static func named(_ index: Int) -> Short {
    parameter(
      "added\(index)",
      11 + index,
      ["DisplayName": "Added \(index)", "DisplayNameID": "added\(index)"]
    )
  }

  // MARK: Reports

  /// The diagnostics of a file as `rule place: message`, in order; only the requested lints.
  package static func reports(in files: [String], lints: Set<Rule> = []) -> [String] {
    diagnostics(in: files, lints: lints).map(\.report)
  }

  package static func diagnostics(in files: [String], lints: Set<Rule> = []) -> [Diagnostic] {
    let inputs = files.enumerated().map { index, file in
      InputFile(path: "Host\(index).intentdefinition", bytes: Array(file.utf8))
    }
    var compilation = Compiler.compile(inputs, lints: lints)
    _ = Compiler.generate(&compilation)
    return compilation.diagnostics
  }

  package func reports(lints: Set<Rule> = []) -> [String] {
    Self.reports(in: [xml], lints: lints)
  }

  package func diagnostics(lints: Set<Rule> = []) -> [Diagnostic] {
    Self.diagnostics(in: [xml], lints: lints)
  }

  /// Applies the first fix.
  package func fixed(lints: Set<Rule> = []) -> String {
    var bytes = Array(xml.utf8)
    if let fix = diagnostics(lints: lints).compactMap(\.fix).first {
      bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
