import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let caseIndexReused = change(
    "case-index-reused",
    .error,
    "A new enum case uses the index of a removed case"
  )
}

extension Comparison {
  mutating func reportReusedIndex(
    of owner: ComparedSchema.Case,
    by enumCase: ComparedSchema.Case,
    in enumeration: EnumPair
  ) {
    let fate = enumeration.isPlaced ? ", so widgets and shortcuts that chose the one have the other" : ""
    report(
      .caseIndexReused,
      "'\(enumCase.name)' is new and has the index \(enumCase.index), which was that of '\(owner.name)'\(fate)",
      [.source: .careful, .placed: enumeration.isPlaced ? .breaking : .safe],
      old: owner,
      new: enumCase
    )
  }
}
