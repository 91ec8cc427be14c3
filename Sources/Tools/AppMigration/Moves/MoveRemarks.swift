import AppFacts
import AppProjects
import IntentSchema

/// Remarks on a module's move, and steps that only people can take.
enum MoveRemarks {
  /// - Parameter kinds: The widgets of earlier modules, by their kinds.
  static func advice(
    on generated: GeneratedModule,
    in app: KnownApp,
    _ kinds: inout [String: CallSite]
  ) -> MigrationPlan.Advice {
    let used = generated.moving.used
    var advice = MigrationPlan.Advice()
    let values = OptionalValues(generated.intents, isInWidgets: generated.moving.hasWidgets)
    advice.remarks += values.remarks(app.code, app.targets)
    if used.contains(where: { $0.handler?.runs == true }) {
      let message = "Siri and Shortcuts no longer show this: App Intents have no Intents UI extension"
      let views = app.code.types(conformingTo: AppCode.viewProtocol)
      advice.remarks += views.map { .init(message, at: $0.location) }
    }
    advice.steps += recommendations(of: used, in: app)
    var objects: Set<String> = []
    for intent in used.filter(\.hasWidgets) + used.filter({ !$0.hasWidgets }) {
      advice.remarks += StoredObjects.remarks(intent, besides: &objects)
    }
    for call in used.flatMap(\.calls) { advice.remarks += remarks(on: call, app.code, &kinds) }
    return advice
  }

  private static func recommendations(of used: [UsedIntent], in app: KnownApp) -> [MigrationPlan.Line] {
    app.code.types(conformingTo: "IntentTimelineProvider").compactMap { type in
      guard let range = type.range, let list = app.code.methods(of: type, named: "recommendations").first,
        let minimum = app.targets.minimums(of: range.path)[.watchOS], minimum < 26
      else { return nil }
      let mentioned = app.code.folder.texts[range.path]?.words(in: range) ?? []
      let moved = used.filter { $0.hasWidgets && mentioned.contains($0.schema.className) }
      guard !moved.isEmpty, !moved.flatMap(\.moved).contains(where: app.code.hasRecommendations) else {
        return nil
      }
      let message =
        "App Intents do not call this, but before watchOS 26 people choose a complication from its list: "
        + "pass such a list to 'MigratedTimelineProvider', as 'recommendations:'"
      return .init(message, at: list.location)
    }
  }

  private static func remarks(
    on call: CallSite,
    _ code: AppCode,
    _ kinds: inout [String: CallSite]
  ) -> [MigrationPlan.Line] {
    guard let kind = code.widgets.kind(of: call) else {
      let argument = call.argument("kind")?.text ?? ""
      guard ["String(describing", "String(reflecting"].contains(where: argument.contains) else { return [] }
      let message =
        "the kind of this widget is the name of a type: keep the name, or placed widgets disappear"
      return [.init(message, at: call.range.location)]
    }
    guard let other = kinds[kind] else {
      kinds[kind] = call
      return []
    }
    let message =
      "these widgets have the kind '\(kind)': the system tells them apart by nothing else. Only one of them may be "
      + "offered on each system"
    return [other, call].map { .init(message, at: $0.range.location) }
  }
}
