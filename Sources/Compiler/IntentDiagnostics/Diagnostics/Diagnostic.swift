/// A problem in an input, with its location and possibly a fix.
package struct Diagnostic: Sendable, Hashable {
  /// An additional location or fact.
  package struct Note: Sendable, Hashable {
    /// A sentence without a period.
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A change to the text that fixes the problem.
  package struct Fix: Sendable, Hashable {
    /// The change in the imperative: `replace 'Calender' with 'Calendar'`.
    package var message: String
    /// The bytes to replace in the file's UTF-8 text.
    package var range: Range<Int>
    /// The replacement as in the file, escaped for XML.
    package var replacement: String
    /// Whether `validate --fix` may apply the change, because it keeps the meaning for every reader that
    /// could read the file. A guess is never safe.
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

  package var rule: Rule
  package var severity: Severity
  /// The problem and the fix in a sentence without a period. Texts from the input are not escaped; the output
  /// formats make control characters visible.
  package var message: String
  /// The location; `nil` outside of files.
  package var location: SourceLocation?
  package var path: DefinitionPath?
  /// Additional locations and facts in reading order.
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

package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Information that never changes the exit code.
  case note
  /// The definition could be easier to maintain. Reported only on request, and never a failure.
  case lint
  /// Users or developers will have a problem.
  case warning
  /// Code can't be generated.
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
