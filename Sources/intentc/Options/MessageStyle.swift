import IntentDiagnostics
import IntentEditor

/// How messages look on standard error.
struct MessageStyle {
  var colour = ColourOptions.Choice.auto
  /// Whether source lines and fixes are shown also where messages do not go to a terminal.
  var showsSource = false

  /// Writes messages to standard error.
  func write(_ report: DiagnosticReport) {
    // Nothing to say is what is said most often; it needs no word on the terminal.
    guard !report.diagnostics.isEmpty else { return }
    let terminal = Terminal.standardError
    let options = DiagnosticFormatter.Options(
      showsSource: showsSource || terminal.isTerminal,
      usesColour: colour.isUsed(on: terminal),
      width: terminal.width
    )
    TextOutput(options).write(report) { terminal.write($0) }
  }

  /// Writes messages to standard error, but for lints, which nobody has asked for.
  func write(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    write(DiagnosticReport(sources: sources, diagnostics: diagnostics.filter { $0.severity != .lint }))
  }
}
