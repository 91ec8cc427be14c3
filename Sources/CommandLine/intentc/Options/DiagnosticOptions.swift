import ArgumentParser
import IntentDiagnostics

/// How messages look.
struct DiagnosticOptions: ParsableArguments {
  @OptionGroup var colour: ColourOptions

  @Flag(name: .long, help: "Show source lines and fixes even if messages do not go to a terminal.")
  var showSource = false

  var style: MessageStyle {
    MessageStyle(colour: colour.choice, showsSource: showSource)
  }

  /// Writes messages to standard error.
  func write(_ report: DiagnosticReport) {
    style.write(report)
  }

  /// Writes messages to standard error, without lints.
  func write(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    style.write(diagnostics, sources: sources)
  }
}
