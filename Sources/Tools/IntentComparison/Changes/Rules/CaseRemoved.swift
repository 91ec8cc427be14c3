import IntentDiagnostics
import IntentSchema

extension Rule {
  static let caseRemoved = change("case-removed", .error, "An enum case was removed")
}

extension Comparison {
  mutating func checkRemoved(_ enumCase: ComparedSchema.Case, of enumeration: EnumPair) {
    if enumCase.name == "unknown", enumeration.new.hidesUnknown {
      return reportHiddenUnknown(enumCase, of: enumeration)
    }
    let heir = enumeration.indices[enumCase.index].map {
      "; widgets and shortcuts that chose it now have '\($0.name)'"
    }
    let hidden = children.hidden(with: enumCase.name, of: enumeration.old.key)
    let hasHeir = enumeration.isStored && enumeration.newNames.contains(enumCase.name)
    let lost =
      if hasHeir {
        "stored values with its name mean another case, which now has the name"
          + (heir
            ?? (enumeration.isPlaced ? "; widgets and shortcuts that chose it lose the choice" : ""))
      } else if enumeration.isPlaced {
        "choices of it are lost\(hidden)\(heir ?? "")"
      } else if enumeration.isStored {
        "stored objects with it lose the value, which is set aside"
      } else {
        "code that uses it no longer compiles"
      }
    report(
      .caseRemoved,
      "'\(enumCase.name)' (\(enumCase.index)) was removed, so \(lost)",
      [
        .source: .breaking, .stored: hasHeir ? .breaking : enumeration.storedLoss,
        .placed: enumeration.isPlaced ? .breaking : .safe,
      ],
      old: enumCase
    )
  }
}
