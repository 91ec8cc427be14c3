import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema
import IntentText

extension Rule {
  static let unitChanged = change(
    "unit-changed",
    .warning,
    "The unit of a value or the parts of a date changed"
  )
  static let valuesNarrowed = change(
    "values-narrowed",
    .warning,
    "A parameter or property accepts fewer values"
  )
  static let valuesChanged = change(
    "values-changed",
    .warning,
    "The file types of a parameter or property changed, and it is not known whether they include the old ones"
  )
  static let valuesWidened = change("values-widened", .note, "A parameter or property accepts more values")
}

/// Checks the units of values, and which values a field accepts.
enum ValueChanges {
  static func unitChanged<Owner>() -> ChangeCheck<FieldPair<Owner>> {
    ChangeCheck(.unitChanged) { field, _, findings in
      guard field.reading == .same else { return }
      let (type, newType, role) = (field.old.type, field.new.type, field.owner.role)
      var (old, new) = (TypeFacts(type), TypeFacts(newType))
      // Code sets these values, so they are never bare numbers.
      if case .responseParameter = role { (old.defaultUnit, new.defaultUnit) = (nil, nil) }
      guard old.unit != new.unit || old.defaultUnit != new.defaultUnit else { return }
      let name = role.words(field.name)
      var message = "\(name) changed from \(type.valueWords) to \(newType.valueWords)"
      if old.unit == new.unit { message = "\(name) is \(newType.valueWords)" }
      if let before = old.defaultUnit, let now = new.defaultUnit, before != now {
        message += "; the unit of a bare number changed from '\(before)' to '\(now)'"
      }
      findings.report(.unitChanged, message, role.valueVerdicts, field)
    }
  }

  /// Checks both directions, because a change may narrow the limits and widen the choices.
  static func valuesChanged<Owner>() -> ChangeCheck<FieldPair<Owner>> {
    ChangeCheck(.valuesNarrowed, .valuesChanged, .valuesWidened) { field, _, findings in
      guard field.hasComparableValues, !field.getsUntouchedLimits else { return }
      let (old, new) = (field.old.type, field.new.type)
      let (before, now) = field.bounds
      let (facts, newFacts) = (TypeFacts(old), TypeFacts(new))
      var message = "the values of \(field.owner.role.words(field.name)) changed "
      var isNarrowed = false
      var isChanged = false
      var isKnown = true
      if facts.defaultUnit == newFacts.defaultUnit, before != now {
        isChanged = true
        isNarrowed =
          now.minimum ?? -.infinity > before.minimum ?? -.infinity
          || now.maximum ?? .infinity < before.maximum ?? .infinity
        message += "from '\(old.boundsWords ?? "any number")' to '\(new.boundsWords ?? "any number")'"
      }
      let (choices, newChoices) = (Set(facts.choices), Set(newFacts.choices))
      if choices != newChoices, !field.old.unknown.union(field.new.unknown).contains(.files) {
        let lost = newChoices.isEmpty ? [] : choices.filter { !UniformTypes.include($0, newChoices) }
        isKnown = lost.isEmpty || old.kind != "file" || lost.contains(where: UniformTypes.isKnown)
        let isFewer = !newChoices.isEmpty && choices.isEmpty || !lost.isEmpty
        isNarrowed = isNarrowed || isFewer && isKnown
        message += isChanged ? ", and " : ""
        message += "from \(old.valueWords) to \(new.valueWords)"
        isChanged = true
      }
      guard isChanged else { return }
      if !isKnown, !isNarrowed {
        return findings.report(
          .valuesChanged,
          message + "; which files belong to both is not known, so what was chosen before may be outside",
          field.owner.role.valueVerdicts,
          field
        )
      }
      guard isNarrowed else { return findings.report(.valuesWidened, message, [:], field) }
      findings.report(
        .valuesNarrowed,
        message + "; what was chosen before may be outside",
        field.owner.role.valueVerdicts,
        field
      )
    }
  }
}

extension FieldPair {
  /// Whether both types write numbers the same way.
  var hasComparableValues: Bool { reading == .same || reading == .other && hasKinds("integer", "decimal") }

  var getsUntouchedLimits: Bool {
    let (before, now) = bounds
    return before != now && (new.meaning as? ParameterSchema)?.hasUntouchedBounds == true
  }

  fileprivate var bounds: (old: ParameterType.Bounds, new: ParameterType.Bounds) {
    var before = old.type.finiteBounds
    if new.type.kind == "integer" {
      // Only whole numbers within these limits remain.
      before = (before.minimum?.rounded(.up), before.maximum?.rounded(.down))
    }
    return (before, new.type.finiteBounds)
  }
}

extension ParameterType {
  fileprivate typealias Bounds = (minimum: Double?, maximum: Double?)

  /// Infinite numbers aren't limits.
  fileprivate var finiteBounds: Bounds {
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    return (finite(bounds?.minimum), finite(bounds?.maximum))
  }
}

enum UniformTypes {
  private static let owners: [String: [String]] = [
    "public.data": ["public.item"], "public.directory": ["public.item"],
    "public.folder": ["public.directory"], "public.content": ["public.item"],
    "public.archive": ["public.data"], "public.zip-archive": ["public.archive"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
    "public.source-code": ["public.plain-text"], "public.script": ["public.source-code"],
    "public.shell-script": ["public.script"], "public.python-script": ["public.shell-script"],
    "public.perl-script": ["public.shell-script"], "public.ruby-script": ["public.shell-script"],
    "public.php-script": ["public.shell-script"], "public.swift-source": ["public.source-code"],
    "public.c-source": ["public.source-code"], "public.c-header": ["public.source-code"],
    "public.objective-c-source": ["public.source-code"], "public.c-plus-plus-source": ["public.source-code"],
    "com.netscape.javascript-source": ["public.source-code"], "public.yaml": ["public.text"],
    "public.vcard": ["public.text"], "public.rtf": ["public.text"],
    "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "public.delimited-values-text": ["public.text"],
    "public.comma-separated-values-text": ["public.delimited-values-text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "public.image": ["public.data", "public.content"], "public.png": ["public.image"],
    "com.microsoft.bmp": ["public.image"], "public.svg-image": ["public.image", "public.xml"],
    "org.webmproject.webp": ["public.image"], "public.camera-raw-image": ["public.image"],
    "public.jpeg": ["public.image"], "public.heic": ["public.image"], "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.audio": ["public.audiovisual-content"], "public.mp3": ["public.audio"],
    "public.mpeg-4-audio": ["public.audio"], "com.apple.m4a-audio": ["public.audio"],
    "com.microsoft.waveform-audio": ["public.audio"], "public.aiff-audio": ["public.audio"],
    "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "public.avi": ["public.movie"], "public.composite-content": ["public.content"],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
  ]

  /// Whether the table contains all types that include this one.
  static func isKnown(_ identifier: String) -> Bool {
    identifier == "public.item" || owners[identifier] != nil
  }

  static func include(_ identifier: String, _ identifiers: Set<String>) -> Bool {
    identifiers.contains(identifier)
      || (owners[identifier] ?? []).contains { include($0, identifiers) }
  }
}
