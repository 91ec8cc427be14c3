/// The severity of a diagnostic.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Adds information. Never changes the exit code.
  case note
  /// Code can be generated, but the definition could be easier to maintain.
  /// Reported only on request, and never a failure.
  case lint
  /// Code can be generated, but users or developers will have a problem.
  case warning
  /// Code cannot be generated.
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .lint: 1
    case .warning: 2
    case .error: 3
    }
  }
}
