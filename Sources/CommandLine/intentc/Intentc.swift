import ArgumentParser
import IntentDiagnostics
import IntentPlatform
import IntentText

/// The program, with all of its commands.
@main
struct Intentc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentc",
    abstract: "Check, compare and compile intent definitions (.intentdefinition).",
    discussion: """
      Inputs are files, folders to search for definitions, or '-' for standard input. Results go to standard \
      output or to files, messages to standard error.

      Exit codes: 0 success, 1 the input has errors, 2 answers are missing, 64 wrong usage, \
      69 'diff' cannot read Swift, 130 cancelled or interrupted.
      """,
    version: Program.version,
    groupedSubcommands: [
      CommandGroup(
        name: "Write",
        subcommands: [DesignCommand.self, EditCommand.self, FormatCommand.self]
      ),
      CommandGroup(
        name: "Check",
        subcommands: [
          ValidateCommand.self, ExplainCommand.self, DiffCommand.self, PreviewCommand.self,
          DescribeCommand.self,
          ReleaseCommand.self, CheckCommand.self,
        ]
      ),
      CommandGroup(
        name: "Generate",
        subcommands: [GenerateCommand.self, MigrateCommand.self]
      ),
      CommandGroup(
        name: "Advanced",
        subcommands: [LSPCommand.self, OptionsCommand.self]
      ),
    ]
  )

  @MainActor
  static func main() async {
    // Otherwise a reader that closes the pipe, such as `head`, would end intentc.
    signal(SIGPIPE, SIG_IGN)
    // Writing beyond a file size limit then fails like writing to a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = CommandLine.arguments
    let words = Array(arguments.dropFirst())
    if let problem = UsageProblem.find(in: words) {
      exit(withUsage: problem, of: words.first.flatMap(command) ?? Intentc.self)
    }
    do {
      var command = try parsed(words)
      do {
        if var command = command as? AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
      } catch {
        exit(with: error, of: type(of: command))
      }
    } catch {
      exit(with: error, of: Intentc.self)
    }
  }

  static func command(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// Parses only the command that the words name, which takes a fraction of the time. Commands say in their
  /// configuration that they are part of intentc, or ArgumentParser would look for a request for completions
  /// first. Requests for completions, help and errors need all commands.
  private static func parsed(_ words: [String]) throws -> any ParsableCommand {
    guard let named = words.first.flatMap(command),
      let command = try? named.parseAsRoot(Array(words.dropFirst())), type(of: command) == named
    else { return try parseAsRoot(words) }
    return command
  }

  private static func exit(with error: any Error, of command: any ParsableCommand.Type) -> Never {
    switch error {
    case let error as ValidationError:
      // ArgumentParser would show the usage of all commands.
      exit(withUsage: error.message, of: command)
    case let error as Git.Failure where error.isUsage:
      exit(withUsage: error.message, of: command)
    case is ExitCode:
      exit(withError: error)
    case let error where exitCode(for: error) == .success:
      // ArgumentParser ignores write errors.
      let text = UsageText.wrapped(fullMessage(for: error)) + "\n"
      guard Terminal.standardOutput.write(Array(text.utf8)) else {
        exit(with: CommandFailure("cannot write to standard output"), of: command)
      }
      exit(withError: ExitCode.success)
    case let error where exitCode(for: error) == .validationFailure:
      Terminal.standardError.write(UsageText.wrapped(UsageText.problem(fullMessage(for: error))) + "\n")
      exit(withError: ExitCode.validationFailure)
    default:
      Terminal.standardError.write("error: \(visibleText(Self.message(for: error)))\n")
      exit(withError: ExitCode.failure)
    }
  }

  private static func exit(withUsage message: String, of command: any ParsableCommand.Type) -> Never {
    let name = command == Intentc.self ? "" : " \(command.configuration.commandName ?? "")"
    let text = """
      Error: \(message)
      Usage: \(usageString(for: command))
        See 'intentc\(name) --help' for more information.
      """
    Terminal.standardError.write(UsageText.wrapped(UsageText.problem(text)) + "\n")
    exit(withError: ExitCode.validationFailure)
  }
}
