import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// The definitions of a version, read and compiled, with their contract and levels.
package struct VersionDefinitions: Sendable {
  var contract = Contract()
  var module = ModuleSchema()
  var modules: [ConfiguredModule] = []
  var sources: [SourceText] = []
  /// Searched folders without definitions. Not a problem if something else is compared.
  var nothingFound: [Diagnostic] = []
  var problems: [Diagnostic] = []
  /// Why files are left out.
  var unreadFiles: [Diagnostic] = []
  var notes: [Diagnostic] = []
  package var configurationPath: String?
  var projects: [SourceText] = []
  var levels: VersionLevels

  static func read(
    _ version: DefinitionInputs,
    _ options: CompilerOptions,
    _ layout: VersionLayout = .twoFolders,
    _ compiled: CompilerCall.Result? = nil
  ) -> VersionDefinitions {
    let inputs = version.inputs
    var options = options
    let nothingFound = inputs.emptyFolders.compactMap(options.reportEmpty)
    options.reportEmpty = { _ in nil }
    options.projectFiles = version.projectFiles.naming(options.projectFiles.rules)
    let result = compiled ?? CompilerDriver.run(inputs, options, to: .meaning)
    var read = VersionDefinitions(levels: VersionLevels(result, inputs, options))
    read.projects = result.projects.compactMap(\.source)
    read.module = result.compilation.module
    read.modules = result.modules
    read.sources = result.compilation.sources
    read.nothingFound = nothingFound.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    // The definition is readable despite rules about generated code, or that the project raised to an error.
    read.problems = result.diagnostics.filter { problem in
      problem.severity == .error && problem.rule.severity == .error
        && !Rule.generationRules.contains(problem.rule)
    }
    read.notes = result.diagnostics.filter { [.unusedConfiguration, .linkedDefinition].contains($0.rule) }
    read.configurationPath = result.inputPaths.last { FilePath.name(of: $0) == InputFile.projectFileName }
    let roots = Dictionary(firsts: inputs.files.map { ($0.path, $0.searchedFolder) })
    read.contract = Contract(read.module) { path in
      layout.module(of: version.projectFiles.bare(path), in: roots[path] ?? nil)
    }
    return read
  }
}

extension VersionDefinitions {
  var hasDefinitions: Bool { !module.files.isEmpty }

  /// Whether there are no definitions at all, not even unreadable ones.
  var isEmpty: Bool { !hasDefinitions && problems.isEmpty }

  var allProblems: [Diagnostic] { nothingFound + problems }

  /// The classes of intents that the list 'migrates' in 'intentc.json' leaves out.
  var leftOut: Set<String> {
    let intents = modules.flatMap { module -> [DefinitionSchema.Intent] in
      let migrated = module.options.appIntents.migratedIntents
      guard case .only = migrated else { return [] }
      return module.schema.files.flatMap(\.schema.intents).filter { !migrated.contains($0) }
    }
    return Set(intents.map(\.configuration.className))
  }

  var classNames: Set<String> {
    Set(module.files.flatMap(\.schema.intents).map(\.configuration.className))
  }
}

extension CompilerOptions {
  /// Levels only apply to the changes, not to the diagnostics of reading.
  var forReading: CompilerOptions {
    var options = self
    options.splitsModules = true
    options.reportsLints = false
    options.levels = [:]
    return options
  }
}
