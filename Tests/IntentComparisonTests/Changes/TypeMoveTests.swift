import IntentDefinition
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct TypeMoveTests {
  private static func way(_ name: String, _ cases: [String]) -> Short {
    let values = cases.enumerated().map { index, name -> Short in
      [
        "Name": .string(name), "Index": .integer(index + 1), "DisplayName": .string(name),
        "DisplayNameID": .string("c\(name)"),
      ]
    }
    return ["Name": .string(name), "Values": .array([["Name": "unknown"]] + values)]
  }

  /// Contains a parameter of an enum, and another that shows while the first is `left`.
  private static func host(
    _ type: String,
    way: [String] = ["left", "right"],
    path: [String] = ["left", "right"],
    default value: Short = "left"
  ) -> Sample {
    Sample(
      parameters: [
        [
          "Name": "way", "Type": "Integer", "EnumType": .string(type), "EnumTypeNamespace": "aB3dE5",
          "Metadata": ["DefaultValue": value],
        ],
        [
          "Name": "child", "Type": "String",
          "Relationship": [
            "ParentName": "way", "PredicateName": "EnumHasExactValue", "PredicateValue": "left",
          ],
        ],
      ],
      enums: [Self.way("Way", way), Self.way("Path", path)]
    )
  }

  private func rules(_ old: Sample, _ new: Sample) -> [String] {
    Changes.between(old, new).map { "\($0.diagnostic.rule.name) \($0.verdict(for: .stored).rawValue)" }
  }

  @Test func `a change of the old enum does not affect a parameter that has another enum now`() {
    let old = Self.host("Way")
    for cases in [["port", "right"], ["right"], ["right", "left"]] {
      let changes = Changes.between(old, Self.host("Path", way: cases))
      #expect(changes.first?.diagnostic.rule == .parameterRetyped)
      for change in changes {
        #expect(change.verdict(for: .stored) == .safe, "\(change.line)")
        #expect(change.verdict(for: .placed) == .safe, "\(change.line)")
        #expect(
          change.subject.kind == .enumeration || change.diagnostic.rule == .parameterRetyped,
          "\(change.line)"
        )
      }
    }
  }

  @Test func `a default of another enum is reported`() {
    let lines = Changes.lines(
      Self.host("Way"),
      Self.host("Path", path: ["right", "left"], default: "right")
    )
    expectReports(
      lines,
      [
        "breaking parameter-retyped (placed) Sample.way",
        "careful default-changed (stored) Sample.way",
      ]
    )
  }

  @Test func `an enum of the same name in another module is another enum`() {
    var other = Self.host("Way", way: ["right", "left"])
    other.intent = ["Name": "Other", "TitleID": "oTher0"]
    let module = Changes.schema([other.xml]) { _ in "two" }
    var here = Changes.schema([Self.host("Way").xml]) { _ in "one" }
    here.add(module)
    var there = here
    there.intents[0].folder = "two"
    #expect(ContractComparison.changes(from: here, to: here) == [])
    let changes = ContractComparison.changes(from: here, to: there)
    #expect(
      changes.contains { $0.diagnostic.rule == .parameterRetyped && $0.verdict(for: .placed) == .breaking }
    )
  }

  private func changesOfMovedIntent(_ properties: [Short]) -> [SchemaChange] {
    func host(_ properties: [Short]) -> Sample {
      Sample(
        parameters: [
          ["Name": "place", "Type": "Object", "ObjectType": "Place", "ObjectTypeNamespace": "aB3dE5"]
        ],
        types: [["Name": "Place", "Properties": .array(Sample.defaultProperties + properties)]]
      )
    }
    var other = host(properties)
    other.intent = ["Name": "Other", "TitleID": "oTher0"]
    let module = Changes.schema([other.xml]) { _ in "two" }
    var here = Changes.schema([host([Sample.property("size", 100, ["Type": "Integer"])]).xml]) { _ in
      "one"
    }
    here.add(module)
    var there = here
    there.intents[0].folder = "two"
    #expect(ContractComparison.changes(from: here, to: here) == [])
    return ContractComparison.changes(from: here, to: there)
  }

  @Test func `an object type of the same name in another module is another type`() {
    let changes = changesOfMovedIntent([Sample.property("color", 100, ["Type": "String"])])
    #expect(
      changes.contains { $0.diagnostic.rule == .parameterRetyped && $0.verdict(for: .placed) == .breaking },
      "\(changes.map(\.line))"
    )
  }

  @Test func `a copy of an object type in another module is the same type`() {
    let changes = changesOfMovedIntent([Sample.property("size", 100, ["Type": "Integer"])])
    #expect(!changes.contains { $0.diagnostic.rule == .parameterRetyped }, "\(changes.map(\.line))")
  }

  @Test(arguments: ["Category", "Verb"])
  func `a removed category or verb is a change`(key: String) {
    var removed = Sample()
    removed.intent = .dictionary([(key, .raw(""))])
    let lines = Changes.lines(Sample(), removed)
    expectReports(lines, ["safe presentation-changed Sample"])
  }

  @Test func `two types of text have defaults`() {
    func text(_ type: String, _ value: Short) -> Sample {
      Sample(parameters: [["Name": "words", "Type": .string(type), "Metadata": ["DefaultValue": value]]])
    }
    let old = text("String", "a")
    #expect(
      rules(old, text("SpeakableString", "b")).filter { !$0.hasPrefix("text-") } == [
        "parameter-retyped safe", "default-changed careful",
      ]
    )
    #expect(rules(old, text("SpeakableString", "a")) == ["parameter-retyped safe"])
  }

  @Test func `two types of numbers have bounds and defaults`() {
    func number(_ type: String, _ metadata: Short) -> Sample {
      Sample(parameters: [["Name": "rows", "Type": .string(type), "Metadata": metadata]])
    }
    let old = number("Integer", ["DefaultValue": 3, "MaximumValue": 10])
    #expect(
      rules(old, number("Decimal", ["DefaultValue": 5.5, "MaximumValue": 5])) == [
        "parameter-retyped safe", "values-narrowed careful", "default-changed careful",
      ]
    )
    #expect(
      rules(old, number("Decimal", ["MaximumValue": 10])) == [
        "parameter-retyped safe", "optionality-changed careful",
      ]
    )
    #expect(
      rules(old, number("Decimal", ["DefaultValue": 3, "MaximumValue": 10])) == [
        "parameter-retyped safe"
      ]
    )
    #expect(
      rules(number("Decimal", ["DefaultValue": 3]), number("Integer", ["DefaultValue": 3])) == [
        "parameter-retyped breaking"
      ]
    )
    #expect(
      rules(number("Decimal", ["MaximumValue": 9.5]), number("Integer", ["MaximumValue": 9])) == [
        "parameter-retyped breaking"
      ]
    )
    #expect(rules(old, number("String", ["DefaultValue": "3"])) == ["parameter-retyped breaking"])
  }

  @Test func `a case in an object is stored by its name`() {
    func host(_ type: String, _ path: [String]) -> Sample {
      let property = Sample.property(
        "way",
        100,
        ["Type": "Integer", "EnumType": .string(type), "EnumTypeNamespace": "aB3dE5"]
      )
      return Sample(
        enums: [Self.way("Way", ["left", "right"]), Self.way("Path", path)],
        root: ["Types": [Sample.item.merging(["Properties": .array(Sample.defaultProperties + [property])])]]
      )
    }
    let old = host("Way", [])
    for (path, verdict) in [
      (["left", "right"], Verdict.safe), (["right", "left"], .safe), (["up"], .careful),
    ] {
      let changes = Changes.between(host("Way", path), host("Path", path))
      #expect(changes.first?.verdict(for: .stored) == verdict, "\(path)")
      expectReports(
        changes.map(\.line),
        [verdict == .safe ? "safe property-retyped Item.way" : "careful property-retyped (stored) Item.way"]
      )
    }
    #expect(Changes.between(old, old) == [])
  }
}
