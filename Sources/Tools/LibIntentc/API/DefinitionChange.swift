import IntentComparison
import IntentCompiler
import IntentDiagnostics

/// A change between two versions of definitions.
public struct DefinitionChange: Sendable, Hashable {
  /// A change's severity for an audience.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// Nothing gets lost.
    case safe
    /// People see less than they could, or something unexpected.
    case careful
    /// Stored choices are lost or mean something else.
    case breaking
  }

  /// An affected audience.
  public enum Audience: String, Sendable, Hashable, CaseIterable {
    /// Configurations stored by generated code.
    case stored
    /// Placed widgets and saved shortcuts.
    case placed
  }

  /// The change. Its severity is `error` if it is breaking, `warning` if careful and `note` if safe, unless
  /// `intentc.json` sets a different severity.
  public var problem: DefinitionProblem
  /// The worst verdict.
  public var verdict: Verdict
  /// The verdicts that aren't safe.
  public var verdicts: [Audience: Verdict]
  /// The reason for which `accepted` in `intentc.json` accepts a break, which then doesn't count; otherwise,
  /// `nil`.
  public var acceptedReason: String?
}

extension DefinitionChange {
  init(_ change: SchemaChange, _ sources: inout SourceMap) {
    problem = DefinitionProblem(change.diagnostic, &sources)
    verdict = Verdict(change.verdict)
    acceptedReason = change.acceptance?.reason
    verdicts = [:]
    for audience in IntentComparison.Audience.allCases {
      let verdict = Verdict(change.verdict(for: audience))
      guard verdict != .safe else { continue }
      switch audience {
      case .stored: verdicts[.stored] = verdict
      case .placed: verdicts[.placed] = verdict
      }
    }
  }
}

extension DefinitionChange.Verdict {
  fileprivate init(_ verdict: IntentComparison.Verdict) {
    switch verdict {
    case .safe: self = .safe
    case .careful: self = .careful
    case .breaking: self = .breaking
    }
  }
}
