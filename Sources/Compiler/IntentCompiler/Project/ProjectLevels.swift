import IntentDiagnostics

/// Gives diagnostics the severity that each project wants, and drops suppressed ones.
struct ProjectLevels {
  private let options: CompilerOptions
  private let projects: [ProjectFile]
  private let owners: [String: Int]

  init(_ options: CompilerOptions, _ projects: [ProjectFile], _ owners: [String: Int]) {
    self.options = options
    self.projects = projects
    self.owners = owners
  }

  func apply(to modules: [CompiledModule], _ inputs: Inputs) -> ([Diagnostic], [SuppressedDiagnostic]) {
    var passes = projects.map { project in
      LevelsPass(
        project.configuration.levels,
        configurationPath: project.configuration.path,
        prefix: options.projectFiles.prefix,
        commandLine: options.levels,
        showsLints: options.reportsLints
      )
    }
    let modulesOfProjects = Dictionary(grouping: modules, by: \.project)
    var diagnostics: [Diagnostic] = []
    for diagnostic in inputs.emptyFolders.compactMap(options.reportEmpty) + inputs.diagnostics {
      let owner = diagnostic.location.flatMap { owners[$0.file] } ?? 0
      diagnostics += passes[owner].apply(to: [diagnostic])
    }
    for (index, project) in projects.enumerated() {
      let files = (modulesOfProjects[index] ?? []).flatMap(\.compilation.module.files)
      // Without definitions, each setting for one would be a mistake.
      let unknown =
        inputs.files.isEmpty || !options.checksProjectNames
        ? [] : ProjectNamesCheck.check(project.configuration, in: ModuleSchema(files: files))
      diagnostics += passes[index].apply(to: project.diagnostics + unknown)
    }
    for module in modules {
      var found = module.compilation.diagnostics
      if projects[module.project].isUnreadable { found.removeAll { $0.severity != .error } }
      diagnostics += passes[module.project].apply(to: found)
    }
    // Errors may hide diagnostics, so a suppression without an effect may still be useful.
    let isHidden = !inputs.emptyFolders.isEmpty || diagnostics.contains { $0.severity == .error }
    if options.reportsUnusedSuppressions, !isHidden {
      for (index, project) in projects.enumerated() {
        let unused = passes[index].unused(
          paths: (modulesOfProjects[index] ?? []).flatMap(\.compilation.sources).map(\.path),
          isWholeProject: inputs.coversFolder(of: project.configuration.path)
        )
        diagnostics += passes[index].apply(to: unused)
      }
    }
    return (diagnostics, passes.flatMap(\.suppressed))
  }
}
