import IntentDiagnostics
import IntentEditor

/// How messages look on standard error.
struct MessageStyle {
  var colour = ColourOptions.Choice.auto
  /// Whether to show source lines and fixes even if messages do not go to a terminal.
  var showsSource = false

  /// Writes messages to standard error.
  func write(_ report: DiagnosticReport) {
    // Without messages, the terminal need not be examined.
    guard !report.diagnostics.isEmpty else { return }
    let terminal = Terminal.standardError
    let options = DiagnosticFormatter.Options(
      showsSource: showsSource || terminal.isTerminal,
      usesColour: colour.isUsed(on: terminal),
      width: terminal.width
    )
    TextOutput(options).write(report) { terminal.write($0) }
  }

  /// Writes messages to standard error, without lints.
  func write(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    write(DiagnosticReport(sources: sources, diagnostics: diagnostics.filter { $0.severity != .lint }))
  }
}
