import AppFacts
import IntentCompiler
import IntentDiagnostics

/// One run of a ``VersionComparison``: compares a version with earlier ones, from the newest to the oldest, and
/// collects one report.
struct ComparisonRun {
  private let comparison: VersionComparison
  private let new: ReadVersion
  private var report: ComparisonReport
  /// The earlier versions, the newest first, by whether they could be compared.
  private var earlier: [Readiness: [ReadVersion]] = [:]
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
    let old = ReadVersion(version, results.definitions)
    let pair = VersionPair(old: old, new: new, comparison: comparison)
    let readiness = pair.readiness
    earlier[readiness, default: []].append(old)
    switch readiness {
    case .ready:
      compare(pair, results)
      ship(pair)
    case .empty: ship(pair)
    case .unreadable: break
    case .uncompared:
      report.remarks.append("'\(old.name)' contains no definition; its App Intents are not compared")
    case .incomparable(let problems): report.problems += problems
    }
  }

  private mutating func results(of version: Version) -> SharedResults {
    if let results = version.identity.flatMap({ shared[$0] }) { return results }
    var definitions = comparison.readOld(version, new.definitions)
    // An empty folder is only a mistake if people named it for its definitions.
    if definitions.isEmpty, version.kind != .files || comparison.hasSwift(version) {
      definitions.nothingFound = []
    }
    let results = SharedResults(definitions)
    if let identity = version.identity { shared[identity] = results }
    return results
  }

  private mutating func compare(_ pair: VersionPair, _ results: SharedResults) {
    let old = pair.old
    if let remark = remarkOnPlaces(of: old) { report.remarks.append(remark) }
    report.unreadFiles.addMissing(old.definitions.unreadFiles, by: \.self)
    var found = results.report(ifSame: !new.definitions.levels.acceptsBreaks) { pair.report() }
    let known = Set(report.changes.map(\.identity))
    // Comparing two releases takes time, and most changes are known.
    let changes = Dictionary(grouping: found.changes) { change in
      !known.contains(change.identity) && results.loses(change, from: old, to: shipped)
    }
    found.changes = changes[false] ?? []
    report.add(found, of: old.version.releaseName)
    excused.formUnion((changes[true] ?? []).filter { $0.verdict == .breaking }.map(\.identity))
  }

  /// `nil` unless a revision contains nothing in the compared places.
  private func remarkOnPlaces(of old: ReadVersion) -> String? {
    guard old.version.kind == .revision, old.definitions.isEmpty, !comparison.hasSwift(old.version),
      new.definitions.hasDefinitions || comparison.hasSwift(new.version)
    else { return nil }
    return "'\(old.name)' contains \(nothing); if they were elsewhere, name both places, or none"
  }

  private mutating func ship(_ pair: VersionPair) {
    guard shipped == nil else { return }
    let isNew = pair.old.version.kind == .releaseOfHead && pair.isUnchanged
    if !isNew { shipped = pair.old }
  }

  // MARK: The report

  private var compared: [ReadVersion] { earlier[.ready] ?? [] }

  /// The report on all compared versions, and on what was left out.
  var finished: ComparisonReport {
    var report = report
    let unreadable = earlier[.unreadable] ?? []
    // If nothing was compared, it only says why.
    guard !compared.isEmpty else {
      let problems = report.problems + unreadable.flatMap(\.definitions.problems)
      let nothing = comparison.unreadSwift.problem ?? nothingReleased
      return ComparisonReport(problems: problems.isEmpty ? [nothing] : problems)
    }
    if let empty = earlier[.empty] { report.remarks.append(words(forEmpty: empty)) }
    for version in unreadable {
      let reason = version.definitions.problems.first?.message ?? ""
      report.remarks.append("'\(version.name)' is left out, because it cannot be read: \(reason)")
    }
    if !excused.isEmpty, let holder = shipped?.name {
      let (breaks, them) = excused.count == 1 ? ("1 break is", "it") : ("\(excused.count) breaks are", "them")
      let words = "\(breaks) older than this version: the release '\(holder)' already contains \(them)"
      report.remarks.append(words)
    }
    if let stale = staleAcceptances { report.add(stale) }
    report.extent = extent
    if extent.isEmpty, (compared + [new]).map(\.version).contains(where: comparison.hasUnreadWidgets) {
      // The number of widgets is unknown.
      report.extent = nil
      report.remarks.append("the Swift files with widgets are the same in all versions")
    }
    return report
  }

  /// `nil` unless all audiences count and releases are compared: otherwise, no entry is known to be stale.
  private var staleAcceptances: StaleAcceptances? {
    guard comparison.audiences == Set(Audience.allCases),
      comparison.old.contains(where: { $0.releaseName != nil })
    else { return nil }
    return StaleAcceptances(
      of: new.definitions.levels,
      report.accepted,
      besides: report.changes,
      releases: compared.map(\.name),
      others: comparison.otherReleases + comparison.old.map(\.name),
      commandLine: comparison.options.levels
    )
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

  private func words(forEmpty versions: [ReadVersion]) -> String {
    let more = versions.count > 2 ? ["\(versions.count - 2) more"] : []
    let subject = (versions.prefix(2).map { "'\($0.name)'" } + more).listed
    return versions.count == 1 ? "\(subject) contains \(nothing)" : "\(subject) contain \(nothing)"
  }

  private var nothing: String {
    let nothing = new.version.appIntents == nil ? "no definition" : "no definition and no App Intent"
    return nothing + comparison.pathWords
  }

  private var nothingReleased: Diagnostic {
    let words = new.version.appIntents == nil ? "a definition" : "a definition or an App Intent"
    let names = comparison.old.reversed().prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
    let message = "no compared release contains \(words)\(comparison.pathWords): \(names)"
    return Diagnostic(.noDefinitions, message)
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
