import AppFacts
import AppProjects
import IntentAppIntents
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema
import LibIntentc

/// Plans the move of an app: settings, generated code, edits, and steps by hand.
struct MigrationPlanner {
  /// The edits of one of the app's files.
  struct FileEdit {
    var edits = TextEdits()
    var appIntents: [String] = []
    var known: Set<String> = []
    /// Registers the handlers.
    var call: String?

    var words: String {
      let widgets =
        appIntents.isEmpty
        ? [] : ["use \(appIntents.listed) in the widget\(appIntents.count == 1 ? "" : "s")"]
      return (widgets + [call.map { "call \($0)" }].compactMap(\.self)).joined(separator: ", and ")
    }
  }

  /// Of the app; for a module with a rival, of its targets.
  var code: AppCode
  let targets: AppTargets
  let needed: NeededFiles
  var plan = MigrationPlan()
  var edits: [String: FileEdit] = [:]
  /// The indentation of files.
  var steps: [String: String] = [:]
  /// By the path of the program's start, or else of a handler.
  var setups: [String: (start: ProgramStart?, file: SetupFile)] = [:]
  var namespaces: Set<String> = []
  var unknownStarts: [String: String] = [:]
  var kinds: [String: CallSite] = [:]
  /// The files by their class, with the targets that know the function for older systems.
  var choices: Set<String> = []
  /// By the class, the targets that share some of its widgets' files, but not all.
  var unequal: [String: Set<String>] = [:]
  var moved: [(moving: MovingModule, code: AppCode, shared: [GeneratedFile], files: [GeneratedFile])] = []
  var settingsPaths: [String] = []
  var knownSources: Set<String> = []
  var generatedPaths: Set<String> = []

  init(_ code: AppCode, _ targets: AppTargets, _ needed: NeededFiles) {
    self.code = code
    self.targets = targets
    self.needed = needed
  }

  /// - Parameter errors: Errors of definitions. The plan leaves out their modules.
  mutating func plan(
    _ modules: [ModuleSchema],
    without errors: [Diagnostic],
    _ options: CompilerOptions
  ) -> MigrationPlan {
    let errors = Dictionary(grouping: errors) { $0.location?.file ?? "" }
    // Modules for widgets get the short namespace.
    let sorted = modules.sorted { first, second in first.isForWidgets && !second.isForWidgets }
    let (all, distinct) = (code, DistinctIntents(sorted, targets, code))
    for module in distinct.modules(&plan) {
      code = distinct.code(of: module)
      unequal = [:]
      move(module, errors, options)
    }
    code = all
    if errors.isEmpty { addOthers(modules) }
    if !moved.isEmpty { plan.remarks.append(MigrationSteps.remark(moved.map(\.moving), code)) }
    addProjectSteps()
    writeSetups()
    for (path, change) in edits.sorted(by: { $0.key < $1.key }) {
      guard let old = code.folder.texts[path]?.bytes else { continue }
      if let place = code.files[path]?.syntaxError {
        let words = "this is not Swift, so the file cannot be changed; repair it first"
        plan.problems.append(Diagnostic(.unreadableInput, words, at: place.location))
      }
      var edited = change.edits
      edited.followLineEnds(of: old)
      plan.change(
        path,
        from: old,
        to: edited.applied(to: old),
        change.words
      )
    }
    plan.sources += code.folder.texts.map { SourceText(path: $0.key, bytes: $0.value.bytes) }
    return plan
  }

