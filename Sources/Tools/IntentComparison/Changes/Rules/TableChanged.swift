import IntentDiagnostics

extension Rule {
  static let tableChanged = change(
    "table-changed",
    .warning,
    "The texts of an intent, enum or type are in a different table"
  )
}

extension Comparison {
  mutating func checkTable(_ old: some ComparedDeclaration, _ new: some ComparedDeclaration) {
    guard let before = old.table, let now = new.table, before.name != now.name,
      before.isTranslated != false
    else { return }
    let message = "the table of its texts changed from '\(before.name)' to '\(now.name)'"
    // If both tables are known, each lost translation is reported separately.
    guard before.isTranslated == nil || now.isTranslated == nil else {
      return report(.tableChanged, message, [:], old: old, new: new)
    }
    report(
      .tableChanged,
      message + "; translations that are not moved as well are not found",
      [.texts: .careful],
      old: old,
      new: new
    )
  }
}
