/// Compares two versions of definitions.
///
/// Matches what is the same in both, then hands every pair, and what is left, to the rules that are about it; each
/// rule stands in a file of its own in `Rules`.
struct Comparison {
  private(set) var changes: [SchemaChange] = []
  /// What is compared now.
  private var subject = SchemaChange.Subject(kind: .intent, name: "")
  /// Where the new version has it; `nil` where it has it not.
  private var subjectPlace: SourceLocation?
  /// What the enums, cases and object types of the old version are called in the new one.
  let renames: RenamedTypes
  let usedTypes: UsedTypes
  let enums: Matching<SchemaOutline.Enum>
  let objects: Matching<SchemaOutline.ObjectType>

  /// All differences that mean something: those of intents first, then of enums and of object types.
  static func changes(from old: SchemaOutline, to new: SchemaOutline) -> [SchemaChange] {
    var comparison = Comparison(old, new)
    comparison.compare(comparison.intents(old, new))
    comparison.compare(comparison.enums)
    comparison.compare(comparison.objects)
    return comparison.changes
  }

  private init(_ old: SchemaOutline, _ new: SchemaOutline) {
    enums = Matching(old.enums, new.enums, by: Self.keys() + [{ $0.textID("display name") }])
    objects = Matching(old.objects, new.objects, by: Self.keys() + [{ $0.textID("display name") }])
    renames = RenamedTypes(enums, objects)
    usedTypes = UsedTypes(old)
  }

  /// Where two folders have declarations of one name, each is compared with its own.
  private static func keys<Element: OutlineDeclaration>() -> [(Element) -> String?] {
    [{ "\($0.folder)/\($0.name)" }, { $0.name }]
  }

  private func intents(_ old: SchemaOutline, _ new: SchemaOutline) -> Matching<SchemaOutline.Intent> {
    Matching(old.intents, new.intents, by: Self.keys() + [{ $0.className }, { $0.textID("title") }])
  }

  /// Begins with the next intent, enum or object type.
  mutating func begin(_ kind: SchemaChange.Subject.Kind, _ element: some OutlineElement, isGone: Bool = false)
  {
    subject = SchemaChange.Subject(kind: kind, name: element.name)
    subjectPlace = isGone ? nil : element.place.location
  }

  /// Adds a change, with the worst of its verdicts as its severity.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    old: (any OutlineElement)? = nil,
    new: (any OutlineElement)? = nil
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