  mutating func move(
    _ module: ModuleSchema,
    _ errors: [String: [Diagnostic]],
    _ options: CompilerOptions
  ) {
    let found = MovingModule(module, code, targets)
    addUnused(module, except: found?.used)
    guard var moving = found else { return }
    if let error = moving.definitions.lazy.compactMap({ errors[$0]?.first }).first {
      return leaveOut(moving, error)
    }
    let homes = moving.definitions.map(FilePath.home)
    let paths = homes.map { FilePath.join($0, InputFile.projectFileName) }
    let settingsPath = paths.first(where: FileSystem.isFile) ?? paths.first ?? InputFile.projectFileName
    let old = try? FileSystem.readRegular(settingsPath)
    var call = CompilerCall(inputs: moving.definitions, options: options)
    call.options.configurationPath = settingsPath
    call.options.availableBackends = Backends.all
    guard let settings = settings(moving, old, &call) else {
      let words = "this is not a JSON object, so nothing can be added"
      return plan.problems.append(Diagnostic(.invalidJSON, words, at: .init(file: settingsPath)))
    }
    if settings.imports.isEmpty { moving.library = nil }

    var shared: [GeneratedFile] = []
    if moving.library != nil {
      call.options.backends = [.configuration, .intents]
      let (files, _, error) = generate(call)
      if let error { return leaveOut(moving, error) }
      shared = files
      // With `.intents`, the App Intents use the responses in the classes' module instead of declaring their
      // own.
      call.options.backends = [.appIntents, .intents]
    }
    let (all, generated, error) = generate(call)
    guard let generated, error == nil else {
      if let error { leaveOut(moving, error) }
      return
    }
    let files = moving.library == nil ? all : all.filter { $0.name.hasSuffix(".appintents.swift") }
    let created = [(moving.libraryFolder, shared), (moving.folder, files)].flatMap { folder, files in
      files.map { (path: FilePath.join(folder, $0.name), bytes: $0.bytes) }
    }
    if let clash = created.first(where: { generatedPaths.contains($0.path) }) {
      let words =
        "another definition has the same name, and both would create '\(clash.path)'; rename one of them"
      return leaveOut(moving, Diagnostic(.outputNameCollision, words, at: moving.used[0].site.location(nil)))
    }
    namespaces.insert(settings.namespace)
    settingsPaths.append(settingsPath)
    plan.change(settingsPath, from: old, to: settings.bytes, "settings for code generation")
    for (path, bytes) in created {
      generatedPaths.insert(path)
      plan.change(path, from: try? FileSystem.readRegular(path), to: bytes, "generated code")
    }
    plan.modules.append(
      .init(folder: moving.folder, files: files, definitions: call.inputs, settings: settings.bytes)
    )
    let declared = (shared + files).declared(after: "struct ")
    let names = AppIntentsBackend.registeredNames(generated.schema, generated.options)
      .mapValues { $0.only(declared) }
    for intent in moving.used {
      move(intent, names[intent.schema.name] ?? RegisteredNames(), settings.namespace, moving)
    }
    addRemarks(moving.used)
    addSteps(moving, settings, names)
    moved.append((moving, code, shared, files))
  }

  /// All modules must have moved: files of one can use the classes of another.
  mutating func addProjectSteps() {
    let all = moved.map { moving, code, shared, files in
      MigrationSteps(moving, targets, code, needed, setups: setups.mapValues(\.file), shared, files)
    }
    var added: [String: Set<String>] = [:]
    for steps in all { added.merge(steps.added) { $0.union($1) } }
    for steps in all {
      let lines = steps.lines(added)
      if steps.areKnown { plan.projectSteps += lines } else { plan.steps += lines }
    }
    plan.projectSteps = MigrationSteps.withoutParts(plan.projectSteps) + repeatedSettings
    for steps in all {
      plan.steps += steps.entitlements.filter { !plan.steps.contains($0) }
      for (path, program) in steps.new {
        guard let file = needed.file(path) else { continue }
        let process = OtherProcess(code: code, needed: needed, programs: [program])
        plan.remarks += process.values(in: file).filter { !plan.remarks.contains($0) }
      }
    }
  }

  /// A target that takes in whole folders would copy all settings to one place.
  private var repeatedSettings: [MigrationPlan.Line] {
    targets.targets.flatMap { target -> [MigrationPlan.Line] in
      let paths = settingsPaths.filter(target.has)
      guard paths.count > 1 else { return [] }
      let words = "take out of \(MigrationSteps.words(target)), which takes in the whole folder"
      return paths.map { .init(words, at: .init(file: $0)) }
    }
  }

