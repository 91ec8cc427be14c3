/// The type of a parameter or property, with all that the definition says of its values:
/// `INIntentParameterType` and `INIntentParameterMetadata`.
public enum ParameterType: Sendable, Hashable {
  indirect case boolean(BooleanSettings)
  indirect case integer(NumberSettings<Int>)
  indirect case decimal(NumberSettings<Double>)
  indirect case string(TextSettings)
  /// An enum of the definition, by its name there (format: type Integer with an `…EnumType`).
  case enumeration(String)
  /// One of Apple's enums, of which the definition holds only the name; its values are plain numbers.
  case systemEnumeration(String)
  /// An object type of the definition, by its name there.
  case object(String)
  /// An object of one of Apple's types, by its name; `nil` where the definition names no type.
  case untypedObject(String?)
  case date
  indirect case dateComponents(DateSettings)
  /// A length of time (format: TimeInterval).
  indirect case duration(DurationSettings)
  /// A Temperature, Mass, Distance, Length, Speed, Energy or Volume.
  indirect case measurement(MeasurementSettings)
  indirect case currencyAmount(CurrencySettings)
  case paymentMethod
  /// A person; the associated value is the format's `Type`, such as `Contact`.
  case person(String?)
  /// A place; the associated value is the format's `Type`, such as `City`.
  case placemark(String?)
  case file(FileSettings)
  case speakableString
  case url
}
