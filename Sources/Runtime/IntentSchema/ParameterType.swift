/// A type with its settings: `INIntentParameterType` and `INIntentParameterMetadata`.
public enum ParameterType: Sendable, Equatable {
  indirect case boolean(BooleanSettings)
  indirect case integer(NumberSettings<Int>)
  indirect case decimal(NumberSettings<Double>)
  indirect case string(TextSettings)
  /// An enum that the definition declares, by name: type `Integer` with a key that ends in `EnumType`.
  case enumeration(String)
  /// An Apple enum, by name. Definitions don't list its cases, so its values are numbers.
  case systemEnumeration(String)
  /// An object type that the definition declares, by name.
  case object(String)
  /// An object of a type that the definition doesn't declare, such as Apple's, by name; `nil` for no type.
  case untypedObject(String?)
  case date
  indirect case dateComponents(DateSettings)
  /// Definitions call this type `TimeInterval`.
  indirect case duration(DurationSettings)
  indirect case measurement(MeasurementSettings)
  indirect case currencyAmount(CurrencySettings)
  case paymentMethod
  /// The text is the metadata's `Type`, such as `Contact`.
  case person(String?)
  /// The text is the metadata's `Type`, such as `City`.
  case placemark(String?)
  case file(FileSettings)
  case speakableString
  case url
}

extension ParameterType {
  /// The type in words: `whole number`, `enum 'DisplayMode'`, `temperature in °C`.
  public var words: String { words(.message) }

  /// Returns the type in words.
  public func words(_ style: WordStyle) -> String {
    switch self {
    case .boolean: "true or false"
    case .integer: "whole number"
    case .decimal: "number"
    case .string(let settings): settings.isMultiline ? "text of several lines" : "text"
    case .enumeration(let name): "enum \(style.name(name))"
    case .systemEnumeration(let name): "Apple's enum \(style.name(name))"
    case .object(let name): "object \(style.name(name))"
    case .untypedObject(let name?): "Apple's object \(style.name(name))"
    case .untypedObject(nil): "object of no type"
    case .date: "date and time in UTC"
    case .dateComponents(let settings):
      switch settings.components {
      case .date: "date"
      case .time: "time"
      case .dateAndTime: "date and time"
      }
    case .duration(let settings):
      settings.units == DurationSettings.anyUnit
        ? "duration"
        : "duration in \(alternatives(settings.unitNames))"
    case .measurement(let settings):
      settings.dimension.rawValue.lowercased() + (settings.unit.map { " in \($0.symbol)" } ?? "")
    case .currencyAmount(let settings):
      settings.currencyCodes.isEmpty
        ? "amount of money" : "amount of money in \(alternatives(settings.currencyCodes))"
    case .paymentMethod: "payment method"
    case .person: "person"
    case .placemark: "place"
    case .file(let settings):
      settings.typeIdentifiers.isEmpty ? "file" : "file (\(settings.typeIdentifiers.joined(separator: ", ")))"
    case .speakableString: "text to speak"
    case .url: "URL"
    }
  }

  /// A value of the type in words: `a whole number`, `a case of 'DisplayMode'`.
  public var valueWords: String {
    switch self {
    case .boolean, .string, .speakableString: words
    case .enumeration(let name): "a case of '\(name)'"
    case .systemEnumeration(let name): "the number of a case of '\(name)'"
    case .object(let name), .untypedObject(let name?): "an object of type '\(name)'"
    case .untypedObject(nil): "an object"
    case .currencyAmount: "an \(words)"
    case .measurement(let settings) where settings.dimension == .energy: "an \(words)"
    case .integer, .decimal, .date, .dateComponents, .duration, .measurement, .paymentMethod, .person,
      .placemark, .file, .url:
      "a \(words)"
    }
  }

  package func words(isArray: Bool) -> String {
    isArray ? "a list, each element \(valueWords)" : valueWords
  }
}
