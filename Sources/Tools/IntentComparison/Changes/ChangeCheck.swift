import IntentDiagnostics

/// A check for one kind of change. It reports only the rules that it names.
struct ChangeCheck<Subject>: RuleReporting {
  /// Looks at a subject, and adds the changes it finds.
  typealias Run = @Sendable (Subject, ComparisonContext, inout ChangeFindings) -> Void

  let rules: [Rule]
  /// The kinds of comparison that run this check.
  private let sources: Set<VersionSources>
  private let run: Run

  /// - Parameter sources: The kinds of comparison that run it; all, if the facts of the subject decide.
  init(_ rules: Rule..., of sources: Set<VersionSources> = .all, run: @escaping Run) {
    (self.rules, self.sources, self.run) = (rules, sources, run)
  }

  /// A check that only looks at the subject.
  init(
    _ rules: Rule...,
    of sources: Set<VersionSources> = .all,
    run: @escaping @Sendable (Subject, inout ChangeFindings) -> Void
  ) {
    (self.rules, self.sources) = (rules, sources)
    self.run = { subject, _, findings in run(subject, &findings) }
  }

  /// A check of what belongs to an app.
  ///
  /// - Parameter kind: Finds what the app lost or changed.
  init<Finding: AppFinding>(
    _ rules: Rule...,
    each kind: Finding.Type,
    run: @escaping @Sendable (Finding, inout ChangeFindings) -> Void
  ) where Subject == AppPair {
    (self.rules, sources) = (rules, .all)
    self.run = { app, context, findings in
      for finding in Finding.all(in: app, context) {
        findings.begin(finding.subject)
        run(finding, &findings)
      }
    }
  }

  func check(_ subject: Subject, in context: ComparisonContext, _ findings: inout ChangeFindings) {
    guard sources.contains(context.sources) else { return }
    let count = findings.changes.count
    run(subject, context, &findings)
    assert(findings.changes[count...].allSatisfy { rules.contains($0.diagnostic.rule) })
  }
}

/// The checks of one kind of element.
struct ElementChecks<Pair, Removed, Added>: RuleReporting {
  /// Checks of an element in both versions.
  let kept: [ChangeCheck<Pair>]
  /// Checks that run next, if the system finds the element.
  var found: [ChangeCheck<Pair>] = []
  var removed: [ChangeCheck<Removed>] = []
  var added: [ChangeCheck<Added>] = []

  var rules: [Rule] { removed.rules + added.rules + kept.rules + found.rules }
}

/// The checks of one kind of part, such as parameters.
typealias PartChecks<Pair, Owner: Sendable, Element: Sendable> = ElementChecks<
  Pair, Lone<Owner, Element>, Lone<Owner, Element>
>

/// Something that reports rules, so that the catalog can list them.
protocol RuleReporting: Sendable {
  var rules: [Rule] { get }
}

extension Array: RuleReporting where Element: RuleReporting {
  var rules: [Rule] { flatMap(\.rules) }
}

extension Rule {
  static func change(_ name: String, _ severity: Severity, _ summary: String) -> Rule {
    Rule(name, severity, summary, on: .comparison)
  }
}
