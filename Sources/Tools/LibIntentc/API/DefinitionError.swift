/// The problems that keep definitions from being used.
public struct DefinitionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One problem or more, each an error.
  public var problems: [DefinitionProblem]

  /// The problems, a line each.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
