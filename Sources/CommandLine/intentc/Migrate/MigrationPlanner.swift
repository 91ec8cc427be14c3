import IntentAppIntents
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// Plans how an app moves to App Intents.
struct MigrationPlanner {
  private let code: AppCode
  private let targets: AppTargets
  private var plan = MigrationPlan()
  /// The changes of Swift files, by path.
  private var edits: [String: (edits: TextEdits, words: [String])] = [:]
  /// What each program registers, by the path of the file that it starts in, or else of one of its handlers.
  private var setups: [String: (start: TypeCode?, file: SetupFile)] = [:]
  private var namespaces: Set<String> = []
  /// The place of the registrations of a module whose program was not found, by its namespace.
  private var unknownStarts: [String: String] = [:]

  init(_ code: AppCode, _ targets: AppTargets) {
    self.code = code
    self.targets = targets
  }

  /// An intent of a module, with what the app has for it.
  private struct Found {
    let intent: DefinitionSchema.Intent
    let site: DefinitionSite
    let calls: [CallSite]
    /// The files that already name the App Intent.
    let moved: [String]
    let handler: HandlerFacts?
    var schema: ConfigurationSchema { intent.configuration }
    var isUsed: Bool { !calls.isEmpty || !moved.isEmpty || handler != nil }
  }

  /// Plans the move of all modules.
  ///
  /// - Parameter options: The options of the compiler.
  mutating func plan(_ modules: [ModuleSchema], _ options: CompilerOptions) -> MigrationPlan {
    // The widgets get the short namespace.
    let sorted = modules.sorted { first, second in isForWidgets(first) && !isForWidgets(second) }
    for module in sorted { move(module, options) }
    writeSetups()
    for (path, change) in edits.sorted(by: { $0.key < $1.key }) {
      guard let old = code.folder.texts[path]?.bytes else { continue }
      plan.change(path, from: old, to: change.edits.applied(to: old), change.words.joined(separator: ", "))
    }
    plan.sources += code.folder.texts.map { SourceText(path: $0.key, bytes: $0.value.bytes) }
    return plan
  }

  private func isForWidgets(_ module: ModuleSchema) -> Bool {
    module.files.contains { $0.schema.intents.contains(where: \.isEligibleForWidgets) }
  }

  // MARK: One module

  private mutating func move(_ module: ModuleSchema, _ options: CompilerOptions) {
    let found = module.files.flatMap { file in
      file.schema.intents.indices.map { index in
        let intent = file.schema.intents[index]
        let name = intent.configuration.className
        let calls = code.files.flatMap(\.configurations).filter { call in
          call.arguments.contains { $0.label == "intent" && $0.text == "\(name).self" }
        }
        return Found(
          intent: intent,
          site: file.site(ofIntent: index),
          calls: calls,
          moved: code.files(containing: "\(ConfigurationName.appIntents(className: name))AppIntent.self"),
          handler: HandlerFacts(intent.configuration, code)
        )
      }
    }
    let used = found.filter(\.isUsed)
    guard let first = used.first else { return }

    let homes = module.files.map { FilePath.home(of: $0.definition.location(nil).file) }
    let paths = homes.map { FilePath.join($0, InputFile.projectFileName) }
    let settingsPath = paths.first(where: FileSystem.isFile) ?? paths.first ?? InputFile.projectFileName
    let old = try? FileSystem.readRegular(settingsPath)
    let migrated = used.filter { $0.intent.isEligibleForWidgets || $0.handler?.runs == true }.map(
      \.schema.name
    )
    guard
      let settings = MigratedSettings(
        old,
        namespace: freeNamespace(for: module),
        migrates: migrated.count == found.count ? nil : migrated,
        dependencies: dependencies(used)
      )
    else {
      return plan.problems.append(
        Diagnostic(
          .invalidJSON,
          "this is not a JSON object, so nothing can be added",
          at: .init(file: settingsPath)
        )
      )
    }
    namespaces.insert(settings.namespace)
    plan.change(settingsPath, from: old, to: settings.bytes, "what intentc generates")

    var call = CompilerCall(inputs: module.files.map { $0.definition.location(nil).file }, options: options)
    call.options.configurationPath = settingsPath
    call.options.projectFiles.unsaved.texts[settingsPath] = settings.bytes
    call.options.availableBackends = Backends.all
    let result = call.run()
    plan.sources += result.compilation.sources
    plan.problems += result.diagnostics.filter { $0.severity == .error }
    plan.losses += result.diagnostics.filter { $0.rule == .noAppIntentsCounterpart }
    guard !result.compilation.hasErrors, let schema = result.modules.first else { return }

    let names = AppIntentsBackend.registeredNames(schema.schema, schema.options)
      .mapValues { $0.declared(in: result.files) }
    let start = start(of: used)
    let folder = FilePath.join(
      FilePath.folder(of: start?.range?.path ?? first.calls.first?.range.path ?? first.handler?.path ?? ""),
      "Generated"
    )
    for file in result.files {
      let path = FilePath.join(folder, file.name)
      plan.change(path, from: try? FileSystem.readRegular(path), to: file.bytes, "generated code")
    }
    plan.modules.append(.init(files: result.files, definitions: call.inputs, settings: settings.bytes))
    for intent in used {
      move(intent, names[intent.schema.name] ?? RegisteredNames(), settings.namespace, start)
    }
    addSteps(module, used, start, folder, result.files)
  }

