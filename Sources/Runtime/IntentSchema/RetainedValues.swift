/// The values that could not be understood, written back unless their parameter was set since.
public struct RetainedValues: Sendable, Hashable {
  /// Why a value is retained.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The name is unknown.
    case unknownName
    /// The enum does not have that case, or no longer.
    case unknownCase
    /// The value has another type.
    case wrongType
    /// Some fields are unknown, or elements unreadable.
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

    // Not inlined, because inlining makes the comparison of two dictionaries ten times as large.
    @inline(never)
    public static func == (left: Entry, right: Entry) -> Bool {
      left.value == right.value && left.reason == right.reason && left.substitute == right.substitute
    }
  }

  /// Entries by the name in the file.
  public package(set) var entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Whether everything could be understood.
  public var isEmpty: Bool {
    entries.isEmpty
  }
}
