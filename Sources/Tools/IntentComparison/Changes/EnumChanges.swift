import IntentDiagnostics
import IntentSchema

extension Rule {
  static let enumRemoved = change("enum-removed", .error, "An enum was removed")
  static let enumAdded = change("enum-added", .note, "An enum was added")
  static let enumRenamed = change("enum-renamed", .error, "An enum was renamed")
}

/// Checks enums as declarations: removed, added or renamed. ``CaseChanges`` checks their cases.
enum EnumChanges {
  static let enumRemoved = ChangeCheck<ComparedSchema.Enum>(.enumRemoved) { enumeration, _, findings in
    let message = "the enum '\(enumeration.name)' was removed, so code that uses it no longer compiles"
    findings.report(.enumRemoved, message, [.source: .breaking], old: enumeration)
  }

  static let enumAdded = ChangeCheck<ComparedSchema.Enum>(.enumAdded) { enumeration, _, findings in
    findings.report(.enumAdded, "the enum '\(enumeration.name)' was added", [:], new: enumeration)
  }

  static let enumRenamed = ChangeCheck<EnumPair>(.enumRenamed) { enumeration, _, findings in
    let (old, new) = (enumeration.old, enumeration.new)
    let (before, now) = enumeration.definedNames
    guard before != now else {
      guard old.name != new.name else { return }
      let message = "the enum '\(old.name)' was renamed to '\(new.name)'; its class is still '\(now)'"
      return findings.report(.enumRenamed, message, [:], enumeration)
    }
    findings.report(
      .enumRenamed,
      "the enum '\(before)' was renamed to '\(now)'" + enumeration.sourceFate,
      [.source: enumeration.sourceVerdict],
      enumeration
    )
  }
}

extension EnumPair {
  var definedNames: (old: String, new: String) { (old.className ?? old.name, new.className ?? new.name) }
  var classNames: (old: String, new: String) { (old.className ?? "", new.className ?? "") }
}
