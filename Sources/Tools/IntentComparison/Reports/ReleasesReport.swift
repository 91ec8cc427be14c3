import IntentDiagnostics

extension ComparisonReport {
  /// Adds what earlier reports lack: a change since several versions counts once.
  ///
  /// - Parameter release: `nil` if the other version is not a release.
  /// - Returns: The keys of breaking changes that are left out, because an earlier release contains them.
  mutating func add(
    _ other: ComparisonReport,
    of release: String?,
    besides shippedChanges: @autoclosure () -> ShippedChanges
  ) -> Set<[String]> {
    let releases = [release].compactMap(\.self)
    let known = Dictionary(firsts: changes.enumerated().map { (Self.key($1.diagnostic), $0) })
    func isNew(_ diagnostic: Diagnostic, since known: Set<[String]>) -> Bool {
      !known.contains(Self.key(diagnostic))
    }
    let knownProblems = Set(allProblems.map(Self.key))
    let knownNotes = Set(notes.map(Self.key))
    let knownSuppressions = Set(suppressed.map { Self.key($0.diagnostic) })
    let paths = Set(sources.map(\.path))
    sources += other.sources.filter { !paths.contains($0.path) }
    problems += other.problems.filter { isNew($0, since: knownProblems) }
    tableProblems += other.tableProblems.filter { isNew($0, since: knownProblems) }
    notes += other.notes.filter { isNew($0, since: knownNotes) }
    remarks += other.remarks.filter { !remarks.contains($0) }
    suppressed += other.suppressed.filter { isNew($0.diagnostic, since: knownSuppressions) }
    othersCount = max(othersCount, other.othersCount)
    let knownAcceptances = Dictionary(firsts: accepted.enumerated().map { (Self.key($1.diagnostic), $0) })
    for var change in other.accepted {
      if let index = knownAcceptances[Self.key(change.diagnostic)] {
        accepted[index].releases += releases
      } else {
        change.releases = releases
        accepted.append(change)
      }
    }
    // Comparing two releases takes time, and most changes are known.
    var found: ShippedChanges?
    func shipped() -> ShippedChanges {
      let shipped = found ?? shippedChanges()
      found = shipped
      return shipped
    }
    var excused: Set<[String]> = []
    for var change in other.changes {
      if let index = known[Self.key(change.diagnostic)] {
        changes[index].releases += releases
      } else if !shipped().contains(change) {
        change.releases = releases
        changes.append(change)
      } else if change.verdict == .breaking {
        excused.insert(Self.key(change.diagnostic))
      }
    }
    return excused
  }

  /// Without the location, which differs between versions if the element is gone.
  private static func key(_ diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule.name, diagnostic.message, diagnostic.path?.words ?? ""]
  }
}
