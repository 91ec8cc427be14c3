import AppFacts
import IntentCompiler
import IntentDiagnostics

/// Whether an earlier version can be compared with the new one, or why not.
enum Readiness: Hashable {
  case ready
  /// A release without anything that people could choose.
  case empty
  /// A release whose definitions can't be read.
  case unreadable
  /// A release that only contains Swift, whose App Intents are not compared.
  case uncompared
  /// Files with App Intents, while the new version is only a definition.
  case incomparable([Diagnostic])

  fileprivate static let onlyDefinition = Diagnostic(
    .noDefinitions,
    "the old version has App Intents, and the new one is only a definition; name folders that contain both"
  )
}

extension VersionPair {
  var readiness: Readiness {
    let (version, definitions) = (old.version, old.definitions)
    let isRelease = version.releaseName != nil
    if definitions.isEmpty, old.hasUncomparedCode { return .uncompared }
    if isRelease, definitions.isEmpty, !comparison.hasSwift(version) { return .empty }
    if isRelease, !definitions.problems.isEmpty { return .unreadable }
    if definitions.hasDefinitions || new.version.appIntents != nil { return .ready }
    let problems = version.appIntents?.code.problems ?? []
    if version.kind == .files, !problems.isEmpty { return .incomparable(problems) }
    guard version.hasAppIntents else { return .ready }
    let newProblems = new.definitions.problems
    return .incomparable(newProblems.isEmpty ? [Readiness.onlyDefinition] : newProblems)
  }
}
