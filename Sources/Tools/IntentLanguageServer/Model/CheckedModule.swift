import IntentCompiler
import IntentDefinition
import IntentDiagnostics

struct CheckedModule {
  let paths: Set<String>
  /// Includes problems that the last full check found by comparison with other modules.
  private(set) var result: CompilerCall.Result
  let isRead: Bool
  /// The effect of settings for diagnostics or names depends on all modules.
  let hasSettings: Bool
  let interface: ModuleInterface
  let former: FormerModule

  init(_ files: [String], _ result: CompilerCall.Result, since former: FormerModule?) {
    let projects = Set(result.projects.compactMap(\.source?.path))
    let definitions = result.compilation.module.files.map(\.definition)
    interface = ModuleInterface(definitions)
    isRead = definitions.count == files.count
    hasSettings = result.projects.map(\.configuration).contains {
      $0.namesDeclarations || !$0.levels.settings.isEmpty
    }
    paths = Set(files + result.compilation.sources.map(\.path)).subtracting(projects)
    self.former = former ?? FormerModule(interface)
    self.result = result
    let own = result.diagnostics.filter { [paths] in $0.location.map { paths.contains($0.file) } ?? false }
    self.result.compilation.diagnostics = own + self.former.shared(in: result.compilation.sources)
  }
}

struct FormerModule {
  let interface: ModuleInterface
  /// Only a search or other modules reveal these.
  private var shared: [Diagnostic] = []
  private var texts: [String: [UInt8]] = [:]
  private static let sharedRules = Set(Rule.inputRules + [.sharedNamespace])

  init(_ interface: ModuleInterface) {
    self.interface = interface
  }

  init(of paths: Set<String>, _ result: CompilerCall.Result) {
    let module = result.modules.map(\.schema).first { schema in
      schema.files.contains { paths.contains($0.definition.path) }
    }
    interface = ModuleInterface(module?.files.map(\.definition) ?? [])
    shared = result.diagnostics.filter {
      Self.sharedRules.contains($0.rule) && paths.contains($0.location?.file ?? "")
    }
    guard !shared.isEmpty else { return }
    for source in result.compilation.sources where paths.contains(source.path) {
      texts[source.path] = source.bytes
    }
  }

  func shared(in sources: [SourceText]) -> [Diagnostic] {
    shared.map { problem in
      var problem = problem
      guard let file = problem.location?.file, let range = problem.location?.range, let old = texts[file],
        let new = sources.first(where: { $0.path == file })
      else { return problem }
      problem.location?.range = TextShift(from: old, to: new.bytes)(range)
      return problem
    }
  }
}
