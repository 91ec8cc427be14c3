public import IntentPlatform

/// A value of JSON or a property list, without a schema.
public enum PlainValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A whole number above `Int.max`.
  case largeInteger(UInt64)
  case number(Double)
  case string(String)
  /// A property list's date.
  case date(Date)
  /// A property list's data.
  case data(Data)
  case array([PlainValue])
  case object([String: PlainValue])
}
