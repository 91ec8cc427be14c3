import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

struct ChildChangeTests {
  private static func host(
    _ flag: Short = ["Metadata": ["DefaultValue": true]],
    way: Short = ["Metadata": ["DefaultValue": "far"]],
    cases: [Short] = [["Name": "near", "Index": 1], ["Name": "far", "Index": 2]],
    far: Short = "far"
  ) -> Sample {
    func child(_ name: Short, _ tag: Short, _ rule: Short) -> Short {
      ["Name": name, "Tag": tag, "Type": "String", "Relationship": rule]
    }
    let base: Short = ["Name": "flag", "Tag": 20, "Type": "Boolean"]
    let enumeration: Short = ["Name": "way", "Tag": 21, "Type": "Integer", "EnumType": "Way"]
    return Sample(
      parameters: [
        base.merging(flag), enumeration.merging(way),
        child(
          "child",
          22,
          ["ParentName": "flag", "PredicateName": "BooleanHasExactValue", "PredicateValue": true]
        ),
        child("grandchild", 23, ["ParentName": "child", "PredicateName": "HasAnyValue"]),
        child(
          "distance",
          24,
          ["ParentName": "way", "PredicateName": "EnumHasExactValue", "PredicateValue": far]
        ),
        child(
          "other",
          25,
          ["ParentName": "flag", "PredicateName": "BooleanHasExactValue", "PredicateValue": false]
        ),
      ],
      enums: [
        [
          "Name": "Way", "DisplayName": "Way", "DisplayNameID": "nWay",
          "Values": .array([["Name": "unknown"]] + cases),
        ]
      ]
    )
  }

  private func changes(_ new: Sample, _ rule: Rule) -> [String] {
    Changes.between(Self.host(), new).filter { $0.diagnostic.rule == rule }.map(\.line)
  }

  @Test func `a new default that hides a child is reported`() {
    expectReports(changes(Self.host([:]), .defaultChanged), ["careful default-changed (stored) Sample.flag"])
    expectReports(
      changes(Self.host(way: [:]), .optionalityChanged),
      ["careful optionality-changed (stored) Sample.way"]
    )
    expectReports(
      changes(Self.host(way: ["Metadata": ["DefaultValue": "near"]]), .defaultChanged),
      ["careful default-changed (stored) Sample.way"]
    )
  }

  @Test func `a renamed parent hides its children until the user chooses again`() {
    let old = Self.host([:]).xml
    let new = old.replacing("<string>flag</string>", with: "<string>flagged</string>")
    let changes = Changes.between(old, new)
    expectReports(changes.map(\.line), ["breaking parameter-renamed (stored, placed) Sample.flagged"])
  }

  @Test func `a child of a hidden parameter is hidden too`() {
    let withDefault = Self.host().xml.replacing(
      "<string>child</string>\n<key>INIntentParameterTag</key>",
      with: "<string>child</string>\n<key>INIntentParameterMetadata</key><dict>"
        + "<key>INIntentParameterMetadataDefaultValue</key><string>a</string></dict>"
        + "<key>INIntentParameterTag</key>",
      maxReplacements: 1
    )
    let flag = "<key>INIntentParameterMetadataDefaultValue</key>\n<true/>"
    #expect(withDefault != Self.host().xml && withDefault.contains(flag))
    let changes = Changes.between(withDefault, withDefault.replacing(flag, with: ""))
    expectReports(changes.map(\.line), ["careful default-changed (stored) Sample.flag"])
  }

  @Test func `a removed, renumbered or renamed case hides its children`() {
    let near: Short = ["Name": "near", "Index": 1]
    expectReports(
      changes(Self.host(way: [:], cases: [near]), .caseRemoved),
      ["breaking case-removed (stored, placed) Way.far"]
    )
    expectReports(
      changes(
        Self.host(cases: [["Name": "near", "Index": 2], ["Name": "far", "Index": 3]]),
        .caseRenumbered
      ),
      ["breaking case-renumbered (placed) Way.near", "breaking case-renumbered (placed) Way.far"]
    )
  }

  @Test func `a child that is still shown is not named`() {
    let both: Short = ["Name": "far", "Index": 3]
    let old = Self.host(cases: [["Name": "near", "Index": 1], ["Name": "far", "Index": 2]])
    var new = Self.host(cases: [["Name": "near", "Index": 2], both])
    new.parameters = new.parameters.map { parameter in
      guard case .dictionary(let entries) = parameter,
        entries.contains(where: { if case .string("distance") = $0.1 { true } else { false } })
      else { return parameter }
      return parameter.merging([
        "Relationship": [
          "ParentName": "way", "PredicateName": "EnumHasExactValue", "PredicateValues": ["far", "near"],
        ]
      ])
    }
    let found = Changes.between(old, new).filter { $0.diagnostic.rule == .caseRenumbered }
    #expect(found.count == 2)
    #expect(found.allSatisfy { !$0.diagnostic.message.contains("shown") })
  }
}
