import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

/// `Changes.between` searches a witness for every break of stored values of all other tests.
struct WitnessTests {
  private func witnesses(_ old: Sample, _ new: Sample) -> [String?] {
    let (old, new) = (Changes.schema([old.xml]), Changes.schema([new.xml]))
    return ContractComparison.changes(from: old, to: new).map(WitnessSearch(from: old, to: new).witness)
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
    #expect(
      witnesses(Self.chain(["Type": "String"]), Self.chain(["Type": "Integer"])) == [
        #"{"isOpen": true, "label": "east", "number": 8, "town": "Home"}"#
      ]
    )
  }

  @Test func `a parameter that no value shows has no witness, because nothing stores it`() {
    let (old, new) = (Self.chain(["Type": "String"], bound: 9), Self.chain(["Type": "Integer"], bound: 9))
    #expect(witnesses(old, new) == [nil])
  }

  @Test func `what loses nothing has no witness`() {
    let new = Sample(parameters: [["Name": "town", "Tag": 20, "Type": "String"]])
    #expect(witnesses(Sample(), new) == [nil])
  }
}
