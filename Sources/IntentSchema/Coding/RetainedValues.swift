/// What was read for a configuration or an object and could not be understood.
///
/// Nothing of it is lost: it is written back, unless the parameter that it was meant for has another value by
/// then.
public struct RetainedValues: Sendable, Hashable {
  /// Why a value was kept aside.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No parameter or property has that name.
    case unknownName
    /// It names no case that the enum has (any longer).
    case unknownCase
    /// It is no value of the parameter's type.
    case wrongType
    /// It was read, but holds more than the type has a place for, or elements that could not be read.
    case partlyRead
  }

  /// A value kept aside.
  public struct Entry: Sendable, Hashable {
    /// The value as it was written.
    public let value: PlainValue
    /// Why it was kept aside.
    public let reason: Reason
    /// What the parameter was given instead; `nil` is no value.
    public var substitute: ParameterValue?

    @inline(never)
    public init(_ value: PlainValue, _ reason: Reason, substitute: ParameterValue? = nil) {
      self.value = value
      self.reason = reason
      self.substitute = substitute
    }

    /// Whether a parameter still has what it was given instead. A value that is no number does not equal
    /// itself, but is written alike.
    @inline(never)
    func hasSubstitute(_ value: ParameterValue?) -> Bool {
      substitute == value || substitute.map { PlainValue($0) } == value.map { PlainValue($0) }
    }
  }

  /// The values kept aside, by the name that each was written under.
  public private(set) var entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Whether everything was understood.
  public var isEmpty: Bool {
    entries.isEmpty
  }

  /// Keeps a value aside, in place of one kept under that name.
  @inline(never)
  public mutating func retain(_ entry: Entry, for name: String) {
    entries.set(entry, for: name)
  }

  /// Forgets what was kept aside under a name, so that it is not written back.
  @inline(never)
  public mutating func discard(_ name: String) {
    entries.set(nil, for: name)
  }

  /// What is to be written back for a parameter or property: `nil` where nothing was kept aside, or where it
  /// has another value by now.
  ///
  /// - Parameters:
  ///   - name: The name that the value was written under.
  ///   - value: The value that the parameter has now.
  @inline(never)
  public func standIn(for name: String, of value: ParameterValue?) -> PlainValue? {
    guard let entry = entries[name], entry.hasSubstitute(value) else { return nil }
    return entry.value
  }

  /// Notes what a parameter was really given instead of the value that was kept aside.
  @inline(never)
  public mutating func setSubstitute(_ value: ParameterValue?, for name: String) {
    entries[name]?.substitute = value
  }
}
