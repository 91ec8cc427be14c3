import IntentDiagnostics

/// Definitions that are compiled together, with the results.
struct CompiledModule: Sendable {
  var files: [InputFile]
  var project: Int
  var read: [ReadDefinition] = []
  var compilation = Compilation(sources: [], diagnostics: [], module: ModuleSchema())
  var plans: [BackendPlan] = []
}

/// Groups the input into modules, and finds the project of each.
enum ModuleGroups {
  static func modules(of inputs: Inputs, _ options: CompilerOptions) -> ([CompiledModule], [ProjectFile]) {
    let files = options.projectFiles
    let groups = options.splitsModules ? ModuleFolders.split(inputs.files) : [inputs.files]
    let looks = options.configurationPath == nil && options.looksForConfiguration
    var projects: [ProjectFile] = []
    var indices: [ProjectChoice: Int] = [:]
    let modules = (groups.isEmpty ? [[]] : groups).map { group in
      let choice = looks ? files.choice(for: inputs.files.isEmpty ? inputs.standIns : group) : .none
      // Modules without a project belong together, and one note is enough.
      let key: ProjectChoice = if case .passed = choice { .none } else { choice }
      if let index = indices[key] { return CompiledModule(files: group, project: index) }
      indices[key] = projects.count
      projects.append(options.configurationPath.map { ProjectFile.read($0, files) } ?? files.read(choice))
      return CompiledModule(files: group, project: projects.count - 1)
    }
    return (modules, projects)
  }
}
