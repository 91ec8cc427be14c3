import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let missingAppIntent = Rule(
    "missing-app-intent",
    .warning,
    "A built app lacks an App Intent that its sources declare"
  )
}

/// The App Intents of a built app, against the sources of its target.
enum BuiltIntentRules {
  static let intents: [Check<(BuiltIntents, [AppProject.Program])>] = [
    Check(.missingAppIntent) { missingAppIntent($0.0, $0.1, &$1) }
  ]

  /// Protocols that only App Intents conform to.
  private static let protocols: Set<String> = [
    "AppIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
    "LiveActivityIntent", "OpenIntent", "SetValueIntent", "AudioPlaybackIntent",
  ]

  /// Only compares targets with the name of the bundle, and types that each build has.
  private static func missingAppIntent(
    _ built: BuiltIntents,
    _ programs: [AppProject.Program],
    _ findings: inout Findings
  ) {
    let found = programs.filter { program in
      built.bundle == program.target.name + (program.target.kind == .app ? ".app" : ".appex")
    }
    guard found.count == 1, let program = found.first else { return }
    for path in program.sources {
      guard let bytes = try? FileSystem.readRegular(path, limit: HandlerNames.sizeLimit) else { continue }
      for type in SwiftNames(bytes).types
      where !type.isConditional && !protocols.isDisjoint(with: type.inherited)
        && !built.names.contains(type.name)
      {
        findings.report(
          .missingAppIntent,
          "'\(built.bundle)' does not know the App Intent '\(type.name.shortened)', which a source of '\(program.target.name)' "
            + "declares; build again, and look for warnings of the App Intents metadata processor",
          at: SourceLocation(file: path),
          notes: [.init("this is what the app knows", at: SourceLocation(file: built.path))]
        )
      }
    }
  }
}
