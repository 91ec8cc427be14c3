import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

/// Breaks of stored values with an example that both versions have read. `Changes.between` runs one for every such break
/// of all other tests.
struct WitnessTests {
  private func witnesses(_ old: Sample, _ new: Sample, of rule: Rule) -> [String] {
    let (old, new) = (Changes.schema([old.xml]), Changes.schema([new.xml]))
    let search = WitnessSearch(from: old, to: new)
    return Comparison.changes(from: old, to: new).filter { $0.diagnostic.rule == rule }
      .compactMap(search.witness).map(\.words)
  }

  private static func ways(_ cases: (name: String, text: String, index: Int)...) -> Sample {
    let values = cases.map { enumCase -> Short in
      [
        "Name": .string(enumCase.name), "Index": .integer(enumCase.index),
        "DisplayName": .string(enumCase.text),
        "DisplayNameID": .string("c\(enumCase.text)"),
      ]
    }
    let way: Short = [
      "Name": "Way", "DisplayName": "Way", "DisplayNameID": "nWay00",
      "Values": .array([["Name": "unknown"]] + values),
    ]
    let parameter: Short = ["Name": "way", "Tag": 20, "Type": "Integer", "EnumType": "Way"]
    return Sample(parameters: [parameter.merging(["EnumTypeNamespace": "aB3dE5"])], enums: [way])
  }

  @Test func `a removed parameter is no longer read`() {
    let old = Sample(parameters: [["Name": "town", "Tag": 20, "Type": "String"]])
    #expect(
      witnesses(old, Sample(), of: .parameterRemoved) == [
        #"for example {"town": "Home"} of 'Sample' is read as {}: 'town' was 'Home' and is no longer read"#
      ]
    )
  }

  @Test func `a parameter of another type does not read what was chosen`() {
    let old = Sample(parameters: [["Name": "town", "Tag": 20, "Type": "String"]])
    let new = Sample(parameters: [["Name": "town", "Tag": 20, "Type": "Integer"]])
    #expect(
      witnesses(old, new, of: .parameterRetyped).first
        == #"for example {"town": "Home"} of 'Sample' is read as {"town": null}: "#
        + "'town' was 'Home' and is lost: the parameter takes a whole number, not 'Home'"
    )
  }

  @Test func `a case that took the name of another means something else`() {
    let old = Self.ways(("left", "To the left", 1), ("right", "To the right", 2))
    let new = Self.ways(("right", "To the left", 1), ("left", "To the right", 2))
    #expect(
      witnesses(old, new, of: .caseRenamed).first
        == #"for example {"way": "left"} of 'Sample' is read as {"way": "left"}: "#
        + "'way' stays 'left', but that is now another case; the chosen one was renamed to 'right'"
    )
  }

  /// Each parameter shows by the one before it.
  private static func chain(_ last: Short, bound: Int = 7) -> Sample {
    let parameters: [Short] = [
      ["Name": "isOpen", "Type": "Boolean"],
      [
        "Name": "number", "Type": "Integer", "Metadata": ["MaximumValue": 9],
        "Relationship": [
          "ParentName": "isOpen", "PredicateName": "BooleanHasExactValue", "PredicateValue": 1,
        ],
      ],
      [
        "Name": "label", "Type": "String",
        "Relationship": [
          "ParentName": "number", "PredicateName": "IntegerValueIsGreaterThan",
          "PredicateValue": .integer(bound),
        ],
      ],
      last.merging([
        "Name": "town",
        "Relationship": [
          "ParentName": "label", "PredicateName": "StringValueContains", "PredicateValue": "east",
        ],
      ]),
    ]
    return Sample(parameters: parameters.enumerated().map { $1.merging(["Tag": .integer(20 + $0)]) })
  }

  @Test func `the values that show a parameter belong to its configuration`() {
    let (old, new) = (Self.chain(["Type": "String"]), Self.chain(["Type": "Integer"]))
    #expect(
      witnesses(old, new, of: .parameterRetyped) == [
        #"for example {"isOpen": true, "label": "east", "number": 8, "town": "Home"} of 'Sample' is read as "#
          + #"{"isOpen": true, "label": "east", "number": 8, "town": null}: "#
          + "'town' was 'Home' and is lost: the parameter takes a whole number, not 'Home'"
      ]
    )
  }

  @Test func `a parameter that no value shows has no witness, because nothing stores it`() {
    let old = Self.chain(["Type": "String"], bound: 9)
    let new = Self.chain(["Type": "Integer"], bound: 9)
    #expect(witnesses(old, new, of: .parameterRetyped) == [])
  }

  @Test func `what loses nothing has no witness`() {
    let new = Sample(parameters: [["Name": "town", "Tag": 20, "Type": "String"]])
    #expect(witnesses(Sample(), new, of: .parameterAdded) == [])
  }
}
