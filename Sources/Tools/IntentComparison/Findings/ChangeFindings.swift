import IntentDefinition
import IntentDiagnostics

/// Collects changes, and gives each the declaration that is being compared.
struct ChangeFindings {
  private(set) var changes: [SchemaChange] = []
  private var subject = SchemaChange.Subject(kind: .intent, name: "")
  private var subjectLocation: SourceLocation?

  /// - Parameter location: Where the new version declares the subject.
  mutating func begin(_ subject: SchemaChange.Subject, at location: SourceLocation? = nil) {
    (self.subject, subjectLocation) = (subject, location)
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ pair: some ElementPair,
    facts: [String?] = []
  ) {
    report(rule, message, verdicts, from: pair.old.place, to: pair.new.place, facts: facts)
  }

  /// - Parameter location: What to change in the new version.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ pair: some ElementPair,
    at location: SourceLocation?,
    facts: [String?] = []
  ) {
    let new = ElementPlace(location: location, path: pair.new.place.path)
    report(rule, message, verdicts, from: pair.old.place, to: new, facts: facts)
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    from old: ElementPlace,
    at location: SourceLocation?,
    facts: [String?] = []
  ) {
    report(rule, message, verdicts, from: old, to: ElementPlace(location: location), facts: facts)
  }

  /// Names an App Intent by the path of the intent that it takes over, because people know it by that name.
  ///
  /// - Parameter facts: Facts, mostly the old value, that tell changes of one rule and element apart: see
  ///   ``SchemaChange/Identity``.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    from old: ElementPlace? = nil,
    to new: ElementPlace? = nil,
    facts: [String?] = []
  ) {
    let location = new?.location ?? subjectLocation ?? old?.location
    let isOfDefinitions = new?.isOfDefinition ?? true
    let path = isOfDefinitions ? new?.path ?? old?.path : old?.path ?? new?.path
    var diagnostic = Diagnostic(rule, message, at: location, path: path)
    if let old, let former = old.location, former != location {
      let note =
        switch (isOfDefinitions, old.isOfDefinition) {
        case (true, _): "it was here"
        case (false, true): "the definition declares it here"
        case (false, false): "it was declared here"
        }
      diagnostic.notes = [.init(note, at: former)]
    }
    diagnostic.severity = (verdicts.values.max() ?? .safe).severity
    changes.append(
      SchemaChange(
        diagnostic: diagnostic,
        facts: facts,
        hasSuccessor: new != nil,
        verdicts: verdicts,
        subject: subject,
        old: old?.location,
        new: new?.location
      )
    )
  }
}
