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
  let moved: [String]
  var handler: HandlerFacts?
  var schema: ConfigurationSchema { intent.configuration }
  /// Shortcuts opens the app if the handler has no `handle`, or answers only `continueInApp`.
  var opensApp: Bool {
    intent.runs && (intent.isEligibleForWidgets && handler?.runs == false || handler?.alwaysOpens == true)
  }
  var hasWidgets: Bool { !calls.isEmpty || !moved.isEmpty }
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

  var definitions: [String] { module.files.map { $0.definition.location(nil).file } }
  var handlers: [String] { Set(used.compactMap { $0.handler?.path }).sorted() }

  /// Returns `nil` if the app uses none of the intents.
  init?(_ module: ModuleSchema, in app: KnownApp) {
    let (code, targets) = (app.code, app.targets)
    self.module = module
    let all = module.files.flatMap { file in
      file.intents.map { intent in
        let name = intent.schema.configuration.className
        return UsedIntent(
          intent: intent.schema,
          site: intent.site,
          calls: code.widgets.calls(with: name).filter {
            code.widgets.newer(than: $0, name, hasSameTarget: targets.haveSameTarget) == nil
          },
          moved: code.moved(from: name),
          handler: HandlerFacts(intent.schema.configuration, code)
        )
      }
    }
    used = all.filter { found in
      // All of its widgets have another App Intent, at least on newer systems.
      let isLeft =
        !found.hasWidgets && found.handler?.runs != true
        && (code.widgets.configurations.isEmpty && code.widgets.otherUses(of: found.schema.className).isEmpty
          ? !found.intent.runs : !code.widgets.calls(with: found.schema.className).isEmpty)
      return found.isUsed && !isLeft && code.successor(of: found.schema.className) == nil
    }
    guard let first = used.first else { return nil }
    let paths = Set(used.compactMap { $0.handler?.path }).sorted()
    let call = used.first { !$0.calls.isEmpty }?.calls.first?.range.path
    let hasWidgets = used.contains(where: \.hasWidgets)
    let apps = ProgramStart.apps(
      running: paths,
      module.files.map { $0.definition.location(nil).file },
      code,
      targets
    )
    var start = hasWidgets ? nil : apps.first
    if start == nil, let type = Self.start(of: used, code, targets) { start = ProgramStart(type) }
    if start == nil, call == nil {
      start = code.objectiveCDelegate(beside: paths, hasSameTarget: targets.haveSameTarget)
        .map { ProgramStart($0) }
    }
    self.start = start
    program = start?.path ?? call
    // Shortcuts runs actions in the app, even if the widgets are another program.
    if let program, used.contains(where: { $0.handler?.runs == true }) {
      self.apps = apps.filter { !targets.haveSameTarget($0.path, program) }
    }
    folder = FilePath.join(FilePath.folder(of: program ?? first.handler?.path ?? ""), "Generated")
    guard let program else { return }
    library = targets.module(
      ofClasses: module.files.map { $0.definition.location(nil).file },
      paths,
      besides: program
    )
    let homes = paths.filter { targets.module(with: $0, besides: program) == library }.map(FilePath.folder)
    let home = homes.min { $0.utf8.count < $1.utf8.count } ?? definitions.first.map(FilePath.home) ?? ""
    libraryFolder = FilePath.join(home, "Generated")
  }

  /// Prefers the program with the widgets to one with a handler.
  private static func start(of used: [UsedIntent], _ code: AppCode, _ targets: AppTargets) -> TypeCode? {
    var places = used.flatMap(\.calls).map { (type: $0.type, path: $0.range.path) }
    for path in used.flatMap(\.moved) {
      // A moved call may no longer name its widget.
      let widgets = code.files[path]?.types.filter { $0.inherited.contains("Widget") } ?? []
      places += widgets.map { ($0.name, path) }
      if widgets.isEmpty { places.append((nil, path)) }
    }
    for path in used.compactMap(\.handler?.path) { places.append((nil, path)) }
    for (type, path) in places {
      let name = type?.split(separator: ".").last.map(String.init)
      if let found = code.start(of: name, in: path, hasSameTarget: targets.haveSameTarget) { return found }
    }
    return nil
  }

  /// The parameters that a parameter's options depend on, by `Intent.parameter`. Omits an intent's only
  /// parameter, which can't depend on others.
  ///
  /// - Parameter expressed: What App Intents can express, by intent.
  func dependencies(_ expressed: [String: RegisteredNames]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for intent in used where intent.schema.parameters.count > 1 {
      let known = expressed[intent.schema.name] ?? RegisteredNames()
      for (parameter, others) in intent.handler?.reads ?? [:] where known.withOptions.contains(parameter) {
        result["\(intent.schema.name).\(parameter)"] = others.filter(known.parameters.contains)
      }
    }
    return result
  }

  /// The plan's line for a module that doesn't move, with the error as the reason.
  func left(because error: Diagnostic) -> MigrationPlan.Line {
    .init("\(used.map { "'\($0.schema.className)'" }.listed): \(error.message)", at: error.location)
  }
}
