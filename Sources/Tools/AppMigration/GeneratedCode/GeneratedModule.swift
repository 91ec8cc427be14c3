import AppProjects
import IntentAppIntents
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema
import LibIntentc

/// A used intent with the names of its generated declarations.
struct GeneratedIntent: Sendable {
  let used: UsedIntent
  let names: RegisteredNames
  let namespace: String

  var schema: ConfigurationSchema { used.schema }
  var appIntent: String { scoped(names.appIntent) }

  func scoped(_ name: String) -> String { "\(namespace).\(name)" }
}

/// The settings of a used module, and the code that the compiler generates with them.
struct GeneratedModule: Sendable {
  let moving: MovingModule
  let settings: MigratedSettings
  let settingsPath: String
  /// The code for the module with the classes, unless the program has them itself.
  let shared: [GeneratedFile]
  let files: [GeneratedFile]
  let intents: [GeneratedIntent]
  /// The settings and the code.
  private(set) var changes: [MigrationPlan.Change] = []
  let withoutCounterpart: [Diagnostic]
  let sources: [SourceText]

  /// A module that can't be generated.
  struct Failure: Error {
    /// Why its intents don't move.
    var left: [MigrationPlan.Line] = []
    /// Files that are broken.
    var problems: [Diagnostic] = []
    var withoutCounterpart: [Diagnostic] = []
    var sources: [SourceText] = []
  }

  /// - Parameter earlier: Modules that already use namespaces and files.
  init(
    _ moving: MovingModule,
    in app: KnownApp,
    besides earlier: [GeneratedModule],
    _ options: CompilerOptions
  ) throws(Failure) {
    let project = moving.definitions.lazy.compactMap { app.projects[$0] }.first { $0.source != nil }
    settingsPath = Self.settingsPath(of: moving, project?.source?.path, app)
    settings = try Self.settings(of: moving, in: app, project, at: settingsPath, besides: earlier)
    var moving = moving
    if settings.imports.isEmpty { moving.library = nil }
    self.moving = moving
    var run = GenerationRun(moving, settings.bytes, at: settingsPath, options)
    (shared, files) = try run.generate()
    let declared = Set((shared + files).flatMap(\.declared))
    let (names, namespace) = (run.names, settings.namespace)
    intents = moving.used.map { used in
      let names = names[used.schema.name]?.only(declared) ?? RegisteredNames()
      return GeneratedIntent(used: used, names: names, namespace: namespace)
    }
    (withoutCounterpart, sources) = (run.withoutCounterpart, run.sources)
    if let path = paths.first(where: Set(earlier.flatMap(\.paths)).contains) {
      let message =
        "another definition has the same name, and both would create '\(path)'; rename one of them"
      let location = moving.used.first?.site.location(nil)
      throw run.failure(Diagnostic(.outputNameCollision, message, at: location))
    }
    addChanges(from: project?.source.flatMap { $0.path == settingsPath ? $0.bytes : nil })
  }

  var module: MigrationPlan.Module {
    .init(folder: moving.folder, files: files, definitions: moving.definitions, settings: settings.bytes)
  }

  /// - Parameter oldSettings: The bytes of the file that the settings replace.
  private mutating func addChanges(from oldSettings: [UInt8]?) {
    changes.add(settingsPath, from: oldSettings, to: settings.bytes, "settings for code generation")
    for (path, bytes) in created {
      let before = try? FileSystem.readRegular(path)
      let isForeign = before.map { !GeneratedFile.isGenerated($0) } ?? false
      let words = isForeign ? "generated code, instead of a file that may be yours" : "generated code"
      changes.add(path, from: before, to: bytes, words)
    }
  }

  private var created: [(path: String, bytes: [UInt8])] {
    [(moving.libraryFolder, shared), (moving.folder, files)].flatMap { folder, files in
      files.map { (path: FilePath.join(folder, $0.name), bytes: $0.bytes) }
    }
  }

  private var paths: [String] { created.map(\.path) }

  /// The file that applies to the module. If it applies to other modules, too, the module gets a copy beside
  /// its definition, unless the file names the module or its elements.
  private static func settingsPath(of moving: MovingModule, _ applying: String?, _ app: KnownApp) -> String {
    let homes = Set(moving.definitions.map(FilePath.home))
    let isShared = app.projects.contains { definition, project in
      project.source?.path == applying && !homes.contains(FilePath.home(of: definition))
    }
    let home = moving.definitions.first.map(FilePath.home) ?? ""
    let pathBeside = FilePath.join(home, InputFile.projectFileName)
    return isShared ? pathBeside : applying ?? pathBeside
  }

  /// Whether settings are about the module's files or elements.
  private static func isNamed(_ moving: MovingModule, in project: ProjectFile) -> Bool {
    let folder = FilePath.folder(of: project.source?.path ?? "")
    let files = project.configuration.levels.settings.compactMap(\.file).map { FilePath.join(folder, $0) }
    return project.configuration.names(anElementOf: moving.module)
      || files.contains(where: moving.definitions.contains)
  }

