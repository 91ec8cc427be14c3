import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct MeaningChangeTests {
  private static func property(_ more: Short) -> Sample {
    let base: Short = ["Name": "day", "Tag": 100, "Type": "DateComponents", "Metadata": ["Type": "Date"]]
    let properties = Sample.defaultProperties + [base.merging(more)]
    return Sample(root: ["Types": [Sample.item.merging(["Properties": .array(properties)])]])
  }

  private static func answer(_ more: Short) -> Sample {
    let base: Short = ["Name": "total", "Tag": 1, "Type": "DateComponents", "Metadata": ["Type": "Date"]]
    return Sample(intent: ["Response": ["Parameters": [base.merging(more)]]])
  }

  private static func root(_ mode: Short, _ item: Short = [:]) -> Sample {
    Sample(root: ["Enums": [Sample.mode.merging(mode)], "Types": [Sample.item.merging(item)]])
  }

  @Test func `properties have tags, and properties and responses kinds of dates`() {
    for (old, new, rules) in [
      (Self.property([:]), Self.property(["Tag": 101]), [Rule.tagChanged]),
      (Self.property([:]), Self.property(["Metadata": ["Type": "Time"]]), [.unitChanged]),
      (
        Self.property(["Type": "Integer", "Metadata": [:]]),
        Self.property(["Type": "Integer", "Metadata": ["MaximumValue": 9]]), [.valuesNarrowed]
      ),
      (Self.answer([:]), Self.answer(["Tag": 2]), []),
      (Self.answer([:]), Self.answer(["Metadata": ["Type": "Time"]]), [.unitChanged]),
      (
        Self.answer([:]), Self.answer(["Name": "size", "Type": "Integer", "DisplayNameID": "x"]),
        []
      ),
      (
        Self.property([:]), Self.property(["Name": "size", "Type": "Integer", "DisplayNameID": "x"]),
        [.propertyRemoved, .tagReused]
      ),
    ] {
      let (before, after) = (Changes.schema([old.xml]), Changes.schema([new.xml]))
      #expect(Comparison.changes(from: before, to: after).map(\.diagnostic.rule) == rules)
    }
  }

  private static let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")

  @Test func `a name that only looks the same is reported`() {
    func hosts(_ make: (Short) -> Sample) -> (old: Sample, new: Sample) {
      (make(.string(Self.composed)), make(.string(Self.decomposed)))
    }
    let inIntents = [
      hosts { Sample(parameters: [["Name": $0, "Type": "String"]]) },
      hosts { Sample(intent: ["Name": $0]) },
      hosts { Sample(intent: ["ClassName": $0]) },
    ]
    for (old, new) in inIntents {
      let (before, after) = (Changes.schema([old.xml]), Changes.schema([new.xml]))
      let changes = Comparison.changes(from: before, to: after)
      #expect(changes.map(\.diagnostic.rule) == [.nameRespelled], "\(changes.map(\.line))")
      #expect(changes.first?.verdicts == [.placed: .breaking])
      #expect(Comparison.changes(from: after, to: after) == [])
    }
  }

  @Test func `an explicit class is a change unless it equals the implicit one`() {
    for (new, rules) in [
      (Self.root(["ClassName": "XYMode"]), [Rule]()),
      (Self.root([:], ["ClassName": "XYItem"]), [.typeRenamed]),
      (Self.root(["ClassName": "Mode"], ["ClassName": "Item"]), []),
      (Self.root(["ClassName": ""], ["ClassName": ""]), []),
    ] {
      let (before, after) = (Changes.schema([Sample().xml]), Changes.schema([new.xml]))
      #expect(Comparison.changes(from: before, to: after).map(\.diagnostic.rule) == rules)
    }
  }
}
