/// What a diagnostic is an instance of: one thing that can be wrong with a definition.
///
/// Each rule is declared beside the code that checks it, as a static member of this type,
/// and listed in ``all``.
public struct Rule: Sendable, Hashable {
  /// The rule's name in kebab-case words, as users write it in options and `intentc.json`: `unknown-enum`.
  public let name: String
  /// The severity that the rule has unless the project sets another.
  public let severity: Severity
  /// One sentence on what the rule finds, without a full stop.
  public let summary: String
  /// The rule's page of help; `nil` where it has none.
  public let help: RuleHelp?

  /// Declares a rule.
  public init(_ name: String, _ severity: Severity, _ summary: String, help: RuleHelp? = nil) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.help = help
  }

  public static func == (left: Rule, right: Rule) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
