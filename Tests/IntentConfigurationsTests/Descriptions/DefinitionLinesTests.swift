import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentConfigurations
@testable import IntentDefinition

struct DefinitionLinesTests {
  private func lines(_ xml: String) throws -> String {
    try #require(DefinitionLines.text(of: InputFile(path: "a.intentdefinition", bytes: Array(xml.utf8))))
  }

  @Test func `every value of the format has a line, except the tools' versions`() throws {
    let xml = EveryKey.xml
    let before = try lines(xml)
    let values = xml.matches(of: /<(string|integer)>([^<]*)<\/|<true\/>/)
    #expect(values.count > 150)
    for match in values {
      var changed = xml
      let other: String
      if let kind = match.output.1, let text = match.output.2 {
        other = kind == "integer" ? "<integer>\((Int(text) ?? 0) + 500)</" : "<string>other \(text)</"
      } else {
        other = "<false/>"
      }
      changed.replaceSubrange(match.range, with: other)
      let place = xml[..<match.range.lowerBound].suffix(60)
      let isHeader = DefinitionKey.all.contains {
        DefinitionLabel.isHeader($0.name) && place.contains("<key>\($0.name)</key>")
      }
      #expect((try lines(changed) == before) == isHeader, "…\(place)\(match.output.0)")
    }
  }

  @Test func `a value without a meaning has no line`() throws {
    let old = Sample(intent: ["Restrictions": 0, "Customizable": false])
    #expect(try lines(old.xml) == lines(Sample().xml))
    let zero: Short = ["Metadata": ["Type": "Field", "MinimumValue": 0, "MaximumValue": .data]]
    let none: Short = ["Metadata": ["Type": "Field"]]
    #expect(try lines(Sample(parameters: [zero]).xml) == lines(Sample(parameters: [none]).xml))
    let one: Short = ["Metadata": ["DefaultValue": 0]]
    #expect(try lines(Sample(parameters: [one]).xml) != lines(Sample(parameters: [["Metadata": [:]]]).xml))
    #expect(try lines(Sample(parameters: [["Metadata": [:]]]).xml) == lines(Sample(parameters: [[:]]).xml))
    let (first, second): (Short, Short) = (
      ["Domain": "a", "Restrictions": 1], ["Restrictions": 1, "Domain": "a"]
    )
    #expect(try lines(Sample(intent: first).xml) == lines(Sample(intent: second).xml))
    #expect(try lines(Sample(root: ["IntentDefinitionToolsVersion": "9"]).xml) == lines(Sample().xml))
  }

  @Test func `a value is listed under its owner's name`() throws {
    let dialog: Short = [
      "Type": "Primary", "Custom": true, "FormatString": "Which\u{202E}?", "FormatStringID": "dWhich",
    ]
    let color: Short = [
      "Name": "color", "Type": "String", "PromptDialogs": [dialog],
      "UnsupportedReasons": [["Code": "tooDark", "FormatString": " ", "FormatStringID": "rDark0"]],
      "Relationship": ["ParentName": "isOn", "PredicateName": "BooleanHasExactValue"],
    ]
    let text = try lines(Sample(parameters: [color]).xml)
    #expect(
      text.contains(
        """
          parameter color
            configurable: yes
            display name: "Added 0" [added0]
            display priority: 11
            tag: 11
            type: String
            dialog Primary
              custom: yes
              format string: "Which\\u{202E}?" [dWhich]
            relationship
              parent name: isOn
              predicate name: BooleanHasExactValue
            unsupported reason tooDark
              format string: " " [rDark0]

        """
      ),
      "\(text)"
    )
    #expect(text.hasPrefix("namespace: aB3dE5\n\nenum Mode\n  display name: \"Mode\" [nMode0]\n"))
    #expect(text.contains("\n  case 0 unknown\n"))
    #expect(text.contains("\n  case 2 large\n    display name: \"Large\" [cLarge]\n"))
  }

  @Test func `an incomplete file has no lines`() {
    for text in [
      "", "hello", "<plist><array/></plist>", Sample().xml.replacing("</dict>\n</plist>", with: ""),
    ] {
      #expect(DefinitionLines.text(of: InputFile(path: "a", bytes: Array(text.utf8))) == nil)
    }
  }
}

private enum EveryKey {
  private typealias Keys = DefinitionKeys

