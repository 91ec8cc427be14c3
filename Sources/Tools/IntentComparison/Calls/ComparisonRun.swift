import AppFacts
import IntentCompiler
import IntentDiagnostics

/// One run of a ``VersionComparison``: compares a version with earlier ones, from the newest to the oldest, and
/// collects one report.
struct ComparisonRun {
  private let comparison: VersionComparison
  private let new: ReadVersion
  private var report: ComparisonReport
  private var compared: [ReadVersion] = []
  private var unread: [ReadVersion] = []
  /// The names of releases without anything that people could choose.
  private var empty: [String] = []
  /// The newest release that is not the new version.
  private var shipped: ReadVersion?
  /// Breaks that are older than the new version: the shipped release already contains them.
  private var excused: Set<FindingKey> = []
  /// The results of versions by their identity.
  private var shared: [String: SharedResults] = [:]

  init(_ comparison: VersionComparison, to new: ReadVersion) {
    (self.comparison, self.new) = (comparison, new)
    report = ComparisonReport(audiences: comparison.audiences)
  }

  mutating func compare(_ version: Version) {
    let results = results(of: version)
    guard let old = usable(ReadVersion(version, results.definitions)) else { return }
    compared.append(old)
    let pair = VersionPair(old: old, new: new, comparison: comparison)
    var found = results.report(ifSame: !new.definitions.levels.acceptsBreaks) { pair.report() }
    let known = Set(report.changes.map(\.identity))
    // Comparing two releases takes time, and most changes are known.
    let changes = Dictionary(grouping: found.changes) { change in
      !known.contains(change.identity) && results.loses(change, from: old, to: shipped)
    }
    found.changes = changes[false] ?? []
    report.add(found, of: version.releaseName)
    excused.formUnion((changes[true] ?? []).filter { $0.verdict == .breaking }.map(\.identity))
    ship(old)
  }

  private mutating func results(of version: Version) -> SharedResults {
    if let results = version.identity.flatMap({ shared[$0] }) { return results }
    let results = SharedResults(comparison.readOld(version, new.definitions))
    if let identity = version.identity { shared[identity] = results }
    return results
  }

  /// Prepares an earlier version for the comparison. If it can't be compared, notes why and returns `nil`.
  private mutating func usable(_ version: ReadVersion) -> ReadVersion? {
    var old = version
    let isRelease = old.version.releaseName != nil
    if old.isEmpty {
      if old.hasUncomparedCode {
        report.remarks.append("'\(old.name)' contains no definition; its App Intents are not compared")
        return nil
      }
      let hasSwift = comparison.hasSwift(old.version)
      if old.version.kind != .files || hasSwift { old.definitions.nothingFound = [] }
      if old.version.kind == .revision, !hasSwift,
        new.definitions.hasDefinitions || comparison.hasSwift(new.version)
      {
        report.remarks.append(
          "'\(old.name)' contains \(nothing); if they were elsewhere, name both places, or none"
        )
      }
      if isRelease, !hasSwift {
        empty.append(old.name)
        ship(old)
        return nil
      }
    }
    if isRelease, !old.definitions.problems.isEmpty {
      unread.append(old)
      return nil
    }
    if old.version.kind == .files, new.version.appIntents == nil, !old.definitions.hasDefinitions,
      let problems = old.version.appIntents?.code.problems, !problems.isEmpty
    {
      report.problems += problems
      return nil
    }
    if new.version.appIntents == nil, old.version.hasAppIntents, !old.definitions.hasDefinitions {
      let message =
        "the old version has App Intents, and the new one is only a definition; name folders that contain both"
      let problems = new.definitions.problems
      report.problems += problems.isEmpty ? [Diagnostic(.noDefinitions, message)] : problems
      return nil
    }
    report.unreadFiles.addMissing(old.definitions.unreadFiles, by: \.self)
    return old
  }

  private mutating func ship(_ old: ReadVersion) {
    guard shipped == nil else { return }
    let isNew =
      old.version.kind == .releaseOfHead
      && VersionPair(old: old, new: new, comparison: comparison).isUnchanged
    if !isNew { shipped = old }
  }

