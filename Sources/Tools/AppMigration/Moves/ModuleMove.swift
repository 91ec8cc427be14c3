import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// A module that moves: its widgets with their App Intents, and its handlers with the programs that register
/// them.
struct ModuleMove: Sendable {
  let generated: GeneratedModule
  let app: KnownApp
  private(set) var widgets: [MovedWidget] = []
  private(set) var registrations: [Registration] = []
  private(set) var moves: [MigrationPlan.Move] = []
  private(set) var advice = MigrationPlan.Advice()

  var moving: MovingModule { generated.moving }

  init(_ generated: GeneratedModule, in app: KnownApp) {
    (self.generated, self.app) = (generated, app)
    for intent in generated.intents {
      moves.append(
        MigrationPlan.Move(
          className: intent.schema.className,
          appIntent: intent.appIntent,
          isForWidgets: intent.used.hasWidgets,
          widgets: intent.used.calls.map(\.range.location),
          handler: intent.used.handler?.name
        )
      )
      advice.steps += rivals(of: intent)
      let moved = MovedWidgets(of: intent, in: app)
      widgets += moved.widgets
      advice += moved.advice
      let handlers = HandlerRegistrations(of: intent, of: generated.moving, in: app)
      registrations += handlers.registrations
      advice += handlers.advice
    }
  }

  /// The system tells the App Intents of a program apart by their type names alone, without enclosing types.
  private func rivals(of intent: GeneratedIntent) -> [MigrationPlan.Line] {
    guard let program = moving.program else { return [] }
    let message =
      "the system tells App Intents apart by their short names, and '\(intent.appIntent)' has the same: "
      + "rename one of them"
    return app.code.declared.types(named: intent.names.appIntent)
      .filter { type in
        !type.isExtension && type.range.map { app.targets.haveSameTarget($0.path, program) } == true
      }
      .map { .init(message, at: $0.location) }
  }
}
