/// All that was found wrong with a configuration: what a strict reading throws.
public struct ConfigurationIssues: Error, Sendable, Hashable {
  /// What was found, in the order of the parameters.
  public var errors: [ParameterValueError]

  public init(_ errors: [ParameterValueError]) {
    self.errors = errors
  }
}

extension ConfigurationIssues: CustomStringConvertible {
  /// One line for each.
  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
