import AppFacts
import AppProjects
import IntentComparison
import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let extensionOpensApp = Rule(
    "extension-opens-app",
    .warning,
    "An App Intent opens the app, but only an extension contains it"
  )
  static let indirectIntent = Rule(
    "indirect-intent",
    .warning,
    "A type is an App Intent only through the project's own protocol"
  )
  static let duplicateQuery = Rule(
    "duplicate-query",
    .warning,
    "Two queries of a target have the same name"
  )
}

/// The declarations of App Intents, and the targets that contain them.
enum IntentTypeRules {
  static let intents: [Check<AppIntentsApp.IntentInApp>] = [
    Check(.extensionOpensApp) { extensionOpensApp($0.intent, $0.app, &$1) },
    Check(.indirectIntent) { indirectIntent($0.intent, $0.app, &$1) },
  ]
  static let apps = [Check(.duplicateQuery, duplicateQuery)]

  /// The system runs intents with these protocols in the app.
  private static let appProtocols: Set<String> = [
    "LiveActivityIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
  ]

  private static let widgetProtocols: Set<String> = [
    "WidgetConfigurationIntent", "ControlConfigurationIntent",
  ]

  private static func extensionOpensApp(
    _ intent: AppIntentsApp.Declared,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    guard let owners = intent.owners, let owner = owners.first,
      owners.allSatisfy({ $0.target.kind == .appExtension }),
      intent.conformances.isDisjoint(with: appProtocols),
      let location = opening(of: intent, app.types), !app.types.hasNamesake(intent.code)
    else { return }
    findings.report(
      .extensionOpensApp,
      "'\(intent.name)' opens the app, but only the extension '\(owner.target.name)' contains it, so it fails in Shortcuts, "
        + "and a control that runs it does nothing; add its file to the target of the app, too",
      at: location
    )
  }

  /// Where an App Intent says that it opens the app.
  private static func opening(of intent: AppIntentsApp.Declared, _ types: DeclaredTypes) -> SourceLocation? {
    if let property = intent.code.properties.first(where: \.opensApp) { return property.location }
    let modes = ["openAppWhenRun", "supportedModes"].compactMap { types.property($0, of: intent.code) }
    // The system opens the URL of the other one itself.
    return modes.isEmpty && intent.conformances.contains("OpenIntent")
      && !intent.conformances.contains("URLRepresentableIntent") ? intent.location : nil
  }

  private static func indirectIntent(
    _ intent: AppIntentsApp.Declared,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    // The public report is about actions. Apps in the App Store have widgets with an indirect configuration.
    guard intent.conformances.contains("AppIntent"), intent.conformances.isDisjoint(with: widgetProtocols),
      let name = intent.code.inherited.first(where: app.types.isOwnIntentProtocol),
      intent.code.inherited.allSatisfy({ !$0.hasSuffix("Intent") || app.types.isOwnIntentProtocol($0) }),
      !intent.code.attributes.contains(where: { $0.name.hasSuffix("Intent") }), let location = intent.location
    else { return }
    findings.report(
      .indirectIntent,
      "'\(intent.name)' is an App Intent only through '\(name)', and the system may list the action but not find it to run "
        + "it ('ActionNotFound'); write 'AppIntent' in its declaration, too",
      at: location
    )
  }

  /// Apple's build knows a query by its own name, without the types around it.
  private static func duplicateQuery(_ app: AppIntentsApp, _ findings: inout Findings) {
    var first: [String: AppIntentsApp.Declared] = [:]
    for query in app.queries where query.isInAllBuilds && query.code.property("persistentIdentifier") == nil {
      for owner in query.owners ?? [] {
        let key = "\(owner.index) \(query.name)"
        guard let earlier = first[key] else {
          first[key] = query
          continue
        }
        guard let location = query.location else { continue }
        findings.report(
          .duplicateQuery,
          "'\(owner.target.name)' contains two queries with the name '\(query.name)', and Apple's build stops at the second, "
            + "also in another type; rename one of them",
          at: location,
          notes: [.init("the other query is here", at: earlier.location)]
        )
        break
      }
    }
  }
}

extension PropertyCode {
  /// Whether the intent always opens the app, which only the app itself can do.
  fileprivate var opensApp: Bool {
    guard condition == nil else { return false }
    switch (name, value) {
    case ("openAppWhenRun", .boolean(true)?), ("supportedModes", .name("foreground")?): return true
    case ("supportedModes", .call(let call)?):
      return call.name == "foreground" && call.arguments.first?.value.member != "dynamic"
    default: return false
    }
  }
}
