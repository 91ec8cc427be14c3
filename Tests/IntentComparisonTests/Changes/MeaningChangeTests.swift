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

  @Test func `properties and responses have tags and kinds of dates too`() {
    for (old, new, rules) in [
      (Self.property([:]), Self.property(["Tag": 101]), [Rule.tagChanged]),
      (Self.property([:]), Self.property(["Metadata": ["Type": "Time"]]), [.unitChanged]),
      (
        Self.property(["Type": "Integer", "Metadata": [:]]),
        Self.property(["Type": "Integer", "Metadata": ["MaximumValue": 9]]), [.valuesNarrowed]
      ),
      (Self.answer([:]), Self.answer(["Tag": 2]), [.tagChanged]),
      (Self.answer([:]), Self.answer(["Metadata": ["Type": "Time"]]), [.unitChanged]),
      (
        Self.answer([:]), Self.answer(["Name": "size", "Type": "Integer", "DisplayNameID": "x"]),
        [.responseRemoved, .responseAdded, .tagReused]
      ),
      (
        Self.property([:]), Self.property(["Name": "size", "Type": "Integer", "DisplayNameID": "x"]),
        [.propertyRemoved, .propertyAdded, .tagReused]
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
    let inTypes = [
      hosts { Sample(enums: [["Name": $0, "DisplayNameID": "x", "Values": [["Name": "unknown"]]]]) },
      hosts { Sample(enums: [["Name": "Way", "ClassName": $0, "Values": [["Name": "unknown"]]]]) },
      hosts {
        Sample(enums: [["Name": "Way", "Values": [["Name": "unknown"], ["Name": $0, "Index": 1]]]])
      },
      hosts { Sample(types: [["Name": $0, "Properties": .array(Sample.defaultProperties)]]) },
      hosts { Self.property(["Name": $0]) },
    ]
    let answers = [hosts { Self.answer(["Name": $0]) }]
    // The system keeps the names of intents and parameters. No Swift is generated for responses.
    let verdicts: [(source: Verdict, placed: Verdict)] =
      inIntents.map { _ in (.breaking, .breaking) } + inTypes.map { _ in (.breaking, .safe) } + [
        (.safe, .safe)
      ]
    for ((old, new), expected) in zip(inIntents + inTypes + answers, verdicts) {
      let (before, after) = (Changes.schema([old.xml]), Changes.schema([new.xml]))
      let changes = Comparison.changes(from: before, to: after)
      #expect(changes.map(\.diagnostic.rule) == [.nameRespelled], "\(changes.map(\.line))")
      #expect(changes.first?.verdict(for: .source) == expected.source, "\(changes.map(\.line))")
      #expect(changes.first?.verdict(for: .placed) == expected.placed, "\(changes.map(\.line))")
      #expect(changes.first?.verdict(for: .stored) == .safe)
      #expect(Comparison.changes(from: after, to: after) == [])
    }
  }

  @Test func `an explicit class is a change unless it equals the implicit one`() {
    for (new, rules) in [
      (Self.root(["ClassName": "XYMode"]), [Rule.enumRenamed]),
      (Self.root([:], ["ClassName": "XYItem"]), [.typeRenamed]),
      (Self.root(["ClassName": "Mode"], ["ClassName": "Item"]), []),
      (Self.root(["ClassName": ""], ["ClassName": ""]), []),
    ] {
      let (before, after) = (Changes.schema([Sample().xml]), Changes.schema([new.xml]))
      #expect(Comparison.changes(from: before, to: after).map(\.diagnostic.rule) == rules)
    }
    let moved = Changes.between(
      Self.root(["ClassName": "Mode"]),
      Self.root(["Name": "Way", "ClassName": "Mode"])
    )
    #expect(moved.map(\.diagnostic.rule).contains(.enumRenamed))
    #expect(moved.first { $0.diagnostic.rule == .enumRenamed }?.verdict == .safe)
  }
}
