/// The values of a configuration or object that could not be understood when reading.
///
/// They are written back unless their parameter was set since, so nothing is lost.
public struct RetainedValues: Sendable, Hashable {
  /// The reason to retain a value.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No parameter or property has that name.
    case unknownName
    /// The enum does not have that case, or removed it.
    case unknownCase
    /// The value does not have the parameter's type.
    case wrongType
    /// Some of the value could not be read: unknown fields or unreadable elements.
    case partlyRead
  }

  /// A retained value.
  public struct Entry: Sendable, Hashable {
    /// The value in the file.
    public let value: PlainValue
    /// The reason to retain it.
    public let reason: Reason
    /// The value that the parameter got instead, if any.
    public var substitute: ParameterValue?

    @inline(never)
    public init(_ value: PlainValue, _ reason: Reason, substitute: ParameterValue? = nil) {
      self.value = value
      self.reason = reason
      self.substitute = substitute
    }

    // Not inlined, because that makes comparing two dictionaries ten times as large.
    @inline(never)
    public static func == (left: Entry, right: Entry) -> Bool {
      left.value == right.value && left.reason == right.reason && left.substitute == right.substitute
    }
  }

  /// The retained values by the name in the file.
  public package(set) var entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Whether everything could be understood.
  public var isEmpty: Bool {
    entries.isEmpty
  }
}
