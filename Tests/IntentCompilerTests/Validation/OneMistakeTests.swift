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

  @Test func `nothing is reported that depends on an unknown type`() {
    let reports = reports(replacing: "<string>Boolean</string>", with: "<string>Bolean</string>")
    #expect(reports == ["error unknown-parameter-type"])
  }

  @Test func `a default of an unknown type is not checked`() {
    let old = "<key>INIntentParameterType</key><string>Integer</string>"
    let reports = reports(replacing: old, with: old.replacingOccurrences(of: "Integer", with: "Intger"))
    #expect(reports == ["error unknown-parameter-type"])
  }

  @Test func `an enum without a name is one error, however often it is used`() {
    let key = "<key>INEnumName</key><string>Mode</string>"
    #expect(reports(replacing: key, with: "") == ["error missing-name"])
  }

  @Test func `a misspelled key of names is one warning and one error, so that no code is made`() {
    #expect(
      reports(replacing: "<key>INEnumName</key>", with: "<key>INEnumNam</key>")
        == ["error missing-name", "warning unknown-key"]
    )
    #expect(
      reports(replacing: "<key>INTypeName</key>", with: "<key>INTypeNam</key>")
        == ["error missing-name", "warning unknown-key"]
    )
    #expect(
      reports(replacing: "<key>INEnums</key>", with: "<key>INEnms</key>")
        == ["error unknown-enum", "warning unknown-key"]
    )
  }

  @Test func `a misspelled key of a case is one error, and nothing that refers to the case`() {
    let old = "<key>INEnumValueName</key><string>one</string>"
    let new = old.replacingOccurrences(of: "INEnumValueName", with: "INEnumValueNam")
    #expect(reports(replacing: old, with: new) == ["error missing-name", "warning unknown-key"])
  }

  @Test func `a misspelled key that nothing refers to hides nothing`() {
    let intent: Short = ["Catgory": "information", "KeyParameter": "nope"]
    let reports = Sample(intent: intent).reports()
    #expect(reports.count { $0.hasPrefix("unknown-key ") } == 1, "\(reports)")
    #expect(reports.count { $0.hasPrefix("unknown-key-parameter ") } == 1, "\(reports)")
  }

  @Test func `a misspelled key hides nothing in another intent or file`() {
    let misspelled = Sample(intent: ["Name": "First", "Parametrs": []])
    let other = Sample(intent: ["Name": "Second", "KeyParameter": "nope"])
    let reports = Sample.reports(in: [misspelled.xml, other.xml])
    #expect(reports.count { $0.hasPrefix("unknown-key-parameter ") } == 1, "\(reports)")
  }

  @Test func `a parameter without a name is one error, also where a combination has it`() {
    let name = "<key>INIntentParameterName</key><string>flag</string>"
    #expect(
      reports(replacing: name, with: "").filter { $0.hasPrefix("error") } == ["error missing-name"]
    )
  }

  @Test func `a misspelled reference does not make its enum unused`() {
    let name = "<string>Pet</string>"
    let reports = reports(replacing: name, with: "<string>Pett</string>")
    #expect(reports == ["error unknown-type"])
  }

  @Test func `a number that cannot be read is not missing too`() {
    let tag = "<key>INIntentParameterTag</key><integer>5</integer>"
    #expect(
      reports(replacing: tag, with: tag.replacingOccurrences(of: "5", with: "x")) == [
        "error not-a-property-list"
      ]
    )
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
