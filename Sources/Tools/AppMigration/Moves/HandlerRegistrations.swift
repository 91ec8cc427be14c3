import AppFacts
import AppProjects
import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// A provider or performer to register where a program starts. It calls an existing handler of the app.
struct Registration: Sendable {
  /// The dependency to register: `UpNextOptionsSource`.
  let name: String
  /// Wraps the provider or performer: `Plain.UpNextOptionsSource`.
  let source: String
  /// Calls a handler: `UpNextHandlerOptions`.
  let adapter: String
  let handler: HandlerFacts
  let way: HandlerWay
  /// Arguments of the adapter for values that the handler doesn't need: `requestsURL`.
  var declined: [String] = []
  let start: ProgramStart?
  /// The path of the program's start, or else of a handler.
  let startPath: String
  /// The modules with the handler and the classes.
  let modules: [String]
}

/// The registrations of an intent's handler, in each program that runs the intent.
struct HandlerRegistrations: Sendable {
  private(set) var registrations: [Registration] = []
  private(set) var advice = MigrationPlan.Advice()
  private let intent: GeneratedIntent
  private let moving: MovingModule
  private let app: KnownApp

  /// Without a handler, or without conversions to ask it, people must write the provider or performer.
  /// Otherwise the widgets' program registers the handler, and so does each app if the handler runs:
  /// Shortcuts finds actions only in the app.
  init(of intent: GeneratedIntent, of moving: MovingModule, in app: KnownApp) {
    (self.intent, self.moving, self.app) = (intent, moving, app)
    let (used, names) = (intent.used, intent.names)
    if let options = names.options, used.handler == nil || options.adapter == nil,
      !app.code.uses.contains(options.source)
    {
      let reason =
        used.handler == nil
        ? "no class in Swift conforms to '\(used.schema.className)Handling'"
        : "a type of its parameters has no conversion, so nothing can ask its handler"
      let message = "write a '\(intent.scoped(options.type))' and register it: \(reason)"
      advice.steps.append(.init(message, at: used.site.location(used.site.nameRange)))
    }
    guard let handler = used.handler else { return }
    let ofOptions = handler.ofOptions.filter { names.withOptions.contains($0.parameter) }
    advice.remarks += handler.remarks + ofOptions.map(\.remark)
    advice.steps += handler.steps
    let runs = handler.runs || used.opensApp
    let apps = moving.apps(running: handler)
    let isInApp = apps.isEmpty || !moving.hasWidgets
    if isInApp || used.hasWidgets { register(handler, at: moving.start, runs: runs && isInApp) }
    for app in apps { register(handler, at: app, runs: true) }
    if runs, let performer = names.performer, performer.adapter == nil,
      !app.code.uses.contains(performer.source)
    {
      let message =
        "write a '\(intent.scoped(performer.type))' that calls this handler, and register it: a type of its "
        + "response or its parameters has no conversion"
      advice.steps.append(.init(message, in: handler.path))
    }
  }

  /// Chooses how the program gets the handler, and registers it for options and for running.
  private mutating func register(_ handler: HandlerFacts, at start: ProgramStart?, runs: Bool) {
    let (names, startPath) = (intent.names, start?.path ?? moving.pathWithoutStart ?? handler.path)
    let ways = HandlerWays(
      type: handler.type,
      className: intent.schema.className,
      code: app.code,
      targets: app.targets,
      program: startPath
    )
    let way = ways.way
    let declined = names.requests.filter { handler.notRequired.contains($0.parameter) }.map(\.method)
    var adapters: [(source: String, name: String, declined: [String])] = []
    for (names, declined) in [(names.options, []), (runs ? names.performer : nil, declined)] {
      if let names, let adapter = names.adapter { adapters.append((names.source, adapter, declined)) }
    }
    if case .unknown = way.form {
      let missing = adapters.filter { !app.code.uses.contains($0.source) }
        .map { "'\(intent.scoped($0.source))(\($0.name)(…))'" }
      if !missing.isEmpty { advise(on: way, to: handler, at: startPath, missing) }
      return
    }
    let module = app.targets.module(with: way.asked?.path ?? handler.path, besides: startPath)
    registrations += adapters.map { adapter in
      Registration(
        name: adapter.source,
        source: intent.scoped(adapter.source),
        adapter: adapter.name,
        handler: handler,
        way: way,
        declined: adapter.declined,
        start: start,
        startPath: startPath,
        modules: [module, moving.library].compactMap(\.self)
      )
    }
    if !adapters.isEmpty { advise(on: way, to: handler, at: startPath) }
  }

  /// Says what the way to the handler needs, and what its code does to the program's process.
  ///
  /// - Parameter missing: The registrations that people write if the way is unknown.
  private mutating func advise(
    on way: HandlerWay,
    to handler: HandlerFacts,
    at startPath: String,
    _ missing: [String] = []
  ) {
    advice.steps += way.steps.enumerated().map { index, step in
      guard index == 0, !missing.isEmpty else { return step }
      let message = "\(step.text): where the program starts, register \(missing.listed)"
      return .init(message, at: step.location)
    }
    let process = OtherProcess(app: app, programs: app.targets.targets(with: startPath).map(\.name))
    let asked = way.asked.map { (type: $0.owner.name, path: $0.path, ofExtension: $0.kind == .extension) }
    let used = [(handler.type.name, handler.path, false)] + [asked].compactMap(\.self)
    let fromElsewhere = used.filter { $0.ofExtension || !app.targets.haveSameTarget($0.path, startPath) }
    advice.steps += fromElsewhere.flatMap { process.setups(of: $0.type, in: $0.path) }
    advice.remarks += way.remarks
  }
}

extension MovingModule {
  /// Shortcuts finds actions in the app, not in its widgets' extension.
  fileprivate func apps(running handler: HandlerFacts) -> [ProgramStart] { handler.runs ? apps : [] }

  /// The file of the first handler that the program registers.
  fileprivate var pathWithoutStart: String? {
    used.lazy.compactMap { used in
      used.handler.flatMap { apps(running: $0).isEmpty || used.hasWidgets || !hasWidgets ? $0.path : nil }
    }
    .first
  }
}
