import AppFacts
import AppProjects
import IntentDiagnostics
import IntentSchema

/// Remarks on a module's move, and steps that only people can take.
enum MoveRemarks {
  /// - Parameter earlier: The moves whose widgets' kinds are already known.
  static func advice(on move: ModuleMove, besides earlier: [ModuleMove]) -> MigrationPlan.Advice {
    let (app, used) = (move.app, move.moving.used)
    var advice = MigrationPlan.Advice()
    let values = OptionalValues(move.generated.intents, isInWidgets: move.moving.hasWidgets)
    advice.remarks += values.remarks(app.code, app.targets)
    if used.contains(where: { $0.handler?.runs == true }) {
      let message = "Siri and Shortcuts no longer show this: App Intents have no Intents UI extension"
      let views = app.code.declared.types(conformingTo: AppCode.viewProtocol)
      advice.remarks += views.map { .init(message, at: $0.location) }
    }
    advice.steps += recommendations(of: used, in: app)
    advice.remarks += StoredObjects.remarks(used) + kinds(of: move, besides: earlier)
    return advice
  }

  private static func recommendations(of used: [UsedIntent], in app: KnownApp) -> [MigrationPlan.Line] {
    app.code.declared.types(conformingTo: "IntentTimelineProvider").compactMap { type in
      guard let range = type.range,
        let list = app.code.declared.methods(of: type, named: "recommendations").first,
        let minimum = app.targets.minimums(of: range.path)[.watchOS], minimum < 26
      else { return nil }
      let mentioned = app.code.folder.texts[range.path]?.words(in: range) ?? []
      let moved = used.filter { $0.hasWidgets && mentioned.contains($0.schema.className) }
      guard !moved.isEmpty, !moved.flatMap(\.filesWithAppIntent).contains(where: app.code.hasRecommendations)
      else {
        return nil
      }
      let message =
        "App Intents do not call this, but before watchOS 26 people choose a complication from its list: "
        + "pass such a list to 'MigratedTimelineProvider', as 'recommendations:'"
      return .init(message, at: list.location)
    }
  }

  /// Names widgets whose kind another widget has, too, or that is the name of a type.
  private static func kinds(of move: ModuleMove, besides earlier: [ModuleMove]) -> [MigrationPlan.Line] {
    func calls(_ move: ModuleMove) -> [(call: CallSite, kind: String?)] {
      move.moving.used.flatMap(\.calls).map { ($0, move.app.code.widgets.kind(of: $0)) }
    }
    var first = Dictionary(
      firsts: earlier.flatMap(calls).compactMap { call, kind in kind.map { ($0, call) } }
    )
    return calls(move).flatMap { call, kind -> [MigrationPlan.Line] in
      guard let kind else { return nameOfType(call) }
      guard let other = first[kind] else {
        first[kind] = call
        return []
      }
      let message =
        "these widgets have the kind '\(kind)': the system tells them apart by nothing else. Only one of them may be "
        + "offered on each system"
      return [other, call].map { .init(message, at: $0.range.location) }
    }
  }

  private static func nameOfType(_ call: CallSite) -> [MigrationPlan.Line] {
    let argument = call.argument("kind")?.text ?? ""
    guard ["String(describing", "String(reflecting"].contains(where: argument.contains) else { return [] }
    let message =
      "the kind of this widget is the name of a type: keep the name, or placed widgets disappear"
    return [.init(message, at: call.range.location)]
  }
}
