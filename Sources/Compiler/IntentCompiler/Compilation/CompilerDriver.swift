import IntentDefinition
import IntentDiagnostics

/// Compiles the modules of all inputs, compares them, and sets the levels of the project.
package struct CompilerDriver {
  private let options: CompilerOptions

  package static func run(
    _ inputs: Inputs,
    _ options: CompilerOptions,
    to stage: CompilerCall.Stage
  ) -> CompilerCall.Result {
    CompilerDriver(options: options).run(inputs, to: stage)
  }

  /// Reads all files first, since modules that share types must become one module before any is compiled.
  /// Only when all are compiled can they be compared, and only when all diagnostics are known do levels
  /// apply.
  private func run(_ inputs: Inputs, to stage: CompilerCall.Stage) -> CompilerCall.Result {
    var (modules, projects) = ModuleGroups.modules(of: inputs, options)
    for index in modules.indices { modules[index].read = modules[index].files.map(ReadDefinition.init) }
    if modules.count > 1 { modules = joinRelated(modules) }
    // A module that can't be read may declare the types that another one lacks.
    let mayLackTypes = modules.count > 1 && modules.contains { $0.read.contains { $0.definition == nil } }
    for index in modules.indices { compile(&modules[index], projects, to: stage, mayLackTypes: mayLackTypes) }
    if modules.count > 1 { compareModules(&modules, projects) }
    checkFurther(&modules, projects)
    let owners = Dictionary(
      firsts: modules.flatMap { module in module.files.map { ($0.path, module.project) } }
    )
    let (diagnostics, suppressed) = ProjectLevels(options, projects, owners).apply(to: modules, inputs)
    let compilation = Compilation(
      sources: modules.flatMap(\.compilation.sources) + projects.compactMap(\.source),
      diagnostics: diagnostics,
      module: ModuleSchema(files: modules.flatMap(\.compilation.module.files))
    )
    var generated: [GeneratedFile] = []
    if stage == .code, !compilation.hasErrors {
      generated = modules.flatMap { $0.plans.flatMap { $0.render() } }
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
      modules: configured(modules, projects)
    )
  }

  private func compile(
    _ module: inout CompiledModule,
    _ projects: [ProjectFile],
    to stage: CompilerCall.Stage,
    mayLackTypes: Bool
  ) {
    let configuration = projects[module.project].configuration
    module.compilation = Compiler.compile(
      module.read,
      mayLackTypes: mayLackTypes,
      classPrefix: options.classPrefix ?? configuration.classPrefix,
      formerly: configuration.formerly,
      lints: options.lints(configuration)
    )
    guard stage > .meaning else { return }
    module.plans = Compiler.plan(
      &module.compilation,
      options.generation(configuration),
      options.availableBackends
    )
  }

  /// Modules of one project form one module if their definitions share types.
  private func joinRelated(_ modules: [CompiledModule]) -> [CompiledModule] {
    let definitions = modules.map { $0.read.compactMap(\.definition) }
    return ModuleFolders.related(definitions).flatMap { group in
      let members = group.map { modules[$0] }
      guard let first = members.first, members.allSatisfy({ $0.project == first.project }) else {
        return members
      }
      return [
        CompiledModule(
          files: members.flatMap(\.files),
          project: first.project,
          read: members.flatMap(\.read)
        )
      ]
    }
  }

  private func checkFurther(_ modules: inout [CompiledModule], _ projects: [ProjectFile]) {
    guard !options.furtherChecks.isEmpty else { return }
    let checked = configured(modules, projects)
    for check in options.furtherChecks {
      let (found, ofApp) = check(checked)
      for (index, found) in zip(modules.indices, found) { modules[index].compilation.add(found) }
      // The project of the first module sets the levels for the app.
      modules[0].compilation.add(ofApp)
    }
    for index in modules.indices { modules[index].compilation.sortDiagnostics() }
  }

  private func configured(_ modules: [CompiledModule], _ projects: [ProjectFile]) -> [ConfiguredModule] {
    modules.map { module in
      let options = options.generation(projects[module.project].configuration)
      return ConfiguredModule(schema: module.compilation.module, options: options)
    }
  }

  private func compareModules(_ modules: inout [CompiledModule], _ projects: [ProjectFile]) {
    let definitions = modules.map { $0.compilation.module.files.map(\.definition) }
    let found = SharedRules.compare(definitions)
    for index in modules.indices {
      let lints = options.lints(projects[modules[index].project].configuration)
      let found = found[index].filter { $0.rule.isWanted(lints: lints) }
      guard !found.isEmpty else { continue }
      modules[index].compilation.diagnostics += found
      modules[index].compilation.sortDiagnostics()
    }
  }
}
