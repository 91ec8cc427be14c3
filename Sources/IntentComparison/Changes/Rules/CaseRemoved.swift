import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let caseRemoved = change("case-removed", .error, "An enum case was removed")
}

extension Comparison {
  mutating func checkRemoved(_ enumCase: ComparedSchema.Case, of enumeration: EnumPair) {
    if enumCase.name == "unknown", enumeration.new.hidesUnknown {
      return reportHiddenUnknown(enumCase, of: enumeration)
    }
    let heir = enumeration.indices[enumCase.index].map {
      "; widgets and shortcuts that chose it have '\($0.name)' now"
    }
    let hidden = children.hidden(with: enumCase.name, of: enumeration.old.key)
    let hasHeir = enumeration.isStored && enumeration.newNames.contains(enumCase.name)
    let lost =
      if hasHeir {
        "what is stored by its name is another case, which has it now"
          + (heir
            ?? (enumeration.isPlaced ? "; widgets and shortcuts that chose it have no choice any more" : ""))
      } else if enumeration.isPlaced {
        "what was chosen with it is lost\(hidden)\(heir ?? "")"
      } else if enumeration.isStored {
        "stored objects with it have no choice any more, and it is kept aside"
      } else {
        "code that names it no longer compiles"
      }
    report(
      .caseRemoved,
      "'\(enumCase.name)' (\(enumCase.index)) is gone, so \(lost)",
      [
        .source: .breaking, .stored: hasHeir ? .breaking : enumeration.storedLoss,
        .placed: enumeration.isPlaced ? .breaking : .safe,
      ],
      old: enumCase
    )
  }
}
