import AppFacts
import IntentCompiler
import IntentDiagnostics

/// An earlier version and the new one, and what people lose in an update. If definitions and App Intents lose
/// the same, it is reported once.
struct VersionPair {
  let old: ReadVersion
  let new: ReadVersion
  let comparison: VersionComparison

  /// Whether the new version is the earlier one.
  var isUnchanged: Bool {
    ContractComparison.changes(from: old.definitions.contract, to: new.definitions.contract).isEmpty
      && appIntents.map(\.isUnchanged) ?? true
  }

  func report() -> ComparisonReport {
    var report =
      switch (new.version.definitions, appIntents) {
      case (_, nil): reportOnDefinitions()
      case (nil, let appIntents?): reportOnAppIntents(appIntents)
      case (_?, let appIntents?): reportOnBoth(appIntents)
      }
    report.keepMentionedSources()
    return report
  }

  /// `nil` if neither version has App Intents, or Swift that can't be read, unless only App Intents are
  /// compared.
  private var appIntents: AppIntentsComparison? {
    let hasSome = [new.version, old.version].contains { version in
      version.hasAppIntents || !(version.appIntents?.code.problems.isEmpty ?? true)
    }
    return hasSome || new.version.definitions == nil ? old.appIntents(comparedWith: new) : nil
  }

  private var ofDefinitions: DefinitionComparison { comparison.definitionComparison(from: old.version) }

  private func reportOnDefinitions() -> ComparisonReport {
    var report = ofDefinitions.report(old.definitions, new.definitions)
    if case .appIntents = comparison.unreadSwift { report.changes.removeAll(where: \.removesIntent) }
    return report
  }

  private func reportOnAppIntents(_ appIntents: AppIntentsComparison) -> ComparisonReport {
    // The definitions of the working folder stay there while App Intents take over.
    let isThere = old.version.definitions != nil && old.version.kind == .files
    let levels = isThere ? old.definitions.levels : VersionLevels(comparison.options.forReading)
    let result = appIntents.result(from: old.definitions)
    var report = swiftReport(result, at: levels.adding(codePaths: new.version.codePaths))
    if report.problems.isEmpty, !comparison.hasUnreadWidgets(old.version),
      !appIntents.hasAnything(besides: old.definitions)
    {
      let message = "there is nothing to compare: the old version has no intent, no App Intent and no widget"
      report.problems = [Diagnostic(.noDefinitions, message)]
    }
    return report
  }

  private func reportOnBoth(_ appIntents: AppIntentsComparison) -> ComparisonReport {
    let result = appIntents.result(from: old.definitions)
    var swift = swiftReport(result, at: new.definitions.levels)
    guard swift.problems.isEmpty else {
      let problems = new.definitions.allProblems
      // Both searches miss a path that doesn't exist.
      swift.problems.removeAll { problem in
        problems.contains { $0.rule == problem.rule && $0.location == problem.location }
      }
      swift.problems += problems
      return swift
    }
    swift.add(ofDefinitions.report(old.definitions, new.definitions), takenOver: result.takenOver)
    return swift
  }

  private func swiftReport(
    _ result: AppIntentsComparison.Result,
    at levels: VersionLevels
  ) -> ComparisonReport {
    let codes = [new.version.appIntents?.code, old.version.appIntents?.code].compactMap(\.self)
    var report = ComparisonReport(
      sources: codes.flatMap(\.sources) + old.definitions.sources,
      problems: old.definitions.allProblems,
      audiences: comparison.audiences
    )
    let others = (old.version.appCode?.sources ?? []) + levels.projects.compactMap(\.source)
    report.sources.addMissing(others, by: \.path)
    let errors = levels.projects.flatMap(\.diagnostics).filter { $0.severity == .error }
    report.problems += errors.filter { !report.problems.contains($0) && $0.rule.severity == .error }
    let problems = codes.flatMap(\.problems)
    // A file that can't be read is left out.
    report.unreadFiles = problems.filter { $0.rule == .unreadableInput }
    report.problems += problems.filter { $0.rule != .unreadableInput }
    report.notes = old.definitions.notes
    guard report.problems.isEmpty else { return report }
    report.remarks = result.remarks
    report.setChanges(result.changes, at: ofDefinitions.levels(from: old.definitions.levels, to: levels))
    return report
  }
}
