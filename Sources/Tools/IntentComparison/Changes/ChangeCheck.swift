import IntentDiagnostics

/// A check for one kind of change. It reports only the rules that it names.
struct ChangeCheck<Subject>: Sendable {
  /// Looks at a subject, and returns the changes it finds.
  typealias Run = @Sendable (Subject, ComparisonContext) -> [Finding]

  let rules: [Rule]
  /// The kinds of comparison that run this check.
  private let modes: Set<ComparisonMode.Kind>
  private let run: Run

  /// A check that finds at most one change.
  ///
  /// - Parameter modes: The kinds of comparison that run it; all, if the facts of the subject decide.
  init(
    _ rules: Rule...,
    of modes: Set<ComparisonMode.Kind> = .all,
    run: @escaping @Sendable (Subject, ComparisonContext) -> Finding?
  ) {
    (self.rules, self.modes) = (rules, modes)
    self.run = { subject, context in run(subject, context).map { [$0] } ?? [] }
  }

  /// A check that may find several changes of a subject.
  init(several rules: Rule..., of modes: Set<ComparisonMode.Kind> = .all, run: @escaping Run) {
    (self.rules, self.modes, self.run) = (rules, modes, run)
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
    run = { owner, context in
      parts(owner).steps.flatMap { step in
        switch step {
        case .kept(let matched): checks.findings(pair(owner, matched, context), context)
        case .removed(let old): checks.removed.findings(Lone(owner: owner, element: old), context)
        case .added(let new): checks.added.findings(Lone(owner: owner, element: new), context)
        }
      }
    }
  }

  func findings(_ subject: Subject, _ context: ComparisonContext) -> [Finding] {
    guard modes.contains(context.mode) else { return [] }
    let findings = run(subject, context)
    assert(findings.allSatisfy { rules.contains($0.rule) })
    return findings
  }
}

/// A check of what belongs to an app. Each finding has its own subject.
struct AppCheck: Sendable {
  let rule: Rule
  let changes: @Sendable (AppPair, ComparisonContext) -> [SchemaChange]

  /// - Parameter kind: Finds what the app lost or changed.
  init<Kind: AppFinding>(
    _ rule: Rule,
    each kind: Kind.Type,
    run: @escaping @Sendable (Kind) -> Finding
  ) {
    self.rule = rule
    changes = { app, context in
      Kind.all(in: app, context).map { kind in
        let finding = run(kind)
        assert(finding.rule == rule)
        return SchemaChange(finding, about: kind.subject)
      }
    }
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

  func findings(_ pair: Pair, _ context: ComparisonContext) -> [Finding] {
    kept.findings(pair, context) + (pair.isFound ? found.findings(pair, context) : [])
  }
}

/// The checks of one kind of part, such as parameters.
typealias PartChecks<Pair: ElementPair, Owner: Sendable, Element: Sendable> = ElementChecks<
  Pair, Lone<Owner, Element>, Lone<Owner, Element>
>

extension Array {
  func findings<Subject>(_ subject: Subject, _ context: ComparisonContext) -> [Finding]
  where Element == ChangeCheck<Subject> {
    flatMap { $0.findings(subject, context) }
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
