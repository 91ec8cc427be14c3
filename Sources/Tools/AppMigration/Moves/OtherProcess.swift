import AppFacts
import IntentDiagnostics

/// Names code of an Intents extension that relied on its own process: it now runs in the app's or the
/// widget's.
struct OtherProcess {
  let app: KnownApp
  /// The targets of the programs that the code runs in now.
  let programs: [String]

  private var process: String {
    programs.isEmpty ? "another process" : "the process of \(programs.map { "'\($0)'" }.listed)"
  }

  /// Where a type sets up the whole process when it is made or asked.
  func setups(of name: String, in path: String) -> [MigrationPlan.Line] {
    let types = app.code.declared.types(named: name).filter { $0.range?.path == path || $0.isExtension }
    let functions = types.flatMap {
      app.code.declared.methods(of: $0, named: "init") + app.code.declared.methods(of: $0, named: "handler")
    }
    var seen: Set<CodeRange> = []
    // A body of one expression has its call as an effect, too.
    let effects = functions.compactMap(\.body).flatMap { body in
      body.effects.filter { effect in !body.returns.contains { $0.range.start == effect.range.start } }
    }
    return effects.filter { isOfProcess($0.name) && seen.insert($0.range).inserted }
      .map {
        .init(
          "this sets up its process, and now runs in \(process), where the same may be done already: see that "
            + "it does no harm",
          at: $0.range.location
        )
      }
  }

  /// `FirebaseApp.configure`, `Kitchen.role`, or a function or variable of the app outside of types.
  private func isOfProcess(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, let start = first.first else { return false }
    guard !HandlerFacts.onlySays(name) else { return false }
    guard !start.isUppercase else { return parts.count > 1 && !Self.harmless.contains(first) }
    return parts.count == 1 && !first.contains("(") && app.needed.declares(first)
  }

  private static let harmless: Set<String> = [
    "NotificationCenter", "Logger", "Task", "DispatchQueue", "OperationQueue", "Timer", "Thread", "RunLoop",
    "Self",
  ]

  /// Objects that each process has for itself, in files that now run in this process.
  func values(in file: FileCode) -> [MigrationPlan.Line] {
    file.processValues.map {
      .init(
        "'\($0.name)' is now that of \(process), because the handler no longer runs in the Intents extension",
        at: $0.range.location
      )
    }
  }
}
