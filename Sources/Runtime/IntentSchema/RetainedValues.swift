/// The values of a file that could not be understood. A value is written back to the file unless its
/// parameter was set after the file was read.
public struct RetainedValues: Sendable, Hashable {
  /// Why a value is retained.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The name is unknown.
    case unknownName
    /// The enum doesn't have that case. It may have had the case in an earlier version.
    case unknownCase
    /// The value has another type.
    case wrongType
    /// Only a part was read: some fields are unknown, or some elements are unreadable.
    case partlyRead
  }

  /// A retained value.
  public struct Entry: Sendable, Hashable {
    /// The value in the file.
    public let value: PlainValue
    /// Why it is retained.
    public let reason: Reason
    /// The value that the parameter got instead, if any.
    public var substitute: ParameterValue?

    @inline(never)
    public init(_ value: PlainValue, _ reason: Reason, substitute: ParameterValue? = nil) {
      self.value = value
      self.reason = reason
      self.substitute = substitute
    }

    // Not inlined, because inlining makes the code that compares two dictionaries ten times as large.
    @inline(never)
    public static func == (left: Entry, right: Entry) -> Bool {
      left.value == right.value && left.reason == right.reason && left.substitute == right.substitute
    }
  }

  /// The retained values by their names in the file.
  public package(set) var entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Whether everything could be understood.
  public var isEmpty: Bool {
    entries.isEmpty
  }
}
