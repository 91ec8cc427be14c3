import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Writes the note about intents for which the project hasn't decided whether they migrate.
enum UndecidedMigration {
  static func note(on plans: [IntentPlan]) -> Diagnostic? {
    let undecided = plans.filter(\.isUndecided)
    guard let site = undecided.first?.site else { return nil }
    let names = undecided.prefix(3).map { "'\($0.intent.configuration.name)'" }
    let rest = undecided.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let migrated = plans.filter(\.isMigrated).map { "'\($0.intent.configuration.name)'" }
    let others = migrated.isEmpty ? "" : ", and the intents for widgets, too: \(migrated.listed)"
    return Diagnostic(
      .undecidedMigration,
      "saved shortcuts with \(list) run the app's old intent, and show 'Unknown Action' once it is gone; to "
        + "run the App Intent instead, name the intent in 'migrates' of 'intentc.json'\(others)",
      at: site.location(site.nameRange),
      path: site.path()
    )
  }
}
