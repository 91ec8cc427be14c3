import IntentDiagnostics

/// One call of the compiler: inputs and options in, code and diagnostics out.
///
/// Finds the inputs, reads the project's `intentc.json`, compiles, and applies the project's severities to the
/// diagnostics. Writes nothing.
package struct CompilerCall: Sendable {
  /// Paths of files and folders, and `-` for standard input.
  package var inputs: [String]
  /// The project's configuration; `nil` to look for it next to the definitions.
  package var configurationPath: String?
  /// Where to look for the project's configuration.
  package var projectFiles = ProjectFiles()
  /// Whether to look for `intentc.json` if no configuration is given.
  package var looksForConfiguration: Bool
  /// The access level of the generated code; `nil` to use the project's.
  package var accessLevel: AccessLevel?
  /// The prefix of class names; `nil` to use the project's, or else the one in each file.
  package var classPrefix: String?
  /// The enum around all generated code; `nil` to use the project's.
  package var namespace: String?
  /// Whether each declaration gets its own file.
  package var isSplit: Bool
  /// The number of files to process concurrently.
  package var jobs: Int
  /// Whether to check lints. If not, only those that the project makes a warning or an error.
  package var reportsLints: Bool
  /// The rule levels of the call. They override the project's.
  package var levels: [Rule: RuleLevels.Level]
  /// Whether the definitions in each searched folder form their own module. If not, all definitions of
  /// the call form one module.
  package var splitsModules: Bool
  /// Whether to report suppressions that suppress nothing.
  package var reportsUnusedSuppressions: Bool
  /// An additional check of each module, such as of its translations; `nil` for none.
  package var furtherCheck: Check?
  /// Whether to release the texts of definitions without diagnostics before rendering Swift. Takes effect only if
  /// all definitions form one module.
  package var releasesTexts = false
  /// The base name of the definition on standard input, without its extension.
  package var standardInputName: String?

  package init(
    inputs: [String],
    configurationPath: String? = nil,
    looksForConfiguration: Bool = true,
    accessLevel: AccessLevel? = nil,
    classPrefix: String? = nil,
    namespace: String? = nil,
    isSplit: Bool = false,
    jobs: Int = 1,
    reportsLints: Bool = false,
    levels: [Rule: RuleLevels.Level] = [:],
    splitsModules: Bool = false,
    reportsUnusedSuppressions: Bool = false
  ) {
    self.inputs = inputs
    self.configurationPath = configurationPath
    self.looksForConfiguration = looksForConfiguration
    self.accessLevel = accessLevel
    self.classPrefix = classPrefix
    self.namespace = namespace
    self.isSplit = isSplit
    self.jobs = jobs
    self.reportsLints = reportsLints
    self.levels = levels
    self.splitsModules = splitsModules
    self.reportsUnusedSuppressions = reportsUnusedSuppressions
  }

  /// A check of a module by a target that depends on this one: returns the diagnostics and the texts of the files it
  /// read.
  package typealias Check = @Sendable (ModuleSchema) -> (diagnostics: [Diagnostic], sources: [SourceText])

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
    /// The meaning of the definitions, and the texts of all files that were read.
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
