/// The diagnostics of one call, with everything that an output format needs.
package struct DiagnosticReport: Sendable {
  /// The texts of the files, for lines, columns and excerpts.
  package var sources: [SourceText]
  /// The shown diagnostics, in output order.
  package var diagnostics: [Diagnostic]
  /// The suppressed diagnostics.
  package var suppressed: [SuppressedDiagnostic]
  /// The number of definitions that were read.
  package var fileCount: Int
  /// The number of modules that they form.
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

  /// The number of shown diagnostics with a severity.
  package func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// Whether the call fails: there is an error or, with ``isStrict``, a warning.
  package var isFailure: Bool {
    diagnostics.contains { $0.severity >= (isStrict ? .warning : .error) }
  }

  /// A one-line summary: `3 files in 2 modules, 1 error, 0 warnings, 4 suppressed`.
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
