import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let unitChanged = change(
    "unit-changed",
    .warning,
    "The unit of a value or the parts of a date changed"
  )
}

extension Comparison {
  mutating func checkUnit(_ field: some ComparedField, _ newField: some ComparedField, _ role: FieldRole) {
    var (old, new) = (CanonicalType(field.type), CanonicalType(newField.type))
    // Code sets the values of a response, so they are never bare numbers.
    if case .answer = role { (old.defaultUnit, new.defaultUnit) = (nil, nil) }
    guard old.unit != new.unit || old.defaultUnit != new.defaultUnit else { return }
    let name = role.words(newField.name)
    var message = "\(name) changed from \(field.type.valueWords) to \(newField.type.valueWords)"
    if old.unit == new.unit { message = "\(name) is \(newField.type.valueWords)" }
    if let before = old.defaultUnit, let now = new.defaultUnit, before != now {
      message += "; the unit of a bare number changed from '\(before)' to '\(now)'"
    }
    report(.unitChanged, message, role.valueVerdicts, old: field, new: newField)
  }
}

extension Rule {
  static let valuesNarrowed = change(
    "values-narrowed",
    .warning,
    "A parameter or property accepts fewer values"
  )
}

extension Comparison {
  mutating func checkValues(_ field: some ComparedField, _ newField: some ComparedField, _ role: FieldRole) {
    let (old, new) = (field.type, newField.type)
    var before = old.finiteBounds
    let now = new.finiteBounds
    if new.kind == "integer" {
      // Only integers are left.
      before = (before.minimum?.rounded(.up), before.maximum?.rounded(.down))
    }
    let (facts, newFacts) = (CanonicalType(old), CanonicalType(new))
    var message = "the values of \(role.words(newField.name)) changed "
    var isNarrowed = false
    var isChanged = false
    if before != now, newField.hasUntouchedBounds {
      let message = "'\(newField.name)' got the limits that Xcode gives each new number, 0 to 1"
      return report(.presentationChanged, message, [:], old: field, new: newField)
    }
    // Numbers with different units cannot be compared directly.
    if facts.defaultUnit == newFacts.defaultUnit, before != now {
      isChanged = true
      isNarrowed =
        now.minimum ?? -.infinity > before.minimum ?? -.infinity
        || now.maximum ?? .infinity < before.maximum ?? .infinity
      message += "from \(old.boundsWords ?? "any number") to \(new.boundsWords ?? "any number")"
    }
    let (choices, newChoices) = (Set(facts.choices), Set(newFacts.choices))
    if choices != newChoices, !field.unknown.union(newField.unknown).contains(.files) {
      let isFewer =
        !newChoices.isEmpty
        && (choices.isEmpty || !choices.allSatisfy { UniformTypes.include($0, newChoices) })
      isNarrowed = isNarrowed || isFewer
      message += isChanged ? ", and " : ""
      message += "from \(old.valueWords) to \(new.valueWords)"
      isChanged = true
    }
    guard isChanged else { return }
    guard isNarrowed else { return reportWidened(message, field, newField) }
    report(
      .valuesNarrowed,
      message + "; what was chosen before may be outside",
      role.valueVerdicts,
      old: field,
      new: newField
    )
  }
}

extension ComparedField {
  fileprivate var hasUntouchedBounds: Bool { (meaning as? ParameterSchema)?.hasUntouchedBounds == true }
}

extension ParameterType {
  /// The minimum and the maximum; `nil` means no limit. An infinite number is not a limit.
  fileprivate var finiteBounds: (minimum: Double?, maximum: Double?) {
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    return (finite(bounds?.minimum), finite(bounds?.maximum))
  }
}

extension Rule {
  static let valuesWidened = change("values-widened", .note, "A parameter or property accepts more values")
}

extension Comparison {
  mutating func reportWidened(_ message: String, _ old: some ComparedField, _ new: some ComparedField) {
    report(.valuesWidened, message, [:], old: old, new: new)
  }
}

/// The uniform type identifiers of Apple's that definitions use, and which of them include others.
enum UniformTypes {
  /// What each identifier belongs to.
  private static let owners: [String: [String]] = [
    "public.data": ["public.item"], "public.directory": ["public.item"],
    "public.folder": ["public.directory"], "public.content": ["public.item"],
    "public.archive": ["public.data"], "public.zip-archive": ["public.archive"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"],
    "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "public.delimited-values-text": ["public.text"],
    "public.comma-separated-values-text": ["public.delimited-values-text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "public.image": ["public.data", "public.content"], "public.png": ["public.image"],
    "public.jpeg": ["public.image"], "public.heic": ["public.image"], "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.audio": ["public.audiovisual-content"], "public.mp3": ["public.audio"],
    "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "com.adobe.pdf": ["public.data", "public.content"],
  ]

  /// Whether some identifiers include another.
  static func include(_ identifier: String, _ identifiers: Set<String>) -> Bool {
    identifiers.contains(identifier)
      || (owners[identifier] ?? []).contains { include($0, identifiers) }
  }
}