  /// A namespace that nothing in the app has.
  private func freeNamespace(for module: ModuleSchema) -> String {
    let name = module.files.first?.schema.name ?? ""
    let candidates = ["Plain", SwiftIdentifier.make(name) + "Plain", "IntentcPlain"]
    return candidates.first { candidate in
      !namespaces.contains(candidate) && code.types(named: candidate).isEmpty
    } ?? "IntentcPlain"
  }

  /// What the providers read, by intent and parameter. A parameter without others beside it depends on nothing.
  private func dependencies(_ used: [Found]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for intent in used where intent.schema.parameters.count > 1 {
      for (parameter, others) in intent.handler?.reads ?? [:] {
        result["\(intent.schema.name).\(parameter)"] = others
      }
    }
    return result
  }

  /// Where the program with the widgets starts, or else the one with the handlers.
  private func start(of used: [Found]) -> TypeCode? {
    let calls = used.flatMap(\.calls)
    let places: [(type: String?, path: String)] =
      calls.map { ($0.type, $0.range.path) } + used.flatMap(\.moved).map { (nil, $0) }
      + used.compactMap { intent in intent.handler.map { (nil, $0.path) } }
    for (type, path) in places {
      let name = type?.split(separator: ".").last.map(String.init)
      if let found = code.start(of: name, in: path, hasSameTarget: targets.haveSameTarget) { return found }
    }
    return nil
  }

  // MARK: One intent

