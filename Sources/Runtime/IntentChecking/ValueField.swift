/// A field that an object in a file can have.
package struct ValueField: Sendable {
  /// The name in the file.
  package var name: String
  /// The type of the field's value.
  package var type: ParameterType
  /// Whether the field is an array.
  package var isArray = false
  /// Whether the object must have the field.
  package var isRequired = false
  /// The name of another field that may be given instead.
  package var alternative: String?

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

/// The fields that every object contains.
enum ObjectFields {
  static let standard: [ValueField] = [
    ValueField(name: "identifier", type: .string(TextSettings()), alternative: "displayString"),
    .text("displayString"), .text("pronunciationHint"),
    ValueField(name: "alternativeSpeakableMatches", type: .speakableString, isArray: true),
  ]
}

extension ParameterType {
  /// The fields that a value of this type can have in a file; for an object type, only the fields that all
  /// objects have, not the type's own properties. `nil` if a file doesn't store values of this type as
  /// objects.
  package var fields: [ValueField]? {
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
  var fieldNames: [String] { ObjectFields.standard.map(\.name) + propertyNames }
}

extension ParameterType {
  var formWords: String {
    switch example {
    case nil: valueWords
    case let example?: "\(valueWords) such as \(example)"
    }
  }

  private var example: String? {
    switch self {
    case .boolean, .integer, .decimal, .string, .enumeration, .systemEnumeration, .speakableString: nil
    case .object, .untypedObject: #"{"identifier": "a1", "displayString": "First"}"#
    case .date: "'2024-02-29' or '2024-02-29T12:30:00Z'"
    case .dateComponents(let settings):
      switch settings.components {
      case .date: #"{"year": 2024, "month": 2, "day": 29}"#
      case .time: #"{"hour": 12, "minute": 30}"#
      case .dateAndTime: #"{"year": 2024, "month": 2, "day": 29, "hour": 12, "minute": 30}"#
      }
    case .duration: "'PT1H30M'"
    case .measurement(let settings):
      #"{"value": 1, "unit": "\#((settings.unit ?? settings.defaultUnit).rawValue)"}"#
    case .currencyAmount(let settings):
      #"{"amount": 5, "currencyCode": "\#(settings.currencyCodes.first ?? "EUR")"}"#
    case .paymentMethod: #"{"kind": "savings", "name": "Savings"}"#
    case .person: #"{"displayName": "Ann Lee"}"#
    case .placemark: #"{"name": "Kyoto"}"#
    case .file: "'file:///photos/cat.jpg'"
    case .url: "'https://example.com'"
    }
  }
}
