/// Why a parameter or property cannot take a value.
public struct ParameterValueError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// No parameter or property has that name.
    case unknownName
    /// The value is of another type.
    case wrongType
    /// The enum has no such case.
    case unknownCase
    /// The parameter always has a value.
    case missingValue
  }

  /// What is wrong.
  public var kind: Kind
  /// The names (and for elements of an array the numbers, from 0) that lead from the configuration to the
  /// value.
  public var path: [String]
  /// The value that was refused; `nil` is no value.
  public var value: ParameterValue?
  /// What the parameter takes, in words: `a whole number`. Empty where there is no such parameter.
  public var expected: String
  /// What could be written instead, where that can be listed: the names of parameters or cases.
  public var alternatives: [String]

  public init(
    _ kind: Kind,
    path: [String] = [],
    value: ParameterValue?,
    expected: String = "",
    alternatives: [String] = []
  ) {
    self.kind = kind
    self.path = path
    self.value = value
    self.expected = expected
    self.alternatives = alternatives
  }

  /// The same error, seen from the value that holds the one it was thrown for.
  public func within(_ name: String) -> ParameterValueError {
    var error = self
    error.path.insert(name, at: 0)
    return error
  }
}

extension ParameterValueError: CustomStringConvertible {
  /// What is wrong and what can be done, in one sentence without a full stop.
  public var description: String {
    let place = path.isEmpty ? "The value" : "'\(path.joined(separator: "."))'"
    let choices = alternatives.map { "'\($0)'" }.joined(separator: ", ")
    switch kind {
    case .unknownName:
      return "There is no \(place)" + (choices.isEmpty ? "" : "; there is \(choices)")
    case .wrongType:
      return "\(place) takes \(expected), not \(value?.words ?? "nothing")"
    case .unknownCase:
      return "\(place) has no case \(value?.words ?? "")" + (choices.isEmpty ? "" : "; it has \(choices)")
    case .missingValue:
      return "\(place) always has a value; give it \(expected)"
    }
  }
}
