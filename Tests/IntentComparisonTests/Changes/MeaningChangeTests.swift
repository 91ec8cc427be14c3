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
      #expect(ContractComparison.changes(from: before, to: after).map(\.diagnostic.rule) == rules)
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
      #expect(ContractComparison.changes(from: before, to: after).map(\.diagnostic.rule) == rules)
    }
  }
}
