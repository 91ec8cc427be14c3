import IntentDiagnostics

/// The changed tables of a definition.
package struct TableChanges: Sendable {
  package var changes: [TableChange] = []
  package var diagnostics: [Diagnostic] = []
  package var sources: [SourceText] = []

  package init() {}

  mutating func add(_ table: Table) {
    let (change, problem) = table.change()
    if let change { changes.append(change) }
    if let problem { diagnostics.append(problem) }
    sources.append(table.contents.source)
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
