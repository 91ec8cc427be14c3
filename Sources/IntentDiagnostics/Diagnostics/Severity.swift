/// How much a diagnostic weighs.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Says more about another diagnostic, or states a fact. Never changes the exit code.
  case note
  /// Code can be generated, but people could work with the definition better.
  /// Reported only when asked for, and never a reason to fail.
  case lint
  /// Code can be generated, but someone will be hurt.
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
