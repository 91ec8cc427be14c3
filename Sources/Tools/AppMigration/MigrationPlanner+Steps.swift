import AppFacts
import AppProjects
import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Lists changes by hand in the app's code.
extension MigrationPlanner {
  mutating func addSteps(
    _ moving: MovingModule,
    _ settings: MigratedSettings,
    _ names: [String: RegisteredNames]
  ) {
    for found in moving.used {
      let name = found.schema.name
      let appIntent = "\(settings.namespace).\(names[name]?.appIntent ?? "")"
      let places = code.interactions(with: found.schema.className)
      if !found.calls.isEmpty || !found.moved.isEmpty {
        let places = places.filter {
          code.folder.texts[$0.path]?.contains("widgetConfigurationIntent(of:") == false
        }
        let words =
          "a tap on the widget may bring no '\(found.schema.className)' any more: also read "
          + "'userActivity.widgetConfigurationIntent(of: \(appIntent).self)' here, or give the widget a 'widgetURL'"
        plan.steps += places.map { .init(words, at: $0.location) }
      }
      if let unknown = found.handler?.answers.unknown, !settings.opening.contains(name) {
        let words =
          "this leaves its answer to code that was not found: if that answers 'continueInApp', name '\(name)' in 'opensApp' of "
          + "'intentc.json'"
        plan.steps.append(.init(words, at: unknown))
      }
      if let opening = found.handler?.answers.opening {
        addOpening(found, appIntent, at: opening, opens: settings.opening.contains(name))
      } else if found.opensApp {
        let words =
          "'\(appIntent)' opens the app, as before, but without an 'INInteraction': do in a performer what this does, "
          + "and add the generated code to the app's target"
        plan.steps += places.map { .init(words, at: $0.location) }
        if places.isEmpty {
          let words =
            "in Shortcuts, '\(appIntent)' only opens the app, because its handler has no 'handle'. To open it, "
            + "the app's target also needs the code generated from"
          plan.remarks.append(.init(words, at: found.site.location(found.site.nameRange)))
        }
      }
      for (parameter, location) in found.handler?.unknownReads ?? [] {
        guard !settings.dependents.contains("\(name).\(parameter)") else { continue }
        let others = found.schema.parameterNames.lazy.filter { $0 != parameter }.prefix(12).map {
          "\"\($0)\""
        }
        let words =
          "see which parameters the options of '\(parameter)' depend on, because the handler passes its intent on; then "
          + "set 'dependsOn' in 'intentc.json' to {\"\(name).\(parameter)\": [\(others.joined(separator: ", "))]}, or to "
          + "fewer of them"
        plan.steps.append(.init(words, at: location))
      }
    }
  }

  /// - Parameter opens: Whether the settings let the App Intent open the app.
  mutating func addOpening(
    _ found: MovingModule.Found,
    _ appIntent: String,
    at opening: SourceLocation,
    opens: Bool
  ) {
    guard opens else {
      let words =
        "'\(appIntent)' does not open the app where this answers 'continueInApp'; to open it each time, name "
        + "'\(found.schema.name)' in 'opensApp' of 'intentc.json'"
      return plan.steps.append(.init(words, at: opening))
    }
    let words =
      "'\(appIntent)' opens the app and then calls this, but passes the app no user activity and no 'INInteraction': do "
      + "here what the app does with them"
    plan.steps.append(.init(words, at: opening))
    plan.remarks += code.interactions(with: found.schema.className).map {
      .init("this gets no '\(found.schema.className)' from Shortcuts any more", at: $0.location)
    }
  }
}
