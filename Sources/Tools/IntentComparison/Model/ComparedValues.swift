import IntentCompiler
import IntentSchema

/// The compared facts of a type, without its bounds.
struct TypeFacts {
  var name: String?
  /// The only allowed unit, or the components of a date.
  var unit: String?
  var defaultUnit: String?
  /// Allowed currencies or file types; empty for any.
  var choices: [String] = []

  init(_ type: ParameterType) {
    switch type {
    case .enumeration(let name), .systemEnumeration(let name), .object(let name): self.name = name
    case .untypedObject(let name): self.name = name
    case .dateComponents(let settings): unit = settings.components.rawValue
    case .duration(let settings):
      unit = settings.unit?.rawValue
      defaultUnit = settings.defaultUnit.rawValue
    case .measurement(let settings):
      name = settings.dimension.rawValue
      unit = settings.unit?.rawValue
      defaultUnit = settings.defaultUnit.rawValue
    case .currencyAmount(let settings): choices = settings.currencyCodes
    case .file(let settings): choices = settings.typeIdentifiers
    default: break
    }
  }
}

extension VisibilityPredicate {
  var canonical: (kind: Kind, values: [String]) {
    func words(_ bound: Double) -> String { ParameterValue.decimal(bound).words }
    return switch self {
    case .hasAnyValue: (.hasAnyValue, [])
    case .isAnyOf(let values): (.isAnyOf, values.map(\.bareWords))
    case .isAbsentOrAnyOf(let values): (.isAbsentOrAnyOf, values.map(\.bareWords))
    case .isNoneOf(let values): (.isNoneOf, values.map(\.bareWords))
    case .isLessThan(let bound): (.isLessThan, [words(bound)])
    case .isLessThanOrEqual(let bound): (.isLessThanOrEqual, [words(bound)])
    case .isGreaterThan(let bound): (.isGreaterThan, [words(bound)])
    case .isGreaterThanOrEqual(let bound): (.isGreaterThanOrEqual, [words(bound)])
    case .isWithin(let range): (.isWithin, [words(range.lowerBound), words(range.upperBound)])
    case .contains(let parts): (.contains, parts)
    case .doesNotContain(let parts): (.doesNotContain, parts)
    }
  }
}

extension ParameterValue {
  var bareWords: String {
    if case .enumCase(let name) = self { name } else { words }
  }
}

extension ParameterType {
  /// The limits of a number. Infinite numbers aren't limits.
  var finiteBounds: (minimum: Double?, maximum: Double?) {
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    return (finite(bounds?.minimum), finite(bounds?.maximum))
  }

  var details: [String] {
    if case .string(let settings) = self, settings.isMultiline {
      detailWords + ["several lines"]
    } else {
      detailWords
    }
  }
}

/// Uniform type identifiers of files, and the types that include them.
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
