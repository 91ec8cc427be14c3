import IntentDiagnostics

/// The result of compiling the definitions of one call.
package struct Compilation: Sendable {
  /// The texts of the files, for excerpts.
  package var sources: [SourceText]
  /// All diagnostics, by file in the given order, then by location.
  package var diagnostics: [Diagnostic]
  /// The meaning of everything that could be read.
  package var module: ModuleSchema

  /// Whether errors prevent code generation.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Sorts the diagnostics by file, then by location.
  mutating func sortDiagnostics() {
    let order = Dictionary(
      sources.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let keyed = diagnostics.enumerated().map { offset, diagnostic in
      let file = diagnostic.location.flatMap { order[$0.file] } ?? -1
      return (file, diagnostic.location?.range?.lowerBound ?? -1, offset, diagnostic)
    }
    diagnostics = keyed.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }
}
