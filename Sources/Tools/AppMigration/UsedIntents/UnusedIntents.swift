import AppFacts
import AppProjects
import IntentClasses
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Names intents and widgets that stay as they are.
enum UnusedIntents {
  /// - Parameter used: `nil` if nothing is generated for the module.
  static func part(of module: ModuleSchema, besides used: [UsedIntent]?, in app: KnownApp) -> MigrationPlan {
    let known = Set(used?.map(\.schema.className) ?? [])
    var part = MigrationPlan()
    for intent in module.files.flatMap(\.intents)
    where !known.contains(intent.schema.configuration.className) {
      add(intent, isGenerated: used != nil, app, to: &part)
    }
    return part
  }

  private static func add(
    _ intent: LoweredIntent,
    isGenerated: Bool,
    _ app: KnownApp,
    to part: inout MigrationPlan
  ) {
    let className = intent.schema.configuration.className
    let isShown = intent.schema.runs && intent.schema.isConfigurable
    let rest =
      "generated App Intent takes over nothing"
      + (isShown ? ", and fails in Shortcuts until you write a performer" : "")
    if let successor = app.code.successor(of: className) {
      let words =
        "'\(successor.name)' already takes over from '\(className)', "
        + (isGenerated ? "whose \(rest)" : "which gets no other App Intent")
      return part.taken.append(.init(words, at: successor.location))
    }
    let newer = app.code.calls(with: className).lazy.compactMap { call in
      app.code.newer(than: call, className, hasSameTarget: app.targets.haveSameTarget).map { (call, $0) }
    }
    if let (call, appIntent) = newer.first {
      let words =
        "this widget already has '\(appIntent)' on newer systems, but that takes over nothing from '\(className)': make it a "
        + "'CustomIntentMigratedAppIntent' with 'intentClassName = \"\(className)\"', or placed widgets lose their settings"
      return part.taken.append(.init(words, at: call.range.location))
    }
    let words =
      "no Swift code names this intent in a widget or handles it, so "
      + (isGenerated ? "its \(rest)" : "it gets no App Intent")
    part.remarks.append(.init(words, at: intent.site.location(intent.site.nameRange)))
  }

  /// Names widgets with a class that no definition declares, for example because a widget is generic.
  static func unknown(besides modules: [ModuleSchema], in app: KnownApp) -> [MigrationPlan.Line] {
    let classes = Set(modules.flatMap(\.files).flatMap(\.schema.intents).map(\.configuration.className))
    return app.code.configurations.compactMap { call in
      guard let name = AppCode.metatype(in: call), !classes.contains(name) else { return nil }
      let words = "no definition declares '\(name)', so this widget keeps 'IntentConfiguration'"
      return .init(words, at: call.range.location)
    }
  }
}
