import AppFacts
import AppProjects
import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let tooManyAppShortcuts = Rule(
    "too-many-app-shortcuts",
    .warning,
    "An app lists more than ten App Shortcuts"
  )
  static let severalShortcutsProviders = Rule(
    "several-shortcuts-providers",
    .warning,
    "A target contains two lists of App Shortcuts"
  )
  static let appShortcutsInNoTarget = Rule(
    "app-shortcuts-in-no-target",
    .warning,
    "The App Shortcuts of an app belong to no target of its project"
  )
}

/// Checks how many App Shortcuts an app lists, and where.
enum ShortcutRules {
  static let providers: [Check<AppIntentsApp.ProviderInApp>] = [
    Check(.tooManyAppShortcuts) { tooManyAppShortcuts($0.provider, &$1) }
  ]
  static let apps = [
    Check(.severalShortcutsProviders, severalShortcutsProviders),
    Check(.appShortcutsInNoTarget, appShortcutsInNoTarget),
  ]

  private static let limit = 10

  private static func tooManyAppShortcuts(
    _ provider: AppIntentsApp.ShortcutsProvider,
    _ findings: inout Findings
  ) {
    guard let count = provider.shortcuts?.count, count > limit, let location = provider.location else {
      return
    }
    findings.report(
      .tooManyAppShortcuts,
      "'\(provider.type.name)' lists \(count) App Shortcuts, but an app can have \(limit), and Apple's build "
        + "stops at more; remove \(count - limit)",
      at: location
    )
  }

  /// Skips lists with a condition, because lists for different systems exclude each other.
  private static func severalShortcutsProviders(_ app: AppIntentsApp, _ findings: inout Findings) {
    var first: [Int: AppIntentsApp.ShortcutsProvider] = [:]
    for provider in app.providers where provider.type.isInAllBuilds {
      guard let owners = provider.type.owners, let location = provider.type.location else { continue }
      for owner in owners where owner.target.kind == .app {
        guard let earlier = first[owner.index] else {
          first[owner.index] = provider
          continue
        }
        guard earlier.type.name != provider.type.name else { continue }
        findings.report(
          .severalShortcutsProviders,
          "'\(owner.target.name)' contains two lists of App Shortcuts, but the system only uses one; move "
            + "the App Shortcuts of '\(provider.type.name)' to '\(earlier.type.name)'",
          at: location,
          notes: [.init("the other list is here", at: earlier.type.location)]
        )
        break
      }
    }
  }

  /// Says nothing if the app may build another list: this one may be a leftover.
  private static func appShortcutsInNoTarget(_ app: AppIntentsApp, _ findings: inout Findings) {
    guard app.providers.count == 1, let provider = app.providers.first, let location = provider.type.location,
      let project = app.project?.idleProject(of: location.file)
    else { return }
    findings.report(
      .appShortcutsInNoTarget,
      "no target of '\(project.name)' contains '\(provider.type.name)', so '\(project.name)' builds none of "
        + "its App Shortcuts; select the file in Xcode, and check the app under 'Target Membership'",
      at: location
    )
  }
}
