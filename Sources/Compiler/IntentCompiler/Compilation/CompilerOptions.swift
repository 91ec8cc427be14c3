import IntentDefinition
import IntentDiagnostics

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

  /// A check of a module by a target that depends on this one: returns the diagnostics and the texts of the files it
  /// read.
  package typealias Check = @Sendable (ModuleSchema) -> (diagnostics: [Diagnostic], sources: [SourceText])

  /// What the code of a project looks like: the options of the call override those of the project.
  func generation(_ configuration: ProjectConfiguration) -> GenerationOptions {
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

  /// The lints to check in a project.
  func lints(_ configuration: ProjectConfiguration) -> Set<Rule> {
    reportsLints
      ? Rule.lints : configuration.levels.rules.union(levels.keys).filter { $0.severity == .lint }
  }
}
