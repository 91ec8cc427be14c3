/// The values of a configuration or an object that were read but not understood.
///
/// Nothing is lost: a value is written back, unless its parameter has been given another value since.
public struct RetainedValues: Sendable, Hashable {
  /// Why a value was retained.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No parameter or property has that name.
    case unknownName
    /// The enum does not have a case of that name, or no longer has it.
    case unknownCase
    /// The value does not have the parameter's type.
    case wrongType
    /// The value was read only in part: the type has no place for the rest, or some elements could not be
    /// read.
    case partlyRead
  }

  /// A retained value.
  public struct Entry: Sendable, Hashable {
    /// The value as it was written.
    public let value: PlainValue
    /// Why it was retained.
    public let reason: Reason
    /// The value that the parameter was given instead; `nil` if it was given none.
    public var substitute: ParameterValue?

    @inline(never)
    public init(_ value: PlainValue, _ reason: Reason, substitute: ParameterValue? = nil) {
      self.value = value
      self.reason = reason
      self.substitute = substitute
    }

    // In a function of its own: inlined, the comparison of two dictionaries is ten times as large.
    @inline(never)
    public static func == (left: Entry, right: Entry) -> Bool {
      left.value == right.value && left.reason == right.reason && left.substitute == right.substitute
    }
  }

  /// The retained values, by the name under which each was written.
  public package(set) var entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Whether everything was understood.
  public var isEmpty: Bool {
    entries.isEmpty
  }
}
