/// All problems of a configuration: the error of strict decoding.
public struct ConfigurationIssues: Error, Sendable, Hashable {
  /// The problems, in the order of the parameters.
  public var errors: [ParameterValueError]

  public init(_ errors: [ParameterValueError]) {
    self.errors = errors
  }
}

extension ConfigurationIssues: CustomStringConvertible {
  /// One line for each problem.
  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
