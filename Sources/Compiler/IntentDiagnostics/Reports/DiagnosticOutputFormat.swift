/// An output format for diagnostics.
package protocol DiagnosticOutputFormat: Sendable {
  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The diagnostics.
  ///   - output: Takes the UTF-8 text in pieces, so that it is never in memory as a whole.
  func write(_ report: DiagnosticReport, to output: ([UInt8]) -> Void)
}

extension DiagnosticOutputFormat {
  /// The whole text.
  package func text(of report: DiagnosticReport) -> String {
    var bytes: [UInt8] = []
    write(report) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The size in bytes at which a piece of text is passed on.
package let outputPieceSize = 65_536
