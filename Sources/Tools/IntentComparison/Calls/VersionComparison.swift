import AppFacts
import IntentCompiler
import IntentDiagnostics

/// Compares a version with earlier ones, such as all releases. People skip versions, so their choices must
/// survive an update from any of them.
///
/// Definitions are compared with definitions, and App Intents with App Intents. If a definition loses an
/// element, the comparison looks for it among the new App Intents.
package struct VersionComparison: Sendable {
  /// The earlier versions, the oldest first.
  let old: [Version]
  let new: Version
  let options: CompilerOptions
  let audiences: Set<Audience>
  /// The names of releases that exist but are not compared.
  let otherReleases: [String]
  /// Where a git revision was searched, such as ` at 'App'`.
  let pathWords: String
  private(set) var unreadSwift: UnreadSwift

  package init(
    from old: [Version],
    to new: Version,
    options: CompilerOptions = CompilerOptions(),
    audiences: Set<Audience> = Set(Audience.allCases),
    otherReleases: [String] = [],
    pathWords: String = "",
    unreadSwift: UnreadSwift = .nothing
  ) {
    (self.old, self.new, self.options, self.audiences) = (old, new, options, audiences)
    (self.otherReleases, self.pathWords, self.unreadSwift) = (otherReleases, pathWords, unreadSwift)
  }

  /// Compares the versions. Doesn't count a break that the newest earlier release already contains. A release
  /// with a tag on HEAD is the new version itself, unless something has changed since.
  package func run() -> ComparisonReport {
    if let report = reportOfDefinitions { return report }
    var report = ComparisonReport(audiences: audiences)
    if let problem = unreadSwift.problem, new.definitions == nil {
      report.problems = [problem]
    } else if let newest = old.last {
      var run = ComparisonRun(self, to: ReadVersion(new, readNew(besides: newest)))
      for version in old.reversed() { run.compare(version) }
      report = run.finished
    }
    report.unreadSwift = unreadSwift
    return report
  }

  /// The report if only definitions changed and Swift can't have taken over any of them. Then Swift need not
  /// be read.
  private var reportOfDefinitions: ComparisonReport? {
    guard case .appIntents(_, areSame: true) = unreadSwift, new.definitions != nil else { return nil }
    var comparison = self
    comparison.unreadSwift = .nothing
    var report = comparison.run()
    let hasLost = (report.changes + report.accepted).contains(where: \.removesIntent)
    guard !hasLost, report.problems.isEmpty else { return nil }
    // The number of App Intents is unknown.
    if report.extent?.isEmpty == true { report.extent = nil }
    report.remarks.append("the Swift files with App Intents are the same in both versions")
    return report
  }

  /// Whether a version's Swift gives the comparison something to look at.
  func hasSwift(_ version: Version) -> Bool { version.hasAppIntents || hasUnreadWidgets(version) }

  func hasUnreadWidgets(_ version: Version) -> Bool {
    unreadSwift == .sameWidgets && version.appIntents != nil
  }

  func definitionComparison(from version: Version) -> DefinitionComparison {
    var options = options
    // What a folder lacks may be in the unread Swift.
    if let problem = unreadSwift.problem { options.reportEmpty = { _ in problem } }
    let (old, new) = (version.definitions ?? .found(.none), new.definitions ?? .found(.none))
    var comparison = DefinitionComparison(from: old, to: new, options: options)
    comparison.audiences = audiences
    comparison.release = version.releaseName
    return comparison
  }

  private func readNew(besides newest: Version) -> VersionDefinitions {
    var now = definitionComparison(from: newest).readNew()
    let hasSwift = (old + [new]).contains(where: self.hasSwift)
    if hasSwift || newest.kind != .files { now.nothingFound = [] }
    if let code = new.appIntents?.code {
      now.contract.classUsers = Dictionary(
        firsts: code.intentConfigurations.compactMap { widget in
          widget.location.map { (widget.name, code.names[$0.file] ?? $0.file) }
        }
      )
    }
    if hasSwift { now.levels = now.levels.adding(codePaths: new.codePaths) }
    // Without definitions, every setting for a definition would count as a mistake.
    if new.definitions == nil { now.problems = [] }
    return now
  }

  /// Reads the definitions of an earlier version. Leaves out files that can't be read if it has others.
  func readOld(_ version: Version, _ now: VersionDefinitions) -> VersionDefinitions {
    let comparison = definitionComparison(from: version)
    let definitions = comparison.readOld(now)
    let unread = definitions.problems.filter { $0.rule != .missingInput }
    guard !unread.isEmpty, unread.count == definitions.allProblems.count else { return definitions }
    var rest = comparison.readOld(now, leavingOut: Set(unread.compactMap { $0.location?.file }))
    guard rest.problems.isEmpty, rest.hasDefinitions || version.hasAppIntents else { return definitions }
    rest.unreadFiles = unread
    return rest
  }
}
