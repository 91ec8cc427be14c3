import ArgumentParser
import IntentCompiler
import IntentLanguageServer
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
    var options = CompilerOptions.ofCommand()
    options.availableBackends = Backends.all
    var connection = LanguageServerConnection(
      LanguageServer(options: options) { paths, done in
        Task { done(await SwiftReader.readFound(paths)) }
      }
    )
    let code = connection.run { reason in
      Terminal.standardError.write("error: \(visibleText(reason)); the connection was closed\n")
    }
    throw ExitCode(code)
  }
}
