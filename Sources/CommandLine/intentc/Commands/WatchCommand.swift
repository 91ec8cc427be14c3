import ArgumentParser
import IntentDiagnostics

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Run a command when definitions change.",
    usage: "intentc watch <paths> ... -- <command> ...",
    discussion: """
      Runs the command at once, and again each time a definition, one of its tables or an 'intentc.json' has \
      changed. A change while the command runs leads to one more run. A file that is saved without a change leads \
      to none.

      The command reads nothing from standard input. What it leaves running ends with it, and an interruption ends \
      all of it. \
      'intentc generate --watch' generates without a command.

      EXAMPLES
        intentc watch Definitions -- make
        intentc watch UpNext.intentdefinition -- intentc validate UpNext.intentdefinition

      Exit codes: 64 wrong usage, 130 interrupted; another signal counts as 128 and its number.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Definitions to watch: files, and folders to search for them; then '--' and the command.",
      valueName: "paths"
    ),
    completion: .file(extensions: ["intentdefinition"])
  )
  var words: [String]

  /// The command: what follows '--'. It is part of the words, where the parser leaves out '--'.
  private var command: [String] {
    Array(CommandLine.arguments.drop { $0 != "--" }.dropFirst())
  }

  private var paths: [String] { words.dropLast(command.count) }

  func validate() throws {
    if command.isEmpty { throw ValidationError("give the command to run after '--'.") }
    if paths.isEmpty { throw ValidationError("name the definitions to watch before '--'.") }
    if paths.contains("-") {
      throw ValidationError("standard input cannot be watched; name files or folders.")
    }
    for path in paths where (try? FileSystem.status(of: path)) == nil {
      throw ValidationError("no such file or folder: '\(path)'.")
    }
  }

  func run() throws {
    let command = WatchedCommand(words: command)
    try WatchLoop(inputs: paths).run(command.run)
  }
}
