import ArgumentParser
import IntentCompiler
import IntentLanguageServer
import IntentPlatform
import IntentSchema
import IntentText
import LibIntentc

/// `intentc lsp`. A ``LanguageServerConnection`` does the work.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    _superCommandName: "intentc",
    abstract: "Serve editors by the language server protocol.",
    discussion: """
      An editor starts this command and talks to it over standard input and output. It shows the problems of \
      definitions, of their tables and of 'intentc.json' while you type, with their fixes, and it describes, \
      completes, finds, renames and formats. It also shows the problems of App Intents in Swift when a file is saved, \
      if intentc-swift is installed. The documentation has settings for editors.

      It ends when the editor exits or closes the connection, and when the editor's process ends.

      EXAMPLES
        intentc lsp

      Exit codes: 0 the editor shut it down, 1 the connection was lost, 64 wrong usage.
      """
  )

  @Flag(help: "Use standard input and output, as always; some editors pass this.")
  var stdio = false

  func run() throws {
    let programs = SwiftPrograms()
    let code = serve(programs)
    programs.waitForEnd()
    throw ExitCode(code)
  }

  /// Serves an editor until it disconnects. When this function returns, the server goes away and cancels
  /// unfinished readings.
  private func serve(_ programs: SwiftPrograms) -> Int32 {
    var options = CompilerOptions.ofCommand()
    options.availableBackends = Backends.all
    var connection = LanguageServerConnection(
      LanguageServer(options: options) { paths, done in programs.read(paths, done) }
    )
    return connection.run { reason in
      Terminal.standardError.write("error: \(visibleText(reason)); the connection was closed\n")
    }
  }
}

/// Runs `intentc-swift` beside the server, one program at a time.
private final class SwiftPrograms: Sendable {
  private let last = Guarded<Task<Void, Never>?>(nil)

  /// Returns a function that ends the program early.
  func read(
    _ paths: [String],
    _ done: @escaping @Sendable (SwiftReading.Found) -> Void
  ) -> @Sendable () -> Void {
    last.withLock { last in
      let task = Task { [last] in
        await last?.value
        done(await SwiftReader.readFound(paths))
      }
      last = task
      return { task.cancel() }
    }
  }

  func waitForEnd() {
    if let task = last.withLock({ $0 }) { waitFor { await task.value } }
  }
}
