import AppProjects
import IntentAppIntents
import IntentClasses
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

struct MigrationPlanner {
  private let code: AppCode
  private let targets: AppTargets
  private var plan = MigrationPlan()
  private var edits: [String: (edits: TextEdits, words: [String])] = [:]
  /// By the path of the program's start, or else of a handler.
  private var setups: [String: (start: TypeCode?, file: SetupFile)] = [:]
  private var namespaces: Set<String> = []
  private var unknownStarts: [String: String] = [:]
  private var kinds: [String: CallSite] = [:]

  init(_ code: AppCode, _ targets: AppTargets) {
    self.code = code
    self.targets = targets
  }

  mutating func plan(_ modules: [ModuleSchema], _ options: CompilerOptions) -> MigrationPlan {
    // Modules for widgets get the short namespace.
    let sorted = modules.sorted { first, second in first.isForWidgets && !second.isForWidgets }
    for module in sorted { move(module, options) }
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
        change.words.joined(separator: ", and ")
      )
    }
    plan.sources += code.folder.texts.map { SourceText(path: $0.key, bytes: $0.value.bytes) }
    return plan
  }

  // MARK: One module

  private mutating func move(_ module: ModuleSchema, _ options: CompilerOptions) {
    guard var moving = MovingModule(module, code, targets) else { return }
    let homes = moving.definitions.map(FilePath.home)
    let paths = homes.map { FilePath.join($0, InputFile.projectFileName) }
    let settingsPath = paths.first(where: FileSystem.isFile) ?? paths.first ?? InputFile.projectFileName
    let old = try? FileSystem.readRegular(settingsPath)
    let migrated = moving.used.filter { $0.intent.isEligibleForWidgets || $0.handler?.runs == true }
      .map(\.schema.name)
    let count = module.files.reduce(0) { $0 + $1.schema.intents.count }
    guard
      let settings = MigratedSettings(
        old,
        namespace: freeNamespace(for: module),
        migrates: migrated.count == count ? nil : migrated,
        opensApp: moving.used.filter(\.opensApp).map(\.schema.name),
        dependencies: moving.dependencies,
        importing: moving.library
      )
    else {
      let words = "this is not a JSON object, so nothing can be added"
      return plan.problems.append(Diagnostic(.invalidJSON, words, at: .init(file: settingsPath)))
    }
    namespaces.insert(settings.namespace)
    if settings.imports.isEmpty { moving.library = nil }
    plan.change(settingsPath, from: old, to: settings.bytes, "settings for code generation")

    var call = CompilerCall(inputs: moving.definitions, options: options)
    call.options.configurationPath = settingsPath
    call.options.projectFiles.unsaved.texts[settingsPath] = settings.bytes
    call.options.availableBackends = Backends.all
    var shared: [GeneratedFile] = []
    if moving.library != nil {
      call.options.backends = [.configuration, .intents]
      shared = generate(call).files
      // With `.intents`, the App Intents use the responses in the classes' module instead of declaring their
      // own.
      call.options.backends = [.appIntents, .intents]
    }
    let (all, generated) = generate(call)
    let files = moving.library == nil ? all : all.filter { $0.name.hasSuffix(".appintents.swift") }
    guard let generated else { return }
    for (folder, files) in [(moving.libraryFolder, shared), (moving.folder, files)] {
      for file in files {
        let path = FilePath.join(folder, file.name)
        plan.change(path, from: try? FileSystem.readRegular(path), to: file.bytes, "generated code")
      }
    }
    plan.modules.append(.init(files: files, definitions: call.inputs, settings: settings.bytes))
    let names = AppIntentsBackend.registeredNames(generated.schema, generated.options)
      .mapValues { $0.declared(in: shared + files) }
    for intent in moving.used {
      move(intent, names[intent.schema.name] ?? RegisteredNames(), settings.namespace, moving)
    }
    addRemarks(moving.used)
    addSteps(moving, settings, names)
    plan.steps += MigrationSteps(moving, targets, setups: Set(setups.keys)).lines(shared, files)
  }

  private mutating func generate(
    _ call: CompilerCall
  ) -> (files: [GeneratedFile], module: (schema: ModuleSchema, options: GenerationOptions)?) {
    let result = call.run()
    let known = Set(plan.sources.map(\.path))
    plan.sources += result.compilation.sources.filter { !known.contains($0.path) }
    plan.problems += result.diagnostics.filter { $0.severity == .error && !plan.problems.contains($0) }
    plan.losses += result.diagnostics.filter { $0.rule == .noAppIntentsCounterpart }
    guard !result.compilation.hasErrors else { return ([], nil) }
    return (result.files, result.modules.first)
  }

  private func freeNamespace(for module: ModuleSchema) -> String {
    let name = module.files.first?.schema.name ?? ""
    let candidates = ["Plain", SwiftIdentifier.make(name) + "Plain", "IntentcPlain"]
    return candidates.first { candidate in
      !namespaces.contains(candidate) && code.types(named: candidate).isEmpty
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
    var move = MigrationPlan.Move(className: found.schema.className, appIntent: appIntent)
    move.handler = found.handler?.name
    for call in found.calls {
      let location = call.range.location
      move.widgets.append(location)
      // Such a call is there for older systems.
      guard code.folder.texts[call.range.path]?.contains("\(appIntent).self") == false else { continue }
      change(call, appIntent, found.schema.className)
    }
    plan.moves.append(move)
    if !names.optionsSource.isEmpty, found.handler == nil || names.handlerOptions.isEmpty {
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
    let path = moving.start?.range?.path ?? moving.delegate ?? place(namespace, handler)
    var setup = setups[path] ?? (moving.start, SetupFile())
    let module = targets.module(with: handler.path, besides: path) ?? moving.library
    if !names.optionsSource.isEmpty, !names.handlerOptions.isEmpty {
      setup.file.add(
        .init(
          name: names.optionsSource,
          source: "\(namespace).\(names.optionsSource)",
          adapter: names.handlerOptions,
          handler: handler
        ),
        importing: module
      )
    }
    let runs = handler.runs || found.opensApp
    if runs, !names.performerSource.isEmpty, !names.handlerPerformer.isEmpty {
      setup.file.add(
        .init(
          name: names.performerSource,
          source: "\(namespace).\(names.performerSource)",
          adapter: names.handlerPerformer,
          handler: handler,
          declined: names.requests.filter { handler.notRequired.contains($0.parameter) }.map(\.method)
        ),
        importing: module
      )
    }
    if runs, !names.performerSource.isEmpty, names.handlerPerformer.isEmpty {
      let words =
        "write a '\(namespace).\(names.performer)' that calls this handler, and register it: a type of its response or "
        + "its parameters has no conversion"
      plan.steps.append(.init(words, at: .init(file: handler.path)))
    }
    setups[path] = setup
  }

  private mutating func place(_ namespace: String, _ handler: HandlerFacts) -> String {
    let path = unknownStarts[namespace] ?? handler.path
    unknownStarts[namespace] = path
    return path
  }

  private mutating func change(_ call: CallSite, _ appIntent: String, _ className: String) {
    let path = call.range.path
    guard let source = code.folder.texts[path] else { return }
    var change = edits[path] ?? (TextEdits(), [])
    let move = WidgetMove(call: call, source: source, appIntent: appIntent, className: className)
    let needsOld = (targets.minimum(of: path) ?? 0) < 17 && !isOnlyOnNewSystems(call)
    let expression = needsOld ? expression(around: call) : nil
    guard !needsOld || expression != nil, move.add(to: &change.edits, besidesOld: expression) else {
      return plan.steps.append(
        .init(
          "use 'AppIntentConfiguration' with '\(appIntent)' here"
            + (needsOld ? " where iOS 17 is available: the call is not the only expression of its body" : ""),
          at: call.range.location
        )
      )
    }
    if needsOld {
      plan.remarks.append(
        .init(
          "iOS 16 keeps the old widget of this kind, newer systems have the App Intent. Never offer both on one system: "
            + "in simulators of iOS 26, and maybe on devices, a widget that still uses 'IntentConfiguration' is then empty "
            + "after an edit",
          at: call.range.location
        )
      )
    }
    let imports = code.files[path]?.imports ?? []
    let missing = ["AppIntents", "IntentWidgets"].filter { name in !imports.contains { $0.name == name } }
    if !missing.isEmpty, change.words.isEmpty {
      let position = WidgetMove.importPosition(after: imports, in: source)
      change.edits.replace(position..<position, with: missing.map { "import \($0)\n" }.joined())
    }
    change.words.append("use \(appIntent) in the widget")
    edits[path] = change
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

  private func expression(around call: CallSite) -> CodeRange? {
    let types = types(around: call)
    let ranges =
      types.flatMap(\.properties).compactMap(\.valueRange)
      + types.flatMap(\.functions).flatMap { $0.body?.returns ?? [] }.map(\.range)
    return ranges.first { $0.start <= call.range.start && call.range.end <= $0.end }
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
        let words =
          "a tap on the widget may bring no '\(found.schema.className)' any more: also read "
          + "'userActivity.widgetConfigurationIntent(of: \(appIntent).self)' here, or give the widget a 'widgetURL'"
        plan.steps += places.map { .init(words, at: $0.location) }
      }
      if found.opensApp {
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
        let others = found.schema.parameterNames.filter { $0 != parameter }.map { "\"\($0)\"" }
        let words =
          "see which parameters the options of '\(parameter)' depend on, because the handler passes its intent on; then "
          + "set 'dependsOn' in 'intentc.json' to {\"\(name).\(parameter)\": [\(others.joined(separator: ", "))]}, or to "
          + "fewer of them"
        plan.steps.append(.init(words, at: location))
      }
    }
  }

  // MARK: Starts

  private mutating func writeSetups() {
    for (path, setup) in setups.sorted(by: { $0.key < $1.key }) where !setup.file.registrations.isEmpty {
      var setup = setup
      let delegate = code.folder.objectiveCDelegates[path]
      setup.file.isForObjectiveC = delegate != nil
      let file = FilePath.join(FilePath.folder(of: path), SetupFile.fileName)
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
        if !delegate.contains("[\(SetupFile.typeName) register]") {
          plan.steps.append(.init(SetupFile.objectiveCStep, at: .init(file: path)))
        }
        continue
      }
      guard let source = code.folder.texts[path], !source.contains(SetupFile.call) else { continue }
      guard let start = setup.start else {
        plan.steps.append(
          .init(
            "call '\(SetupFile.call)' where the app starts: no type with '@main' was found",
            at: .init(file: file)
          )
        )
        continue
      }
      guard let edit = SetupFile.edit(start, source) else {
        plan.steps.append(.init("call '\(SetupFile.call)' where the program starts", at: start.location))
        continue
      }
      var change = edits[path] ?? (TextEdits(), [])
      change.edits.replace(edit.position..<edit.position, with: edit.text)
      change.words.append("call \(SetupFile.call)")
      edits[path] = change
    }
  }

  // MARK: Kinds

  private mutating func addRemarks(_ used: [MovingModule.Found]) {
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
  fileprivate func declared(in files: [GeneratedFile]) -> RegisteredNames {
    func isDeclared(_ name: String) -> Bool {
      files.contains { SourceWords($0.bytes).contains("struct \(name):") }
    }
    var result = self
    if !isDeclared(handlerOptions) { result.handlerOptions = "" }
    if !isDeclared(handlerPerformer) { result.handlerPerformer = "" }
    return result
  }
}
