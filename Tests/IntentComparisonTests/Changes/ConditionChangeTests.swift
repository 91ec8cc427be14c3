import TestSupport
import Testing

@testable import IntentComparison

struct ConditionChangeTests {
  private static func host(_ parent: Short, _ predicate: Short, _ more: Short = [:]) -> Sample {
    let rule: Short = ["ParentName": parent, "PredicateName": predicate]
    return Sample(parameters: [
      ["Name": "color", "Tag": 20, "Type": "String", "Relationship": rule.merging(more)]
    ])
  }

  private static func value(_ value: Short) -> Short { ["PredicateValue": value] }
  private static func values(_ values: [Short]) -> Short { ["PredicateValues": .array(values)] }

  private func verdicts(_ old: Sample, _ new: Sample) -> [[Verdict]] {
    [Changes.between(old, new).map(\.verdict), Changes.between(new, old).map(\.verdict)]
  }

  private static func either(_ parent: Short) -> Short {
    [
      "ParentName": parent, "PredicateName": "BooleanHasExactValue",
      "PredicateValues": [true, false],
    ]
  }

  private static let always = Sample(parameters: [["Name": "color", "Tag": 20, "Type": "String"]])

  @Test func `an unknown condition may hide a value`() {
    let old = Self.host("isOn", "BooleanHasExactValue", Self.value(true))
    let new = Self.host("isOn", "BooleanIsMaybe", Self.value(true))
    expectReports(Changes.lines(old, new), ["careful visibility-changed (placed) Sample.color"])
    #expect(Changes.lines(new, new) == [])
  }

  @Test func `a condition that lost its parent no longer hides a value`() {
    let old = Self.host("isOn", "BooleanHasExactValue", Self.value(true))
    let new = Sample(parameters: [
      [
        "Name": "color", "Tag": 20, "Type": "String",
        "Relationship": ["PredicateName": "BooleanHasExactValue"],
      ]
    ])
    expectReports(
      Changes.lines(old, new),
      ["safe visibility-changed Sample.color: 'color' is now always shown"]
    )
    #expect(Changes.lines(new, Self.always) == [])
  }

  @Test func `a parameter that people cannot change is never shown`() {
    let old = Self.host("isOn", "BooleanHasExactValue", Self.value(true))
    let new = Sample(parameters: [
      ["Name": "color", "Tag": 20, "Type": "String", "Configurable": false]
    ])
    expectReports(Changes.lines(old, new), ["careful configurable-changed (placed) Sample.color"])
  }

  @Test func `a condition with the same meaning in other words is safe`() {
    for (old, new) in [
      (
        Self.host("count", "IntegerValueIsGreaterThan", Self.value(2)),
        Self.host("count", "IntegerValueIsGreaterThanOrEqual", Self.value(3))
      ),
      (
        Self.host("isOn", "BooleanHasExactValue", Self.value(true)),
        Self.host("isOn", "BooleanValueIsNotEqual", Self.value(false))
      ),
      (
        Self.host("mode", "EnumHasExactValue", Self.values(["small", "large"])),
        Self.host("mode", "HasAnyValue")
      ),
      (
        Self.host("name", "StringValueContains", Self.values(["a", "ab"])),
        Self.host("name", "StringValueContains", Self.value("a"))
      ),
    ] {
      let lines = Changes.lines(old, new)
      #expect(verdicts(old, new) == [[.safe], [.safe]], "\(lines)")
    }
  }

  @Test func `a wider condition is safe, and a narrower one may hide a value`() {
    for (old, new) in [
      (
        Self.host("count", "IntegerValueIsGreaterThan", Self.value(3)),
        Self.host("count", "IntegerValueIsGreaterThan", Self.value(1))
      ),
      (
        Self.host("mode", "EnumHasExactValue", Self.value("small")),
        Self.host("mode", "EnumHasExactValue", Self.values(["small", "large"]))
      ),
      (
        Self.host("mode", "EnumHasExactValue", Self.value("small")), Self.host("mode", "HasAnyValue")
      ),
      (
        Self.host("speed", "DecimalValueIsWithinRange", Self.values([1, 2])),
        Self.host("speed", "DecimalValueIsLessThanOrEqual", Self.value(2))
      ),
      (
        Self.host("name", "StringHasExactValue", Self.value("abc")),
        Self.host("name", "StringValueContains", Self.value("b"))
      ),
      (
        Self.host("name", "StringValueDoesNotContain", Self.value("a")),
        Self.host("name", "StringValueDoesNotContain", Self.value("ab"))
      ),
      (Self.host("name", "HasAnyValue"), Self.always),
    ] {
      let lines = Changes.lines(old, new)
      #expect(verdicts(old, new) == [[.safe], [.careful]], "\(lines)")
    }
  }

