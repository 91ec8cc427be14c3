import IntentDiagnostics

/// Adds up the reports of a version's comparisons, mostly with several releases. A change since several of them counts
/// once.
///
/// It keeps the keys of what it has: with thousands of releases, looking through all of that for each would take minutes.
struct ReleasesReport {
  var report: ComparisonReport
  private var paths: Set<String>
  private var problems: Set<[String]>
  private var notes: Set<[String]>
  private var remarks: Set<String>
  private var suppressed: Set<[String]>
  private var accepted: [[String]: Int]
  private var changes: [[String]: Int]

  init(_ report: ComparisonReport) {
    self.report = report
    paths = Set(report.sources.map(\.path))
    problems = Set(report.allProblems.map(Self.key))
    notes = Set(report.notes.map(Self.key))
    remarks = Set(report.remarks)
    suppressed = Set(report.suppressed.map(Self.key))
    accepted = Dictionary(firsts: report.accepted.enumerated().map { (Self.key($1), $0) })
    changes = Dictionary(firsts: report.changes.enumerated().map { (Self.key($1), $0) })
  }

  /// Adds what earlier reports lack.
  ///
  /// - Parameter release: `nil` if the other version is not a release.
  /// - Returns: The keys of breaking changes that are left out, because an earlier release contains them.
  mutating func add(
    _ other: ComparisonReport,
    of release: String?,
    besides shippedChanges: @autoclosure () -> ShippedChanges
  ) -> Set<[String]> {
    let releases = [release].compactMap(\.self)
    Self.add(other.sources, to: &report.sources, &paths, \.path)
    Self.add(other.problems, to: &report.problems, &problems, Self.key)
    Self.add(other.tableProblems, to: &report.tableProblems, &problems, Self.key)
    Self.add(other.notes, to: &report.notes, &notes, Self.key)
    Self.add(other.remarks, to: &report.remarks, &remarks, \.self)
    Self.add(other.suppressed, to: &report.suppressed, &suppressed, Self.key)
    report.othersCount = max(report.othersCount, other.othersCount)
    let acceptedBefore = report.accepted.count
    for var change in other.accepted {
      let key = Self.key(change)
      if let index = accepted[key], index < acceptedBefore {
        report.accepted[index].releases += releases
      } else {
        if accepted[key] == nil { accepted[key] = report.accepted.count }
        change.releases = releases
        report.accepted.append(change)
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
    let changesBefore = report.changes.count
    for var change in other.changes {
      let key = Self.key(change)
      if let index = changes[key], index < changesBefore {
        report.changes[index].releases += releases
      } else if !shipped().contains(change) {
        if changes[key] == nil { changes[key] = report.changes.count }
        change.releases = releases
        report.changes.append(change)
      } else if change.verdict == .breaking {
        excused.insert(key)
      }
    }
    return excused
  }

  /// Adds to a list what it lacks. Elements that come together may have one key.
  private static func add<Element, Key: Hashable>(
    _ elements: [Element],
    to list: inout [Element],
    _ known: inout Set<Key>,
    _ key: (Element) -> Key
  ) {
    let new = elements.filter { !known.contains(key($0)) }
    list += new
    known.formUnion(new.map(key))
  }

  /// Without the location, which differs between versions if the element is gone.
  private static func key(_ diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule.name, diagnostic.message, diagnostic.path?.words ?? ""]
  }

  private static func key(_ change: SchemaChange) -> [String] { key(change.diagnostic) }

  private static func key(_ suppressed: SuppressedDiagnostic) -> [String] { key(suppressed.diagnostic) }
}