  // MARK: The report

  /// The report on all compared versions, and on what was left out.
  var finished: ComparisonReport {
    var report = report
    // If nothing was compared, it only says why.
    guard !compared.isEmpty else {
      let problems = report.problems + unread.flatMap(\.definitions.problems)
      let nothing = comparison.unreadSwift.problem ?? nothingReleased
      return ComparisonReport(problems: problems.isEmpty ? [nothing] : problems)
    }
    if !empty.isEmpty { report.remarks.append(emptyWords) }
    for version in unread {
      let reason = version.definitions.problems.first?.message ?? ""
      report.remarks.append("'\(version.name)' is left out, because it cannot be read: \(reason)")
    }
    if !excused.isEmpty, let holder = shipped?.name {
      let (breaks, them) = excused.count == 1 ? ("1 break is", "it") : ("\(excused.count) breaks are", "them")
      let words = "\(breaks) older than this version: the release '\(holder)' already contains \(them)"
      report.remarks.append(words)
    }
    // An entry is only known to be stale if all audiences count, and releases are compared.
    if comparison.audiences == Set(Audience.allCases),
      comparison.old.contains(where: { $0.releaseName != nil })
    {
      let stale = StaleAcceptances(
        of: new.definitions.levels,
        report.accepted,
        besides: report.changes,
        releases: compared.map(\.name),
        others: comparison.otherReleases + comparison.old.map(\.name),
        commandLine: comparison.options.levels
      )
      report.add(stale)
    }
    report.extent = extent
    if extent.isEmpty, (compared + [new]).map(\.version).contains(where: comparison.hasUnreadWidgets) {
      // The number of widgets is unknown.
      report.extent = nil
      report.remarks.append("the Swift files with widgets are the same in all versions")
    }
    return report
  }

  private var extent: ComparisonReport.Extent {
    let all = compared + [new]
    let comparesSwift = new.version.appIntents != nil
    return ComparisonReport.Extent(
      definitions: all.map(\.definitions.module.files.count).max() ?? 0,
      appIntents: comparesSwift ? all.compactMap(\.version.appIntents?.contract.intents.count).max() : nil,
      widgets: comparesSwift ? all.map(\.version.widgets.count).max() ?? 0 : 0
    )
  }

  private var emptyWords: String {
    let more = empty.count > 2 ? ["\(empty.count - 2) more"] : []
    let subject = (empty.prefix(2).map { "'\($0)'" } + more).listed
    return empty.count == 1 ? "\(subject) contains \(nothing)" : "\(subject) contain \(nothing)"
  }

  private var nothing: String {
    let nothing = new.version.appIntents == nil ? "no definition" : "no definition and no App Intent"
    return nothing + comparison.pathWords
  }

  private var nothingReleased: Diagnostic {
    let words = new.version.appIntents == nil ? "a definition" : "a definition or an App Intent"
    let names = comparison.old.reversed().prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
    return Diagnostic(
      .noDefinitions,
      "no compared release contains \(words)\(comparison.pathWords): \(names)"
    )
  }
}

/// Keeps results that all versions with the same content share.
private final class SharedResults {
  let definitions: VersionDefinitions
  private var report: ComparisonReport?
  private var losses: ShippedChanges?

  init(_ definitions: VersionDefinitions) {
    self.definitions = definitions
  }

  /// - Parameter isSame: Whether versions with other names get the same report. They don't if an accepted
  ///   break covers only some releases.
  func report(ifSame isSame: Bool, _ make: () -> ComparisonReport) -> ComparisonReport {
    let found = isSame ? report ?? make() : make()
    report = found
    return found
  }

  /// Whether a change since the old version is a loss in an update to the shipped version, too.
  func loses(_ change: SchemaChange, from old: ReadVersion, to shipped: ReadVersion?) -> Bool {
    guard let shipped else { return false }
    let found = losses ?? ShippedChanges(from: old, to: shipped)
    losses = found
    return found.contains(change)
  }
}
