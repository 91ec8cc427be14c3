import IntentSchema

/// The types of parameters and properties, by their names in files.
package enum FormatType: String, Sendable, CaseIterable {
  case boolean = "Boolean"
  case currencyAmount = "CurrencyAmount"
  case date = "Date"
  case dateComponents = "DateComponents"
  case decimal = "Decimal"
  case distance = "Distance"
  case energy = "Energy"
  case file = "File"
  case integer = "Integer"
  case length = "Length"
  case mass = "Mass"
  case object = "Object"
  case paymentMethod = "PaymentMethod"
  case person = "Person"
  case placemark = "Placemark"
  case speakableString = "SpeakableString"
  case speed = "Speed"
  case string = "String"
  case temperature = "Temperature"
  case timeInterval = "TimeInterval"
  case url = "URL"
  case volume = "Volume"

  package static let names = allCases.map(\.rawValue)

  /// Names that other languages and formats use for a type.
  package static let otherNames: [String: FormatType] = [
    "Text": .string, "Int": .integer, "Long": .integer, "Bool": .boolean, "Double": .decimal,
    "Float": .decimal, "Number": .decimal, "Duration": .timeInterval, "Time": .dateComponents,
    "Money": .currencyAmount, "Currency": .currencyAmount, "Link": .url, "Contact": .person,
    "Weight": .mass, "Place": .placemark, "Location": .placemark,
  ]

  /// The dimension of a measurement; `nil` for any other type.
  package var dimension: MeasurementDimension? {
    switch self {
    case .temperature: .temperature
    case .mass: .mass
    case .length, .distance: .length
    case .speed: .speed
    case .energy: .energy
    case .volume: .volume
    default: nil
    }
  }
}

extension Definition.Field {
  /// `nil` if the type is missing or unknown.
  package var formatType: FormatType? { type.flatMap { FormatType(rawValue: $0.value) } }
}
