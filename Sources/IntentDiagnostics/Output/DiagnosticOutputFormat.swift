/// A way to write diagnostics, for people or for programs.
package protocol DiagnosticOutputFormat: Sendable {
  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - output: Takes the text piece by piece, as UTF-8, so that it never stands in memory as a whole.
  func write(_ report: DiagnosticReport, to output: ([UInt8]) -> Void)
}

extension DiagnosticOutputFormat {
  /// The text as a whole.
  package func text(of report: DiagnosticReport) -> String {
    var bytes: [UInt8] = []
    write(report) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The size in bytes from which a piece of a text is written.
package let outputPieceSize = 65_536
