/// Everything that a format of diagnostics can show of one call.
package struct DiagnosticReport: Sendable {
  /// The texts of the files, for lines, columns and excerpts.
  package var sources: [SourceText]
  /// What is shown, in the order to show it.
  package var diagnostics: [Diagnostic]
  /// What is not shown because of a setting.
  package var suppressed: [SuppressedDiagnostic]
  /// How many definitions were read.
  package var fileCount: Int
  /// How many modules they make.
  package var moduleCount: Int
  /// Whether warnings fail the call.
  package var isStrict: Bool

  package init(
    sources: [SourceText],
    diagnostics: [Diagnostic],
    suppressed: [SuppressedDiagnostic] = [],
    fileCount: Int = 0,
    moduleCount: Int = 1,
    isStrict: Bool = false
  ) {
    self.sources = sources
    self.diagnostics = diagnostics
    self.suppressed = suppressed
    self.fileCount = fileCount
    self.moduleCount = moduleCount
    self.isStrict = isStrict
  }

  /// How many diagnostics of a severity are shown.
  package func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// Whether the call fails: there is an error, or with ``isStrict`` a warning.
  package var isFailure: Bool {
    diagnostics.contains { $0.severity >= (isStrict ? .warning : .error) }
  }

  /// One line that says what was read and found: `3 files in 2 modules, 1 error, 0 warnings, 4 suppressed`.
  package var summary: String {
    var first = counted(fileCount, "file")
    if moduleCount > 1 { first += " in " + counted(moduleCount, "module") }
    var parts = [first, counted(count(.error), "error"), counted(count(.warning), "warning")]
    if !suppressed.isEmpty { parts.append("\(suppressed.count) suppressed") }
    return parts.joined(separator: ", ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
