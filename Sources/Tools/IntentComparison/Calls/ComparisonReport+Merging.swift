import IntentDiagnostics

/// Adds up the reports of a version's comparisons, mostly with several releases.
extension ComparisonReport {
  /// Adds the changes that the report lacks so far. A change since several releases counts once.
  ///
  /// - Parameter release: `nil` if the other version is not a release.
  /// - Returns: Breaking changes that are left out, because an earlier release contains them.
  mutating func add(
    _ other: ComparisonReport,
    of release: String?,
    besides shippedChanges: @autoclosure () -> ShippedChanges
  ) -> Set<SchemaChange.Identity> {
    let releases = [release].compactMap(\.self)
    Self.add(other.sources, to: &sources, by: \.path)
    Self.add(other.problems, to: &problems, by: Self.key)
    Self.add(other.unreadFiles, to: &unreadFiles, by: Self.key)
    Self.add(other.notes, to: &notes, by: Self.key)
    Self.add(other.remarks, to: &remarks, by: \.self)
    Self.add(other.suppressed, to: &suppressed) { Self.key($0.diagnostic) }
    othersCount = max(othersCount, other.othersCount)
    let acceptedBefore = Self.indices(accepted)
    for var change in other.accepted {
      if let index = acceptedBefore[change.identity] {
        accepted[index].releases += releases
      } else {
        change.releases = releases
        accepted.append(change)
      }
    }
    // Comparing two releases takes time, and most changes are known.
    lazy var shipped = shippedChanges()
    var excused: Set<SchemaChange.Identity> = []
    let changesBefore = Self.indices(changes)
    for var change in other.changes {
      if let index = changesBefore[change.identity] {
        changes[index].releases += releases
      } else if !shipped.contains(change) {
        change.releases = releases
        changes.append(change)
      } else if change.verdict == .breaking {
        excused.insert(change.identity)
      }
    }
    return excused
  }

  /// Adds the elements that a list lacks, by key. Elements added in one call may share a key.
  private static func add<Element, Key: Hashable>(
    _ elements: [Element],
    to list: inout [Element],
    by key: (Element) -> Key
  ) {
    guard !elements.isEmpty else { return }
    let known = Set(list.map(key))
    list += elements.filter { !known.contains(key($0)) }
  }

  private static func indices(_ changes: [SchemaChange]) -> [SchemaChange.Identity: Int] {
    Dictionary(firsts: changes.enumerated().map { ($1.identity, $0) })
  }

  /// What identifies a diagnostic in several versions. The location doesn't: it differs between versions if
  /// the element is gone.
  private static func key(_ diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule.name, diagnostic.path?.words ?? diagnostic.location?.file ?? ""]
  }
}

extension ComparisonReport {
  /// Leaves out the texts of files that no change is about. All releases together have many.
  mutating func keepMentionedSources() {
    var files: Set<String> = []
    func add(_ diagnostic: Diagnostic) {
      files.formUnion((diagnostic.notes.map(\.location) + [diagnostic.location]).compactMap { $0?.file })
    }
    for diagnostic in allProblems + notes { add(diagnostic) }
    for change in changes + accepted {
      add(change.diagnostic)
      files.formUnion([change.old, change.new].compactMap { $0?.file })
    }
    sources.removeAll { !files.contains($0.path) }
  }
}