  mutating func leaveOut(_ moving: MovingModule, _ error: Diagnostic) {
    let names = moving.used.map { "'\($0.schema.className)'" }
    let list =
      names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    plan.left.append(.init("\(list): \(error.message)", at: error.location))
  }

  /// The settings with the dependencies that App Intents can have. Puts them into the call.
  func settings(
    _ moving: MovingModule,
    _ old: [UInt8]?,
    _ call: inout CompilerCall
  ) -> MigratedSettings? {
    let migrated = moving.used.filter { $0.intent.isEligibleForWidgets || $0.handler?.runs == true }
      .map(\.schema.name)
    let count = moving.module.files.reduce(0) { $0 + $1.schema.intents.count }
    var dependencies: [String: [String]] = [:]
    var result: MigratedSettings?
    for _ in 0..<2 {
      result = MigratedSettings(
        old,
        namespace: freeNamespace(for: moving.module),
        migrates: migrated.count == count ? nil : migrated,
        opensApp: moving.used.filter(\.opensApp).map(\.schema.name),
        renames: renames(moving),
        dependencies: dependencies,
        importing: moving.library
      )
      guard let found = result, let path = call.options.configurationPath else { return nil }
      call.options.projectFiles.unsaved.texts[path] = found.bytes
      guard dependencies.isEmpty, !moving.dependencies().isEmpty else { break }
      let module = call.run(to: .meaning).modules.first
      let names = module.map { AppIntentsBackend.registeredNames($0.schema, $0.options) } ?? [:]
      dependencies = moving.dependencies { names[$0] ?? RegisteredNames() }
      if dependencies.isEmpty { break }
    }
    return result
  }

  /// Other names for intents whose adapters of handlers would have names of the app.
  private func renames(_ moving: MovingModule) -> [String: String] {
    func isFree(_ base: String) -> Bool {
      ["HandlerOptions", "HandlerPerformer"].allSatisfy { !needed.declares(base + $0) }
    }
    return moving.used.reduce(into: [:]) { result, found in
      let configuration = ConfigurationName.configuration(className: found.schema.className)
      let base = ConfigurationName.base(configuration: configuration)
      guard !isFree(base) else { return }
      result[found.schema.name] = ["Plain", "Intentc"].map { $0 + base }.first(where: isFree)
    }
  }

  mutating func generate(
    _ call: CompilerCall
  ) -> (
    files: [GeneratedFile], module: (schema: ModuleSchema, options: GenerationOptions)?, error: Diagnostic?
  ) {
    let result = call.run()
    plan.sources += result.compilation.sources.filter { knownSources.insert($0.path).inserted }
    if let error = result.diagnostics.first(where: { $0.severity == .error }) { return ([], nil, error) }
    plan.losses += result.diagnostics.filter { $0.rule == .noAppIntentsCounterpart }
    return (result.files, result.modules.first, nil)
  }

  func freeNamespace(for module: ModuleSchema) -> String {
    let name = module.files.first?.schema.name ?? ""
    let candidates = ["Plain", SwiftIdentifier.make(name) + "Plain", "IntentcPlain"]
    return candidates.first { candidate in
      !namespaces.contains(candidate) && !needed.declares(candidate)
    } ?? "IntentcPlain"
  }
}

extension ModuleSchema {
  fileprivate var isForWidgets: Bool {
    files.contains { $0.schema.intents.contains(where: \.isEligibleForWidgets) }
  }
}

extension RegisteredNames {
  /// Without the names of types that were not generated.
  fileprivate func only(_ declared: Set<String>) -> RegisteredNames {
    var result = self
    if !declared.contains(handlerOptions) { result.handlerOptions = "" }
    if !declared.contains(handlerPerformer) { result.handlerPerformer = "" }
    return result
  }
}
