import IntentDiagnostics

/// A check for one kind of change. It reports only the rules that it names.
struct ChangeCheck<Subject>: Sendable {
  /// Looks at a subject, and adds the changes it finds.
  typealias Run = @Sendable (Subject, ComparisonContext, inout ChangeFindings) -> Void

  let rules: [Rule]
  /// The kinds of comparison that run this check.
  private let modes: Set<ComparisonMode.Kind>
  private let run: Run

  /// - Parameter modes: The kinds of comparison that run it; all, if the facts of the subject decide.
  init(_ rules: Rule..., of modes: Set<ComparisonMode.Kind> = .all, run: @escaping Run) {
    (self.rules, self.modes, self.run) = (rules, modes, run)
  }

  /// A check that only looks at the subject.
  init(
    _ rules: Rule...,
    of modes: Set<ComparisonMode.Kind> = .all,
    run: @escaping @Sendable (Subject, inout ChangeFindings) -> Void
  ) {
    (self.rules, self.modes) = (rules, modes)
    self.run = { subject, _, findings in run(subject, &findings) }
  }

  /// The checks of a kind of part.
  ///
  /// - Parameters:
  ///   - parts: Pairs the parts of an element.
  ///   - pair: Makes a pair's value for the checks.
  init<Part: Sendable, Pair: ElementPair>(
    parts: @escaping @Sendable (Subject) -> Matching<Part>,
    as pair: @escaping @Sendable (Subject, Matching<Part>.Pair, ComparisonContext) -> Pair,
    _ checks: PartChecks<Pair, Subject, Part>
  ) where Subject: Sendable {
    (rules, modes) = (checks.rules, .all)
    run = { owner, context, findings in
      for step in parts(owner).steps {
        switch step {
        case .kept(let matched): checks.check(pair(owner, matched, context), in: context, &findings)
        case .removed(let old):
          checks.removed.check(Lone(owner: owner, element: old), in: context, &findings)
        case .added(let new): checks.added.check(Lone(owner: owner, element: new), in: context, &findings)
        }
      }
    }
  }

  /// A check of what belongs to an app.
  ///
  /// - Parameter kind: Finds what the app lost or changed.
  init<Finding: AppFinding>(
    _ rules: Rule...,
    each kind: Finding.Type,
    run: @escaping @Sendable (Finding, inout ChangeFindings) -> Void
  ) where Subject == AppPair {
    (self.rules, modes) = (rules, .all)
    self.run = { app, context, findings in
      for finding in Finding.all(in: app, context) {
        findings.begin(finding.subject)
        run(finding, &findings)
      }
    }
  }

  func check(_ subject: Subject, in context: ComparisonContext, _ findings: inout ChangeFindings) {
    guard modes.contains(context.mode) else { return }
    let count = findings.changes.count
    run(subject, context, &findings)
    assert(findings.changes[count...].allSatisfy { rules.contains($0.diagnostic.rule) })
  }
}

/// The checks of one kind of element.
struct ElementChecks<Pair: ElementPair, Removed, Added>: Sendable {
  /// Checks of an element in both versions, and of its parts.
  let kept: [ChangeCheck<Pair>]
  /// Checks that run next, if the system finds the element.
  var found: [ChangeCheck<Pair>] = []
  var removed: [ChangeCheck<Removed>] = []
  var added: [ChangeCheck<Added>] = []

  var rules: [Rule] {
    removed.flatMap(\.rules) + added.flatMap(\.rules) + (kept + found).flatMap(\.rules)
  }

  func check(_ pair: Pair, in context: ComparisonContext, _ findings: inout ChangeFindings) {
    kept.check(pair, in: context, &findings)
    if pair.isFound { found.check(pair, in: context, &findings) }
  }
}

/// The checks of one kind of part, such as parameters.
typealias PartChecks<Pair: ElementPair, Owner: Sendable, Element: Sendable> = ElementChecks<
  Pair, Lone<Owner, Element>, Lone<Owner, Element>
>

extension Array {
  func check<Subject>(
    _ subject: Subject,
    in context: ComparisonContext,
    _ findings: inout ChangeFindings
  ) where Element == ChangeCheck<Subject> {
    for check in self { check.check(subject, in: context, &findings) }
  }
}

extension Rule {
  static func change(_ name: String, _ severity: Severity, _ summary: String) -> Rule {
    Rule(name, severity, summary, on: .comparison)
  }

  /// A change after which the system no longer finds an element; see ``Rule/lost``.
  static func loss(of lost: ElementKind, _ name: String, _ summary: String) -> Rule {
    Rule(name, .error, summary, on: .comparison, losing: lost)
  }
}
