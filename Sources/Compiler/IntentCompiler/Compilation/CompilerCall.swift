import IntentDefinition
import IntentDiagnostics

/// One run of the compiler over files and folders, for commands, build plugins and other tools. Its result
/// contains the generated files; an ``OutputWriter`` writes them.
package struct CompilerCall: Sendable {
  /// Files, folders, and `-` for standard input.
  package var inputs: [String]
  package var options: CompilerOptions
  /// Chooses which of the definitions that a search finds are read.
  package var choose: Inputs.Choice = { LocalisedCopies.choose(from: $0) }

  package init(inputs: [String], options: CompilerOptions = CompilerOptions()) {
    self.inputs = inputs
    self.options = options
  }

  package func run(to stage: Stage = .code) -> Result {
    CompilerDriver.run(Inputs.read(inputs, choosing: choose), options, to: stage)
  }

  /// How far a call goes. Commands that generate nothing stop earlier.
  package enum Stage: Int, Comparable, Sendable {
    case meaning
    case names
    case code

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  /// Everything that a call found and generated.
  package struct Result: Sendable {
    package var files: [GeneratedFile]
    package var compilation: Compilation
    /// Includes the project's configuration, but not standard input.
    package var inputPaths: [String]
    package var definitionCount: Int
    package var isSearch: Bool
    package var moduleCount: Int
    package var suppressed: [SuppressedDiagnostic]
    package var projects: [ProjectFile]
    /// The indices in `projects` of the files that apply, by the path of a definition.
    package var projectIndices: [String: Int]
    package var modules: [ConfiguredModule]

    package var diagnostics: [Diagnostic] { compilation.diagnostics }
  }
}

/// A module, and how its project wants code for it.
package struct ConfiguredModule: Sendable {
  package let schema: ModuleSchema
  package let options: GenerationOptions
}

/// What a check outside of the compiler finds, and the texts of the files that it names.
package struct FurtherFindings: Sendable {
  package var diagnostics: [Diagnostic]
  package var sources: [SourceText]

  package init(_ diagnostics: [Diagnostic] = [], _ sources: [SourceText] = []) {
    (self.diagnostics, self.sources) = (diagnostics, sources)
  }
}

/// The options of one call. They override the project's settings.
package struct CompilerOptions: Sendable {
  /// `nil` to look for `intentc.json` next to the definitions.
  package var configurationPath: String?
  package var projectFiles = ProjectFiles()
  package var looksForConfiguration = true
  /// Whether `intentc.json` must only name what the definitions contain. Earlier versions may lack some of
  /// it.
  package var checksProjectNames = true
  /// `nil` for the project's setting.
  package var accessLevel: AccessLevel?
  /// `nil` for the project's setting, or else the prefix in each file.
  package var classPrefix: String?
  package var namespace: String?
  package var backends: Set<BackendName>?
  package var availableBackends: [any Backend] = []
  package var isSplit = false
  /// Checks all lints, even if the settings don't name them.
  package var reportsLints = false
  /// Overrides the project's levels.
  package var levels: [Rule: RuleLevels.Level] = [:]
  /// Whether each searched folder's definitions form a module.
  package var splitsModules = false
  package var reportsUnusedSuppressions = false
  /// Returns `nil` for a folder that needs no definition.
  package var reportEmpty: @Sendable (EmptyFolder) -> Diagnostic? = { $0.report() }
  /// Run once all modules are compiled.
  package var furtherChecks: [Check] = []

  package init() {}

  /// Takes all modules, and returns the findings about each, and about the app around them.
  package typealias Check =
    @Sendable ([ConfiguredModule]) -> (modules: [FurtherFindings], app: FurtherFindings)

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
    // Classes alone have no namespace.
    if result.usesConfigurations { result.namespace = namespace ?? configuration.namespace }
    return result
  }

  func lints(_ configuration: ProjectConfiguration) -> Set<Rule> {
    reportsLints
      ? Rule.lints : configuration.levels.rules.union(levels.keys).filter { $0.severity == .lint }
  }
}
