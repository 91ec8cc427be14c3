/// One thing that was found in an input: what, where, and where it can be known, how to mend it.
package struct Diagnostic: Sendable, Hashable {
  /// A further place or fact that explains a diagnostic.
  package struct Note: Sendable, Hashable {
    /// What is to be known, as one sentence without a full stop.
    package var message: String
    /// The place it is about, where it has one.
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A change of the file's text that mends what was found.
  package struct Fix: Sendable, Hashable {
    /// What the change does, as an order: `replace 'Calender' with 'Calendar'`.
    package var message: String
    /// The bytes that go, in the file's text as UTF-8.
    package var range: Range<Int>
    /// What comes in their place, as it stands in the file (escaped for XML).
    package var replacement: String
    /// Whether the change may be made unasked, as `validate --fix` does: nobody who could read the file before
    /// reads anything else in it afterwards. A guess at what was meant is never safe.
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

  /// The rule that found it.
  package var rule: Rule
  /// The severity after the project's settings were applied.
  package var severity: Severity
  /// What is wrong and what to do, as one sentence without a full stop. May hold text from the input as
  /// it stands there: whoever prints it makes control characters visible.
  package var message: String
  /// The place it is about. `nil` where no file is to blame.
  package var location: SourceLocation?
  /// The place inside the definition, where it is known.
  package var path: DefinitionPath?
  /// Further places and facts, in the order to read them.
  package var notes: [Note]
  /// The change that mends it, where one is known.
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
