/// A field of the objects that configuration files write for values.
public struct ValueField: Sendable {
  /// Its name in the file.
  public var name: String
  /// What it holds.
  public var type: ParameterType
  /// Whether it holds several values.
  public var isArray = false
  /// Whether a value without it cannot be read.
  public var isRequired = false

  static func text(_ name: String, isRequired: Bool = false) -> ValueField {
    ValueField(name: name, type: .string(TextSettings()), isRequired: isRequired)
  }

  static func number(_ name: String, isRequired: Bool = false) -> ValueField {
    ValueField(name: name, type: .decimal(NumberSettings()), isRequired: isRequired)
  }

  static func url(_ name: String) -> ValueField {
    ValueField(name: name, type: .url, isRequired: true)
  }
}

enum ObjectFields {
  /// What every object has besides the properties of its own.
  static let standard: [ValueField] = [
    .text("identifier", isRequired: true), .text("displayString"), .text("pronunciationHint"),
    ValueField(name: "alternativeSpeakableMatches", type: .speakableString, isArray: true),
  ]
}

extension ParameterType {
  /// The fields that a file writes a value of the type with; `nil` for one that is no object of fields.
  /// Those of an object are the ones that every object has.
  public var fields: [ValueField]? {
    switch self {
    case .object, .untypedObject: ObjectFields.standard
    case .measurement: [.number("value", isRequired: true), .text("unit", isRequired: true)]
    case .currencyAmount: [.number("amount", isRequired: true), .text("currencyCode", isRequired: true)]
    case .paymentMethod: [.text("kind"), .text("name", isRequired: true), .text("identificationHint")]
    case .person: [.text("displayName", isRequired: true), .text("handle"), .text("contactIdentifier")]
    case .placemark:
      [
        .text("name", isRequired: true), .text("locality"), .text("countryCode"), .number("latitude"),
        .number("longitude"),
      ]
    case .file: [.url("url"), .text("typeIdentifier")]
    case .speakableString:
      [.text("spokenPhrase", isRequired: true), .text("pronunciationHint"), .text("vocabularyIdentifier")]
    case .dateComponents: DateComponentsFields.fields
    case .boolean, .integer, .decimal, .string, .enumeration, .systemEnumeration, .date, .duration, .url: nil
    }
  }
}

extension ObjectSchema {
  /// The names that an object of the type may have in a file.
  var fieldNames: [String] { ObjectFields.standard.map(\.name) + propertyNames }
}
