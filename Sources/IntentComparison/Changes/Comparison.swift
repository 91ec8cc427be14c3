import IntentCompiler
import IntentDiagnostics

/// Compares two versions of definitions.
///
/// Matches what is the same in both, then hands every pair, and what is left, to the rules that are about it; each
/// rule stands in a file of its own in `Rules`.
package struct Comparison {
  private(set) var changes: [SchemaChange] = []
  /// What is compared now.
  private var subject = SchemaChange.Subject(kind: .intent, name: "")
  /// Where the new version has it; `nil` where it has it not.
  private var subjectPlace: SourceLocation?
  /// Which types are the same in both versions.
  let types: PairedTypes
  let usedTypes: UsedTypes
  let intents: Matching<ComparedSchema.Intent>
  let intentPairs: [IntentPair]
  let enums: Matching<ComparedSchema.Enum>
  let objects: Matching<ComparedSchema.ObjectType>
  /// What shows by the cases of the old version.
  let children: CaseChildren
  /// The texts of the old version by their IDs.
  let oldTexts: [String: String]
  let newHomes: TypeHomes
  /// The cases of the new version's enums by the keys of these.
  let newCases: [String: Set<String>]
  /// Which enums stand for others.
  var copies: EnumCopies

  /// All differences that mean something: those of intents first, then of enums and of object types.
  static func changes(from old: ComparedSchema, to new: ComparedSchema) -> [SchemaChange] {
    var comparison = Comparison(old, new)
    comparison.compare(comparison.intents, comparison.intentPairs)
    comparison.compare(comparison.enums)
    comparison.compare(comparison.objects)
    return comparison.changes
  }

  private init(_ old: ComparedSchema, _ new: ComparedSchema) {
    let pairing = DeclarationPairing(old, new)
    intents = pairing.intents
    intentPairs = pairing.intents.pairs.map { IntentPair($0.old, $0.new) }
    enums = pairing.enums
    objects = pairing.objects
    let homes = TypeHomes(old)
    newHomes = TypeHomes(new)
    types = PairedTypes(enums, objects, homes: (homes, newHomes))
    usedTypes = UsedTypes(intentPairs, objects, types, homes: homes)
    copies = EnumCopies(old, new, homes: (homes, newHomes))
    oldTexts = old.texts
    children = CaseChildren(intentPairs, types, homes: homes)
    newCases = Dictionary(
      new.enums.lazy.map { ($0.key, Set($0.cases.map(\.name))) },
      uniquingKeysWith: { $0.union($1) }
    )
  }

  /// Begins with the next intent, enum or object type.
  mutating func begin(
    _ kind: SchemaChange.Subject.Kind,
    _ element: some ComparedElement,
    isGone: Bool = false
  ) {
    subject = SchemaChange.Subject(kind: kind, name: element.name)
    subjectPlace = isGone ? nil : element.place.location
  }

  /// Adds a change of a text, at its own place where that is known.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    text: (old: ComparedSchema.Text?, new: ComparedSchema.Text?),
    of elements: (old: any ComparedElement, new: any ComparedElement)
  ) {
    var (old, new) = elements
    if let location = text.old?.location { old.place.location = location }
    if let location = text.new?.location { new.place.location = location }
    report(rule, owner(of: new) + message, verdicts, old: text.old == nil ? nil : old, new: new)
  }

  /// Whose text it is, where it is not the subject's own.
  private func owner(of element: any ComparedElement) -> String {
    element is any ComparedDeclaration ? "" : "'\(element.name)': "
  }

  /// Adds a change of what both versions have.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ pair: some VersionPair
  ) {
    report(rule, message, verdicts, old: pair.old, new: pair.new)
  }

  /// Adds a change, with the worst of its verdicts as its severity.
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
      // What is gone is shown where it would stand.
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
