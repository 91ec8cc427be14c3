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

extension Rule {
  static let caseRenamed = change("case-renamed", .error, "An enum case was renamed")
}

extension Comparison {
  mutating func checkName(_ old: ComparedSchema.Case, _ new: ComparedSchema.Case, of enumeration: EnumPair) {
    guard old.name != new.name else { return }
    let hasHeir = enumeration.newNames.contains(old.name)
    let hidden = children.hidden(with: old.name, of: enumeration.old.key, heir: hasHeir ? old.name : nil)
    let lost =
      if hasHeir, enumeration.isStored {
        "stored values with that name mean the other case\(hidden)"
          + (enumeration.isPlaced ? "; widgets and shortcuts find it by its index" : "")
      } else if enumeration.isPlaced {
        "stored configurations that name it lose the choice\(hidden); widgets and shortcuts find it by its index"
      } else if enumeration.isStored {
        "stored objects that name it lose the value, which is set aside"
      } else {
        ""
      }
    let heir = hasHeir ? ", and another case now has the name '\(old.name)'" : ""
    let fate = lost.isEmpty ? Self.sourceFate(old, new) : ", so \(lost)"
    report(
      .caseRenamed,
      "'\(old.name)' was renamed to '\(new.name)'\(heir)\(fate)",
      [
        .source: Self.sourceVerdict(old, new),
        .stored: hasHeir && enumeration.isStored ? .breaking : enumeration.storedLoss,
      ],
      old: old,
      new: new
    )
  }
}

extension Rule {
  static let caseRenumbered = change("case-renumbered", .error, "The index of an enum case changed")
}

extension Comparison {
  mutating func checkIndex(_ old: ComparedSchema.Case, _ new: ComparedSchema.Case, of enumeration: EnumPair) {
    guard old.index != new.index else { return }
    var message = "the index of '\(new.name)' changed from \(old.index) to \(new.index)"
    if enumeration.isPlaced {
      let heir = enumeration.indices[old.index]?.name
      message += ", so widgets and shortcuts that chose it "
      message += heir.map { "now have '\($0)'" } ?? "lose the choice"
      message += children.hidden(with: old.name, of: enumeration.old.key, heir: heir)
    }
    report(
      .caseRenumbered,
      message,
      [.source: .careful, .placed: enumeration.isPlaced ? .breaking : .safe],
      old: old,
      new: new
    )
  }

  /// Reports the hidden case at index 0 that is now a choice.
  mutating func reportShownUnknown(_ new: ComparedSchema.Case) {
    report(
      .caseRenumbered,
      "the index of 'unknown' changed from 0 to \(new.index), so people see it as a choice; a 'switch' over all cases "
        + "must handle it",
      [.source: .careful],
      new: new
    )
  }

  /// Reports a choice that is now hidden, because it is `unknown` at index 0.
  mutating func reportHiddenUnknown(_ old: ComparedSchema.Case, of enumeration: EnumPair) {
    report(
      .caseRenumbered,
      "the index of 'unknown' changed from \(old.index) to 0, so it can no longer be chosen, and people who "
        + "chose it lose the choice" + children.hidden(with: old.name, of: enumeration.old.key),
      [
        .source: .breaking, .stored: enumeration.storedLoss,
        .placed: enumeration.isPlaced ? .breaking : .safe,
      ],
      old: old
    )
  }
}

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
