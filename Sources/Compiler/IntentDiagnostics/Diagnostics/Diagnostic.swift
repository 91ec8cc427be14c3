/// A problem in an input: what is wrong, where, and, if known, how to fix it.
package struct Diagnostic: Sendable, Hashable {
  /// An additional location or fact that explains a diagnostic.
  package struct Note: Sendable, Hashable {
    /// The message, one sentence without a period.
    package var message: String
    /// The location, if there is one.
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A change to the file's text that fixes the problem.
  package struct Fix: Sendable, Hashable {
    /// The change, in the imperative: `replace 'Calender' with 'Calendar'`.
    package var message: String
    /// The byte range to replace, in the file's text as UTF-8.
    package var range: Range<Int>
    /// The replacement, exactly as written in the file (escaped for XML).
    package var replacement: String
    /// Whether `validate --fix` may apply the change: the meaning of the file stays the same for every reader that
    /// could read it before. A guess at the intended value is never safe.
    package var isSafe: Bool

    package init(
      _ message: String,
      replacing range: Range<Int>,
      with replacement: String,
      isSafe: Bool = false
    ) {
      self.message = message
      self.range = range
      self.replacement = replacement
      self.isSafe = isSafe
    }
  }

  /// The rule that was violated.
  package var rule: Rule
  /// The severity after applying the project's settings.
  package var severity: Severity
  /// What is wrong and what to do, one sentence without a period. May contain unescaped text from the input;
  /// the output formats make control characters visible.
  package var message: String
  /// The location of the problem. `nil` if it is not in a file.
  package var location: SourceLocation?
  /// The path inside the definition, if known.
  package var path: DefinitionPath?
  /// Additional locations and facts, in reading order.
  package var notes: [Note]
  /// The change that fixes the problem, if known.
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
