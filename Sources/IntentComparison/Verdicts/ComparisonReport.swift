import IntentDiagnostics

/// What came of comparing two versions of definitions.
package struct ComparisonReport: Sendable {
  /// The texts of both versions, for lines and columns.
  package var sources: [SourceText]
  /// Why nothing could be compared; empty where it could.
  package var problems: [Diagnostic]
  /// Why tables of texts cannot be read to their ends: errors in the new version, warnings in the old one. What they
  /// say is not compared.
  package var tableProblems: [Diagnostic] = []
  /// What was not read, though it may have been meant.
  package var notes: [Diagnostic] = []
  /// The changes: those of intents, then of enums and of object types, each in the new order.
  package var changes: [SchemaChange]
  /// The changes that a setting keeps from being shown.
  package var suppressed: [SuppressedDiagnostic]
  /// The audiences whose verdicts count.
  package var audiences: Set<Audience>
  /// How many changes are left out because they are careful or breaking for other audiences alone.
  package var othersCount = 0

  package init(
    sources: [SourceText] = [],
    problems: [Diagnostic] = [],
    changes: [SchemaChange] = [],
    suppressed: [SuppressedDiagnostic] = [],
    audiences: Set<Audience> = Set(Audience.allCases)
  ) {
    self.sources = sources
    self.problems = problems
    self.changes = changes
    self.suppressed = suppressed
    self.audiences = audiences
  }

  /// How many changes have a verdict.
  package func count(_ verdict: Verdict) -> Int {
    changes.count { $0.verdict == verdict }
  }

  /// All that cannot be read.
  var allProblems: [Diagnostic] { problems + tableProblems }

  /// One line that counts: `1 breaking change, 2 careful, 3 safe`.
  package var summary: String {
    guard problems.isEmpty else { return "nothing could be compared" }
    guard !changes.isEmpty || !suppressed.isEmpty || othersCount > 0 else {
      return "nothing that counts has changed" + (tableProblems.isEmpty ? "" : " in what can be read")
    }
    let breaking = count(.breaking)
    var parts = ["\(breaking) breaking change\(breaking == 1 ? "" : "s")"]
    parts += [Verdict.careful, .safe].map { "\(count($0)) \($0.rawValue)" }
    if !suppressed.isEmpty { parts.append("\(suppressed.count) suppressed") }
    if othersCount > 0 { parts.append("\(othersCount) for other audiences") }
    return parts.joined(separator: ", ")
  }

  /// The changes and the problems as diagnostics, for the formats that show those. A note says whom each
  /// change concerns.
  package var diagnostics: DiagnosticReport {
    let diagnostics = changes.map { change in
      var diagnostic = change.diagnostic
      let words = change.verdictWords
      if !words.isEmpty { diagnostic.notes.insert(Diagnostic.Note(words), at: 0) }
      return diagnostic
    }
    return DiagnosticReport(sources: sources, diagnostics: diagnostics + allProblems, suppressed: suppressed)
  }
}
