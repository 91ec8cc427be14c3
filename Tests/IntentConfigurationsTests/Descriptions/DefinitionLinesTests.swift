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
            reason tooDark
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
  static var xml: String { "<?xml version=\"1.0\"?><plist version=\"1.0\">\(dictionary(in: nil))</plist>" }

  private static func dictionary(in container: DefinitionKey?) -> String {
    let entries = (ElementForm.of(container)?.keys ?? []).enumerated().map { index, key in
      "<key>\(key.name)</key>\(value(of: key, index + 2))\n"
    }
    return "<dict>\(entries.joined())</dict>"
  }

  private static func value(of key: DefinitionKey, _ number: Int) -> String {
    let text = "<string>text \(number)</string>"
    switch key {
    case .intent(.combinations), .intent(.managedCombinations):
      return "<dict><key>a,b</key>\(dictionary(in: key))</dict>"
    case .metadata(_, .range):
      return "<dict><key>Minimum</key><integer>3</integer><key>Maximum</key><integer>4</integer></dict>"
    case .metadata(_, .customUTIs): return "<array><dict><key>UTI</key>\(text)</dict></array>"
    default: break
    }
    switch key.form {
    case .flag, .writtenFlag: return "<true/>"
    case .integer, .tag, .index, .lastTag, .place, .numberFlag, .bound: return "<integer>\(number)</integer>"
    case .name, .identity, .text, .string, .wordFlag, .scalar: return text
    case .list, .parts:
      return "<array>\(ElementForm.of(key) == nil ? text : dictionary(in: key))</array>"
    case .dictionary: return dictionary(in: key)
    }
  }
}
