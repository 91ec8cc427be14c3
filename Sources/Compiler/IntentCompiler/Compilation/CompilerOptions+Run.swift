import IntentDefinition
import IntentDiagnostics

extension CompilerOptions {
  /// Compiles inputs.
  ///
  /// - Parameters:
  ///   - inputs: The definitions.
  ///   - stage: The last stage to run.
  ///   - report: Receives the diagnostics and the texts before Swift is rendered. The texts are released afterwards:
  ///     rendering needs the most memory.
  package func run(
    on inputs: consuming Inputs,
    to stage: CompilerCall.Stage,
    reporting report: ((Compilation) -> Void)? = nil
  ) -> CompilerCall.Result {
    var former: CompiledModules?
    return run(on: inputs, to: stage, reporting: report, reusing: &former)
  }

  /// Compiles what has changed in inputs since former calls with the same options.
  ///
  /// - Parameters:
  ///   - inputs: The definitions.
  ///   - stage: The last stage to run.
  ///   - former: The modules of the former calls, and of this one afterwards.
  package func run(
    on inputs: consuming Inputs,
    to stage: CompilerCall.Stage,
    reusing former: inout CompiledModules
  ) -> CompilerCall.Result {
    var modules: CompiledModules? = former
    former = CompiledModules()
    defer { former = modules ?? CompiledModules() }
    return run(on: inputs, to: stage, reporting: nil, reusing: &modules)
  }

  private func run(
    on inputs: consuming Inputs,
    to stage: CompilerCall.Stage,
    reporting report: ((Compilation) -> Void)?,
    reusing former: inout CompiledModules?
  ) -> CompilerCall.Result {
    var inputs = inputs
    var (modules, projects) = modules(of: inputs)
    // The modules have the texts now.
    for index in inputs.files.indices { inputs.files[index].bytes = [] }
    for index in modules.indices {
      compile(&modules[index], projects, to: stage, reusing: &former)
    }
    if modules.count > 1 {
      modules = joinRelated(modules, projects, to: stage, reusing: &former)
      compareModules(&modules, projects)
    }

    former?.keepOnly(Set(inputs.files.map(\.path)))

    let owners = Dictionary(
      modules.flatMap { module in module.files.map { ($0.path, module.project) } },
      uniquingKeysWith: { first, _ in first }
    )
    let (diagnostics, suppressed) = applyLevels(to: modules, projects, owners, inputs)
    var compilation = Compilation(
      sources: modules.flatMap(\.compilation.sources) + projects.compactMap(\.source),
      diagnostics: diagnostics,
      module: ModuleSchema(files: modules.flatMap(\.compilation.module.files))
    )
    if let report {
      report(compilation)
      compilation.sources = []
      for index in modules.indices {
        modules[index].files = []
        modules[index].compilation.sources = []
      }
    }
    var generated: [GeneratedFile] = []
    if stage == .code, !compilation.hasErrors {
      generated = modules.flatMap { $0.rendering?.files(jobs: jobs) ?? [] }
    }
    return CompilerCall.Result(
      files: generated,
      compilation: compilation,
      inputPaths: inputs.files.map(\.path).filter { $0 != InputFile.standardInputPath }
        + projects.compactMap(\.configuration.path),
      definitionCount: inputs.files.count,
      isSearch: inputs.files.allSatisfy { $0.searchedFolder != nil },
      moduleCount: modules.count,
      suppressed: suppressed,
      projects: projects,
      projectIndices: owners,
      modules: modules.map { ($0.compilation.module, options(projects[$0.project].configuration)) }
    )
  }

  /// The generation options of a module.
  private func options(_ configuration: ProjectConfiguration) -> GenerationOptions {
    GenerationOptions(
      accessLevel: accessLevel ?? configuration.accessLevel ?? .public,
      namespace: namespace ?? configuration.namespace,
      isSplit: isSplit,
      renames: configuration.renameTable,
      backends: backends ?? configuration.backends?.value ?? [.configuration],
      classPrefix: classPrefix ?? configuration.classPrefix,
      migratedIntents: configuration.migratedIntents,
      minimumSystem: configuration.minimumSystem
    )
  }

  /// The modules of the call, and the configurations that apply to them.
  private func modules(of inputs: Inputs) -> ([CompiledModule], [ProjectFile]) {
    let groups = splitsModules ? ModuleFolders.split(inputs.files) : [inputs.files]
    guard configurationPath == nil,
      groups.count > 1 || groups.first?.first?.searchedFolder != nil,
      splitsModules, looksForConfiguration
    else {
      let folders = looksForConfiguration ? inputs.folders : []
      let project =
        configurationPath.map { ProjectFile.read($0) } ?? ProjectFile.read(besides: folders, in: projectFiles)
      let modules = groups.isEmpty ? [[]] : groups
      return (modules.map { CompiledModule(files: $0, project: 0) }, [project])
    }
    var projects: [ProjectFile] = []
    var indices: [String?: Int] = [:]
    let modules = groups.map { files in
      var path: String?
      var project: ProjectFile?
      if let file = files.first, let root = file.searchedFolder {
        path = ProjectFile.nearest(to: file.path, in: root, projectFiles)
      } else {
        let paths = files.map { projectFiles.bare($0.path) }
        let folders = paths.flatMap { [FilePath.folder(of: $0), FilePath.home(of: $0)] }
        project = ProjectFile.read(besides: folders, in: projectFiles)
        path = project?.configuration.path.map(projectFiles.bare)
      }
      if let index = indices[path], project?.diagnostics.isEmpty ?? true {
        return CompiledModule(files: files, project: index)
      }
      indices[path] = projects.count
      let none = {
        ProjectFile.none(above: files.first?.searchedFolder.map { [$0] } ?? [], in: projectFiles)
      }
      projects.append(project ?? path.map(projectFiles.read) ?? none())
      return CompiledModule(files: files, project: projects.count - 1)
    }
    return (modules, projects)
  }

