import IntentCompiler
import IntentDiagnostics
import IntentText

/// Finds the entries of `accepted` that no compared release needs.
struct StaleAcceptances {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var suppressed: [SuppressedDiagnostic] = []
  private(set) var sources: [SourceText] = []

  /// - Parameters:
  ///   - accepted: The breaks that entries accept, with their releases.
  ///   - counted: The other changes. An entry can misspell the path of one.
  ///   - releases: The names of the compared releases, the newest first.
  ///   - others: The names of other releases.
  init(
    of levels: VersionLevels,
    _ accepted: [SchemaChange],
    besides counted: [SchemaChange],
    releases: [String],
    others: [String],
    commandLine: [Rule: RuleLevels.Level]
  ) {
    let existing = Set((releases + others).map(ReleaseOrder.init))
    let oldestUses = Self.oldestReleases(accepted)
    let usedEntries = Set(accepted.compactMap(\.acceptance))
    for project in levels.judgedProjects where !project.configuration.accepted.isEmpty {
      let hasCode = levels.comparesCode(of: project)
      let findings = project.configuration.accepted.compactMap { entry -> Diagnostic? in
        let paths = counted.filter { $0.verdict == .breaking && $0.diagnostic.rule.name == entry.rule }
          .map(\.acceptedPath)
        let isExact = usedEntries.contains(entry) || paths.contains(entry.path)
        let meantPath = isExact ? nil : Suggestions.nearest(to: entry.path, among: paths)
        let release = ReleaseOrder(entry.release)
        guard existing.contains(release) else { return Self.unknownRelease(entry, releases) }
        let oldest = oldestUses[Use(key: entry.key, family: release.family)]
        guard oldest.map({ release < $0 }) ?? true else { return nil }
        return meantPath.map { Self.misspelling(entry, of: $0) } ?? Self.staleness(entry, hasCode)
      }
      var pass = levels.pass(of: project, commandLine)
      diagnostics += pass.apply(to: findings)
      suppressed += pass.suppressed
      sources += [project.source].compactMap(\.self)
    }
  }

  /// An accepted break, in updates from the releases of one product.
  private struct Use: Hashable {
    let key: FindingKey
    let family: [ReleaseOrder.Part]
  }

  private static func oldestReleases(_ accepted: [SchemaChange]) -> [Use: ReleaseOrder] {
    var oldest: [Use: ReleaseOrder] = [:]
    for change in accepted {
      let key = change.acceptance?.key ?? change.acceptanceKey
      for release in change.releases.map(ReleaseOrder.init) {
        let use = Use(key: key, family: release.family)
        oldest[use] = min(release, oldest[use] ?? release)
      }
    }
    return oldest
  }

  private static func unknownRelease(_ entry: AcceptedBreak, _ releases: [String]) -> Diagnostic {
    var diagnostic = Diagnostic(
      .staleAcceptance,
      "there is no release '\(entry.release)', up to which '\(entry.rule)' of '\(entry.path)' is accepted; "
        + "the compared releases are \(Words.releases(releases))",
      at: entry.location
    )
    // A future release would cover every break until then.
    diagnostic.severity = .error
    return diagnostic
  }

  private static func misspelling(_ entry: AcceptedBreak, of path: String) -> Diagnostic {
    Diagnostic(
      .staleAcceptance,
      "nothing compared has the break '\(entry.rule)' at '\(entry.path)'; did you mean '\(path)'?",
      at: entry.location
    )
  }

  private static func staleness(_ entry: AcceptedBreak, _ hasCode: Bool) -> Diagnostic {
    let exception = hasCode ? "" : ", unless it is for App Intents in Swift"
    return Diagnostic(
      .staleAcceptance,
      "in updates from '\(entry.release)' and older, nothing compared has the break '\(entry.rule)' at "
        + "'\(entry.path)'; remove the entry\(exception)",
      at: entry.location
    )
  }
}

extension ComparisonReport {
  mutating func add(_ stale: StaleAcceptances) {
    staleAcceptances += stale.diagnostics
    suppressed += stale.suppressed
    sources.addMissing(stale.sources, by: \.path)
  }
}

extension VersionLevels {
  /// The projects with all their definitions in the comparison.
  fileprivate var judgedProjects: [ProjectFile] {
    projects.filter { inputs.coversFolder(of: $0.configuration.path) }
  }

  fileprivate func comparesCode(of project: ProjectFile) -> Bool {
    Inputs(files: [], searchedFolders: codePaths).coversFolder(of: project.configuration.path)
  }
}
