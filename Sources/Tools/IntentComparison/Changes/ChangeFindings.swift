import IntentDefinition
import IntentDiagnostics

/// Collects changes, and gives each the declaration that is being compared.
struct ChangeFindings {
  private(set) var changes: [SchemaChange] = []
  private var subject = SchemaChange.Subject(kind: .intent, name: "")
  private var subjectPlace: SourceLocation?
  /// The sentences about the subject's translations so far.
  private var said: Set<[String]> = []

  mutating func begin(
    _ kind: ElementKind,
    _ element: some ComparedElement,
    isGone: Bool = false
  ) {
    subject = SchemaChange.Subject(kind: kind, name: element.name)
    said = []
    subjectPlace = isGone ? nil : element.place.location
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ pair: some VersionPair
  ) {
    report(rule, message, verdicts, old: pair.old, new: pair.new)
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    old: (any ComparedElement)? = nil,
    new: (any ComparedElement)? = nil
  ) {
    var diagnostic = Diagnostic(
      rule,
      message,
      at: new?.place.location ?? subjectPlace ?? old?.place.location,
      path: (new ?? old)?.place.path
    )
    if let place = old?.place.location, place != diagnostic.location {
      diagnostic.notes = [.init("it was here", at: place)]
    }
    diagnostic.severity = (verdicts.values.max() ?? .safe).severity
    changes.append(
      SchemaChange(
        diagnostic: diagnostic,
        verdicts: verdicts,
        subject: subject,
        old: old?.place.location,
        new: new?.place.location
      )
    )
  }
}

extension ChangeFindings {
  /// An element of any kind in both versions.
  typealias ElementPair = (old: any ComparedElement, new: any ComparedElement)

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    text: (old: ComparedSchema.Text?, new: ComparedSchema.Text?),
    of elements: ElementPair
  ) {
    var (old, new) = elements
    if let location = text.old?.location { old.place.location = location }
    if let location = text.new?.location { new.place.location = location }
    let owner = new is any ComparedDeclaration ? "" : "'\(new.name)': "
    report(rule, owner + message, verdicts, old: text.old == nil ? nil : old, new: new)
  }

  /// Says the same only once: suggestions and Shortcuts often have the same summary under two IDs.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    at places: (old: SourceLocation?, new: SourceLocation?),
    of elements: ElementPair
  ) {
    var (old, new) = elements
    guard said.insert([rule.name, message, new.place.path.text]).inserted else { return }
    if let place = places.old { old.place.location = place }
    if let place = places.new { new.place.location = place }
    report(rule, message, verdicts, old: old, new: new)
  }
}
