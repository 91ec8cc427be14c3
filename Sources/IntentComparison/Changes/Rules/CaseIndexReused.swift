import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let caseIndexReused = change(
    "case-index-reused",
    .error,
    "The index of a case that is gone was given to a new one"
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
