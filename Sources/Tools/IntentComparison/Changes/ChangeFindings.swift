import IntentDefinition
import IntentDiagnostics

/// Collects changes, and gives each the declaration that is being compared.
struct ChangeFindings {
  private(set) var changes: [SchemaChange] = []
  private var subject = SchemaChange.Subject(kind: .intent, name: "")
  private var subjectPlace: SourceLocation?
  /// The sentences about the subject's translations so far.
  private var said: Set<[String]> = []
  /// The subject's texts that App Intents show without their translations.
  var untranslated = UntranslatedTexts()

  /// - Parameter table: The table of the texts of a definition that App Intents take over.
  mutating func begin(_ kind: ElementKind, _ name: String, _ table: String = "") {
    subject = SchemaChange.Subject(kind: kind, name: name)
    said = []
    subjectPlace = nil
    untranslated = UntranslatedTexts(table: table)
  }

  mutating func begin(_ kind: ElementKind, _ element: some ComparedElement, isGone: Bool = false) {
    begin(kind, element.name)
    subjectPlace = isGone ? nil : element.place.location
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ pair: some PlacedPair
  ) {
    report(rule, message, verdicts, from: pair.places.old, to: pair.places.new)
  }

  /// - Parameter location: What to change in the new version.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ pair: some PlacedPair,
    at location: SourceLocation?
  ) {
    let new = ElementPlace(location: location, path: pair.places.new.path)
    report(rule, message, verdicts, from: pair.places.old, to: new)
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    from old: ElementPlace,
    at location: SourceLocation?
  ) {
    report(rule, message, verdicts, from: old, to: ElementPlace(location: location))
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    old: (any ComparedElement)? = nil,
    new: (any ComparedElement)? = nil
  ) {
    report(rule, message, verdicts, from: old?.place, to: new?.place)
  }

  /// - Parameter new: Without a path if App Intents declare it, so that the old one names the change.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    from old: ElementPlace?,
    to new: ElementPlace?
  ) {
    let location = new?.location ?? subjectPlace ?? old?.location
    var diagnostic = Diagnostic(rule, message, at: location, path: new?.path ?? old?.path)
    if let old, let place = old.location, place != location {
      let isOfDefinitions = new.map { $0.path != nil } ?? true
      let words = old.isOfDefinition ? "the definition declares it here" : "it was declared here"
      diagnostic.notes = [.init(isOfDefinitions ? "it was here" : words, at: place)]
    }
    diagnostic.severity = (verdicts.values.max() ?? .safe).severity
    changes.append(
      SchemaChange(
        diagnostic: diagnostic,
        verdicts: verdicts,
        subject: subject,
        old: old?.location,
        new: new?.location
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
    guard said.insert([rule.name, message, new.place.path?.text ?? ""]).inserted else { return }
    if let place = places.old { old.place.location = place }
    if let place = places.new { new.place.location = place }
    report(rule, message, verdicts, old: old, new: new)
  }
}
