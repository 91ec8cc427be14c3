import ArgumentParser
import IntentConfigurations
import IntentDiagnostics
import IntentEditor
import IntentText
import LibIntentc

/// Options for messages to people, and their output.
struct DiagnosticOptions: ParsableArguments {
  @OptionGroup var colour: ColourOptions

  @Flag(help: "Show source lines and fixes even if messages do not go to a terminal.")
  var showSource = false

  func write(_ report: DiagnosticReport) {
    let terminal = Terminal.standardError
    let options = TextOutput.Options(
      showsSource: showSource || terminal.isTerminal,
      usesColour: colour.isUsed(on: terminal),
      width: terminal.width
    )
    terminal.write(TextOutput(options).bytes(of: report))
  }

  func write(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    write(DiagnosticReport(sources: sources, diagnostics: diagnostics.filter { $0.severity != .lint }))
  }

  func failure(_ problem: Diagnostic) -> ExitCode {
    write([problem], sources: [])
    return .failure
  }

  func stop(atErrorsOf diagnostics: [Diagnostic], sources: [SourceText] = []) throws {
    let errors = diagnostics.filter { $0.severity == .error }
    write(errors, sources: sources)
    guard errors.isEmpty else { throw ExitCode.failure }
  }
}

/// The option that turns colours on or off.
struct ColourOptions: ParsableArguments {
  /// The values of `--color`.
  enum Choice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "Colour messages. 'auto' colours on a terminal, unless NO_COLOR, CLICOLOR_FORCE or "
        + "CLICOLOR override it.",
      valueName: "when"
    )
  )
  var choice = Choice.auto

  func isUsed(on terminal: Terminal) -> Bool {
    switch choice {
    case .auto: terminal.usesColour
    case .always: true
    case .never: false
    }
  }
}
