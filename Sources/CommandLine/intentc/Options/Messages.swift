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
    TextOutput(options).write(report) { terminal.write($0) }
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

/// The option that turns colors on or off.
struct ColourOptions: ParsableArguments {
  /// The values of `--color`.
  enum Choice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "Color messages. 'auto' colors on a terminal, unless NO_COLOR, CLICOLOR_FORCE or "
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

/// A sentence without a final period.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Writes the results of a command. Messages go to standard error.
enum StandardOutput {
  static func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Doesn't throw if the reader has closed the pipe.
  static func write(_ bytes: [UInt8]) throws {
    guard Terminal.standardOutput.write(bytes) else {
      throw CommandFailure("cannot write to standard output")
    }
  }

  static func write(_ report: DiagnosticReport, as format: some DiagnosticOutputFormat) throws {
    var failure: (any Error)?
    format.write(report) { bytes in
      guard failure == nil else { return }
      do { try write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

/// Escapes invisible characters as `visibleText` does, but keeps line breaks and tabs.
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
