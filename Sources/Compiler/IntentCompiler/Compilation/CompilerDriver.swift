import IntentDefinition
import IntentDiagnostics

/// Reuses unchanged modules of earlier runs.
package struct CompilerDriver: Sendable {
  package let options: CompilerOptions
  /// `nil` to keep no modules.
  package private(set) var former: CompiledModules?

  package init(_ options: CompilerOptions, reusing former: CompiledModules? = nil) {
    self.options = options
    self.former = former
  }

  package static func run(
    _ inputs: consuming Inputs,
    _ options: CompilerOptions,
    to stage: CompilerCall.Stage,
    reporting report: ((Compilation) -> Void)? = nil
  ) -> CompilerCall.Result {
    var driver = CompilerDriver(options)
    return driver.run(inputs, to: stage, reporting: report)
  }

  /// Releases the source texts after `report`, because rendering needs the most memory.
  package mutating func run(
    _ inputs: consuming Inputs,
    to stage: CompilerCall.Stage,
    reporting report: ((Compilation) -> Void)? = nil
  ) -> CompilerCall.Result {
    var run = begin(inputs, to: stage)
    compile(&run) { true }
    return finish(run, reporting: report)
  }

  package struct Run: Sendable {
    fileprivate var inputs: Inputs
    fileprivate var modules: [CompiledModule]
    fileprivate let projects: [ProjectFile]
    fileprivate let stage: CompilerCall.Stage
    fileprivate var compiled = 0
  }

  package func begin(_ inputs: consuming Inputs, to stage: CompilerCall.Stage) -> Run {
    var inputs = inputs
    let (modules, projects) = ModuleGroups.modules(of: inputs, options)
    for index in inputs.files.indices { inputs.files[index].bytes = [] }
    return Run(inputs: inputs, modules: modules, projects: projects, stage: stage)
  }

  /// Stops after a module if `goesOn` returns false. Returns whether all modules are compiled.
  @discardableResult
  package mutating func compile(_ run: inout Run, while goesOn: () -> Bool) -> Bool {
    while run.compiled < run.modules.count {
      compile(&run.modules[run.compiled], run.projects, to: run.stage)
      run.compiled += 1
      guard goesOn() else { break }
    }
    return run.compiled == run.modules.count
  }

  package mutating func finish(
    _ run: consuming Run,
    reporting report: ((Compilation) -> Void)? = nil
  ) -> CompilerCall.Result {
    let (inputs, projects, stage) = (run.inputs, run.projects, run.stage)
    var modules = run.modules
    run.modules = []
    if modules.count > 1 {
      modules = joinRelated(modules, projects, to: stage)
      compareModules(&modules, projects)
    }
    former?.keepOnly(Set(inputs.files.map(\.path)))

    let owners = Dictionary(
      modules.flatMap { module in module.files.map { ($0.path, module.project) } },
      uniquingKeysWith: { first, _ in first }
    )
    let (diagnostics, suppressed) = ProjectLevels(options, projects, owners).apply(to: modules, inputs)
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
      generated = modules.flatMap { $0.plans.flatMap { $0.render(options.jobs) } }
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
      modules: modules.map { module in
        (module.compilation.module, options.generation(projects[module.project].configuration))
      }
    )
  }

  private mutating func compile(
    _ module: inout CompiledModule,
    _ projects: [ProjectFile],
    to stage: CompilerCall.Stage
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
      classPrefix: options.classPrefix ?? configuration.classPrefix,
      jobs: options.jobs,
      lints: options.lints(configuration)
    )
    if let furtherCheck = options.furtherCheck {
      let found = furtherCheck(module.compilation.module, options.generation(configuration))
      module.compilation.diagnostics += found.diagnostics
      module.compilation.sources += found.sources
      module.compilation.sortDiagnostics()
    }
    guard stage > .meaning else { return }
    module.plans = Compiler.plan(
      &module.compilation,
      options.generation(configuration),
      options.availableBackends
    )
  }

  private mutating func joinRelated(
    _ modules: [CompiledModule],
    _ projects: [ProjectFile],
    to stage: CompilerCall.Stage
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
      compile(&module, projects, to: stage)
      joined.append(module)
    }
    return joined
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
