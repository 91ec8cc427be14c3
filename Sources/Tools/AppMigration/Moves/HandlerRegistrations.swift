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
    if !names.optionsSource.isEmpty, used.handler == nil || names.handlerOptions.isEmpty,
      !app.code.uses(names.optionsSource)
    {
      let reason =
        used.handler == nil
        ? "no class in Swift conforms to '\(used.schema.className)Handling'"
        : "a type of its parameters has no conversion, so nothing can ask its handler"
      let message = "write a '\(intent.scoped(names.optionsProvider))' and register it: \(reason)"
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
    if runs, !names.performerSource.isEmpty, names.handlerPerformer.isEmpty,
      !app.code.uses(names.performerSource)
    {
      let message =
        "write a '\(intent.scoped(names.performer))' that calls this handler, and register it: a type of its "
        + "response or its parameters has no conversion"
      advice.steps.append(.init(message, at: .init(file: handler.path)))
    }
  }

  /// Chooses how the program gets the handler, registers it for options and for running, and adds a step for
  /// what the app's code doesn't say.
  private mutating func register(_ handler: HandlerFacts, at start: ProgramStart?, runs: Bool) {
    let (names, targets) = (intent.names, app.targets)
    let startPath = start?.path ?? moving.pathWithoutStart ?? handler.path
    let ways = HandlerWays(
      type: handler.type,
      className: intent.schema.className,
      code: app.code,
      targets: targets,
      program: startPath
    )
    let way = ways.way
    let paths = way.asked.map { [$0.path] } ?? [handler.path]
    let modules =
      paths.compactMap { targets.module(with: $0, besides: startPath) } + [moving.library].compactMap(\.self)
    // One registration for options and one for running. If the way to the handler is unknown, a step asks for
    // both.
    var missing: [String] = []
    let count = registrations.count
    func add(_ source: String, _ adapter: String, declined: [String] = []) {
      guard !source.isEmpty, !adapter.isEmpty else { return }
      guard way.form != .unknown else {
        if !app.code.uses(source) { missing.append("'\(intent.scoped(source))(\(adapter)(…))'") }
        return
      }
      registrations.append(
        Registration(
          name: source,
          source: intent.scoped(source),
          adapter: adapter,
          handler: handler,
          way: way,
          declined: declined,
          start: start,
          startPath: startPath,
          modules: modules
        )
      )
    }
    add(names.optionsSource, names.handlerOptions)
    let declined = names.requests.filter { handler.notRequired.contains($0.parameter) }.map(\.method)
    if runs { add(names.performerSource, names.handlerPerformer, declined: declined) }
    // The steps only make sense with a registration.
    guard registrations.count > count || !missing.isEmpty else { return }
    let process = OtherProcess(
      code: app.code,
      needed: app.needed,
      programs: targets.targets(with: startPath).map(\.name)
    )
    let asked = [(handler.type.name, handler.path, false)] + [way.asked].compactMap(\.self)
    let others = asked.filter { $0.ofExtension || !targets.haveSameTarget($0.path, startPath) }
    advice.steps += way.steps.enumerated().map { index, step in
      guard index == 0, !missing.isEmpty else { return step }
      let message = "\(step.text): where the program starts, register \(missing.listed)"
      return .init(message, at: step.location)
    }
    advice.steps += others.flatMap { process.setups(of: $0.type, in: $0.path) }
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
