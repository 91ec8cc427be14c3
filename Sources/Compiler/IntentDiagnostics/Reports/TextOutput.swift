/// Diagnostics for people, editors and builds; see ``DiagnosticFormatter``.
package struct TextOutput: DiagnosticOutputFormat {
  private let options: DiagnosticFormatter.Options

  package init(_ options: DiagnosticFormatter.Options = DiagnosticFormatter.Options()) {
    self.options = options
  }

  package func write(_ report: DiagnosticReport, to output: ([UInt8]) -> Void) {
    guard !report.diagnostics.isEmpty else { return }
    var formatter = DiagnosticFormatter(SourceMap(report.sources), options: options)
    var bytes: [UInt8] = []
    for diagnostic in report.diagnostics {
      bytes += formatter.text(of: diagnostic).utf8
      guard bytes.count > outputPieceSize else { continue }
      output(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    output(bytes)
  }
}
