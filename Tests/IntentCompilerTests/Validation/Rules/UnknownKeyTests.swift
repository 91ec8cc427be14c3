import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler

/// kakashi3lite/Encorely has invented ones.
struct UnknownKeyTests {
  @Test func `a key that the dictionary has is not suggested`() {
    let host = Sample(parameters: [["Name": "city", "Type": "String", "Typ": "Text"]])
    expectReports(host.reports(), ["unknown-key Sample.city"])
    #expect(host.diagnostics().allSatisfy { $0.fix == nil })
  }

  @Test func `the unknown keys of a dictionary are one report`() {
    let reports = Sample(
      parameters: [
        ["Name": "city", "Type": "String", "First": 1, "Metadata": ["Fifth": 1, "Sixth": 1], "Second": 1],
        ["Name": "town", "Type": "String", "One": 1, "Two": 2, "Three": 3, "Four": 4, "Five": 5],
      ],
      intent: ["Titel": "Sample"]
    ).reports()
    expectReports(
      reports,
      ["unknown-key Sample.city", "unknown-key Sample.city", "unknown-key Sample.town", "unknown-key Sample"]
    )
  }

  @Test func `a fix does not give a key to a value of another meaning`() {
    for (key, value) in [
      ("INIntentParameterPropertyType", "<string>Decimal</string>"),
      // A list of texts is no text.
      ("INIntentParameterObjectTypes", "<array><string>Item</string></array>"),
      ("INIntentParameterEnumTyp", "<true/>"),
      ("INIntentParameterRelationshi", "<string>mode</string>"),
    ] {
      let host = Sample(parameters: [
        ["Name": "price", "Type": "Decimal", "x": .raw("<key>\(key)</key>\(value)")]
      ])
      let found = host.diagnostics().filter { $0.rule == .unknownKey }
      #expect(found.map(\.fix) == [nil], "\(found)")
      #expect(found.allSatisfy { !$0.message.contains("did you mean") })
    }
  }

  @Test func `a predicate with another meaning is not suggested`() {
    let host = Sample(parameters: [
      [
        "Name": "note", "Type": "String",
        "Relationship": [
          "ParentName": "count", "PredicateName": "IntegerValueIsNotWithinRage", "PredicateValue": 1,
        ],
      ]
    ])
    let found = host.diagnostics().filter { $0.rule.name == "unknown-predicate" }
    #expect(found.map(\.fix) == [nil])
  }
}
