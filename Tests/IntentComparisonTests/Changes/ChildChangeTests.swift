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

  private func messages(_ new: Sample, _ rule: Rule) -> [String] {
    Changes.between(Self.host(), new).filter { $0.diagnostic.rule == rule }.map(\.diagnostic.message)
  }

  @Test func `a new default that hides a child is reported`() {
    #expect(
      messages(Self.host([:]), .defaultChanged) == [
        "the default of 'flag' changed from true to false, and 'child' is no longer shown until a value is chosen"
      ]
    )
    #expect(
      messages(Self.host(way: [:]), .optionalityChanged) == [
        "'way' no longer has a default, so its Swift property is now optional, and 'distance' is no longer shown "
          + "until a value is chosen"
      ]
    )
    #expect(
      messages(Self.host(way: ["Metadata": ["DefaultValue": "near"]]), .defaultChanged) == [
        "the default of 'way' changed from 'far' to 'near', and 'distance' is no longer shown until a value is "
          + "chosen"
      ]
    )
  }

  @Test func `a renamed parent hides its children until the user chooses again`() {
    let old = Self.host([:]).xml
    let new = old.replacing("<string>flag</string>", with: "<string>flagged</string>")
    let changes = Changes.between(old, new)
    #expect(
      changes.map(\.diagnostic.message) == [
        "'flag' was renamed to 'flagged', so what was chosen under the old name is lost, and 'child' is not "
          + "shown until a value is chosen again"
      ]
    )
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
    #expect(
      changes.map(\.diagnostic.message) == [
        "the default of 'flag' changed from true to false, and 'child' and 'grandchild' are no longer shown "
          + "until a value is chosen"
      ]
    )
  }

  @Test func `a removed, renumbered or renamed case hides its children`() {
    let near: Short = ["Name": "near", "Index": 1]
    let hidden = ", and 'distance' of 'Sample' is no longer shown there"
    #expect(
      messages(Self.host(way: [:], cases: [near]), .caseRemoved) == [
        "'far' (2) was removed, so choices of it are lost\(hidden)"
      ]
    )
    #expect(
      messages(
        Self.host(cases: [["Name": "near", "Index": 2], ["Name": "far", "Index": 3]]),
        .caseRenumbered
      )
        == [
          "the index of 'near' changed from 1 to 2, so widgets and shortcuts that chose it lose the choice",
          "the index of 'far' changed from 2 to 3, so widgets and shortcuts that chose it now have 'near'\(hidden)",
        ]
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
