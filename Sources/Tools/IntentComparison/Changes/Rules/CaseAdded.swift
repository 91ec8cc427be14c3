import IntentDiagnostics
import IntentSchema

extension Rule {
  static let caseAdded = change("case-added", .warning, "An enum case was added")
}

extension Comparison {
  mutating func checkAdded(_ enumCase: ComparedSchema.Case, to enumeration: EnumPair) {
    if let owner = enumeration.removedIndices[enumCase.index] {
      return reportReusedIndex(of: owner, by: enumCase, in: enumeration)
    }
    if enumCase.name == "unknown", enumeration.old.hidesUnknown { return reportShownUnknown(enumCase) }
    report(
      .caseAdded,
      "'\(enumCase.name)' (\(enumCase.index)) was added; a 'switch' over all cases must handle it",
      [.source: .careful],
      new: enumCase
    )
  }
}
