import IntentDefinition
import IntentDiagnostics
import IntentText

struct Check<Element>: Sendable {
  /// Usually one rule. Several, if the check can't tell them apart in advance.
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

struct Findings: Reporting, Sendable {
  /// The lints to report in addition to all other rules.
  let lints: Set<Rule>
  var diagnostics: [Diagnostic] = []
  var suggestions = Suggestions()
  var consequence: Diagnostic?
  var usedEnums: Set<String> = []
  var usedTypes: Set<String> = []
  /// The first text with each ID in the current file.
  var textsByID: [String: Located<String>] = [:]

  init(lints: Set<Rule>) {
    self.lints = lints
  }

  func isWanted(_ rule: Rule) -> Bool { rule.isWanted(lints: lints) }

  mutating func add(_ other: Findings) {
    diagnostics += other.diagnostics
    usedEnums.formUnion(other.usedEnums)
    usedTypes.formUnion(other.usedTypes)
  }
}

extension Rule {
  /// Whether a call with these lints reports the rule.
  func isWanted(lints: Set<Rule>) -> Bool { severity != .lint || lints.contains(self) }
}
