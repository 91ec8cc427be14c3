import AppFacts
import AppProjects
import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// An intent of a module, with the app's code that uses it.
struct UsedIntent: Sendable {
  let intent: DefinitionSchema.Intent
  let site: DefinitionSite
  let calls: [CallSite]
  /// The files with widgets that already have its App Intent.
  let filesWithAppIntent: [String]
  var handler: HandlerFacts?
  var schema: ConfigurationSchema { intent.configuration }
  /// Shortcuts opens the app if the handler has no `handle`, or answers only `continueInApp`.
  var opensApp: Bool {
    intent.runs && (intent.isEligibleForWidgets && handler?.runs == false || handler?.alwaysOpens == true)
  }
  var hasWidgets: Bool { !calls.isEmpty || !filesWithAppIntent.isEmpty }
  var isUsed: Bool { hasWidgets || handler != nil }
}

/// A module of definitions that the app uses, with the program that gets its App Intents.
struct MovingModule: Sendable {
  let module: ModuleSchema
  private(set) var used: [UsedIntent]
  /// Where the program of the widgets starts; without widgets, the app. `nil` if unknown.
  let start: ProgramStart?
  /// The starts of other apps that run the shortcuts, such as the app of widgets in an extension.
  private(set) var apps: [ProgramStart] = []
  let program: String?
  /// `nil` if the program itself contains the plain types and classes.
  var library: String?
  let folder: String
  private(set) var libraryFolder = ""

  /// Whether one of its widgets was found.
  var hasWidgets: Bool { used.contains(where: \.hasWidgets) }

  var definitions: [String] { Self.definitions(of: module) }
  var handlers: [String] { Self.handlers(of: used) }

  /// Returns `nil` if the app uses none of the intents.
  init?(_ module: ModuleSchema, in app: KnownApp) {
    self.module = module
    used = Self.intents(of: module, in: app).filter { Self.moves($0, app.code) }
    guard let first = used.first else { return nil }
    let handlers = Self.handlers(of: used)
    let starts = ProgramStarts(app.code, app.targets)
    let apps = starts.apps(running: handlers, Self.definitions(of: module))
    start = Self.start(of: used, apps, starts)
    program = start?.path ?? used.lazy.flatMap(\.calls).first?.range.path
    folder = FilePath.join(FilePath.folder(of: program ?? first.handler?.path ?? ""), "Generated")
    guard let program else { return }
    // Shortcuts runs actions in the app, even if the widgets are another program.
    if used.contains(where: { $0.handler?.runs == true }) {
      self.apps = apps.filter { !app.targets.haveSameTarget($0.path, program) }
    }
    findLibrary(besides: program, app.targets)
  }

  private static func definitions(of module: ModuleSchema) -> [String] {
    module.files.map { $0.definition.location(nil).file }
  }

  private static func handlers(of used: [UsedIntent]) -> [String] {
    Set(used.compactMap { $0.handler?.path }).sorted()
  }

  /// All intents of the module, with the app's code that uses them.
  private static func intents(of module: ModuleSchema, in app: KnownApp) -> [UsedIntent] {
    module.files.flatMap { file in
      file.intents.map { intent in
        let name = intent.schema.configuration.className
        return UsedIntent(
          intent: intent.schema,
          site: intent.site,
          calls: app.code.widgets.calls(with: name).filter {
            app.code.widgets.newer(than: $0, name, app.targets) == nil
          },
          filesWithAppIntent: app.code.uses.moved(from: name),
          handler: HandlerFacts(intent.schema.configuration, app.code)
        )
      }
    }
  }

  /// Whether the app uses the intent, and has no App Intent instead.
  private static func moves(_ used: UsedIntent, _ code: AppCode) -> Bool {
    // All of its widgets have another App Intent, at least on newer systems.
    let isLeft =
      !used.hasWidgets && used.handler?.runs != true
      && (code.widgets.configurations.isEmpty && code.widgets.otherUses(of: used.schema.className).isEmpty
        ? !used.intent.runs : !code.widgets.calls(with: used.schema.className).isEmpty)
    return used.isUsed && !isLeft && code.declared.successor(of: used.schema.className) == nil
  }

  /// Where the program that gets the code starts. Without widgets, that is the app, which runs the handlers.
  private static func start(of used: [UsedIntent], _ apps: [ProgramStart], _ starts: ProgramStarts)
    -> ProgramStart?
  {
    if !used.contains(where: \.hasWidgets), let first = apps.first { return first }
    if let start = startType(of: used, starts).flatMap({ ProgramStart($0) }) { return start }
    guard used.allSatisfy(\.calls.isEmpty) else { return nil }
    return starts.objectiveCDelegate(beside: handlers(of: used)).map { ProgramStart($0) }
  }

  /// Prefers the program with the widgets to one with a handler.
  private static func startType(of used: [UsedIntent], _ starts: ProgramStarts) -> TypeCode? {
    var candidates = used.flatMap(\.calls).map { (type: $0.type, path: $0.range.path) }
    for path in used.flatMap(\.filesWithAppIntent) {
      // A moved call may no longer name its widget.
      let widgets = starts.code.files[path]?.types.filter { $0.inherited.contains("Widget") } ?? []
      candidates += widgets.map { ($0.name, path) }
      if widgets.isEmpty { candidates.append((nil, path)) }
    }
    for path in used.compactMap(\.handler?.path) { candidates.append((nil, path)) }
    for (type, path) in candidates {
      let name = type?.split(separator: ".").last.map(String.init)
      if let start = starts.type(starting: name, in: path) { return start }
    }
    return nil
  }

  /// Finds the module that contains the app's classes, if that isn't the program.
  private mutating func findLibrary(besides program: String, _ targets: AppTargets) {
    library = targets.module(ofClasses: definitions, handlers, besides: program)
    let homes = handlers.filter { targets.module(with: $0, besides: program) == library }.map(FilePath.folder)
    let home = homes.min { $0.utf8.count < $1.utf8.count } ?? definitions.first.map(FilePath.home) ?? ""
    libraryFolder = FilePath.join(home, "Generated")
  }

  /// The parameters that a parameter's options depend on, by `Intent.parameter`. Omits an intent's only
  /// parameter, which can't depend on others.
  ///
  /// - Parameter expressed: What App Intents can express, by intent.
  func dependencies(_ expressed: [String: RegisteredNames]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for intent in used where intent.schema.parameters.count > 1 {
      let names = expressed[intent.schema.name] ?? RegisteredNames()
      for (parameter, read) in intent.handler?.reads ?? [:] where names.withOptions.contains(parameter) {
        result["\(intent.schema.name).\(parameter)"] = read.filter(names.parameters.contains)
      }
    }
    return result
  }

  /// The plan's line for a module that doesn't move, with the error as the reason.
  func left(because error: Diagnostic) -> MigrationPlan.Line {
    .init("\(used.map { "'\($0.schema.className)'" }.listed): \(error.message)", at: error.location)
  }
}