  @Test func `a condition that allows other values may hide a value in both directions`() {
    for (old, new) in [
      (
        Self.host("mode", "EnumHasExactValue", Self.value("small")),
        Self.host("mode", "EnumHasExactValue", Self.value("large"))
      ),
      // Each shows what the other hides.
      (
        Self.host("mode", "EnumHasExactValue", Self.value("small")),
        Self.host("mode", "EnumValueIsNotEqual", Self.value("small"))
      ),
      (
        Self.host("name", "StringValueContains", Self.value("a")),
        Self.host("name", "StringValueContains", Self.value("b"))
      ),
      (Self.host("item", "HasAnyValue"), Self.host("name", "HasAnyValue")),
    ] {
      let lines = Changes.lines(old, new)
      #expect(verdicts(old, new) == [[.careful], [.careful]], "\(lines)")
    }
  }

  @Test func `a condition that always holds hides nothing`() {
    let both = Self.host("isOn", "BooleanHasExactValue", Self.values([true, false]))
    expectReports(Changes.lines(Self.always, both), ["safe visibility-changed Sample.color"])
    #expect(Changes.between(Self.host("item", "HasAnyValue"), both).map(\.verdict) == [.safe])
    var (old, new) = (Self.always, both)
    let parent: Short = ["Name": "shade", "Tag": 21, "Type": "Boolean"]
    let rule: Short = ["ParentName": "item", "PredicateName": "HasAnyValue"]
    let hidden = parent.merging(["Relationship": rule])
    old.parameters.append(hidden)
    new.parameters = [
      ["Name": "color", "Tag": 20, "Type": "String", "Relationship": Self.either("shade")], hidden,
    ]
    #expect(Changes.between(old, new).map(\.verdict) == [.careful])
  }

  @Test func `a condition with the old name of a case is reported with its effect`() {
    func host(_ name: Short, _ predicate: Short) -> Sample {
      var host = Self.host("mode", predicate, Self.value("small"))
      let small: Short = ["Name": name, "Index": 1, "DisplayName": "Small", "DisplayNameID": "cSmall"]
      let large: Short = ["Name": "large", "Index": 2, "DisplayName": "Large", "DisplayNameID": "cLarge"]
      host.root = ["Enums": [Sample.mode.merging(["Values": [["Name": "unknown"], small, large]])]]
      return host
    }
    expectReports(
      Changes.lines(host("small", "EnumHasExactValue"), host("tiny", "EnumHasExactValue")),
      [
        "careful visibility-changed (stored, placed) Sample.color",
        "breaking case-renamed (stored) Mode.tiny",
      ]
    )
    expectReports(
      Changes.lines(host("small", "EnumValueIsNotEqual"), host("tiny", "EnumValueIsNotEqual")),
      ["safe visibility-changed Sample.color", "breaking case-renamed (stored) Mode.tiny"]
    )
  }

  @Test func `a condition or default whose name belongs to another element now is reported`() {
    func host(_ cases: [(String, Int, String)]) -> Sample {
      var host = Self.host("mode", "EnumHasExactValue", Self.value("small"))
      let values = cases.map { name, index, text -> Short in
        ["Name": "\(name)", "Index": .integer(index), "DisplayName": "\(text)", "DisplayNameID": "c\(text)"]
      }
      host.root = ["Enums": [Sample.mode.merging(["Values": .array([["Name": "unknown"]] + values)])]]
      return host
    }
    let small = ("small", 1, "Small")
    func conditions(_ new: [(String, Int, String)]) -> [String] {
      Changes.lines(host([small, ("large", 2, "Large")]), host(new)).filter { $0.contains("condition") }
    }
    expectReports(conditions([("small", 2, "Large")]), ["careful visibility-changed (placed) Sample.color"])
    expectReports(
      conditions([("large", 1, "Small"), ("small", 2, "Large")]),
      ["careful visibility-changed (placed) Sample.color"]
    )

    func parents(_ parameters: [(String, Int, String)]) -> Sample {
      var host = Self.host("shade", "HasAnyValue")
      host.parameters += parameters.map { name, tag, id in
        [
          "Name": "\(name)", "Tag": .integer(tag), "Type": "Integer", "DisplayName": "\(id)",
          "DisplayNameID": "\(id)",
        ]
      }
      return host
    }
    let lines = Changes.lines(
      parents([("shade", 30, "sShade"), ("tint", 31, "sTint0")]),
      parents([("shade", 31, "sTint0")])
    )
    expectReports(
      lines,
      [
        "careful visibility-changed (placed) Sample.color",
        "breaking parameter-renamed (stored, placed) Sample.shade",
        "breaking parameter-removed (stored, placed) Sample.shade",
      ]
    )
  }
}
