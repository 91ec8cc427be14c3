/// The values of a file that could not be understood. Each is written back unless its parameter was set after
/// reading.
public struct RetainedValues: Sendable, Hashable {
  /// Why a value is retained.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    case unknownName
    /// The enum has no such case, or no longer.
    case unknownCase
    case wrongType
    /// Some fields are unknown, or some elements are unreadable.
    case partlyRead
  }

  /// A retained value.
  public struct Entry: Sendable, Hashable {
    /// The value in the file.
    public let value: PlainValue
    /// Why it is retained.
    public let reason: Reason
    /// The value that the parameter got instead.
    public var substitute: ParameterValue?

    @inline(never)  // Inlining would repeat the code at each use, in every app.
    public init(_ value: PlainValue, _ reason: Reason, substitute: ParameterValue? = nil) {
      self.value = value
      self.reason = reason
      self.substitute = substitute
    }

    // Inlining makes the code that compares two dictionaries ten times as large.
    @inline(never)
    public static func == (left: Entry, right: Entry) -> Bool {
      left.value == right.value && left.reason == right.reason && left.substitute == right.substitute
    }
  }

  /// Entries by name in the file.
  public package(set) var entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Whether everything could be understood.
  public var isEmpty: Bool {
    entries.isEmpty
  }
}
