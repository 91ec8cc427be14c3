import IntentDefinition
import IntentDiagnostics
import IntentText

/// A look at an element of a definition, and the rules that it can report.
struct Check<Element>: Sendable {
  /// Usually one rule; several if they cannot be told apart before the look.
  let rules: [Rule]
  let run: @Sendable (Element, inout Findings) -> Void

  init(_ rules: Rule..., run: @escaping @Sendable (Element, inout Findings) -> Void) {
    self.rules = rules
    self.run = run
  }

  init(_ rule: Rule, _ run: @escaping @Sendable (Element, inout Findings) -> Void) {
    self.init(rule, run: run)
  }
}

/// The results of checks.
struct Findings: Reporting, Sendable {
  /// The lints to report; all other rules are always reported.
  let lints: Set<Rule>
  var diagnostics: [Diagnostic] = []
  var suggestions = Suggestions()
  var consequence: Diagnostic?
  /// The names of the enums that parameters and properties refer to.
  var usedEnums: Set<String> = []
  /// The names of the object types that parameters and properties use.
  var usedTypes: Set<String> = []
  /// The first text with each ID in the current file.
  var textsByID: [String: Located<String>] = [:]

  init(lints: Set<Rule>) {
    self.lints = lints
  }

  func isWanted(_ rule: Rule) -> Bool { rule.isWanted(lints: lints) }

  /// Adds the findings of other files.
  mutating func add(_ other: Findings) {
    diagnostics += other.diagnostics
    usedEnums.formUnion(other.usedEnums)
    usedTypes.formUnion(other.usedTypes)
  }
}

extension Rule {
  /// Whether a call that asks for some lints reports this rule.
  func isWanted(lints: Set<Rule>) -> Bool { severity != .lint || lints.contains(self) }
}
