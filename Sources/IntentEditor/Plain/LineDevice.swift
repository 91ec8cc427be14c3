/// Where a conversation is read from and written to, line by line.
public protocol LineDevice: Sendable {
  /// The next line, without its end; `nil` at the end of the input.
  func read() async -> String?
  /// Writes a line.
  func write(_ line: String) async
  /// Writes a question, whose answer follows on the same line.
  func ask(_ question: String) async
}

/// Standard input, and standard error, so that standard output is free for the result.
public struct StandardLines: LineDevice {
  public init() {}

  public func read() async -> String? {
    readLine()
  }

  public func write(_ line: String) async {
    Terminal.standardError.write(line + "\n")
  }

  public func ask(_ question: String) async {
    Terminal.standardError.write(question)
  }
}
