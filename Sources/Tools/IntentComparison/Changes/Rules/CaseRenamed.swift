import IntentDiagnostics

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
