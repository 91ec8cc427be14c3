import ArgumentParser
import IntentCompiler
import IntentEditor

/// How messages look.
struct DiagnosticOptions: ParsableArguments {
  @OptionGroup var colour: ColourOptions

  @Flag(name: .long, help: "Show source lines and fixes also where messages do not go to a terminal.")
  var showSource = false

  /// The options for messages that go to a terminal or a file.
  func formatterOptions(for terminal: Terminal) -> DiagnosticFormatter.Options {
    DiagnosticFormatter.Options(
      showsSource: showSource || terminal.isTerminal,
      usesColour: colour.isUsed(on: terminal),
      width: terminal.width
    )
  }

  /// Writes messages to standard error.
  func write(_ report: DiagnosticReport) {
    let terminal = Terminal.standardError
    TextOutput(formatterOptions(for: terminal)).write(report) { terminal.write($0) }
  }

  /// Writes messages to standard error, but for lints, which nobody has asked for.
  func write(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    write(DiagnosticReport(sources: sources, diagnostics: diagnostics.filter { $0.severity != .lint }))
  }
}
