import IntentDefinition
import IntentDiagnostics

/// One call of the compiler: inputs and options in, code and diagnostics out.
///
/// Finds the inputs, reads the project's `intentc.json`, compiles, and applies the project's severities to the
/// diagnostics. Writes nothing.
package struct CompilerCall: Sendable {
  /// Paths of files and folders, and `-` for standard input.
  package var inputs: [String]
  /// The base name of the definition on standard input, without its extension.
  package var standardInputName: String?
  package var options: CompilerOptions

  package init(inputs: [String], options: CompilerOptions = CompilerOptions()) {
    self.inputs = inputs
    self.options = options
  }

  /// Runs the call.
  ///
  /// - Parameters:
  ///   - stage: The last stage to run.
  ///   - report: Receives the diagnostics and the texts before Swift is rendered. The result has no texts then, which
  ///     saves memory.
  package func run(to stage: Stage = .code, reporting report: ((Compilation) -> Void)? = nil) -> Result {
    CompilerDriver.run(
      Inputs.read(inputs, standardInputName: standardInputName, jobs: options.jobs),
      options,
      to: stage,
      reporting: report
    )
  }

  /// The last stage of a call.
  package enum Stage: Int, Comparable, Sendable {
    /// Lowers and validates the definitions.
    case meaning
    /// Also checks Swift names and file names.
    case names
    /// Also renders Swift.
    case code

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  /// The result of a call.
  package struct Result: Sendable {
    /// The generated files; empty if there is an error.
    package var files: [GeneratedFile]
    /// The meaning of the definitions, and the texts of all files that were read; without texts if they were reported.
    package var compilation: Compilation
    /// The paths of all files that were read, including the project's configuration but not standard input.
    package var inputPaths: [String]
    /// The number of definitions that were read.
    package var definitionCount: Int
    /// Whether every definition was found by searching a folder.
    package var isSearch: Bool
    /// The number of modules.
    package var moduleCount: Int
    /// The diagnostics that a setting suppresses.
    package var suppressed: [SuppressedDiagnostic]
    /// The configurations that apply.
    package var projects: [ProjectFile]
    /// The index of each definition's configuration in ``configurations``, by the definition's path.
    package var projectIndices: [String: Int]
    /// The modules, with the generation options of each.
    package var modules: [(schema: ModuleSchema, options: GenerationOptions)]

    /// All diagnostics.
    package var diagnostics: [Diagnostic] { compilation.diagnostics }
  }
}

/// How definitions are compiled, wherever they come from.
package struct CompilerOptions: Sendable {
  /// The project's configuration; `nil` to look for it next to the definitions.
  package var configurationPath: String?
  /// Where to look for the project's configuration.
  package var projectFiles = ProjectFiles()
  /// Whether to look for `intentc.json` if no configuration is given.
  package var looksForConfiguration = true
  /// The access level of the generated code; `nil` to use the project's.
  package var accessLevel: AccessLevel?
  /// The prefix of class names; `nil` to use the project's, or else the one in each file.
  package var classPrefix: String?
  /// The enum around all generated code; `nil` to use the project's.
  package var namespace: String?
  /// What to generate; `nil` to use the project's.
  package var backends: Set<BackendName>?
  /// The back ends that the program links.
  package var availableBackends: [any Backend] = []
  /// Whether each declaration gets its own file.
  package var isSplit = false
  /// The number of files to process concurrently.
  package var jobs: Int
  /// Whether to check lints. If not, only those that the project makes a warning or an error.
  package var reportsLints = false
  /// The rule levels of the call. They override the project's.
  package var levels: [Rule: RuleLevels.Level] = [:]
  /// Whether the definitions in each searched folder form their own module. If not, all definitions of
  /// the call form one module.
  package var splitsModules = false
  /// Whether to report suppressions that suppress nothing.
  package var reportsUnusedSuppressions = false
  /// An additional check of each module, such as of its translations; `nil` for none.
  package var furtherCheck: Check?

  package init(jobs: Int = 1) {
    self.jobs = jobs
  }

  /// A check of a module by a target that depends on this one, with what is generated of it: returns the diagnostics and
  /// the texts of the files it read.
  package typealias Check =
    @Sendable (ModuleSchema, GenerationOptions) -> (diagnostics: [Diagnostic], sources: [SourceText])

  /// What the code of a project looks like: the options of the call override those of the project.
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
    // Classes alone have no namespace, whatever the project has for other targets.
    if result.usesConfigurations { result.namespace = namespace ?? configuration.namespace }
    return result
  }

  /// The lints to check in a project.
  func lints(_ configuration: ProjectConfiguration) -> Set<Rule> {
    reportsLints
      ? Rule.lints : configuration.levels.rules.union(levels.keys).filter { $0.severity == .lint }
  }
}
