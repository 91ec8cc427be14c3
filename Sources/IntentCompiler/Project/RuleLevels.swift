/// The severities that a project gives to rules: `rules` in `intentc.json`.
public struct RuleLevels: Sendable, Hashable {
  /// What becomes of the diagnostics of a rule.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case error, warning, lint, off

    var severity: Severity? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .lint: .lint
      case .off: nil
      }
    }
  }

  /// The level of each rule that the project names; every other keeps its own severity.
  public var levels: [Rule: Level]

  public init(_ levels: [Rule: Level] = [:]) {
    self.levels = levels
  }

  /// Gives diagnostics the severities that the project wants.
  ///
  /// - Returns: The diagnostics that are left, in their order, and how many were dropped.
  public func apply(to diagnostics: [Diagnostic]) -> (kept: [Diagnostic], droppedCount: Int) {
    guard !levels.isEmpty else { return (diagnostics, 0) }
    var kept: [Diagnostic] = []
    kept.reserveCapacity(diagnostics.count)
    for var diagnostic in diagnostics {
      if let level = levels[diagnostic.rule] {
        guard let severity = level.severity else { continue }
        diagnostic.severity = severity
      }
      kept.append(diagnostic)
    }
    return (kept, diagnostics.count - kept.count)
  }
}
