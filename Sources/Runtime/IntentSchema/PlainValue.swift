public import IntentPlatform

/// A value of a JSON file or property list, before a schema interprets it.
///
/// It decodes from any self-describing format, and encodes to the same value.
public enum PlainValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A whole number above `Int.max`.
  case largeInteger(UInt64)
  case number(Double)
  case string(String)
  /// A date from a property list.
  case date(Date)
  /// The bytes of a property list's data.
  case data(Data)
  case array([PlainValue])
  case object([String: PlainValue])
}
