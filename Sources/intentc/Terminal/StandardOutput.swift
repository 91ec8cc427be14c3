import ArgumentParser

/// Where results go.
enum StandardOutput {
  static func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Writes a result. Fails when there is no room for it, and not when nobody wants to read on.
  static func write(_ bytes: [UInt8]) throws {
    guard Terminal.standardOutput.write(bytes) else {
      Terminal.standardError.write("error: cannot write to standard output\n")
      throw ExitCode.failure
    }
  }
}