  static var xml: String {
    func field(
      _ own: [String],
      _ names: [String],
      _ metadata: KeyGroup<MetadataKey>,
      _ nested: [String: String]
    )
      -> String
    {
      let prefix = String(
        names.first { $0.hasSuffix("EnumTypeNamespace") }?.dropLast("EnumTypeNamespace".count) ?? ""
      )
      let settings = dictionary(
        metadata.names,
        [
          "\(metadata.names.first { $0.hasSuffix("MetadataRange") } ?? "")":
            "<dict><key>Minimum</key><integer>3</integer><key>Maximum</key><integer>4</integer></dict>",
          "\(metadata.names.first { $0.hasSuffix("CustomUTIs") } ?? "")":
            "<array><dict><key>UTI</key><string>public.item</string></dict></array>",
          "\(metadata.names.first { $0.hasSuffix("CurrencyCodes") } ?? "")":
            "<array><string>EUR</string></array>",
        ]
      )
      return list(
        dictionary(own + names, nested.merging([prefix + "Metadata": settings]) { first, _ in first })
      )
    }

    let parameters = field(
      Keys.parameter.names,
      Keys.fields(of: .parameter).names,
      Keys.metadata(of: .parameter),
      [
        "INIntentParameterArraySizes": list(dictionary(Keys.arraySize.names)),
        "INIntentParameterRelationship": dictionary(
          Keys.relationship.names,
          ["INIntentParameterRelationshipPredicateValues": "<array><string>a</string></array>"]
        ),
        "INIntentParameterPromptDialogs": list(dictionary(Keys.dialog.names)),
        "INIntentParameterUnsupportedReasons": list(dictionary(Keys.reason.names)),
      ]
    )
    let combinations = "<dict><key>a,b</key>\(dictionary(Keys.combination.names))</dict>"
    let response = dictionary(
      Keys.response.names,
      [
        "INIntentResponseCodes": list(dictionary(Keys.responseCode.names)),
        "INIntentResponseParameters": field(
          [],
          Keys.fields(of: .responseParameter).names,
          Keys.metadata(of: .responseParameter),
          [:]
        ),
      ]
    )
    let intents = list(
      dictionary(
        Keys.intent.names,
        [
          "INIntentParameters": parameters, "INIntentParameterCombinations": combinations,
          "INIntentManagedParameterCombinations": combinations, "INIntentResponse": response,
        ]
      )
    )
    let cases = list(
      dictionary(
        Keys.enumCase.names,
        ["INEnumValueSynonyms": list(dictionary(Keys.synonym.names))]
      )
    )
    let types = list(
      dictionary(
        Keys.type.names,
        [
          "INTypeProperties": field(
            Keys.property.names,
            Keys.fields(of: .property).names,
            Keys.metadata(of: .property),
            [:]
          )
        ]
      )
    )
    let root = dictionary(
      Keys.definition.names,
      [
        "INIntents": intents, "INEnums": list(dictionary(Keys.enumeration.names, ["INEnumValues": cases])),
        "INTypes": types,
      ]
    )
    return "<?xml version=\"1.0\"?><plist version=\"1.0\">\(root)</plist>"
  }

  private static func list(_ element: String) -> String { "<array>\(element)</array>" }

  private static func dictionary(_ keys: [String], _ nested: [String: String] = [:]) -> String {
    let entries = keys.enumerated().map { index, key in
      "<key>\(key)</key>\(nested[key] ?? value(key, index + 2))\n"
    }
    return "<dict>\(entries.joined())</dict>"
  }

  private static let numbers = [
    "Tag", "Index", "Priority", "Size", "Restrictions", "MinimumValue", "MaximumValue",
  ]
  private static let flags = [
    "Configurable", "Customizable", "ForWidgets", "ForSuggestions", "Required", "Array", "Enumeration",
    "Search",
    "Resolution", "Disambiguation", "Values", "Multiline", "Autocorrect", "Dashes", "Quotes", "Custom",
    "IsPrimary", "Linked", "Execution", "Success", "Header", "Default",
  ]

  private static func value(_ key: String, _ number: Int) -> String {
    if numbers.contains(where: key.hasSuffix) { return "<integer>\(number)</integer>" }
    return flags.contains(where: key.hasSuffix) ? "<true/>" : "<string>text \(number)</string>"
  }
}
