import AppFacts
import AppProjects
import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Lists changes by hand in the app's code, for one intent.
struct IntentSteps {
  private(set) var advice = MigrationPlan.Advice()
  private let intent: GeneratedIntent
  private let settings: MigratedSettings
  /// Where the app reads an interaction with the intent.
  private let calls: [CodeRange]

  init(of intent: GeneratedIntent, _ settings: MigratedSettings, _ code: AppCode) {
    (self.intent, self.settings) = (intent, settings)
    calls = code.uses.interactions(with: intent.schema.className)
    if intent.used.hasWidgets {
      let message =
        "a tap on the widget may bring no '\(intent.schema.className)' any more: also read "
        + "'userActivity.widgetConfigurationIntent(of: \(intent.appIntent).self)' here, or give the widget a 'widgetURL'"
      advice.steps += calls.filter { !code.uses.contains("widgetConfigurationIntent", in: $0.path) }
        .map { .init(message, at: $0.location) }
    }
    addOpening()
    addOptions()
  }

  /// Whether the settings let the App Intent open the app.
  private var opens: Bool { settings.opening.contains(intent.schema.name) }

  /// Adds what to do where the handler opens the app, or may open it.
  private mutating func addOpening() {
    let (name, appIntent, answers) = (intent.schema.name, intent.appIntent, intent.used.handler?.answers)
    let runs = intent.used.intent.runs
    if runs, let unknown = answers?.unknown, !opens {
      let message =
        "this leaves its answer to code that was not found: if that answers 'continueInApp', name '\(name)' "
        + "in 'opensApp' of 'intentc.json'"
      advice.steps.append(.init(message, at: unknown))
    }
    if let opening = answers?.opening, !runs {
      let message =
        "'\(appIntent)' only configures widgets: shortcuts that the app suggested for it no longer call this"
      advice.remarks.append(.init(message, at: opening))
    } else if let opening = answers?.opening {
      add(opening)
    } else if intent.used.opensApp {
      let message =
        "'\(appIntent)' opens the app, as before, but without an 'INInteraction': do in a performer what this does, "
        + "and add the generated code to the app's target"
      advice.steps += calls.map { .init(message, at: $0.location) }
      if calls.isEmpty {
        let message =
          "in Shortcuts, '\(appIntent)' only opens the app, because its handler has no 'handle'. To open it, "
          + "the app's target also needs the code generated from"
        let site = intent.used.site
        advice.remarks.append(.init(message, at: site.location(site.nameRange)))
      }
    }
  }

  /// Adds what to do where the handler answers `continueInApp`.
  private mutating func add(_ opening: SourceLocation) {
    guard opens else {
      let message =
        "'\(intent.appIntent)' does not open the app where this answers 'continueInApp'; to open it each time, name "
        + "'\(intent.schema.name)' in 'opensApp' of 'intentc.json'"
      return advice.steps.append(.init(message, at: opening))
    }
    let message =
      "'\(intent.appIntent)' opens the app and then calls this, but passes the app no user activity and no "
      + "'INInteraction': do here what the app does with them"
    advice.steps.append(.init(message, at: opening))
    advice.remarks += calls.map {
      .init("this gets no '\(intent.schema.className)' from Shortcuts any more", at: $0.location)
    }
  }

  /// Adds what to do for options that may depend on other parameters.
  private mutating func addOptions() {
    let name = intent.schema.name
    for (parameter, location) in intent.used.handler?.unknownReads ?? []
    where intent.names.withOptions.contains(parameter) {
      guard !settings.dependents.contains("\(name).\(parameter)") else { continue }
      let names = intent.schema.parameterNames.lazy.filter { $0 != parameter }.prefix(12).map { "\"\($0)\"" }
      let message =
        "see which parameters the options of '\(parameter)' depend on, because the handler passes its intent on; then "
        + "set 'dependsOn' in 'intentc.json' to {\"\(name).\(parameter)\": [\(names.joined(separator: ", "))]}, or to "
        + "fewer of them"
      advice.steps.append(.init(message, at: location))
    }
  }
}
