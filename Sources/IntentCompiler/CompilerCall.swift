/// One call of the compiler as a user makes it: inputs and options in, code and diagnostics out.
///
/// Finds the inputs, reads the project's `intentc.json`, compiles, and gives the diagnostics the severities that
/// the project wants. Writes nothing.
public struct CompilerCall: Sendable {
  /// Paths of files and folders, and `-` for standard input.
  public var inputs: [String]
  /// The project's configuration; `nil` to look for it beside the definitions.
  public var configurationPath: String?
  /// Whether `intentc.json` is looked for where no configuration is given.
  public var looksForConfiguration: Bool
  /// Who can see the generated code; `nil` leaves it to the project.
  public var accessLevel: AccessLevel?
  /// What class names begin with; `nil` leaves it to the project, and then to each file.
  public var classPrefix: String?
  /// The enum around everything that is generated; `nil` leaves it to the project.
  public var namespace: String?
  /// Whether each declaration gets a file of its own.
  public var isSplit: Bool
  /// How many files are read at once.
  public var jobs: Int
  /// Whether the tables beside the definitions are looked for and compared with them.
  public var checksTranslations = false
  /// The languages whose tables are compared; with none, all that are there.
  public var locales: [String] = []
  /// Whether lints are looked for. Without it, only those that the project makes a warning or an error.
  public var reportsLints: Bool

  public init(
    inputs: [String],
    configurationPath: String? = nil,
    looksForConfiguration: Bool = true,
    accessLevel: AccessLevel? = nil,
    classPrefix: String? = nil,
    namespace: String? = nil,
    isSplit: Bool = false,
    jobs: Int = 1,
    reportsLints: Bool = false
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
  }

  /// What came of a call.
  public struct Result: Sendable {
    /// The generated files; none where there is an error.
    public var files: [GeneratedFile]
    /// What the definitions mean, and the texts of everything that was read.
    public var compilation: Compilation
    /// The paths of everything that was read, the project's configuration included, standard input not.
    public var inputPaths: [String]
    /// How many definitions were read.
    public var definitionCount: Int
    /// How many diagnostics the project has switched off.
    public var droppedCount: Int

    /// Everything that was found.
    public var diagnostics: [Diagnostic] { compilation.diagnostics }
  }

  /// Makes the call.
  ///
  /// - Parameter generatesCode: Whether Swift is rendered, which also finds names that collide there. Without it
  ///   there are no files.
  public func run(generatesCode: Bool = true) async -> Result {
    await run(on: Inputs.read(inputs), generatesCode: generatesCode)
  }

  /// Makes the call on inputs that were read already.
  func run(on inputs: Inputs, generatesCode: Bool = true) async -> Result {
    let project = ProjectFile.read(configurationPath, besides: looksForConfiguration ? inputs.folders : [])
    let configuration = project.configuration
    var compilation = await Compiler.compile(
      inputs.files,
      classPrefix: classPrefix ?? configuration.classPrefix,
      jobs: jobs,
      lints: reportsLints ? Rule.lints : Rule.lints.intersection(configuration.levels.levels.keys)
    )
    let options = GenerationOptions(
      accessLevel: accessLevel ?? configuration.accessLevel ?? .public,
      namespace: namespace ?? configuration.namespace,
      isSplit: isSplit,
      renames: configuration.renameTable
    )
    let files = generatesCode ? Compiler.generate(&compilation, options: options) : []
    if checksTranslations {
      let found = LocalisationCheck.check(compilation.module, locales: locales)
      compilation.diagnostics += found.diagnostics
      compilation.sources += found.sources
      compilation.sortDiagnostics()
    }
    let renames = RenameCheck.check(configuration.renames, in: compilation.module)
    let (diagnostics, droppedCount) = configuration.levels.apply(
      to: inputs.diagnostics + project.diagnostics + renames + compilation.diagnostics
    )
    compilation.diagnostics = diagnostics
    if let source = project.source { compilation.sources.append(source) }
    return Result(
      files: compilation.hasErrors ? [] : files,
      compilation: compilation,
      inputPaths: inputs.files.map(\.path).filter { $0 != InputFile.standardInputPath }
        + [configuration.path].compactMap(\.self),
      definitionCount: inputs.files.count,
      droppedCount: droppedCount
    )
  }
}
