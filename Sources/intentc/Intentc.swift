import ArgumentParser
import Dispatch
import IntentCompiler
import IntentEditor
import IntentPlatform

@main
struct Intentc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentc",
    abstract: "Compiles intent definitions (.intentdefinition) into Swift.",
    discussion: """
      Definitions are given as files, folders that are searched for them, or '-' for standard input. Results go to standard output or into files, messages to standard error.

      Exit codes: 0 fine, 1 the input has errors, 2 answers are missing, 64 wrong usage, 130 left or interrupted.
      """,
    version: Compiler.version,
    subcommands: [
      GenerateCommand.self, ValidateCommand.self, ExplainCommand.self, FormatCommand.self,
      DescribeCommand.self, CheckCommand.self, EditCommand.self, OptionsCommand.self, DiffCommand.self,
      BaselineCommand.self, ManualCommand.self,
    ]
  )

  /// Not asynchronous, because starting what that needs takes longer than compiling a definition.
  static func main() {
    // A reader that goes away, such as `head`, is no reason to die: writing then fails, and stops.
    signal(SIGPIPE, SIG_IGN)
    // Nor is a limit on the size of files: it is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    if let problem = CommandName.problem(
      in: CommandLine.arguments.dropFirst(),
      among: configuration.subcommands
    ) {
      exit(withUsage: problem, of: Intentc.self)
    }
    do {
      let words = CommandLine.arguments.dropFirst()
      if words == ["--version"] {
        // What a script asks first need not wait until all options are known.
        try StandardOutput.write(Compiler.version + "\n")
        return
      }
      if let run = GenerateRun(words) {
        try run.run()
        return
      }
      if let run = ValidateRun(words) {
        try run.run()
        return
      }
      var command = try parse()
      if let command = command as? AsyncParsableCommand { wait(for: command) }
      do {
        if let manual = command as? ManualCommand { return try manual.run(for: Intentc.self) }
        try command.run()
      } catch {
        exit(with: error, of: type(of: command))
      }
    } catch {
      exit(withError: error)
    }
  }

  /// The command that was asked for. A subcommand is parsed alone, which takes a fifth less; where it is asked
  /// for help or something is wrong with its words, all are, for the message that belongs to the whole.
  private static func parse() throws -> ParsableCommand {
    let words = CommandLine.arguments.dropFirst()
    let named = configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let command = try? named?.parse(Array(words.dropFirst())) { return command }
    return try parseAsRoot()
  }

  /// Runs a command that waits for something, and ends the program with it.
  private static func wait(for command: sending AsyncParsableCommand) -> Never {
    let type = type(of: command)
    Task {
      var command = command
      do {
        try await command.run()
        exit()
      } catch {
        exit(with: error, of: type)
      }
    }
    dispatchMain()
  }

  /// Ends the program with what a command threw.
  private static func exit(with error: any Error, of command: any ParsableCommand.Type) -> Never {
    guard let error = error as? ValidationError else { exit(withError: error) }
    // Shown by ArgumentParser it would have the usage of all commands.
    exit(withUsage: error.message, of: command)
  }

  /// Ends the program because of how it was called.
  private static func exit(withUsage message: String, of command: any ParsableCommand.Type) -> Never {
    let name = command.configuration.commandName.map { $0 == "intentc" ? "" : " \($0)" } ?? ""
    Terminal.standardError.write(
      """
      Error: \(message)
      Usage: \(usageString(for: command))
        See 'intentc\(name) --help' for more information.

      """
    )
    exit(withError: ExitCode.validationFailure)
  }
}
