import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import LibIntentc

struct OneMistakeTests {
  /// What refers to the Boolean, the enum and its case.
  private static let sample = Sample(parameters: [
    ["Name": "wait", "Type": "TimeInterval", "Metadata": ["DefaultValue": 5, "DefaultUnit": "Seconds"]],
    [
      "Name": "first", "Type": "String",
      "Relationship": [
        "ParentName": "isOn", "PredicateName": "BooleanHasExactValue", "PredicateValue": true,
      ],
    ],
    [
      "Name": "second", "Type": "String",
      "Relationship": [
        "ParentName": "mode", "PredicateName": "EnumHasExactValue", "PredicateValue": "small",
      ],
    ],
  ])

  private func reports(replacing old: String, with new: String) -> [String] {
    let text = Self.sample.xml
    guard let place = text.range(of: old) else { return ["'\(old)' is not there"] }
    let changed = text.replacingCharacters(in: place, with: new)
    let found = Sample.diagnostics(in: [changed], lints: Rule.lints)
    return found.map { "\($0.severity) \($0.rule.name)" }.sorted()
  }

  @Test func `without a mistake there is no report`() {
    #expect(reports(replacing: "Mode", with: "Mode") == [])
  }

  @Test(
    arguments: [
      ("<string>Boolean</string>", "<string>Bolean</string>", ["error unknown-parameter-type"]),
      // It has a default.
      ("<string>TimeInterval</string>", "<string>TimeIntrval</string>", ["error unknown-parameter-type"]),
      (
        "Integer</string>\n<key>INIntentParameterEnumType", "Intger</string>\n<key>INIntentParameterEnumType",
        ["error unknown-parameter-type"]
      ),
      ("<string>Item</string>", "<string>Itme</string>", ["error unknown-type"]),
      ("<key>INEnumName</key>\n<string>Mode</string>", "", ["error missing-name"]),
      ("<key>INEnumName</key>", "<key>INEnumNam</key>", ["error missing-name", "warning unknown-key"]),
      ("<key>INTypeName</key>", "<key>INTypeNam</key>", ["error missing-name", "warning unknown-key"]),
      ("<key>INEnums</key>", "<key>INEnms</key>", ["error unknown-enum", "warning unknown-key"]),
      (
        "INEnumValueName</key>\n<string>small", "INEnumValueNam</key>\n<string>small",
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
