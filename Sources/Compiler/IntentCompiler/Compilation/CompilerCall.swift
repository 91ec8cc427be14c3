import IntentDefinition
import IntentDiagnostics

/// A call of the compiler, from inputs and options to code and diagnostics.
///
/// It finds the inputs, reads the project's `intentc.json`, compiles, and applies the project's severities.
/// It writes nothing.
package struct CompilerCall: Sendable {
  /// The paths of files and folders, and `-` for standard input.
  package var inputs: [String]
  /// The base name of the definition on standard input.
  package var standardInputName: String?
  package var options: CompilerOptions

  package init(inputs: [String], options: CompilerOptions = CompilerOptions()) {
    self.inputs = inputs
    self.options = options
  }

  /// Runs the call up to a stage. `report` receives the diagnostics and texts before rendering; to save
  /// memory, the result then has no texts.
  package func run(to stage: Stage = .code, reporting report: ((Compilation) -> Void)? = nil) -> Result {
    CompilerDriver.run(
      Inputs.read(inputs, standardInputName: standardInputName, jobs: options.jobs),
      options,
      to: stage,
      reporting: report
    )
  }

  package enum Stage: Int, Comparable, Sendable {
    /// Lower and validate the definitions.
    case meaning
    /// Also check Swift names and file names.
    case names
    /// Also render Swift.
    case code

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  package struct Result: Sendable {
    /// The generated files; empty after an error.
    package var files: [GeneratedFile]
    /// The meaning of the definitions. The texts are missing if they were reported.
    package var compilation: Compilation
    /// The paths of all files that were read, including the project's configuration, but not standard input.
    package var inputPaths: [String]
    package var definitionCount: Int
    /// Whether all definitions come from searching folders.
    package var isSearch: Bool
    package var moduleCount: Int
    package var suppressed: [SuppressedDiagnostic]
    package var projects: [ProjectFile]
    /// The index in `projects` of each definition's configuration, by the definition's path.
    package var projectIndices: [String: Int]
    package var modules: [(schema: ModuleSchema, options: GenerationOptions)]

    package var diagnostics: [Diagnostic] { compilation.diagnostics }
  }
}

/// The options of a call, wherever its definitions come from.
package struct CompilerOptions: Sendable {
  /// The project's configuration; `nil` to look for it next to the definitions.
  package var configurationPath: String?
  /// The place to look for configurations.
  package var projectFiles = ProjectFiles()
  /// Whether to look for `intentc.json` if no configuration is given.
  package var looksForConfiguration = true
  /// The access level of generated code; `nil` for the project's.
  package var accessLevel: AccessLevel?
  /// The prefix of class names; `nil` for the project's, or else the one in each file.
  package var classPrefix: String?
  /// The enum around all generated code; `nil` for the project's.
  package var namespace: String?
  /// The kinds of code to generate; `nil` for the project's.
  package var backends: Set<BackendName>?
  package var availableBackends: [any Backend] = []
  package var isSplit = false
  package var jobs: Int
  /// Whether to check all lints. By default, only if the project raises their level.
  package var reportsLints = false
  /// The rule levels of the call, which override the project's.
  package var levels: [Rule: RuleLevels.Level] = [:]
  /// Whether each searched folder's definitions form a module. Otherwise, the call is one module.
  package var splitsModules = false
  package var reportsUnusedSuppressions = false
  /// An additional check of each module, such as of its translations.
  package var furtherCheck: Check?

  package init(jobs: Int = 1) {
    self.jobs = jobs
  }

  /// A module's check in another target. Returns the diagnostics, and the files it read for excerpts.
  package typealias Check =
    @Sendable (ModuleSchema, GenerationOptions) -> (diagnostics: [Diagnostic], sources: [SourceText])

  /// Merges the generation options of the call and a project. The call wins.
  func generation(_ configuration: ProjectConfiguration) -> GenerationOptions {
    var result = GenerationOptions(
      accessLevel: accessLevel ?? configuration.accessLevel ?? .public,
      namespace: namespace,
      isSplit: isSplit,
      renames: configuration.renameTable,
      backends: backends ?? configuration.backends?.value ?? [.configuration],
      classPrefix: classPrefix ?? configuration.classPrefix,
      appIntents: configuration.appIntents,
      minimumSystem: configuration.minimumSystem
    )
    // Classes alone have no namespace. The project's is for other targets.
    if result.usesConfigurations { result.namespace = namespace ?? configuration.namespace }
    return result
  }

  func lints(_ configuration: ProjectConfiguration) -> Set<Rule> {
    reportsLints
      ? Rule.lints : configuration.levels.rules.union(levels.keys).filter { $0.severity == .lint }
  }
}
