import IntentDefinition
import IntentDiagnostics

/// What a check reports about an element in both versions, or in one. ``ContractComparison`` makes a
/// ``SchemaChange`` of it.
struct Finding {
  let rule: Rule
  let message: String
  let verdicts: [Audience: Verdict]
  let old: ElementPlace?
  let new: ElementPlace?
  let facts: [String?]

  /// - Parameter facts: Facts, mostly the old value, that tell changes of one rule and element apart: see
  ///   ``SchemaChange/identity``.
  init(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    from old: ElementPlace? = nil,
    to new: ElementPlace? = nil,
    facts: [String?] = []
  ) {
    (self.rule, self.message, self.verdicts) = (rule, message, verdicts)
    (self.old, self.new, self.facts) = (old, new, facts)
  }

  /// - Parameter location: What to change in the new version; by default, the element.
  init(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ pair: some ElementPair,
    at location: SourceLocation? = nil,
    facts: [String?] = []
  ) {
    var new = pair.new.place
    new.location = location ?? new.location
    self.init(rule, message, verdicts, from: pair.old.place, to: new, facts: facts)
  }
}

extension SchemaChange {
  /// Names an App Intent by the path of the intent that it takes over, because people know it by that name.
  ///
  /// - Parameter location: Where the new version declares the subject.
  init(_ finding: Finding, about subject: Subject, at subjectLocation: SourceLocation? = nil) {
    let (old, new) = (finding.old, finding.new)
    let location = new?.location ?? subjectLocation ?? old?.location
    let isOfDefinitions = new?.isOfDefinition ?? true
    let path = isOfDefinitions ? new?.path ?? old?.path : old?.path ?? new?.path
    var diagnostic = Diagnostic(finding.rule, finding.message, at: location, path: path)
    if let old, let former = old.location, former != location {
      let note =
        switch (isOfDefinitions, old.isOfDefinition) {
        case (true, _): "it was here"
        case (false, true): "the definition declares it here"
        case (false, false): "it was declared here"
        }
      diagnostic.notes = [.init(note, at: former)]
    }
    diagnostic.severity = (finding.verdicts.values.max() ?? .safe).severity
    self.init(
      diagnostic: diagnostic,
      facts: finding.facts,
      hasSuccessor: new != nil,
      verdicts: finding.verdicts,
      subject: subject,
      old: old?.location,
      new: new?.location
    )
  }
}
