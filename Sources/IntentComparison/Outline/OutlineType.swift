import IntentSchema

/// A type as two definitions compare it.
package struct OutlineType: Sendable, Hashable {
  /// What it is: `integer`, `enum`, `measurement`.
  package var kind: String
  /// Of an enum or object type its name, of a measurement what is measured.
  package var name: String?
  /// The one unit that it is asked for in, or which components of a date are.
  package var unit: String?
  /// The unit of a bare number.
  package var defaultUnit: String?
  /// The least number, in the default unit; of a length of time in seconds.
  package var minimum: Double?
  /// The greatest number.
  package var maximum: Double?
  /// The currencies or kinds of files to choose from, in order; empty is any.
  package var choices: [String] = []
  /// How it is asked for and shown.
  package var details: [String] = []
  /// A value of it in words: `a whole number`.
  package var words = ""
  /// The bounds in words: `1 to 10`; `nil` where anything goes.
  package var bounds: String?
}

extension OutlineType {
  init(_ type: ParameterType) {
    kind = type.kind
    details = type.detailWords
    words = type.valueWords
    bounds = type.boundsWords
    let bounds = type.bounds
    minimum = Self.finite(bounds?.minimum)
    maximum = Self.finite(bounds?.maximum)
    switch type {
    case .enumeration(let name), .systemEnumeration(let name), .object(let name): self.name = name
    case .untypedObject(let name): self.name = name
    case .string(let settings):
      if settings.isMultiline { details.append("several lines") }
    case .dateComponents(let settings): unit = settings.components.rawValue
    case .duration(let settings):
      unit = settings.unit?.rawValue
      defaultUnit = settings.defaultUnit.rawValue
    case .measurement(let settings):
      name = settings.dimension.rawValue
      unit = settings.unit?.rawValue
      defaultUnit = settings.defaultUnit.rawValue
    case .currencyAmount(let settings): choices = settings.currencyCodes.sorted()
    case .file(let settings): choices = settings.typeIdentifiers.sorted()
    default: break
    }
  }

  /// JSON has no infinite numbers, and as a bound one is none.
  private static func finite(_ number: Double?) -> Double? {
    number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The enum of the definitions that it refers to.
  package var enumName: String? { kind == "enum" ? name : nil }
  /// The object type of the definitions that it refers to.
  package var objectName: String? { kind == "object" ? name : nil }
}
