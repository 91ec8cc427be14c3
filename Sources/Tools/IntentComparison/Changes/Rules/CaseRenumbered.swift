import IntentDiagnostics
import IntentSchema

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
