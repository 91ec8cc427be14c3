import IntentCompiler
import IntentDiagnostics

/// Reports on one earlier version: its definitions, its App Intents, and what both lose only once.
extension VersionComparison {
  func report(on old: ComparedVersion, _ now: VersionDefinitions, _ call: ComparisonCall)
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
  func appIntents(from old: ComparedVersion, _ now: VersionDefinitions) -> AppIntentsComparison? {
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
    report.setChanges(result.changes, at: call.levels(from: old.definitions.levels, to: levels))
    return report
  }
}
