/// The type of a parameter or property, with its settings in the definition: `INIntentParameterType` and
/// `INIntentParameterMetadata`.
public enum ParameterType: Sendable, Equatable {
  indirect case boolean(BooleanSettings)
  indirect case integer(NumberSettings<Int>)
  indirect case decimal(NumberSettings<Double>)
  indirect case string(TextSettings)
  /// An enum of the definition, by its name (in the format: type Integer with an `…EnumType`).
  case enumeration(String)
  /// An Apple enum. The definition holds only its name, so its values are plain numbers.
  case systemEnumeration(String)
  /// An object type of the definition, by its name.
  case object(String)
  /// An object of an Apple type, by the type's name; `nil` if the definition does not name a type.
  case untypedObject(String?)
  case date
  indirect case dateComponents(DateSettings)
  /// A duration (in the format: TimeInterval).
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
