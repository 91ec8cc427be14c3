import IntentDiagnostics

/// Generates one kind of Swift in addition to what ``SwiftGenerator`` generates.
package protocol Backend: Sendable {
  /// The name by which projects choose it.
  var name: BackendName { get }

  /// Names everything and finds what has no counterpart, without rendering.
  ///
  /// - Parameter names: The Swift names of the configurations, enums and object types.
  func plan(_ module: ModuleSchema, _ options: GenerationOptions, _ names: ModuleNames) -> BackendPlan
}

/// What a back end is going to write.
package struct BackendPlan: Sendable {
  /// The names of the files, one for each definition.
  package var fileNames: [String]
  /// What the definitions say and the back end cannot express.
  package var diagnostics: [Diagnostic]
  /// Renders the file of a definition, by the definition's index.
  package var render: @Sendable (Int) -> GeneratedFile

  package init(
    fileNames: [String],
    diagnostics: [Diagnostic],
    render: @escaping @Sendable (Int) -> GeneratedFile
  ) {
    self.fileNames = fileNames
    self.diagnostics = diagnostics
    self.render = render
  }
}
