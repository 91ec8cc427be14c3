import IntentCompiler
import IntentDiagnostics

/// Compares a version with earlier ones, such as all releases. People skip versions, so their choices must
/// survive an update from any of them.
///
/// Definitions are compared with definitions, and App Intents with App Intents. If a definition loses an
/// element, the comparison looks for it among the new App Intents.
package struct VersionComparison: Sendable {
  /// The earlier versions, the oldest first.
  package var old: [Version]
  package var new: Version
  package var options: CompilerOptions
  package var audiences = Set(Audience.allCases)
  /// The names of releases that exist but are not compared.
  package var otherReleases: [String] = []
  /// Where a git revision was searched, such as ` at 'App'`.
  package var whereabouts = ""

  /// Whether App Intents, which may take over from definitions, can't be read.
  package var hasUnreadAppIntents = false

  package init(from old: [Version], to new: Version, options: CompilerOptions = CompilerOptions()) {
    (self.old, self.new, self.options) = (old, new, options)
  }

  /// Doesn't count a break that the newest earlier release already contains. A release with a tag on HEAD is
  /// the new version itself, unless something has changed since.
  package func run() -> ComparisonReport {
    guard let newest = old.last else { return ComparisonReport(audiences: audiences) }
    let now = readNew(besides: newest)
    var found = ComparisonProgress(ComparisonReport(audiences: audiences))
    for version in old.reversed() {
      let (call, content) = (call(from: version), found.content(of: version) { readOld($0, now) })
      guard let old = usable(ComparedVersion(version, content.definitions), now, &found) else { continue }
      found.compared.append(old)
      let report = content.report(ifSame: !now.levels.acceptsBreaks) { self.report(on: old, now, call) }
      let shipped = found.shipped
      let known = found.report.add(
        report,
        of: version.releaseName,
        besides: content.losses(from: old, to: shipped)
      )
      found.excused.formUnion(known)
      if !known.isEmpty { found.holder = found.holder ?? shipped?.name ?? version.name }
      found.ship(old, isNew: isNew(old, now))
    }
    return finished(found, now)
  }

  private func call(from version: Version) -> ComparisonCall {
    var call = ComparisonCall(
      from: version.definitions ?? .found(.none),
      to: new.definitions ?? .found(.none),
      options: options
    )
    call.audiences = audiences
    call.release = version.releaseName
    return call
  }

  private func readNew(besides newest: Version) -> VersionDefinitions {
    var now = call(from: newest).readNew()
    let hasAppIntents = (old + [new]).contains(where: \.hasAppIntents)
    if hasAppIntents || newest.kind != .files { now.problems.removeAll { $0.rule == .noDefinitions } }
    if hasAppIntents { now.levels = now.levels.adding(code: new.places) }
    // Without definitions, every setting for a definition would count as a mistake.
    if new.definitions == nil { now.problems = [] }
    return now
  }

  private func readOld(_ version: Version, _ now: VersionDefinitions) -> VersionDefinitions {
    let call = call(from: version)
    let definitions = call.readOld(now)
    let unread = definitions.problems.filter { ![.noDefinitions, .missingInput].contains($0.rule) }
    guard !unread.isEmpty, unread.count == definitions.problems.count else { return definitions }
    var rest = call.readOld(now, leavingOut: Set(unread.compactMap { $0.location?.file }))
    let isReadable = rest.problems.allSatisfy { $0.rule == .noDefinitions }
    guard isReadable, rest.hasDefinitions || version.hasAppIntents else { return definitions }
    rest.unreadFiles = unread
    return rest
  }

  /// Prepares an earlier version for the comparison. If it can't be compared, notes why and returns `nil`.
  private func usable(
    _ version: ComparedVersion,
    _ now: VersionDefinitions,
    _ found: inout ComparisonProgress
  ) -> ComparedVersion? {
    var old = version
    let isRelease = old.version.releaseName != nil
    if old.isEmpty {
      if old.hasUncomparedCode {
        found.report.remarks.append("'\(old.name)' contains no definition; its App Intents are not compared")
        return nil
      }
      if old.version.kind != .files || old.version.hasAppIntents { old.definitions.problems = [] }
      if old.version.kind == .revision, !old.version.hasAppIntents, now.hasDefinitions || new.hasAppIntents {
        found.report.remarks.append(
          "'\(old.name)' contains \(nothing)\(whereabouts); if they were elsewhere, name both places, or none"
        )
      }
      if isRelease, !old.version.hasAppIntents {
        found.empty.append(old.name)
        found.ship(old, isNew: isNew(old, now))
        return nil
      }
    }
    if isRelease, !old.definitions.problems.isEmpty {
      found.unread.append(old)
      return nil
    }
    if new.appIntents == nil, old.version.hasAppIntents, !old.definitions.hasDefinitions {
      let words =
        "the old version has App Intents, and the new one is only a definition; name folders that contain both"
      found.report.problems.append(Diagnostic(.noDefinitions, words))
      return nil
    }
    let known = Set(found.report.unreadFiles)
    found.report.unreadFiles += old.definitions.unreadFiles.filter { !known.contains($0) }
    return old
  }

  private func finished(_ found: ComparisonProgress, _ now: VersionDefinitions) -> ComparisonReport {
    var report = found.report
    guard !found.compared.isEmpty else {
      let problems = report.problems + found.unread.flatMap(\.definitions.problems)
      return ComparisonReport(problems: problems.isEmpty ? [nothingReleased] : problems)
    }
    if !found.empty.isEmpty { report.remarks.append(words(ofEmpty: found.empty)) }
    for version in found.unread {
      let reason = version.definitions.problems.first?.message ?? ""
      report.remarks.append("'\(version.name)' is left out, because it cannot be read: \(reason)")
    }
    if let holder = found.holder {
      let count = found.excused.count
      let (words, object) = count == 1 ? ("1 break is", "it") : ("\(count) breaks are", "them")
      report.remarks.append(
        "\(words) older than this version: the release '\(holder)' already contains \(object)"
      )
    }
    if audiences == Set(Audience.allCases), old.contains(where: { $0.releaseName != nil }) {
      let stale = StaleAcceptances(
        of: now.levels,
        report.accepted,
        besides: report.changes,
        releases: found.compared.map(\.name),
        others: otherReleases + old.map(\.name),
        commandLine: options.levels
      )
      report.add(stale)
    }
    report.extent = extent(found.compared, now)
    return report
  }

  /// Whether an earlier version is the new one.
  private func isNew(_ old: ComparedVersion, _ now: VersionDefinitions) -> Bool {
    Comparison.changes(from: old.definitions.contract, to: now.contract).isEmpty
      && appIntents(from: old, now).map(\.isUnchanged) ?? true
  }

  // MARK: Words

  private func extent(_ compared: [ComparedVersion], _ now: VersionDefinitions) -> ComparisonReport.Extent {
    let files = compared.map(\.definitions.module.files.count) + [now.module.files.count]
    let versions = compared.map(\.version) + [new]
    let codes = new.appIntents == nil ? [] : versions.compactMap(\.appIntents?.contract.intents.count)
    let widgets = new.appIntents == nil ? [] : versions.map(\.widgets.count)
    return ComparisonReport.Extent(
      definitions: files.max() ?? 0,
      appIntents: codes.max(),
      widgets: widgets.max() ?? 0
    )
  }

  private func words(ofEmpty names: [String]) -> String {
    let shown = names.prefix(2).map { "'\($0)'" }.joined(separator: names.count == 2 ? " and " : ", ")
    let more = names.count > 2 ? " and \(names.count - 2) more" : ""
    return "\(shown)\(more) contain\(names.count == 1 ? "s" : "") \(nothing)\(whereabouts)"
  }

  private var nothing: String { "no definition" + (new.appIntents == nil ? "" : " and no App Intent") }

  private var nothingReleased: Diagnostic {
    let words = new.appIntents == nil ? "a definition" : "a definition or an App Intent"
    let names = old.reversed().prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
    return Diagnostic(.noDefinitions, "no compared release contains \(words)\(whereabouts): \(names)")
  }
}
