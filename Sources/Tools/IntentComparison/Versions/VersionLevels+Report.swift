import IntentDiagnostics

extension SchemaChange {
  /// Returns it with the verdicts of some audiences, or `nil` if it concerns only others.
  func counted(for audiences: Set<Audience>) -> SchemaChange? {
    var change = self
    let isOfConcern = verdicts.values.contains { $0 > .safe }
    change.verdicts = verdicts.filter { audiences.contains($0.key) }
    guard !isOfConcern || change.verdicts.values.contains(where: { $0 > .safe }) else { return nil }
    change.diagnostic.severity = (change.verdicts.values.max() ?? .safe).severity
    return change
  }
}

extension ComparisonReport {
  /// Adds changes, and gives them and the problems of tables the severities that the projects want.
  mutating func applyLevels(to all: [SchemaChange], _ pass: VersionLevels.Pass) {
    var pass = pass
    changes = all.compactMap { change in
      guard let diagnostic = pass.apply(to: change.diagnostic) else { return nil }
      var change = change
      change.diagnostic = diagnostic
      return change
    }
    tableProblems = tableProblems.compactMap { pass.apply(to: $0) }
    suppressed = pass.suppressed
  }
}
