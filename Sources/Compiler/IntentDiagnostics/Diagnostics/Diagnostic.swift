/// A problem at a location, with the rule it breaks. Only output formats turn it into text.
package struct Diagnostic: Sendable, Hashable {
  /// A second location that helps to understand a problem.
  package struct Note: Sendable, Hashable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A replacement that solves a problem.
  package struct Fix: Sendable, Hashable {
    /// What the fix does: `replace 'Calender' with 'Calendar'`
    package var message: String
    package var range: Range<Int>
    /// The new text, escaped for XML.
    package var replacement: String
    /// Whether `validate --fix` may apply the fix, because the file keeps its meaning for every program that
    /// reads it.
    package var isSafe: Bool
    /// Whether the problem's message already proposes the fix, as in "did you mean 'Calendar'?"
    package var isSaid: Bool

    package init(
      _ message: String,
      replacing range: Range<Int>,
      with replacement: String,
      isSafe: Bool = false,
      isSaid: Bool = false
    ) {
      self.message = message
      self.range = range
      self.replacement = replacement
      self.isSafe = isSafe
      self.isSaid = isSaid
    }
  }

  package var rule: Rule
  package var severity: Severity
  /// A sentence without a period. Texts from the input are not escaped.
  package var message: String
  package var location: SourceLocation?
  package var path: DefinitionPath?
  package var notes: [Note]
  package var fix: Fix?

  package init(
    _ rule: Rule,
    _ message: String,
    at location: SourceLocation? = nil,
    path: DefinitionPath? = nil,
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = rule.severity
    self.message = message
    self.location = location
    self.path = path
    self.notes = notes
    self.fix = fix
  }
}

/// How serious a problem is, in rising order.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// A remark, which never changes the exit code.
  case note
  /// Reported only on request, and then as a warning.
  case lint
  case warning
  /// A problem that prevents generating code.
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
