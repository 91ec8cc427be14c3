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

    /// Whether a parameter still has the value that it was given instead. NaN does not equal itself, so it is
    /// compared by what is written.
    @inline(never)
    func hasSubstitute(_ value: ParameterValue?) -> Bool {
      substitute == value || substitute.map { PlainValue($0) } == value.map { PlainValue($0) }
    }
  }

  /// The retained values, by the name under which each was written.
  public private(set) var entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Whether everything was understood.
  public var isEmpty: Bool {
    entries.isEmpty
  }

  /// Retains a value. It replaces a value retained under the same name.
  @inline(never)
  public mutating func retain(_ entry: Entry, for name: String) {
    entries.set(entry, for: name)
  }

  /// Removes the value retained under a name, so that it is not written back.
  @inline(never)
  public mutating func discard(_ name: String) {
    entries.set(nil, for: name)
  }

  /// The value to write back for a parameter or property; `nil` if nothing was retained, or if it has another
  /// value now.
  ///
  /// - Parameters:
  ///   - name: The name under which the value was written.
  ///   - value: The current value of the parameter.
  @inline(never)
  public func standIn(for name: String, of value: ParameterValue?) -> PlainValue? {
    guard let entry = entries[name], entry.hasSubstitute(value) else { return nil }
    return entry.value
  }

  /// Records the value that a parameter was given instead of the retained one.
  @inline(never)
  public mutating func setSubstitute(_ value: ParameterValue?, for name: String) {
    entries[name]?.substitute = value
  }
}
