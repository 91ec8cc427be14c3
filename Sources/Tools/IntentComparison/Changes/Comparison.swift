import IntentDiagnostics

/// Compares two versions of definitions.
///
/// It matches the elements of both versions. Each pair, and each element without a match, goes to the rules
/// for it. Each rule has its own file in `Rules`.
package struct Comparison {
  private(set) var changes: [SchemaChange] = []
  /// The declaration that is being compared.
  private var subject = SchemaChange.Subject(kind: .intent, name: "")
  /// The location of the subject in the new version, or `nil` if it was removed.
  private var subjectPlace: SourceLocation?
  /// The matching types of both versions.
  let types: PairedTypes
  let usedTypes: UsedTypes
  let intents: Matching<ComparedSchema.Intent>
  let intentPairs: [IntentPair]
  let enums: Matching<ComparedSchema.Enum>
  let objects: Matching<ComparedSchema.ObjectType>
  /// The parameters that depend on cases of the old version.
  let children: CaseChildren
  /// The texts of the old version by their IDs.
  let oldTexts: [String: String]
  let newHomes: TypeHomes
  /// The cases of the new version's enums, by the enum's key.
  let newCases: [String: Set<String>]
  /// How alike enums of the two versions are.
  var copies: EnumCopies

  /// All changes of meaning: intents first, then enums and object types.
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

  /// Starts the next intent, enum or object type.
  mutating func begin(
    _ kind: SchemaChange.Subject.Kind,
    _ element: some ComparedElement,
    isGone: Bool = false
  ) {
    subject = SchemaChange.Subject(kind: kind, name: element.name)
    subjectPlace = isGone ? nil : element.place.location
  }

  /// Adds a change of a text, at the text's own location if that is known.
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

  /// The owner of a text, if that is not the subject.
  private func owner(of element: any ComparedElement) -> String {
    element is any ComparedDeclaration ? "" : "'\(element.name)': "
  }

  /// Adds a change of an element that is in both versions.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ pair: some VersionPair
  ) {
    report(rule, message, verdicts, old: pair.old, new: pair.new)
  }

  /// Adds a change. Its severity is the worst of its verdicts.
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
      // A removed element is shown at its subject.
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

extension Rule {
  /// A rule on a change between two versions.
  static func change(_ name: String, _ severity: Severity, _ summary: String) -> Rule {
    Rule(name, severity, summary, on: .comparison)
  }

  /// The rules of a comparison.
  package static let comparisonRules: [Rule] = [
    .intentRemoved, .intentAdded, .intentRenamed, .classNameChanged, .swiftNameChanged,
    .nameRespelled, .widgetEligibilityLost,
    .shortcutEligibilityLost, .availabilityChanged, .keyParameterChanged, .inputChanged,
    .combinationRemoved, .combinationAdded, .parameterRemoved, .parameterAdded, .parameterRenamed,
    .parameterRetyped, .multipleValuesChanged, .tagChanged, .tagReused, .visibilityChanged, .arraySizeCut,
    .arraySizeRaised, .optionsChanged, .configurableChanged, .unitChanged, .valuesNarrowed, .valuesWidened,
    .defaultChanged, .optionalityChanged, .presentationChanged, .enumRemoved, .enumAdded, .enumRenamed,
    .caseRemoved, .caseAdded, .caseRenamed, .caseRenumbered, .caseIndexReused, .typeRemoved, .typeAdded,
    .typeRenamed, .propertyRemoved, .propertyAdded, .propertyRenamed, .propertyRetyped, .responseRemoved,
    .responseChanged, .responseAdded, .textIDChanged, .textChanged, .textAdded, .textRemoved,
    .tableChanged, .translationChanged, .translationAdded, .translationRemoved,
  ]

  /// The rules on reading a baseline.
  package static let baselineRules: [Rule] = [.invalidBaseline]
}
