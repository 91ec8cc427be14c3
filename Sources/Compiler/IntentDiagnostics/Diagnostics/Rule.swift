/// A kind of problem that the compiler reports.
///
/// Each rule is declared next to the code that reports it, as a static member of this type. Its help is in
/// LibIntentc.
package struct Rule: Sendable, Hashable {
  /// When a rule is checked.
  package enum Occasion: Sendable {
    /// Whenever definitions are checked.
    case check
    /// When two versions of definitions are compared.
    case comparison
    /// When files are written, stored configurations are checked, or one language is requested.
    case other
  }

  /// The rule's name in kebab case, as used in options and `intentc.json`: `unknown-enum`.
  package let name: String
  /// The default severity of the rule.
  package let severity: Severity
  /// A summary of the rule, one sentence without a period.
  package let summary: String
  /// When the rule is checked.
  package let occasion: Occasion
  /// Whether the rule always is an error, because no code can be generated or no configuration read.
  package let isFixed: Bool

  /// Declares a rule.
  ///
  /// - Parameter isFixed: `nil` means every error that is not about a change.
  package init(
    _ name: String,
    _ severity: Severity,
    _ summary: String,
    on occasion: Occasion = .check,
    isFixed: Bool? = nil
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.occasion = occasion
    self.isFixed = isFixed ?? (severity == .error && occasion != .comparison)
  }

  package static func == (left: Rule, right: Rule) -> Bool {
    left.name == right.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
