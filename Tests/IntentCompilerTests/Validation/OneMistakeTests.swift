import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import LibIntentc

struct OneMistakeTests {
  /// A Boolean, an enum and an object, each used three times.
  private static let text = plist(
    definition(
      intents: [
        intent(
          "Show",
          [
            parameter("flag", "Boolean", ["Tag": 1]),
            parameter("mode", "Integer", ["EnumType": "Mode", "Tag": 2], metadata: ["DefaultValue": "one"]),
            parameter("other", "Integer", ["EnumType": "Mode", "Tag": 3]),
            parameter("pet", "Object", ["ObjectType": "Pet", "Tag": 4]),
            parameter(
              "first",
              "String",
              ["Tag": 5],
              relationship: [
                "ParentName": "flag", "PredicateName": "BooleanHasExactValue",
                "PredicateValue": .boolean(true),
              ]
            ),
            parameter(
              "second",
              "String",
              ["Tag": 6],
              relationship: [
                "ParentName": "mode", "PredicateName": "EnumHasExactValue", "PredicateValue": "one",
              ]
            ),
          ],
          [
            "Title": "Show", "Description": "Shows it", "LastParameterTag": 6,
            "IneligibleForSuggestions": true,
          ]
        )
      ],
      enums: [enumeration("Mode", ["unknown", "one"])],
      types: [objectType("Pet", [property("age", "Integer", ["Tag": 1])], ["LastPropertyTag": 1])]
    ).xml
  )

  private func reports(replacing old: String, with new: String) -> [String] {
    let text = Self.text
    guard let place = text.range(of: old) else { return ["'\(old)' is not there"] }
    let changed = text.replacingCharacters(in: place, with: new)
    let input = InputFile(path: "Test.intentdefinition", bytes: Array(changed.utf8))
    let compilation = Compiler.compile([input], lints: Rule.lints)
    let ignored: Set<Rule> = [.textWithoutID, .missingDescription, .missingTitle]
    return compilation.diagnostics.filter { !ignored.contains($0.rule) }.map {
      "\($0.severity) \($0.rule.name)"
    }
  }

  @Test func `without a mistake there is no report`() {
    #expect(reports(replacing: "Mode", with: "Mode") == [])
  }

  @Test(
    arguments: [
      ("<string>Boolean</string>", "<string>Bolean</string>", ["error unknown-parameter-type"]),
      // It has a default.
      (
        "Type</key><string>Integer</string>", "Type</key><string>Intger</string>",
        ["error unknown-parameter-type"]
      ),
      ("<string>Pet</string>", "<string>Pett</string>", ["error unknown-type"]),
      ("<key>INEnumName</key><string>Mode</string>", "", ["error missing-name"]),
      ("<key>INEnumName</key>", "<key>INEnumNam</key>", ["error missing-name", "warning unknown-key"]),
      ("<key>INTypeName</key>", "<key>INTypeNam</key>", ["error missing-name", "warning unknown-key"]),
      ("<key>INEnums</key>", "<key>INEnms</key>", ["error unknown-enum", "warning unknown-key"]),
      (
        "INEnumValueName</key><string>one", "INEnumValueNam</key><string>one",
        ["error missing-name", "warning unknown-key"]
      ),
      ("<integer>5</integer>", "<integer>x</integer>", ["error not-a-property-list"]),
    ]
  )
  func `nothing is reported that follows from another report`(old: String, new: String, expected: [String]) {
    #expect(reports(replacing: old, with: new) == expected)
  }

  @Test func `a misspelled key that nothing refers to hides nothing`() {
    let intent: Short = ["Catgory": "information", "KeyParameter": "nope"]
    let reports = Sample(intent: intent).reports()
    #expect(reports.count { $0.hasPrefix("unknown-key ") } == 1, "\(reports)")
    #expect(reports.count { $0.hasPrefix("unknown-key-parameter ") } == 1, "\(reports)")
  }

  @Test(
    arguments: [
      ["Range": []], ["Range": ["=Maximum": []]], ["MaximumValue": []], ["MaximumValu": 5],
    ] as [Short]
  )
  func `a bound that cannot be read is not missing too`(bound: Short) {
    let metadata = bound.merging(["Type": "Slider"])
    let reports = Sample(parameters: [["Type": "Decimal", "Metadata": metadata]]).reports()
    #expect(reports.count == 1, "\(reports)")
  }
}
