import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// `intentc diff --app-intents`. Each version is definitions, Swift or a built app.
extension DiffCommand {
  func checkAppIntentsWords() throws {
    if paths.isEmpty {
      throw ValidationError(
        "'--app-intents' takes Swift sources or a built app, and then definitions to compare, or 'REVISION:PATH' for one "
          + "in git; or '--releases'."
      )
    }
    for paths in [appIntents, paths] where paths.count > 1 && paths.contains(where: BuiltApp.isOne) {
      throw ValidationError("a built app is a version of its own; name nothing next to it.")
    }
    _ = try audiences()
  }

  func compareAppIntents() throws {
    var call = try migrationCall()
    (call.audiences, call.explains) = (try audiences(), explain)
    try finish(call.run())
  }

  private func migrationCall() throws -> MigrationCall {
    let (sources, options) = (appIntents, try options())
    let built = (old: Self.builtApp(paths), new: Self.builtApp(sources))
    // Of two built apps, the first is the old one, as in each other comparison.
    if let old = built.new, let new = built.old {
      return MigrationCall(new, from: MigrationCall.Old(built: old), options: options)
    }
    let old =
      try built.old.map { OldAppIntents(version: MigrationCall.Old(built: $0)) }
      ?? OldAppIntents.read(paths) { try SwiftReader.find() }
    Terminal.standardError.write(old.notes.map { "note: \($0)\n" }.joined())
    if let new = built.new {
      var call = MigrationCall(new, from: old.version, options: options)
      // The app contains the definitions that it still has.
      call.present = Inputs.read([new.path])
      return call
    }
    let reader = try SwiftReader.find()
    let code = try waitFor { await reader.read(sources) }.get()
    var call = MigrationCall(AppIntentsCode(code), from: old.version, options: options)
    call.places = sources
    if old.isOfRevision {
      let folders = sources.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
      call.present = Inputs.read(folders)
    }
    return call
  }

  private static func builtApp(_ paths: [String]) -> BuiltApp? {
    paths.first.flatMap { BuiltApp.isOne($0) ? BuiltApp($0) : nil }
  }
}
