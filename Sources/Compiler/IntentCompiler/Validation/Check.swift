import IntentDefinition
import IntentDiagnostics
import IntentText

struct Check<Element>: Sendable {
  /// There are several if only the check can tell which rule is broken.
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
  let lints: Set<Rule>
  var diagnostics: [Diagnostic] = []
  var suggestions = Suggestions()
  var consequence: Diagnostic?
  var usedEnums: Set<String> = []
  var usedTypes: Set<String> = []
  var textsByID: [String: Located<String>] = [:]

  init(lints: Set<Rule>) {
    self.lints = lints
  }

  func isWanted(_ rule: Rule) -> Bool { rule.isWanted(lints: lints) }
}

extension Rule {
  func isWanted(lints: Set<Rule>) -> Bool { severity != .lint || lints.contains(self) }
}
