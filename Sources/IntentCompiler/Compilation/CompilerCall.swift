import IntentDiagnostics

/// One call of the compiler as a user makes it: inputs and options in, code and diagnostics out.
///
/// Finds the inputs, reads the project's `intentc.json`, compiles, and gives the diagnostics the severities that
/// the project wants. Writes nothing.
package struct CompilerCall: Sendable {
  /// Paths of files and folders, and `-` for standard input.
  package var inputs: [String]
  /// The project's configuration; `nil` to look for it beside the definitions.
  package var configurationPath: String?
  /// Where the project's configuration is looked for.
  package var projectFiles = ProjectFiles()
  /// Whether `intentc.json` is looked for where no configuration is given.
  package var looksForConfiguration: Bool
  /// Who can see the generated code; `nil` leaves it to the project.
  package var accessLevel: AccessLevel?
  /// What class names begin with; `nil` leaves it to the project, and then to each file.
  package var classPrefix: String?
  /// The enum around everything that is generated; `nil` leaves it to the project.
  package var namespace: String?
  /// Whether each declaration gets a file of its own.
  package var isSplit: Bool
  /// How many files are worked on at once.
  package var jobs: Int
  /// Whether lints are looked for. Without it, only those that the project makes a warning or an error.
  package var reportsLints: Bool
  /// The levels that the call gives to rules. They win over those of the project.
  package var levels: [Rule: RuleLevels.Level]
  /// Whether the definitions that a search finds make one module for each folder. Without it, all definitions of
  /// the call make one module.
  package var splitsModules: Bool
  /// Whether suppressions that suppress nothing are reported.
  package var reportsUnusedSuppressions: Bool
  /// What else is checked in each module, such as the translations of its texts; `nil` is nothing.
  package var furtherCheck: Check?
  /// Whether the texts of definitions in which nothing was found are let go before Swift is rendered, because there
  /// is nothing to show of them. Only where all make one module.
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

  /// A check of a module that a target on top of this one has: what it finds, and the texts of the files that it
  /// read.
  package typealias Check = @Sendable (ModuleSchema) -> (diagnostics: [Diagnostic], sources: [SourceText])

  /// How far a call goes.
  package enum Stage: Int, Comparable, Sendable {
    /// The definitions get their meaning, and are checked.
    case meaning
    /// Names in Swift are checked too: those that collide, and those that no file can have.
    case names
    /// Swift is rendered.
    case code

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  /// What came of a call.
  package struct Result: Sendable {
    /// The generated files; none where there is an error.
    package var files: [GeneratedFile]
    /// What the definitions mean, and the texts of everything that was read.
    package var compilation: Compilation
    /// The paths of everything that was read, the project's configuration included, standard input not.
    package var inputPaths: [String]
    /// How many definitions were read.
    package var definitionCount: Int
    /// Whether every definition was found in a folder that was searched.
    package var isSearch: Bool
    /// How many modules they make.
    package var moduleCount: Int
    /// What is not among the diagnostics because of a setting.
    package var suppressed: [SuppressedDiagnostic]
    /// The configurations that count.
    package var projects: [ProjectFile]
    /// The place of each definition's configuration among them, by the definition's path.
    package var projectIndices: [String: Int]
    /// The modules, and how Swift is generated for each.
    package var modules: [(schema: ModuleSchema, options: GenerationOptions)]

    /// Everything that was found.
    package var diagnostics: [Diagnostic] { compilation.diagnostics }
  }
}
