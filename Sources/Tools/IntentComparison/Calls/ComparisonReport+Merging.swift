import IntentDiagnostics

/// Adds up the reports of a version's comparisons, mostly with several releases.
extension ComparisonReport {
  /// Adds the changes that the report lacks so far. A change since several releases counts once.
  ///
  /// - Parameter release: `nil` if the other version is not a release.
  mutating func add(_ other: ComparisonReport, of release: String? = nil) {
    sources.addMissing(other.sources, by: \.path)
    problems.addMissing(other.problems, by: \.key)
    unreadFiles.addMissing(other.unreadFiles, by: \.key)
    notes.addMissing(other.notes, by: \.key)
    remarks.addMissing(other.remarks, by: \.self)
    suppressed.addMissing(other.suppressed, by: \.diagnostic.key)
    othersCount = max(othersCount, other.othersCount)
    Self.add(other.accepted, of: release, to: &accepted)
    Self.add(other.changes, of: release, to: &changes)
  }

  private static func add(_ others: [SchemaChange], of release: String?, to changes: inout [SchemaChange]) {
    let releases = [release].compactMap(\.self)
    let known = Dictionary(firsts: changes.enumerated().map { ($1.identity, $0) })
    for var change in others {
      if let index = known[change.identity] {
        changes[index].releases += releases
      } else {
        change.releases = releases
        changes.append(change)
      }
    }
  }

  /// Adds a report on definitions to one on Swift. During a move, both can report one loss.
  ///
  /// - Parameter takenOver: The locations of the intents that have an App Intent now.
  mutating func add(_ definitions: ComparisonReport, takenOver: Set<SourceLocation>) {
    let losses = Dictionary(grouping: definitions.changes, by: \.loss)
    changes.removeAll { change in
      change.old != nil && losses[change.loss, default: []].contains { $0.outweighs(change) }
    }
    let reported = takenOver.union(changes.compactMap(\.old))
    func isReported(_ change: SchemaChange) -> Bool {
      change.removesIntent && change.old.map(reported.contains) ?? false
    }
    var definitions = definitions
    definitions.changes.removeAll(where: isReported)
    definitions.accepted.removeAll(where: isReported)
    add(definitions)
  }
}

extension SchemaChange {
  /// Whether a change in definitions is reported instead of one in Swift with the same loss. A removed intent may
  /// have a successor in Swift, unless the definitions only renamed it or its class.
  fileprivate func outweighs(_ swift: SchemaChange) -> Bool {
    guard diagnostic.rule.lost == .intent else { return true }
    return swift.removesIntent ? !removesIntent : diagnostic.rule == swift.diagnostic.rule
  }
}

extension Array {
  /// Adds the elements that the array lacks, by key. Elements added in one call may share a key.
  mutating func addMissing(_ elements: [Element], by key: (Element) -> some Hashable) {
    guard !elements.isEmpty else { return }
    let known = Set(map(key))
    self += elements.filter { !known.contains(key($0)) }
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
