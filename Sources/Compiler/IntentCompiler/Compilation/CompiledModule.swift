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
    let projectFiles = options.projectFiles
    let groups = options.splitsModules ? ModuleFolders.split(inputs.files) : [inputs.files]
    guard options.configurationPath == nil,
      groups.count > 1 || groups.first?.first?.searchedFolder != nil,
      options.splitsModules, options.looksForConfiguration
    else {
      let folders = options.looksForConfiguration ? inputs.folders : []
      let project = ProjectFile.read(options.configurationPath, besides: folders, in: projectFiles)
      let modules = groups.isEmpty ? [[]] : groups
      return (modules.map { CompiledModule(files: $0, project: 0) }, [project])
    }
    var projects: [ProjectFile] = []
    var indices: [String?: Int] = [:]
    var inherited: [String: String?] = [:]
    let modules = groups.map { files in
      var path: String?
      var project: ProjectFile?
      if let file = files.first, let root = file.searchedFolder {
        path = ProjectFile.nearest(to: file.path, in: root, projectFiles)
        if path == nil {
          path = inherited[root] ?? ProjectFile.inherited(by: projectFiles.bare(root), in: projectFiles)
          inherited[root] = .some(path)
        }
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
}
