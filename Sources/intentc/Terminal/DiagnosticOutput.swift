import IntentCompiler

/// Writes diagnostics to standard error.
enum DiagnosticOutput {
  /// Writes diagnostics, but for lints, which nobody has asked for.
  static func write(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    guard diagnostics.contains(where: { $0.severity != .lint }) else { return }
    let terminal = Terminal.standardError
    var formatter = DiagnosticFormatter(
      SourceMap(sources),
      options: DiagnosticFormatter.Options(
        showsSource: terminal.isTerminal,
        usesColour: terminal.usesColour,
        width: terminal.width
      )
    )
    var text = ""
    for diagnostic in diagnostics where diagnostic.severity != .lint {
      text += formatter.text(of: diagnostic)
      guard text.utf8.count > 65_536 else { continue }
      terminal.write(text)
      text = ""
    }
    terminal.write(text)
  }

  /// Writes how many files were read and what was found: `2 files, 1 error, 3 warnings`.
  static func writeSummary(of result: CompilerCall.Result) {
    let errors = result.diagnostics.count { $0.severity == .error }
    let warnings = result.diagnostics.count { $0.severity == .warning }
    var parts = [
      counted(result.definitionCount, "file"), counted(errors, "error"), counted(warnings, "warning"),
    ]
    if result.droppedCount > 0 { parts.append("\(result.droppedCount) switched off") }
    Terminal.standardError.write(parts.joined(separator: ", ") + "\n")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
