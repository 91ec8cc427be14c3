/// One thing that was found in an input: what, where, and where it can be known, how to mend it.
public struct Diagnostic: Sendable, Hashable {
  /// A further place or fact that explains a diagnostic.
  public struct Note: Sendable, Hashable {
    /// What is to be known, as one sentence without a full stop.
    public var message: String
    /// The place it is about, where it has one.
    public var location: SourceLocation?

    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A change of the file's text that mends what was found.
  public struct Fix: Sendable, Hashable {
    /// What the change does, as an order: `replace 'Calender' with 'Calendar'`.
    public var message: String
    /// The bytes that go, in the file's text as UTF-8.
    public var range: Range<Int>
    /// What comes in their place, as it stands in the file (escaped for XML).
    public var replacement: String
    /// Whether the change may be made unasked, as `validate --fix` does: nobody who could read the file before
    /// reads anything else in it afterwards. A guess at what was meant is never safe.
    public var isSafe: Bool

    public init(
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
  public var rule: Rule
  /// The severity after the project's settings were applied.
  public var severity: Severity
  /// What is wrong and what to do, as one sentence without a full stop. May hold text from the input as
  /// it stands there: whoever prints it makes control characters visible.
  public var message: String
  /// The place it is about. `nil` where no file is to blame.
  public var location: SourceLocation?
  /// The place inside the definition, where it is known.
  public var path: DefinitionPath?
  /// Further places and facts, in the order to read them.
  public var notes: [Note]
  /// The change that mends it, where one is known.
  public var fix: Fix?

  public init(
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
