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
  /// The settings and the code as changes, with what App Intents cannot express.
  private(set) var part = MigrationPlan()
  let settingsPath: String
  /// The code for the module with the classes, unless the program has them itself.
  let shared: [GeneratedFile]
  let files: [GeneratedFile]
  let intents: [GeneratedIntent]

  /// A module that can't be generated. The plan says why instead.
  struct Failure: Error {
    var part = MigrationPlan()
  }

  /// - Parameter earlier: Modules that already use namespaces and files.
  init(
    _ moving: MovingModule,
    in app: KnownApp,
    besides earlier: [GeneratedModule],
    _ options: CompilerOptions
  ) throws(Failure) {
    let project = moving.definitions.lazy.compactMap { app.projects[$0] }.first { $0.source != nil }
    let applying = project?.source?.path
    settingsPath = Self.settingsPath(of: moving, applying, app)
    let isCopy = applying != nil && applying != settingsPath
    if isCopy, let project, Self.isNamed(moving, in: project) {
      let words =
        "these settings are for other definitions, too; move what names this one or its elements to '\(settingsPath)' first"
      let problem = Diagnostic(.severalConfigurations, words, at: applying.map { .init(file: $0) })
      var failure = Failure()
      failure.part.left = [moving.left(because: problem)]
      throw failure
    }
    let namespace = Self.freeNamespace(for: moving.module, in: app, Set(earlier.map(\.settings.namespace)))
    guard let settings = Self.settings(of: moving, in: app, project, isCopy: isCopy, namespace) else {
      let words = "this is not a JSON object, so nothing can be added"
      var failure = Failure()
      failure.part.problems = [Diagnostic(.invalidJSON, words, at: .init(file: settingsPath))]
      throw failure
    }
    self.settings = settings
    var moving = moving
    if settings.imports.isEmpty { moving.library = nil }
    self.moving = moving

    var call = CompilerCall(inputs: moving.definitions, options: options)
    call.options.configurationPath = settingsPath
    call.options.projectFiles.unsaved.texts[settingsPath] = settings.bytes
    call.options.availableBackends = Backends.all
    var run = GenerationRun(moving)
    if moving.library == nil {
      shared = []
      files = try run.files(call)
    } else {
      call.options.backends = [.configuration, .intents]
      shared = try run.files(call)
      // With `.intents`, the App Intents use the responses in the classes' module instead of declaring their
      // own.
      call.options.backends = [.appIntents, .intents]
      files = try run.files(call).filter { $0.name.hasSuffix(".appintents.swift") }
    }
    let declared = Set((shared + files).flatMap(\.declared))
    let names = run.module.map { AppIntentsBackend.registeredNames($0.schema, $0.options) } ?? [:]
    intents = moving.used.map { used in
      let found = names[used.schema.name]?.only(declared) ?? RegisteredNames()
      return GeneratedIntent(used: used, names: found, namespace: settings.namespace)
    }
    part = run.part
    let old = project?.source.flatMap { $0.path == settingsPath ? $0.bytes : nil }
    part.change(settingsPath, from: old, to: settings.bytes, "settings for code generation")
    let taken = Set(earlier.flatMap(\.paths))
    for (path, bytes) in created {
      guard !taken.contains(path) else {
        let words =
          "another definition has the same name, and both would create '\(path)'; rename one of them"
        let location = moving.used.first?.site.location(nil)
        throw Failure(part: run.left(Diagnostic(.outputNameCollision, words, at: location)))
      }
      let before = try? FileSystem.readRegular(path)
      let isForeign = before.map { !GeneratedFile.isGenerated($0) } ?? false
      part.change(
        path,
        from: before,
        to: bytes,
        isForeign ? "generated code, instead of a file that may be yours" : "generated code"
      )
    }
    part.modules = [
      .init(folder: moving.folder, files: files, definitions: call.inputs, settings: settings.bytes)
    ]
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
    let own = FilePath.join(moving.definitions.first.map(FilePath.home) ?? "", InputFile.projectFileName)
    return isShared ? own : applying ?? own
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
    isCopy: Bool,
    _ namespace: String
  ) -> MigratedSettings? {
    let migrated = moving.used.filter { $0.intent.isEligibleForWidgets || $0.handler?.runs == true }
      .map(\.schema.name)
    let count = moving.module.files.reduce(0) { $0 + $1.schema.intents.count }
    // No other setting decides which parameters App Intents can have.
    let options = project?.configuration.appIntents ?? AppIntentsOptions()
    let expressed = AppIntentsBackend.registeredNames(moving.module, GenerationOptions(appIntents: options))
    return MigratedSettings(
      project?.source?.bytes,
      isCopy: isCopy,
      namespace: namespace,
      migrates: migrated.count == count ? nil : migrated,
      opensApp: moving.used.filter(\.opensApp).map(\.schema.name),
      renames: renames(of: moving, project?.configuration.renames.map(\.path) ?? [], app.needed),
      dependencies: moving.dependencies(expressed),
      importing: moving.library
    )
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
  let moving: MovingModule
  private(set) var part = MigrationPlan()
  /// The module of the last run.
  private(set) var module: ConfiguredModule?

  init(_ moving: MovingModule) { self.moving = moving }

  mutating func files(_ call: CompilerCall) throws(GeneratedModule.Failure) -> [GeneratedFile] {
    let result = call.run()
    part.sources = result.compilation.sources
    if let error = result.diagnostics.first(where: { $0.severity == .error }) {
      throw GeneratedModule.Failure(part: left(error))
    }
    part.withoutCounterpart += result.diagnostics.filter { $0.rule == .noAppIntentsCounterpart }
    module = result.modules.first
    return result.files
  }

  /// The plan for a module that doesn't move.
  func left(_ error: Diagnostic) -> MigrationPlan {
    var part = part
    part.left.append(moving.left(because: error))
    return part
  }
}

extension RegisteredNames {
  /// The names without those of types that were not generated.
  fileprivate func only(_ declared: Set<String>) -> RegisteredNames {
    var result = self
    if !declared.contains(handlerOptions) { result.handlerOptions = "" }
    if !declared.contains(handlerPerformer) { result.handlerPerformer = "" }
    return result
  }
}