  /// The settings with the dependencies that App Intents can have.
  private static func settings(
    of moving: MovingModule,
    in app: KnownApp,
    _ project: ProjectFile?,
    at path: String,
    besides earlier: [GeneratedModule]
  ) throws(Failure) -> MigratedSettings {
    let isCopy = project?.source.map { $0.path != path } ?? false
    if isCopy, let project, isNamed(moving, in: project) {
      let message =
        "these settings are for other definitions, too; move what names this one or its elements to '\(path)' first"
      let location = project.source.map { SourceLocation(file: $0.path) }
      throw Failure(left: [moving.left(because: Diagnostic(.severalConfigurations, message, at: location))])
    }
    let migrated = moving.used.filter { $0.intent.isEligibleForWidgets || $0.handler?.runs == true }
      .map(\.schema.name)
    let count = moving.module.files.reduce(0) { $0 + $1.schema.intents.count }
    // No other setting decides which parameters App Intents can have.
    let options = project?.configuration.appIntents ?? AppIntentsOptions()
    let expressed = AppIntentsBackend.registeredNames(moving.module, GenerationOptions(appIntents: options))
    let settings = MigratedSettings(
      project?.source?.bytes,
      isCopy: isCopy,
      namespace: freeNamespace(for: moving.module, in: app, Set(earlier.map(\.settings.namespace))),
      migrates: migrated.count == count ? nil : migrated,
      opensApp: moving.used.filter(\.opensApp).map(\.schema.name),
      renames: renames(of: moving, project?.configuration.renames.map(\.path) ?? [], app.needed),
      dependencies: moving.dependencies(expressed),
      importing: moving.library
    )
    if let settings { return settings }
    let message = "this is not a JSON object, so nothing can be added"
    throw Failure(problems: [Diagnostic(.invalidJSON, message, at: .init(file: path))])
  }

  /// Other names for intents whose handler adapters would have the name of one of the app's types.
  private static func renames(
    of moving: MovingModule,
    _ renamed: [ElementPath],
    _ needed: NeededFiles
  ) -> [String: String] {
    func isFree(_ base: String) -> Bool {
      ["HandlerOptions", "HandlerPerformer"].allSatisfy { !needed.declares(base + $0) }
    }
    return moving.used.reduce(into: [:]) { result, used in
      let path = ElementPath(.intent, [used.schema.name])
      let configuration = ConfigurationName.configuration(className: used.schema.className)
      let base = ConfigurationName.base(configuration: configuration)
      guard !renamed.contains(path), !isFree(base) else { return }
      result[path.text] = ["Plain", "Intentc"].map { $0 + base }.first(where: isFree)
    }
  }

  private static func freeNamespace(
    for module: ModuleSchema,
    in app: KnownApp,
    _ taken: Set<String>
  ) -> String {
    let name = module.files.first?.schema.name ?? ""
    let candidates = ["Plain", SwiftIdentifier.make(name) + "Plain", "IntentcPlain"]
    return candidates.first { !taken.contains($0) && !app.needed.declares($0) } ?? "IntentcPlain"
  }
}

/// Runs of the compiler for one module.
private struct GenerationRun {
  private let moving: MovingModule
  private var call: CompilerCall
  private(set) var withoutCounterpart: [Diagnostic] = []
  /// The sources of the last run.
  private(set) var sources: [SourceText] = []
  /// The names that the last run registers, by intent.
  private(set) var names: [String: RegisteredNames] = [:]

  /// - Parameter settings: The future content of the file at `path`.
  init(_ moving: MovingModule, _ settings: [UInt8], at path: String, _ options: CompilerOptions) {
    self.moving = moving
    call = CompilerCall(inputs: moving.definitions, options: options)
    call.options.configurationPath = path
    call.options.projectFiles.unsaved.texts[path] = settings
    call.options.availableBackends = Backends.all
  }

  /// The code for the module with the classes, if that isn't the program, and the program's code.
  mutating func generate() throws(GeneratedModule.Failure) -> ([GeneratedFile], [GeneratedFile]) {
    guard moving.library != nil else { return ([], try files()) }
    let shared = try files([.configuration, .intents])
    // With `.intents`, the App Intents use the responses in the classes' module instead of declaring their
    // own.
    let names = Set(moving.module.files.map { AppIntentsBackend.fileName(for: $0.schema.name) })
    return (shared, try files([.appIntents, .intents]).filter { names.contains($0.name) })
  }

  /// - Parameter backends: `nil` for the ones in the settings.
  private mutating func files(
    _ backends: Set<BackendName>? = nil
  ) throws(GeneratedModule.Failure) -> [GeneratedFile] {
    call.options.backends = backends
    let result = call.run()
    sources = result.compilation.sources
    if let error = result.diagnostics.first(where: { $0.severity == .error }) { throw failure(error) }
    withoutCounterpart += result.diagnostics.filter { $0.rule == .noAppIntentsCounterpart }
    names = result.modules.first.map { AppIntentsBackend.registeredNames($0.schema, $0.options) } ?? [:]
    return result.files
  }

  func failure(_ error: Diagnostic) -> GeneratedModule.Failure {
    .init(left: [moving.left(because: error)], withoutCounterpart: withoutCounterpart, sources: sources)
  }
}

extension RegisteredNames {
  /// The names without adapters that were not generated.
  fileprivate func only(_ declared: Set<String>) -> RegisteredNames {
    var result = self
    if let name = options?.adapter, !declared.contains(name) { result.options?.adapter = nil }
    if let name = performer?.adapter, !declared.contains(name) { result.performer?.adapter = nil }
    return result
  }
}
