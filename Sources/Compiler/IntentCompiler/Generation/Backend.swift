import IntentDiagnostics

/// Generates one kind of Swift from the meaning of a module.
package protocol Backend: Sendable {
  /// The name by which projects choose it.
  var name: BackendName { get }

  /// Plans the files and finds what has no counterpart, without rendering.
  ///
  /// - Parameter names: The Swift names of the configurations, enums and object types, which all back ends share.
  func plan(_ module: ModuleSchema, _ options: GenerationOptions, _ names: ModuleNames) -> BackendPlan
}

/// What a back end is going to write.
package struct BackendPlan: Sendable {
  /// A planned file.
  package struct File: Sendable {
    package var name: String
    /// The definition or declaration that the file is named after.
    package var location: SourceLocation
  }

  package var files: [File]
  /// What the definitions say and the back end cannot express.
  package var diagnostics: [Diagnostic]
  /// Renders all files, so many at a time.
  package var render: @Sendable (_ jobs: Int) -> [GeneratedFile]

  package init(
    files: [File],
    diagnostics: [Diagnostic] = [],
    render: @escaping @Sendable (_ jobs: Int) -> [GeneratedFile]
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.render = render
  }

  /// Plans one file for each definition of a module.
  ///
  /// - Parameters:
  ///   - name: The name of a file, from the name of its definition.
  ///   - render: Renders the file of a definition, by the definition's index.
  package init(
    of module: ModuleSchema,
    named name: (String) -> String,
    diagnostics: [Diagnostic],
    render: @escaping @Sendable (Int) -> GeneratedFile
  ) {
    self.init(
      files: module.files.map { File(name: name($0.schema.name), location: $0.definition.location(nil)) },
      diagnostics: diagnostics,
      render: { Array(module.files.indices).concurrentMap(jobs: $0, render) }
    )
  }
}
