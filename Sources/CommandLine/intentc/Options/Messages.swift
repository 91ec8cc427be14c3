import ArgumentParser
import IntentDiagnostics
import IntentEditor
import IntentText
import LibIntentc

/// How messages look.
struct DiagnosticOptions: ParsableArguments {
  @OptionGroup var colour: ColourOptions

  @Flag(help: "Show source lines and fixes even if messages do not go to a terminal.")
  var showSource = false

  /// Writes messages to standard error.
  func write(_ report: DiagnosticReport) {
    let terminal = Terminal.standardError
    let options = DiagnosticFormatter.Options(
      showsSource: showSource || terminal.isTerminal,
      usesColour: colour.isUsed(on: terminal),
      width: terminal.width
    )
    TextOutput(options).write(report) { terminal.write($0) }
  }

  /// Writes messages to standard error, without lints.
  func write(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    write(DiagnosticReport(sources: sources, diagnostics: diagnostics.filter { $0.severity != .lint }))
  }

  /// Writes a problem that ends the command to standard error.
  func failure(_ problem: Diagnostic) -> ExitCode {
    write([problem], sources: [])
    return .failure
  }

  /// Writes errors to standard error, and ends the command if there are any.
  func stop(atErrorsOf diagnostics: [Diagnostic], sources: [SourceText] = []) throws {
    let errors = diagnostics.filter { $0.severity == .error }
    write(errors, sources: sources)
    guard errors.isEmpty else { throw ExitCode.failure }
  }
}

/// Whether text is coloured.
struct ColourOptions: ParsableArguments {
  enum Choice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
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
    switch choice {
    case .auto: terminal.usesColour
    case .always: true
    case .never: false
    }
  }
}

/// Why a command fails, in one sentence without a full stop.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
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
      throw CommandFailure("cannot write to standard output")
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

/// A text of several lines with visible control characters, except for the tabs of property lists.
func visibleLines(_ text: String) -> String {
  text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let end = line.last == "\r" ? "\r" : ""
    let words = (end.isEmpty ? line : line.dropLast()).split(
      separator: "\t",
      omittingEmptySubsequences: false
    )
    .map { visibleText(String($0)) }
    return words.joined(separator: "\t") + end
  }.joined(separator: "\n")
}

extension ParsableCommand {
  /// Exits while a value is still alive. Freeing a large definition takes a tenth of the time of compiling it; the
  /// system frees everything at once.
  static func exit(keeping value: some Any, _ error: ExitCode? = nil) -> Never {
    withExtendedLifetime(value) { exit(withError: error) }
  }
}
