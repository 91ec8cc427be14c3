import IntentDefinition
import IntentDiagnostics

/// A function that looks at one element for one rule. Checks of different rules don't depend on each other.
package struct Check<Element>: Sendable {
  /// There are several if only the check can tell which rule is broken.
  package let rules: [Rule]
  package let run: @Sendable (Element, inout Findings) -> Void

  package init(_ rules: Rule..., run: @escaping @Sendable (Element, inout Findings) -> Void) {
    self.rules = rules
    self.run = run
  }

  package init(_ rule: Rule, _ run: @escaping @Sendable (Element, inout Findings) -> Void) {
    self.init(rule, run: run)
  }
}

/// Collects diagnostics while checks run, without unwanted lints. Also remembers which types a module uses,
/// and the text IDs of the current definition.
package struct Findings: Reporting, Sendable {
  let lints: Set<Rule>
  package var diagnostics: [Diagnostic] = []
  var consequence: Diagnostic?
  var usedEnums: Set<String> = []
  var usedTypes: Set<String> = []
  var textsByID: [String: Located<String>] = [:]

  package init(lints: Set<Rule>) {
    self.lints = lints
  }

  func isWanted(_ rule: Rule) -> Bool { rule.isWanted(lints: lints) }

  package mutating func report(
    _ rule: Rule,
    _ message: String,
    at location: SourceLocation,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: location, notes: notes))
  }
}

extension Rule {
  func isWanted(lints: Set<Rule>) -> Bool { severity != .lint || lints.contains(self) }
}
