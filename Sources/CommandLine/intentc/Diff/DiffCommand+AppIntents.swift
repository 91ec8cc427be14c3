import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// `intentc diff --app-intents`. Each version is definitions or Swift.
extension DiffCommand {
  func checkAppIntentsWords() throws {
    if paths.isEmpty {
      throw ValidationError(
        "'--app-intents' takes Swift sources, and then definitions to compare, or 'REVISION:PATH' for one "
          + "in git; or '--releases'."
      )
    }
    _ = try audiences()
  }

  func compareAppIntents() throws {
    var call = try migrationCall()
    call.audiences = try audiences()
    try finish(call.run())
  }

  private func migrationCall() throws -> MigrationCall {
    let (sources, reader) = (appIntents, try SwiftReader.find())
    let old = try OldAppIntents.read(paths, reader)
    Terminal.standardError.write(old.notes.map { "note: \($0)\n" }.joined())
    let code = try waitFor { await reader.read(sources) }.get()
    var call = MigrationCall(AppIntentsCode(code), from: old.version, options: try options())
    call.places = sources
    if old.isOfRevision {
      let folders = sources.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
      call.present = Inputs.read(folders)
    }
    return call
  }
}
