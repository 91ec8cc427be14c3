import AppFacts
import AppProjects
import IntentClasses
import IntentCompiler
import IntentSchema

/// Names widgets and intents that stay, and adds remarks.
extension MigrationPlanner {
  /// Names widgets with a class that no definition declares, for example because a widget is generic.
  mutating func addOthers(_ modules: [ModuleSchema]) {
    let classes = Set(modules.flatMap(\.files).flatMap(\.schema.intents).map(\.configuration.className))
    for call in code.configurations {
      guard let name = AppCode.metatype(in: call), !classes.contains(name) else { continue }
      let words = "no definition declares '\(name)', so this widget keeps 'IntentConfiguration'"
      plan.left.append(.init(words, at: call.range.location))
    }
  }

  /// - Parameter used: `nil` if nothing is generated for the module.
  mutating func addUnused(_ module: ModuleSchema, except used: [MovingModule.Found]?) {
    let known = Set(used?.map(\.schema.className) ?? [])
    for intent in module.files.flatMap(\.intents)
    where !known.contains(intent.schema.configuration.className) {
      let isShown = intent.schema.runs && intent.schema.isConfigurable
      let rest =
        "generated App Intent takes over nothing"
        + (isShown ? ", and fails in Shortcuts until you write a performer" : "")
      if let successor = code.successor(of: intent.schema.configuration.className) {
        let words =
          "'\(successor.name)' already takes over from '\(intent.schema.configuration.className)', "
          + (used == nil ? "which gets no other App Intent" : "whose \(rest)")
        plan.taken.append(.init(words, at: successor.location))
        continue
      }
      let className = intent.schema.configuration.className
      let newer = code.calls(with: className).compactMap { call in
        code.newer(than: call, className, hasSameTarget: targets.haveSameTarget).map { (call, $0) }
      }
      if let (call, appIntent) = newer.first {
        let words =
          "this widget already has '\(appIntent)' on newer systems, but that takes over nothing from '\(className)': make it a "
          + "'CustomIntentMigratedAppIntent' with 'intentClassName = \"\(className)\"', or placed widgets lose their settings"
        plan.taken.append(.init(words, at: call.range.location))
        continue
      }
      let words =
        "no Swift code names this intent in a widget or handles it, so "
        + (used == nil ? "it gets no App Intent" : "its \(rest)")
      plan.remarks.append(.init(words, at: intent.site.location(intent.site.nameRange)))
    }
  }

  mutating func addRemarks(_ used: [MovingModule.Found]) {
    let isInWidgets = used.contains(where: \.hasWidgets)
    plan.remarks += OptionalValues(used.map(\.schema), isInWidgets: isInWidgets).remarks(code, targets)
    if used.contains(where: { $0.handler?.runs == true }) {
      let words = "Siri and Shortcuts no longer show this: App Intents have no Intents UI extension"
      let views = code.types(conformingTo: AppCode.viewProtocol).map {
        MigrationPlan.Line(words, at: $0.location)
      }
      plan.remarks += views.filter { !plan.remarks.contains($0) }
    }
    addRecommendations(used)
    var objects: Set<String> = []
    for found in used.filter(\.hasWidgets) + used.filter({ !$0.hasWidgets }) {
      plan.remarks += StoredObjects.remarks(found, besides: &objects)
    }
    addKinds(used)
  }

  mutating func addRecommendations(_ used: [MovingModule.Found]) {
    for type in code.types(conformingTo: "IntentTimelineProvider") {
      guard let range = type.range, let list = code.methods(of: type, named: "recommendations").first,
        let minimum = targets.minimums(of: range.path)[.watchOS], minimum < 26
      else { continue }
      let words = code.folder.texts[range.path]?.words(in: range) ?? []
      let moved = used.filter { $0.hasWidgets && words.contains($0.schema.className) }
      let isDone = moved.flatMap(\.moved).contains {
        code.folder.texts[$0]?.contains("recommendations:") == true
      }
      guard !moved.isEmpty, !isDone else { continue }
      let text =
        "App Intents do not call this, but before watchOS 26 people choose a complication from its list: pass such a list "
        + "to 'MigratedTimelineProvider', as 'recommendations:'"
      plan.steps.append(.init(text, at: list.location))
    }
  }

  mutating func addKinds(_ used: [MovingModule.Found]) {
    for call in used.flatMap(\.calls) {
      guard let kind = code.kind(of: call) else {
        let argument = call.arguments.first { $0.label == "kind" }?.text ?? ""
        if ["String(describing", "String(reflecting"].contains(where: argument.contains) {
          let words =
            "the kind of this widget is the name of a type: keep the name, or placed widgets disappear"
          plan.remarks.append(.init(words, at: call.range.location))
        }
        continue
      }
      guard let other = kinds[kind] else {
        kinds[kind] = call
        continue
      }
      for call in [other, call] {
        let words =
          "these widgets have the kind '\(kind)': the system tells them apart by nothing else. Only one of them may be "
          + "offered on each system"
        let line = MigrationPlan.Line(words, at: call.range.location)
        if !plan.remarks.contains(line) { plan.remarks.append(line) }
      }
    }
  }
}
