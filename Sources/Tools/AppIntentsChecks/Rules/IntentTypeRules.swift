import AppFacts
import AppProjects
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

/// Rules for the declarations of App Intents, and the targets that contain them.
enum IntentTypeRules {
  static let intents: [Check<AppIntentsApp.IntentInApp>] = [
    Check(.extensionOpensApp) { extensionOpensApp($0.intent, $0.app, &$1) },
    Check(.indirectIntent) { indirectIntent($0.intent, $0.app, &$1) },
  ]
  static let apps = [Check(.duplicateQuery, duplicateQuery)]

  /// The system runs intents with these protocols in the app, or opens their URLs itself.
  private static let appProtocols: Set<String> = [
    "LiveActivityIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
    "URLRepresentableIntent",
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
      let location = app.types.opening(of: intent.code), !app.types.hasNamesake(intent.code)
    else { return }
    findings.report(
      .extensionOpensApp,
      "'\(intent.name)' opens the app, but only the extension '\(owner.target.name)' contains it, so it "
        + "fails in Shortcuts, and a control that runs it does nothing; add its file to the target of the "
        + "app, too",
      at: location
    )
  }

  private static func indirectIntent(
    _ intent: AppIntentsApp.Declared,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    // The public report is about actions. Apps in the App Store have widgets with an indirect configuration.
    guard intent.conformances.contains("AppIntent"), intent.conformances.isDisjoint(with: widgetProtocols),
      let name = app.types.intentProtocol(of: intent.code), let location = intent.location
    else { return }
    findings.report(
      .indirectIntent,
      "'\(intent.name)' is an App Intent only through '\(name)', and the system may list the action but not "
        + "find it to run it ('ActionNotFound'); write 'AppIntent' in its declaration, too",
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
          "'\(owner.target.name)' contains two queries with the name '\(query.name)', and Apple's build "
            + "stops at the second, also in another type; rename one of them",
          at: location,
          notes: [.init("the other query is here", at: earlier.location)]
        )
        break
      }
    }
  }
}
