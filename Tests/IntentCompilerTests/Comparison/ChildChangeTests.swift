import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// A change of a parent lists the children that are no longer shown.
struct ChildChangeTests {
  /// A Boolean and an enum, with children that depend on them and a grandchild.
  private static func host(
    _ flag: Short = ["Metadata": ["DefaultValue": true]],
    way: Short = ["Metadata": ["DefaultValue": "far"]],
    cases: [Short] = [["Name": "near", "Index": 1], ["Name": "far", "Index": 2]],
    far: Short = "far"
  ) -> Host {
    func child(_ name: Short, _ tag: Short, _ rule: Short) -> Short {
      ["Name": name, "Tag": tag, "Type": "String", "Relationship": rule]
    }
    let base: Short = ["Name": "flag", "Tag": 20, "Type": "Boolean"]
    let enumeration: Short = ["Name": "way", "Tag": 21, "Type": "Integer", "EnumType": "Way"]
    return Host(
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

  private func messages(_ new: Host, _ rule: Rule) async -> [String] {
    await Changes.between(Self.host(), new).filter { $0.diagnostic.rule == rule }.map(\.diagnostic.message)
  }

  @Test func `a new default that hides a child is reported`() async {
    #expect(
      await messages(Self.host([:]), .defaultChanged) == [
        "'flag' begins with false now, no longer with true, and without a choice 'child' is no longer shown"
      ]
    )
    #expect(
      await messages(Self.host(way: [:]), .optionalityChanged) == [
        "'way' has no default now, so its property in Swift became optional, and without a choice 'distance' is no longer shown"
      ]
    )
    #expect(
      await messages(Self.host(way: ["Metadata": ["DefaultValue": "near"]]), .defaultChanged) == [
        "'way' begins with 'near' now, no longer with 'far', and without a choice 'distance' is no longer shown"
      ]
    )
  }

  @Test func `a renamed parent hides its children until the user chooses again`() async {
    let old = Self.host([:]).xml
    let new = old.replacing("<string>flag</string>", with: "<string>flagged</string>")
    let changes = await Changes.between(old, new)
    #expect(
      changes.map(\.diagnostic.message) == [
        "'flag' is called 'flagged' now, so what was chosen under the old name is lost, and 'child' is not shown until it is chosen again"
      ]
    )
  }

  @Test func `a child of a hidden parameter is hidden too`() async {
    let withDefault = Self.host().xml.replacing(
      "<string>child</string>\n<key>INIntentParameterTag</key>",
      with: "<string>child</string>\n<key>INIntentParameterMetadata</key><dict>"
        + "<key>INIntentParameterMetadataDefaultValue</key><string>a</string></dict>"
        + "<key>INIntentParameterTag</key>",
      maxReplacements: 1
    )
    let flag = "<key>INIntentParameterMetadataDefaultValue</key>\n<true/>"
    #expect(withDefault != Self.host().xml && withDefault.contains(flag))
    let changes = await Changes.between(withDefault, withDefault.replacing(flag, with: ""))
    #expect(
      changes.map(\.diagnostic.message) == [
        "'flag' begins with false now, no longer with true, and without a choice 'child' and 'grandchild' are no longer shown"
      ]
    )
  }

  @Test func `a removed, renumbered or renamed case hides its children`() async {
    let near: Short = ["Name": "near", "Index": 1]
    let hidden = ", and 'distance' of 'Sample' is no longer shown there"
    #expect(
      await messages(Self.host(way: [:], cases: [near]), .caseRemoved) == [
        "'far' (2) is gone, so what was chosen with it is lost\(hidden)"
      ]
    )
    #expect(
      await messages(
        Self.host(cases: [["Name": "near", "Index": 2], ["Name": "far", "Index": 3]]),
        .caseRenumbered
      )
        == [
          "'near' has the index 2 now, no longer 1, so widgets and shortcuts that chose it have no choice any more",
          "'far' has the index 3 now, no longer 2, so widgets and shortcuts that chose it have 'near' now\(hidden)",
        ]
    )
  }

  @Test func `a child that is still shown is not named`() async {
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
    let found = await Changes.between(old, new).filter { $0.diagnostic.rule == .caseRenumbered }
    #expect(found.count == 2)
    #expect(found.allSatisfy { !$0.diagnostic.message.contains("shown") })
  }
}
