import ArgumentParser
import IntentDiagnostics
import IntentText
import LibIntentc

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

/// Whether text is coloured.
struct ColourOptions: ParsableArguments {
  enum Choice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// Whether text for this terminal is coloured.
    func isUsed(on terminal: Terminal) -> Bool {
      switch self {
      case .auto: terminal.usesColour
      case .always: true
      case .never: false
      }
    }
  }

  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "Colour messages: auto, always or never. 'auto' colours on a terminal, unless NO_COLOR, CLICOLOR_FORCE or "
        + "CLICOLOR override it.",
      valueName: "when"
    )
  )
  var choice = Choice.auto

  /// Whether text for this terminal is coloured.
  func isUsed(on terminal: Terminal) -> Bool {
    choice.isUsed(on: terminal)
  }
}

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

/// The formats that diagnostics can have.
enum OutputFormatChoice: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github

  /// The format for programs; `nil` for text on standard error.
  var machineFormat: (any DiagnosticOutputFormat)? {
    switch self {
    case .text: nil
    case .json: JSONOutput()
    case .sarif: SARIFOutput()
    case .github: GitHubOutput()
    }
  }
}

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

extension ParsableCommand {
  /// Exits while a value is still alive. Freeing a large definition takes a tenth of the time of compiling it; the
  /// system frees everything at once.
  static func exit(keeping value: some Any, _ error: ExitCode? = nil) -> Never {
    withExtendedLifetime(value) { exit(withError: error) }
  }
}
