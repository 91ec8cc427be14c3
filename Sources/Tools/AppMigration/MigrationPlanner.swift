import AppProjects
import IntentAppIntents
import IntentClasses
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema
import LibIntentc

/// Plans the move of an app: settings, generated code, edits, and steps by hand.
struct MigrationPlanner {
  /// The edits of one of the app's files.
  private struct FileEdit {
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
  private var code: AppCode
  private let targets: AppTargets
  private let needed: NeededFiles
  private var plan = MigrationPlan()
  private var edits: [String: FileEdit] = [:]
  /// The indentation of files.
  private var steps: [String: String] = [:]
  /// By the path of the program's start, or else of a handler.
  private var setups: [String: (start: ProgramStart?, file: SetupFile)] = [:]
  private var namespaces: Set<String> = []
  private var unknownStarts: [String: String] = [:]
  private var kinds: [String: CallSite] = [:]
  /// The files by their class, with the targets that know the function for older systems.
  private var choices: Set<String> = []
  /// By the class, the targets that share some of its widgets' files, but not all.
  private var unequal: [String: Set<String>] = [:]
  private var moved:
    [(moving: MovingModule, code: AppCode, shared: [GeneratedFile], files: [GeneratedFile])] = []
  private var knownSources: Set<String> = []
  private var generatedPaths: Set<String> = []

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

  // MARK: One module