  private mutating func move(
    _ found: Found,
    _ names: RegisteredNames,
    _ namespace: String,
    _ start: TypeCode?
  ) {
    let appIntent = "\(namespace).\(names.appIntent)"
    var move = MigrationPlan.Move(className: found.schema.className, appIntent: appIntent)
    move.handler = found.handler?.name
    for call in found.calls {
      let location = call.range.location
      move.widgets.append(location)
      // What older systems keep.
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
    let path = place(start, namespace, handler)
    var setup = setups[path] ?? (start, SetupFile())
    let module = targets.framework(with: handler.path, besides: path)
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
    if handler.runs, !names.performerSource.isEmpty, !names.handlerPerformer.isEmpty {
      setup.file.add(
        .init(
          name: names.performerSource,
          source: "\(namespace).\(names.performerSource)",
          adapter: names.handlerPerformer,
          handler: handler
        ),
        importing: module
      )
    }
    setups[path] = setup
  }

  /// The file beside which a program's handlers are registered.
  private mutating func place(_ start: TypeCode?, _ namespace: String, _ handler: HandlerFacts) -> String {
    if let path = start?.range?.path { return path }
    let path = unknownStarts[namespace] ?? handler.path
    unknownStarts[namespace] = path
    return path
  }

  /// Changes a call of `IntentConfiguration`.
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
            + "on iOS 26 a widget that still uses 'IntentConfiguration' is empty after its owner edits it",
          at: call.range.location
        )
      )
    }
    let imports = code.files.first { $0.path == path }?.imports ?? []
    let missing = ["AppIntents", "IntentWidgets"].filter { name in !imports.contains { $0.name == name } }
    if !missing.isEmpty, change.words.isEmpty {
      let text = missing.map { "import \($0)\n" }.joined()
      let position = imports.last.map { lineEnd(after: $0.range.end, source) } ?? 0
      change.edits.replace(position..<position, with: text)
    }
    change.words.append("a widget with \(appIntent)")
    edits[path] = change
  }

  private func lineEnd(after position: Int, _ source: SourceWords) -> Int {
    source.bytes[min(position, source.bytes.count)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      ?? source.bytes.count
  }

  /// Whether the type with a call exists only on systems that have `AppIntentConfiguration`.
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

  /// The only expression of a getter or function, around a call.
  private func expression(around call: CallSite) -> CodeRange? {
    let types = types(around: call)
    let ranges =
      types.flatMap(\.properties).compactMap(\.valueRange)
      + types.flatMap(\.functions).flatMap { $0.body?.returns ?? [] }.map(\.range)
    return ranges.first { $0.start <= call.range.start && call.range.end <= $0.end }
  }

  // MARK: Starts

  private mutating func writeSetups() {
    for (path, setup) in setups.sorted(by: { $0.key < $1.key }) where !setup.file.registrations.isEmpty {
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
      change.words.append("calls \(SetupFile.call)")
      edits[path] = change
    }
  }

  // MARK: What people do

  private mutating func addSteps(
    _ module: ModuleSchema,
    _ used: [Found],
    _ start: TypeCode?,
    _ folder: String,
    _ files: [GeneratedFile]
  ) {
    let program = start?.range?.path ?? used.first?.calls.first?.range.path
    let owner = program.flatMap { targets.targets(with: $0).first }
    let target =
      owner.map { "the target '\($0.name)'" }
      ?? (isForWidgets(module) ? "the target of the widgets" : "the app's target")
    var needed = files.map(\.name).filter { !$0.hasSuffix(".intents.swift") }.map {
      FilePath.join(folder, $0)
    }
    let setup = program ?? used.compactMap { $0.handler?.path }.first
    if let setup, setups[setup] != nil {
      needed.append(FilePath.join(FilePath.folder(of: setup), SetupFile.fileName))
    }
    needed += Set(used.compactMap { $0.handler?.path }).sorted().filter { path in
      program.map { targets.framework(with: path, besides: $0) == nil } ?? true
    }
    for path in needed where owner?.has(path) != true {
      plan.steps.append(.init("add to \(target)", at: .init(file: path)))
    }
    for file in module.files {
      let definition = file.definition.location(nil).file
      let users = targets.targets(with: definition).map(\.name)
      let classes = FilePath.join(folder, "\(file.schema.name).intentdefinition.intents.swift")
      let list =
        users.isEmpty
        ? "each target that has its definition" : users.map { "'\($0)'" }.joined(separator: " and ")
      plan.steps.append(
        .init(
          "choose 'No Generated Classes' in Xcode's settings of the definition",
          at: .init(file: definition)
        )
      )
      plan.steps.append(.init("add instead to \(list)", at: .init(file: classes)))
    }
    plan.steps.append(
      .init("link IntentRuntime and IntentWidgets of https://github.com/OWNER/intentc to \(target)")
    )
    if let program, let minimum = targets.minimum(of: program), minimum < 16 {
      plan.steps.append(
        .init("raise the deployment target of \(target) to iOS 16.0, which IntentRuntime needs")
      )
    }
    plan.steps.append(
      .init(
        "keep the definitions, the Intents extension and its 'IntentsSupported' as long as people update from a version "
          + "before this"
      )
    )
  }
}

extension RegisteredNames {
  /// The names of what generated files declare: not every handler can be asked.
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
