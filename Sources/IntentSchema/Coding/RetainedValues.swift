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
    public var value: PlainValue
    /// Why it was kept aside.
    public var reason: Reason
    /// What the parameter was given instead; `nil` is no value.
    public var substitute: ParameterValue?

    public init(_ value: PlainValue, _ reason: Reason, substitute: ParameterValue? = nil) {
      self.value = value
      self.reason = reason
      self.substitute = substitute
    }
  }

  /// One value kept aside, with the place where it stood.
  public struct Issue: Sendable, Hashable {
    /// The names (and for elements of an array the numbers, from 0) that lead to it.
    public var path: [String]
    /// Why it was kept aside.
    public var reason: Reason
    /// The value as it was written.
    public var value: PlainValue

    public init(path: [String], reason: Reason, value: PlainValue) {
      self.path = path
      self.reason = reason
      self.value = value
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

  /// What was kept aside and why, in the order of the names. What objects inside keep aside is their own.
  public var issues: [Issue] {
    entries.sorted { $0.key < $1.key }.map {
      Issue(path: [$0.key], reason: $0.value.reason, value: $0.value.value)
    }
  }

  /// Keeps a value aside, in place of one kept under that name.
  public mutating func retain(_ entry: Entry, for name: String) {
    entries[name] = entry
  }

  /// Forgets what was kept aside under a name, so that it is not written back.
  public mutating func discard(_ name: String) {
    entries[name] = nil
  }

  /// What is to be written back for a parameter or property: `nil` where nothing was kept aside, or where it
  /// has another value by now.
  ///
  /// - Parameters:
  ///   - name: The name that the value was written under.
  ///   - value: The value that the parameter has now.
  public func standIn(for name: String, of value: ParameterValue?) -> PlainValue? {
    guard let entry = entries[name], entry.substitute == value else { return nil }
    return entry.value
  }

  /// Notes what a parameter was really given instead of the value that was kept aside.
  public mutating func setSubstitute(_ value: ParameterValue?, for name: String) {
    entries[name]?.substitute = value
  }
}

extension ParameterValue {
  /// What the objects in the value keep aside, each with its path below the given one.
  public func issues(at path: [String]) -> [RetainedValues.Issue] {
    switch self {
    case .array(let values):
      return values.enumerated().flatMap { $0.element.issues(at: path + ["\($0.offset)"]) }
    case .object(let object):
      let own = object.retained.issues.map {
        RetainedValues.Issue(path: path + $0.path, reason: $0.reason, value: $0.value)
      }
      return own
        + object.properties.sorted { $0.key < $1.key }.flatMap { $0.value.issues(at: path + [$0.key]) }
    default:
      return []
    }
  }
}
