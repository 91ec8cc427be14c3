import ArgumentParser
import IntentDiagnostics
import IntentEditor

/// Writes results to standard output.
enum StandardOutput {
  static func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Writes a result. Fails if there is no space, but not if the reader has closed the pipe.
  static func write(_ bytes: [UInt8]) throws {
    guard Terminal.standardOutput.write(bytes) else {
      Terminal.standardError.write("error: cannot write to standard output\n")
      throw ExitCode.failure
    }
  }

  /// Writes a report, piece by piece.
  static func write(_ report: DiagnosticReport, as format: some DiagnosticOutputFormat) throws {
    var failure: (any Error)?
    format.write(report) { bytes in
      guard failure == nil else { return }
      do { try write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
