import AppFacts
import AppProjects
import IntentClasses
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Names a module's intents that don't move.
struct UnusedIntents {
  /// Intents that the app's own App Intents already take over from.
  private(set) var takenOver: [MigrationPlan.Line] = []
  private(set) var remarks: [MigrationPlan.Line] = []

  /// - Parameter used: `nil` if nothing is generated for the module.
  init(of module: ModuleSchema, besides used: [UsedIntent]?, in app: KnownApp) {
    let movingClasses = Set(used?.map(\.schema.className) ?? [])
    for intent in module.files.flatMap(\.intents) {
      let className = intent.schema.configuration.className
      if movingClasses.contains(className) {
        let advice = "use the new App Intent in it, too,"
        takenOver += Self.newer(than: className, advice, app).map { [$0] } ?? []
      } else {
        add(intent, isGenerated: used != nil, app)
      }
    }
  }

  private mutating func add(_ intent: LoweredIntent, isGenerated: Bool, _ app: KnownApp) {
    let className = intent.schema.configuration.className
    let isShown = intent.schema.runs && intent.schema.isConfigurable
    let rest =
      isShown
      ? "generated App Intent takes over nothing, and fails in Shortcuts until you write a performer"
      : "generated App Intent takes over nothing"
    if let successor = app.code.declared.successor(of: className) {
      let fate = isGenerated ? "whose \(rest)" : "which gets no other App Intent"
      let message = "'\(successor.name)' already takes over from '\(className)', \(fate)"
      return takenOver.append(.init(message, at: successor.location))
    }
    let advice = "make it a 'CustomIntentMigratedAppIntent' with 'intentClassName = \"\(className)\"',"
    if let line = Self.newer(than: className, advice, app) { return takenOver.append(line) }
    let isHandled = HandlerFacts(intent.schema.configuration, app.code) != nil
    let reason =
      isHandled
      ? "no widget uses this intent, and Shortcuts does not offer it"
      : "no Swift code names this intent in a widget or handles it"
    let fate = isGenerated ? "its \(rest)" : "it gets no App Intent"
    remarks.append(.init("\(reason), so \(fate)", at: intent.site.location(intent.site.nameRange)))
  }

  /// Names a widget that has another App Intent on newer systems, to which the settings don't move.
  private static func newer(than className: String, _ advice: String, _ app: KnownApp) -> MigrationPlan.Line?
  {
    app.code.widgets.calls(with: className).lazy.compactMap { call in
      app.code.widgets.newer(than: call, className, app.targets).map { name in
        let message =
          "this widget already has '\(name)' on newer systems, but that takes over nothing from "
          + "'\(className)': \(advice) or placed widgets lose their settings"
        return MigrationPlan.Line(message, at: call.range.location)
      }
    }
    .first
  }

  /// Names widgets that don't move, for example because a widget is generic.
  static func unknown(besides modules: [ModuleSchema], in app: KnownApp) -> [MigrationPlan.Line] {
    let classes = Set(modules.flatMap(\.files).flatMap(\.schema.intents).map(\.configuration.className))
    let undeclared = app.code.widgets.configurations.compactMap { call -> MigrationPlan.Line? in
      guard let name = call.intentName, !classes.contains(name) else { return nil }
      let message = "no definition declares '\(name)', so this widget keeps 'IntentConfiguration'"
      return .init(message, at: call.range.location)
    }
    let unmoved = classes.sorted().filter { app.code.uses.moved(from: $0).isEmpty }
    let madeByFunctions = unmoved.flatMap(app.code.widgets.otherUses).map { use in
      let message =
        "a function of the app makes the widget of '\(use.name)', so it keeps 'IntentConfiguration'; change it by hand"
      return MigrationPlan.Line(message, at: use.range.location)
    }
    return undeclared + madeByFunctions
  }
}