  private func compile(
    _ module: inout CompiledModule,
    _ projects: [ProjectFile],
    to stage: CompilerCall.Stage,
    reusing former: inout CompiledModules?
  ) {
    let settings = projects[module.project].source
    if let found = former?.result(of: module, settings: settings) {
      module = found
      return
    }
    defer { former?.keep(module, settings: settings) }
    let configuration = projects[module.project].configuration
    module.compilation = Compiler.compile(
      module.files,
      classPrefix: classPrefix ?? configuration.classPrefix,
      jobs: jobs,
      lints: lints(configuration)
    )
    if let furtherCheck {
      let found = furtherCheck(module.compilation.module)
      module.compilation.diagnostics += found.diagnostics
      module.compilation.sources += found.sources
      module.compilation.sortDiagnostics()
    }
    guard stage > .meaning else { return }
    module.rendering = Compiler.plan(&module.compilation, options(configuration), availableBackends)
  }

  /// The lints to check in a module.
  private func lints(_ configuration: ProjectConfiguration) -> Set<Rule> {
    reportsLints
      ? Rule.lints : configuration.levels.rules.union(levels.keys).filter { $0.severity == .lint }
  }

  /// Reports what files of different modules must not share.
  private func compareModules(_ modules: inout [CompiledModule], _ projects: [ProjectFile]) {
    let definitions = modules.map { $0.compilation.module.files.map(\.definition) }
    let namespaces = SharedNamespace.check(definitions)
    let textIDs = SharedTextID.check(definitions)
    for index in modules.indices {
      var found = namespaces[index]
      if lints(projects[modules[index].project].configuration).contains(.sharedTextID) {
        found += textIDs[index]
      }
      guard !found.isEmpty else { continue }
      modules[index].compilation.diagnostics += found
      modules[index].compilation.sortDiagnostics()
    }
  }

  /// Merges modules that refer to each other into one, and compiles it again.
  private func joinRelated(
    _ modules: [CompiledModule],
    _ projects: [ProjectFile],
    to stage: CompilerCall.Stage,
    reusing former: inout CompiledModules?
  ) -> [CompiledModule] {
    let definitions = modules.map { $0.compilation.module.files.map(\.definition) }
    var joined: [CompiledModule] = []
    for group in ModuleFolders.related(definitions) {
      let members = group.map { modules[$0] }
      guard let first = members.first, members.count > 1,
        members.allSatisfy({ $0.project == first.project })
      else {
        joined += members
        continue
      }
      var module = CompiledModule(files: members.flatMap(\.files), project: first.project)
      compile(&module, projects, to: stage, reusing: &former)
      joined.append(module)
    }
    return joined
  }

  /// Gives all diagnostics the severities that the call and the projects set.
  private func applyLevels(
    to modules: [CompiledModule],
    _ projects: [ProjectFile],
    _ owners: [String: Int],
    _ inputs: Inputs
  ) -> ([Diagnostic], [SuppressedDiagnostic]) {
    var passes = projects.map { project in
      LevelsPass(
        project.configuration.levels,
        configurationPath: project.configuration.path,
        prefix: projectFiles.prefix,
        commandLine: levels,
        showsLints: reportsLints
      )
    }
    let modulesOfProjects = Dictionary(grouping: modules, by: \.project)
    var diagnostics: [Diagnostic] = []
    for diagnostic in inputs.diagnostics {
      let owner = diagnostic.location.flatMap { owners[$0.file] } ?? 0
      diagnostics += passes[owner].apply(to: [diagnostic])
    }
    for (index, project) in projects.enumerated() {
      let files = (modulesOfProjects[index] ?? []).flatMap(\.compilation.module.files)
      let unknown = ProjectNamesCheck.check(project.configuration, in: ModuleSchema(files: files))
      diagnostics += passes[index].apply(to: project.diagnostics + unknown)
    }
    for module in modules {
      var found = module.compilation.diagnostics
      // Without the project's levels, the severities that it wants are unknown.
      if projects[module.project].isUnreadable { found.removeAll { $0.severity != .error } }
      diagnostics += passes[module.project].apply(to: found)
    }
    // Errors may hide other diagnostics, so a suppression without effect is not necessarily useless.
    if reportsUnusedSuppressions, !diagnostics.contains(where: { $0.severity == .error }) {
      for (index, project) in projects.enumerated() {
        let unused = passes[index].unused(
          paths: (modulesOfProjects[index] ?? []).flatMap(\.compilation.sources).map(\.path),
          isWholeProject: isSearched(project.configuration.path, inputs.searchedFolders),
          definitions: (modulesOfProjects[index] ?? []).flatMap {
            $0.compilation.module.files.map(\.definition)
          }
        )
        diagnostics += passes[index].apply(to: unused)
      }
    }
    return (diagnostics, passes.flatMap(\.suppressed))
  }

  /// Whether the folder of a configuration was searched.
  private func isSearched(_ path: String?, _ searched: [String]) -> Bool {
    guard let path else { return false }
    let folder = FilePath.folder(of: path)
    let identity = try? FileSystem.status(of: folder.isEmpty ? "." : folder).identity
    return searched.contains { root in
      folder.hasPrefix(root.hasSuffix("/") ? root : root + "/")
        || (identity != nil && (try? FileSystem.status(of: root).identity) == identity)
        || (root == "." && !folder.hasPrefix("/") && !folder.hasPrefix(".."))
    }
  }
}
