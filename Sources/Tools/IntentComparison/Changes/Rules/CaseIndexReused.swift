import IntentDiagnostics
import IntentSchema

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
    let fate =
      enumeration.isPlaced
      ? ", so widgets and shortcuts that chose '\(owner.name)' now have '\(enumCase.name)'" : ""
    report(
      .caseIndexReused,
      "'\(enumCase.name)' was added with the index \(enumCase.index), which '\(owner.name)' had\(fate)",
      [.source: .careful, .placed: enumeration.isPlaced ? .breaking : .safe],
      old: owner,
      new: enumCase
    )
  }
}