  private mutating func move(
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
  private mutating func addProjectSteps() {
    let all = moved.map { moving, code, shared, files in
      MigrationSteps(moving, targets, code, needed, setups: setups.mapValues(\.file), shared, files)
    }
    var added: [String: Set<String>] = [:]
    for steps in all { added.merge(steps.added) { $0.union($1) } }
    for steps in all {
      let lines = steps.lines(added)
      if steps.areKnown { plan.projectSteps += lines } else { plan.steps += lines }
    }
    plan.projectSteps = MigrationSteps.withoutParts(plan.projectSteps)
  }

  private mutating func leaveOut(_ moving: MovingModule, _ error: Diagnostic) {
    let names = moving.used.map { "'\($0.schema.className)'" }
    let list =
      names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    plan.left.append(.init("\(list): \(error.message)", at: error.location))
  }

  /// The settings with the dependencies that App Intents can have. Puts them into the call.
  private func settings(
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

  private mutating func generate(
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

  private func freeNamespace(for module: ModuleSchema) -> String {
    let name = module.files.first?.schema.name ?? ""
    let candidates = ["Plain", SwiftIdentifier.make(name) + "Plain", "IntentcPlain"]
    return candidates.first { candidate in
      !namespaces.contains(candidate) && !needed.declares(candidate)
    } ?? "IntentcPlain"
  }

  // MARK: One intent

  private mutating func move(
    _ found: MovingModule.Found,
    _ names: RegisteredNames,
    _ namespace: String,
    _ moving: MovingModule
  ) {
    let appIntent = "\(namespace).\(names.appIntent)"
    var move = MigrationPlan.Move(
      className: found.schema.className,
      appIntent: appIntent,
      isForWidgets: found.hasWidgets
    )
    move.handler = found.handler?.name
    for call in found.calls {
      let location = call.range.location
      move.widgets.append(location)
      // The call is for older systems.
      guard code.folder.texts[call.range.path] != nil, !code.names(names.appIntent, in: call.range.path)
      else {
        continue
      }
      change(call, appIntent, found.schema.className)
    }
    plan.moves.append(move)
    if !names.optionsSource.isEmpty, found.handler == nil || names.handlerOptions.isEmpty,
      !code.uses(names.optionsSource)
    {
      let reason =
        found.handler == nil
        ? "no class in Swift conforms to '\(found.schema.className)Handling'"
        : "a type of its parameters has no conversion, so nothing can ask its handler"
      plan.steps.append(
        .init(
          "write a '\(namespace).\(names.optionsProvider)' and register it: \(reason)",
          at: found.site.location(found.site.nameRange)
        )
      )
    }
    guard let handler = found.handler else { return }
    plan.remarks += handler.remarks
    plan.steps += handler.maker.hidden
    let runs = handler.runs || found.opensApp
    // Shortcuts finds actions in the app, not in its widgets' extension.
    let apps = handler.runs ? moving.apps : []
    let isInApp = apps.isEmpty || !moving.hasWidgets
    if isInApp || found.hasWidgets {
      register(handler, names, namespace, moving, moving.start, runs: runs && isInApp)
    }
    for app in apps { register(handler, names, namespace, moving, app, runs: true) }
    if runs, !names.performerSource.isEmpty, names.handlerPerformer.isEmpty,
      !code.uses(names.performerSource)
    {
      let words =
        "write a '\(namespace).\(names.performer)' that calls this handler, and register it: a type of its response or "
        + "its parameters has no conversion"
      plan.steps.append(.init(words, at: .init(file: handler.path)))
    }
  }

  private mutating func register(
    _ handler: HandlerFacts,
    _ names: RegisteredNames,
    _ namespace: String,
    _ moving: MovingModule,
    _ start: ProgramStart?,
    runs: Bool
  ) {
    let path = start?.path ?? place(namespace, handler)
    var setup = setups[path] ?? (start, SetupFile(setupName(beside: path)))
    let modules = [targets.module(with: handler.path, besides: path), moving.library].compactMap(\.self)
    func add(_ source: String, _ adapter: String, declined: [String] = []) {
      guard !source.isEmpty, !adapter.isEmpty else { return }
      setup.file.add(
        .init(
          name: source,
          source: "\(namespace).\(source)",
          adapter: adapter,
          handler: handler,
          declined: declined
        ),
        importing: modules
      )
    }
    add(names.optionsSource, names.handlerOptions)
    let declined = names.requests.filter { handler.notRequired.contains($0.parameter) }.map(\.method)
    if runs { add(names.performerSource, names.handlerPerformer, declined: declined) }
    if !setup.file.registrations.isEmpty { setups[path] = setup }
  }

  /// A name that no other file of the start's targets declares.
  private func setupName(beside path: String) -> String {
    let folder = FilePath.folder(of: path)
    let others = setups.filter {
      FilePath.folder(of: $0.key) == folder || targets.haveSameTarget($0.key, path)
    }
    return SetupFile.typeNames.first { name in
      !others.values.contains { $0.file.typeName == name }
        && !needed.declares(name, beside: path, except: FilePath.join(folder, SetupFile(name).fileName))
    } ?? SetupFile.typeNames[0]
  }

  private mutating func place(_ namespace: String, _ handler: HandlerFacts) -> String {
    let path = unknownStarts[namespace] ?? handler.path
    unknownStarts[namespace] = path
    return path
  }

  private mutating func change(_ call: CallSite, _ appIntent: String, _ className: String) {
    let path = call.range.path
    guard let source = code.folder.texts[path] else { return }
    // Taken out, because a copy of all edits for each call would be made.
    var change = edits.removeValue(forKey: path) ?? FileEdit()
    defer { if !change.appIntents.isEmpty || change.call != nil { edits[path] = change } }
    let move = WidgetMove(call: call, source: source, appIntent: appIntent, className: className)
    let older = isOnlyOnNewSystems(call) ? [] : olderSystems(path)
    let needsOld = !older.isEmpty
    let end = needsOld ? endOfWidget(around: call) : nil
    guard needsOld ? end != nil && move.addChoice(to: &change.edits) : move.add(to: &change.edits) else {
      return plan.steps.append(
        .init(
          "use 'AppIntentConfiguration' with '\(appIntent)' here"
            + (needsOld ? " from \(older.listed) on" : ""),
          at: call.range.location
        )
      )
    }
    var isHere = !needsOld
    if let end, needsOld, !isKnown(className, appIntent, path) {
      isHere = true
      let step = steps[path] ?? source.step
      steps[path] = step
      let text = OlderSystems(
        appIntent: appIntent,
        className: className,
        isForFile: overlaps(className, path),
        step: step
      ).text
      change.edits.replace(end..<end, with: "\n\n" + text)
    }
    if needsOld {
      plan.remarks.append(
        .init(
          "systems before \(older.listed) keep the old widget of this kind, newer ones have the App Intent. "
            + "Never offer both on one system: in simulators of iOS 26, and maybe on devices, a widget that still uses "
            + "'IntentConfiguration' is then empty after an edit",
          at: call.range.location
        )
      )
    }
    if isHere, change.appIntents.isEmpty {
      ImportEdits(imports: code.files[path]?.imports ?? [], source: source)
        .add(["AppIntents", "IntentWidgets"], to: &change.edits)
    }
    if change.known.insert(appIntent).inserted { change.appIntents.append(appIntent) }
  }

  /// Whether a file of the same targets has the function for older systems.
  private mutating func isKnown(_ className: String, _ appIntent: String, _ path: String) -> Bool {
    guard !overlaps(className, path) else { return !choices.insert("\(className)\n\(path)").inserted }
    let names = targets.targets(with: path).map(\.name)
    let group = names.isEmpty ? FilePath.folder(of: path) : names.joined(separator: "\n")
    let isWritten = code.files(naming: String(appIntent.split(separator: ".").last ?? "")).contains { other in
      targets.haveSameTarget(other, path)
        && code.folder.texts[other]?.contains("\(OlderSystems.function)<") == true
    }
    return !choices.insert("\(className)\n\(group)").inserted || isWritten
  }

  /// Whether another file with widgets of the class has some targets of this one, but not the same. A function for both
  /// files would be missing in a target, or be in one twice.
  private mutating func overlaps(_ className: String, _ path: String) -> Bool {
    let unequal = unequal[className] ?? targetsOfUnequalFiles(className)
    self.unequal[className] = unequal
    return targets.targets(with: path).contains { unequal.contains($0.name) }
  }

  private func targetsOfUnequalFiles(_ className: String) -> Set<String> {
    let paths = Set(code.calls(with: className).map(\.range.path))
    let lists = Set(paths.map { Set(targets.targets(with: $0).map(\.name)) })
    return Set(Dictionary(grouping: lists.flatMap(\.self)) { $0 }.filter { $1.count > 1 }.keys)
  }

  /// Returns `nil` if the call isn't in a widget, which has the function for older systems.
  private func endOfWidget(around call: CallSite) -> Int? {
    let isWidget = types(around: call).flatMap { code.types(named: $0.name) }
      .contains { $0.inherited.contains("Widget") }
    return isWidget ? code.outerType(around: call.range)?.range?.end : nil
  }

  /// The first systems with App Intents, for each system that the file also gets in older versions.
  private func olderSystems(_ path: String) -> [String] {
    let minimums = targets.minimums(of: path)
    // The project may not say it.
    guard !minimums.isEmpty else { return ["iOS 17"] }
    return AppSystem.allCases.compactMap { system in
      guard let minimum = minimums[system], minimum < system.widgetMinimum else { return nil }
      return "\(system.rawValue) \(Int(system.widgetMinimum))"
    }
  }

  private func isOnlyOnNewSystems(_ call: CallSite) -> Bool {
    types(around: call).flatMap(\.attributes).contains { attribute in
      attribute.name == "available"
        && AppTargets.versions(in: attribute.text.replacing("iOS ", with: "iOS: ")).contains { $0 >= 17 }
    }
  }

  private func types(around call: CallSite) -> [TypeCode] {
    let name = call.type?.split(separator: ".").last.map(String.init) ?? ""
    return code.types(named: name, in: call.range.path)
  }

  // MARK: Steps for the app's code

  private mutating func addSteps(
    _ moving: MovingModule,
    _ settings: MigratedSettings,
    _ names: [String: RegisteredNames]
  ) {
    for found in moving.used {
      let name = found.schema.name
      let appIntent = "\(settings.namespace).\(names[name]?.appIntent ?? "")"
      let places = code.interactions(with: found.schema.className)
      if !found.calls.isEmpty || !found.moved.isEmpty {
        let places = places.filter {
          code.folder.texts[$0.path]?.contains("widgetConfigurationIntent(of:") == false
        }
        let words =
          "a tap on the widget may bring no '\(found.schema.className)' any more: also read "
          + "'userActivity.widgetConfigurationIntent(of: \(appIntent).self)' here, or give the widget a 'widgetURL'"
        plan.steps += places.map { .init(words, at: $0.location) }
      }
      if let opening = found.handler?.opening {
        addOpening(found, appIntent, at: opening, opens: settings.opening.contains(name))
      } else if found.opensApp {
        let words =
          "'\(appIntent)' opens the app, as before, but without an 'INInteraction': do in a performer what this does, "
          + "and add the generated code to the app's target"
        plan.steps += places.map { .init(words, at: $0.location) }
        if places.isEmpty {
          let words =
            "in Shortcuts, '\(appIntent)' only opens the app, because its handler has no 'handle'. To open it, "
            + "the app's target also needs the code generated from"
          plan.remarks.append(.init(words, at: found.site.location(found.site.nameRange)))
        }
      }
      for (parameter, location) in found.handler?.unknownReads ?? [] {
        guard !settings.dependents.contains("\(name).\(parameter)") else { continue }
        let others = found.schema.parameterNames.lazy.filter { $0 != parameter }.prefix(12).map {
          "\"\($0)\""
        }
        let words =
          "see which parameters the options of '\(parameter)' depend on, because the handler passes its intent on; then "
          + "set 'dependsOn' in 'intentc.json' to {\"\(name).\(parameter)\": [\(others.joined(separator: ", "))]}, or to "
          + "fewer of them"
        plan.steps.append(.init(words, at: location))
      }
    }
  }

  /// - Parameter opens: Whether the settings let the App Intent open the app.
  private mutating func addOpening(
    _ found: MovingModule.Found,
    _ appIntent: String,
    at opening: SourceLocation,
    opens: Bool
  ) {
    guard opens else {
      let words =
        "'\(appIntent)' does not open the app where this answers 'continueInApp'; to open it each time, name "
        + "'\(found.schema.name)' in 'opensApp' of 'intentc.json'"
      return plan.steps.append(.init(words, at: opening))
    }
    let words =
      "'\(appIntent)' opens the app and then calls this, but passes the app no user activity and no 'INInteraction': do "
      + "here what the app does with them"
    plan.steps.append(.init(words, at: opening))
    plan.remarks += code.interactions(with: found.schema.className).map {
      .init("this gets no '\(found.schema.className)' from Shortcuts any more", at: $0.location)
    }
  }

  // MARK: Starts

  private mutating func writeSetups() {
    for (path, setup) in setups.sorted(by: { $0.key < $1.key }) {
      var setup = setup
      let delegate = code.folder.objectiveCDelegates[path]
      setup.file.isForObjectiveC = delegate != nil
      setup.file.step = code.folder.texts[path]?.step ?? "  "
      let file = FilePath.join(FilePath.folder(of: path), setup.file.fileName)
      if let old = try? FileSystem.readRegular(file) {
        let text = SourceWords(old)
        for registration in setup.file.registrations where !text.contains(registration.source) {
          plan.steps.append(
            .init(
              "register a '\(registration.source)', which holds '\(registration.adapter)'",
              at: .init(file: file)
            )
          )
        }
      } else {
        plan.change(file, from: nil, to: Array(setup.file.text.utf8), "registers the handlers")
      }
      if let delegate {
        if !delegate.contains("[\(setup.file.typeName) register]") {
          plan.steps.append(.init(setup.file.objectiveCStep, at: .init(file: path)))
        }
        continue
      }
      guard let source = code.folder.texts[path], !source.contains(setup.file.call) else { continue }
      guard let start = setup.start else {
        plan.steps.append(
          .init(
            "call '\(setup.file.call)' where the app starts: its start was not found",
            at: .init(file: file)
          )
        )
        continue
      }
      guard let edit = start.edit(source, code.files[path]?.imports ?? [], calling: setup.file.call) else {
        plan.steps.append(
          .init(
            "call '\(setup.file.call)' where the program starts",
            at: start.type?.location ?? .init(file: path)
          )
        )
        continue
      }
      var change = edits[path] ?? FileEdit()
      change.edits.replace(edit.position..<edit.position, with: edit.text)
      change.call = setup.file.call
      edits[path] = change
    }
  }

  // MARK: Remarks

  /// Widgets whose class no definition declares, for example because it is a parameter of a generic widget.
  private mutating func addOthers(_ modules: [ModuleSchema]) {
    let classes = Set(modules.flatMap(\.files).flatMap(\.schema.intents).map(\.configuration.className))
    for call in code.configurations {
      guard let name = AppCode.metatype(in: call), !classes.contains(name) else { continue }
      let words = "no definition declares '\(name)', so this widget keeps 'IntentConfiguration'"
      plan.left.append(.init(words, at: call.range.location))
    }
  }

  /// - Parameter used: `nil` if nothing is generated for the module.
  private mutating func addUnused(_ module: ModuleSchema, except used: [MovingModule.Found]?) {
    let known = Set(used?.map(\.schema.className) ?? [])
    for intent in module.files.flatMap(\.intents)
    where !known.contains(intent.schema.configuration.className) {
      let isShown = intent.schema.runs && intent.schema.isConfigurable
      let rest =
        "generated App Intent takes over nothing"
        + (isShown ? ", and fails in Shortcuts until you write a performer" : "")
      if let successor = code.successor(of: intent.schema.configuration.className) {
        let words =
          "'\(successor.name)' already takes over from '\(intent.schema.configuration.className)', "
          + (used == nil ? "which gets no other App Intent" : "whose \(rest)")
        plan.taken.append(.init(words, at: successor.location))
        continue
      }
      let className = intent.schema.configuration.className
      let newer = code.calls(with: className).compactMap { call in
        code.newer(than: call, className, hasSameTarget: targets.haveSameTarget).map { (call, $0) }
      }
      if let (call, appIntent) = newer.first {
        let words =
          "this widget already has '\(appIntent)' on newer systems, but that takes over nothing from '\(className)': make it a "
          + "'CustomIntentMigratedAppIntent' with 'intentClassName = \"\(className)\"', or placed widgets lose their settings"
        plan.taken.append(.init(words, at: call.range.location))
        continue
      }
      let words =
        "no Swift code names this intent in a widget or handles it, so "
        + (used == nil ? "it gets no App Intent" : "its \(rest)")
      plan.remarks.append(.init(words, at: intent.site.location(intent.site.nameRange)))
    }
  }

  private mutating func addRemarks(_ used: [MovingModule.Found]) {
    let isInWidgets = used.contains(where: \.hasWidgets)
    plan.remarks += OptionalValues(used.map(\.schema), isInWidgets: isInWidgets).remarks(code)
    addRecommendations(used)
    var objects: Set<String> = []
    for found in used.filter(\.hasWidgets) + used.filter({ !$0.hasWidgets }) {
      plan.remarks += StoredObjects.remarks(found, besides: &objects)
    }
    addKinds(used)
  }

  private mutating func addRecommendations(_ used: [MovingModule.Found]) {
    for type in code.types(conformingTo: "IntentTimelineProvider") {
      guard let range = type.range, let list = code.methods(of: type, named: "recommendations").first,
        let minimum = targets.minimums(of: range.path)[.watchOS], minimum < 26
      else { continue }
      let words = code.folder.texts[range.path]?.words(in: range) ?? []
      let moved = used.filter { $0.hasWidgets && words.contains($0.schema.className) }
      let isDone = moved.flatMap(\.moved).contains {
        code.folder.texts[$0]?.contains("recommendations:") == true
      }
      guard !moved.isEmpty, !isDone else { continue }
      let text =
        "App Intents do not call this, but before watchOS 26 people choose a complication from its list: pass such a list "
        + "to 'MigratedTimelineProvider', as 'recommendations:'"
      plan.steps.append(.init(text, at: list.location))
    }
  }

  private mutating func addKinds(_ used: [MovingModule.Found]) {
    for call in used.flatMap(\.calls) {
      guard let kind = code.kind(of: call) else {
        let argument = call.arguments.first { $0.label == "kind" }?.text ?? ""
        if ["String(describing", "String(reflecting"].contains(where: argument.contains) {
          let words =
            "the kind of this widget is the name of a type: keep the name, or placed widgets disappear"
          plan.remarks.append(.init(words, at: call.range.location))
        }
        continue
      }
      guard let other = kinds[kind] else {
        kinds[kind] = call
        continue
      }
      for call in [other, call] {
        let words =
          "these widgets have the kind '\(kind)': the system tells them apart by nothing else. Only one of them may be "
          + "offered on each system"
        let line = MigrationPlan.Line(words, at: call.range.location)
        if !plan.remarks.contains(line) { plan.remarks.append(line) }
      }
    }
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
