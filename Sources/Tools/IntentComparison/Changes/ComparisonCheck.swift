import IntentDiagnostics

/// A check for one kind of change. It reports only the rules that it names.
struct ComparisonCheck<Subject, Context>: RuleReporting {
  /// Looks at a subject, and adds the changes it finds.
  typealias Run = @Sendable (Subject, Context, inout ChangeFindings) -> Void

  let rules: [Rule]
  private let run: Run

  init(_ rules: Rule..., run: @escaping Run) {
    self.init(rules, run: run)
  }

  init(_ rules: [Rule], run: @escaping Run) {
    self.rules = rules
    self.run = run
  }

  func check(_ subject: Subject, in context: Context, _ findings: inout ChangeFindings) {
    let count = findings.changes.count
    run(subject, context, &findings)
    assert(findings.changes[count...].allSatisfy { rules.contains($0.diagnostic.rule) })
  }
}

/// A check of two versions of definitions.
typealias ChangeCheck<Subject> = ComparisonCheck<Subject, ComparisonContext>
/// A check of what App Intents keep of an earlier version, which a definition or other App Intents declare.
typealias ContractCheck<Subject> = ComparisonCheck<Subject, ContractContext>

protocol RuleReporting: Sendable {
  var rules: [Rule] { get }
}

extension Array: RuleReporting where Element: RuleReporting {
  var rules: [Rule] { flatMap(\.rules) }
}

extension Array {
  func check<Subject, Context>(_ subject: Subject, in context: Context, _ findings: inout ChangeFindings)
  where Element == ComparisonCheck<Subject, Context> {
    for check in self { check.check(subject, in: context, &findings) }
  }
}
