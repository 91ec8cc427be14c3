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

  // MARK: One earlier version

  private func report(on old: ComparedVersion, _ now: VersionDefinitions, _ call: ComparisonCall)
    -> ComparisonReport
  {
    guard let appIntents = appIntents(from: old, now) else {
      var report = call.report(old.definitions, now)
      if hasUnreadAppIntents { report.changes.removeAll { $0.diagnostic.rule == .intentRemoved } }
      report.keepMentionedSources()
      return report
    }
    let result = appIntents.result(from: old.definitions)
    var report = report(ofSwift: result, from: old, levels(old, now), call)
    report.keepMentionedSources()
    if report.problems.isEmpty, new.definitions == nil, !appIntents.hasAnything(besides: old.definitions) {
      let words = "there is nothing to compare: the old version has no intent, no App Intent and no widget"
      report.problems = [Diagnostic(.noDefinitions, words)]
    }
    guard new.definitions != nil, report.problems.isEmpty else {
      // Both searches miss a path that doesn't exist.
      report.problems.removeAll { problem in
        problem.rule == .missingInput
          && now.problems.contains { $0.rule == .missingInput && $0.location == problem.location }
      }
      report.problems += now.problems
      return report
    }
    var definitions = call.report(old.definitions, now)
    Self.removeDuplicates(of: &report, &definitions, inherited: result.inherited)
    nameUsers(in: &definitions, old)
    definitions.keepMentionedSources()
    _ = report.add(definitions, of: nil, besides: ShippedChanges())
    return report
  }

  /// During a move, definitions and App Intents can report one loss. First, the report on Swift gives up what the
  /// definitions report, too. Then the definitions give up removed intents that have an App Intent now, or that the
  /// rest of the report on Swift names.
  ///
  /// - Parameter inherited: The places of the intents that have an App Intent now.
  private static func removeDuplicates(
    of swift: inout ComparisonReport,
    _ definitions: inout ComparisonReport,
    inherited: Set<SourceLocation>
  ) {
    let losses = Dictionary(grouping: definitions.changes, by: \.loss)
    swift.changes.removeAll { change in
      guard change.old != nil, let others = losses[change.loss] else { return false }
      // A removed intent may have an heir in Swift. If the definitions only renamed it or its class, their own
      // report covers the loss.
      let (rule, rules) = (change.diagnostic.rule, others.map(\.diagnostic.rule))
      guard change.loss.rule == .intentRemoved else { return true }
      return rule == .intentRemoved ? rules.contains { $0 != rule } : rules.contains(rule)
    }
    let known = inherited.union(swift.changes.compactMap(\.old))
    func isKnown(_ change: SchemaChange) -> Bool {
      change.diagnostic.rule == .intentRemoved && change.old.map(known.contains) ?? false
    }
    definitions.changes.removeAll(where: isKnown)
    definitions.accepted.removeAll(where: isKnown)
  }

  /// A widget that still has the class of a removed intent does not compile, unless another module declares it.
  private func nameUsers(in report: inout ComparisonReport, _ old: ComparedVersion) {
    guard let code = new.appIntents?.code, !code.intentConfigurations.isEmpty else { return }
    let classes = Dictionary(
      firsts: old.definitions.contract.intents.map { ($0.place.location, $0.className.value ?? "") }
    )
    for index in report.changes.indices where report.changes[index].diagnostic.rule == .intentRemoved {
      guard let name = classes[report.changes[index].old],
        var place = code.intentConfigurations.first(where: { $0.name == name })?.location
      else { continue }
      place.file = code.names[place.file] ?? place.file
      report.changes[index].diagnostic.message +=
        "; a widget in '\(place.file)' still has its class '\(name)'"
    }
  }

  /// `nil` if neither version has App Intents, or Swift that can't be read, unless only App Intents are compared.
  private func appIntents(from old: ComparedVersion, _ now: VersionDefinitions) -> AppIntentsComparison? {
    let hasSome = [new, old.version].contains { version in
      version.hasAppIntents || !(version.appIntents?.code.problems.isEmpty ?? true)
    }
    guard hasSome || new.definitions == nil, let appIntents = new.appIntents else { return nil }
    return old.comparison(to: appIntents, now, new)
  }

  private func levels(_ old: ComparedVersion, _ now: VersionDefinitions) -> VersionLevels {
    guard new.definitions == nil else { return now.levels }
    // The definitions of the working folder stay there while App Intents replace them.
    let isThere = old.version.definitions != nil && old.version.kind == .files
    return (isThere ? old.definitions.levels : VersionLevels(options.forReading)).adding(code: new.places)
  }

  private func report(
    ofSwift result: AppIntentsComparison.Result,
    from old: ComparedVersion,
    _ levels: VersionLevels,
    _ call: ComparisonCall
  ) -> ComparisonReport {
    let codes = [new.appIntents?.code, old.version.appIntents?.code].compactMap(\.self)
    var report = ComparisonReport(
      sources: codes.flatMap(\.sources) + old.definitions.sources,
      problems: old.definitions.problems,
      audiences: audiences
    )
    let known = Set(report.sources.map(\.path))
    let projects = levels.projects.compactMap(\.source)
    report.sources += ((old.version.app?.sources ?? []) + projects).filter { !known.contains($0.path) }
    let errors = levels.projects.flatMap(\.diagnostics).filter { $0.severity == .error }
    report.problems += errors.filter { !report.problems.contains($0) && $0.rule.severity == .error }
    for problem in codes.flatMap(\.problems) {
      // A file that can't be read is left out.
      if problem.rule == .unreadableInput {
        report.unreadFiles.append(problem)
      } else {
        report.problems.append(problem)
      }
    }
    report.notes = old.definitions.notes
    guard report.problems.isEmpty else { return report }
    report.remarks = result.remarks
    let changes = result.changes.compactMap { $0.counted(for: audiences) }
    report.othersCount = result.changes.count - changes.count
    report.applyLevels(
      to: changes,
      VersionLevels.Pass(
        from: old.definitions.levels,
        to: levels,
        isOfOneFolder: call.isOfSnapshot,
        commandLine: options.levels,
        release: call.release
      )
    )
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
