import AppProjects
import ArgumentParser
import IntentCompiler
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentOptionsClient
import IntentPlatform
import IntentText

/// The program, with all of its commands.
@main
struct Intentc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentc",
    abstract: "Check, compare and compile intent definitions (.intentdefinition).",
    discussion: """
      Inputs are files, folders to search for definitions, or '-' for standard input. Results go to standard output or to files, messages to standard error.

      Exit codes: 0 success, 1 the input has errors, 2 answers are missing, 64 wrong usage, 69 'diff' cannot read Swift, 130 cancelled or interrupted.
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
      exit(withUsage: problem.message, of: problem.command)
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

  /// Parses only the command that the words name, which takes a fraction of the time. Commands say in their
  /// configuration that they are part of intentc, or ArgumentParser would look for a request for completions
  /// first. Requests for completions, help and errors need all commands.
  private static func parsed(_ words: [String]) throws -> any ParsableCommand {
    var named: any ParsableCommand.Type = Intentc.self
    var rest = words[...]
    while let next = named.configuration.subcommands.first(where: {
      $0.configuration.commandName == rest.first
    }) {
      named = next
      rest = rest.dropFirst()
    }
    guard named.configuration.subcommands.isEmpty, let command = try? named.parseAsRoot(Array(rest)),
      type(of: command) == named
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
    case is CommandFailure, is DesignProblem, is Git.Failure, is FullScreenError, is OptionsClientError,
      is PageServerError, is TemporaryFolder.Unwritable:
      Terminal.standardError.write("error: \(visibleText("\(error)"))\n")
      exit(withError: ExitCode.failure)
    case let error where exitCode(for: error) == .success && !(error is ExitCode):
      // ArgumentParser ignores write errors.
      let text = UsageText.wrapped(fullMessage(for: error)) + "\n"
      guard Terminal.standardOutput.write(Array(text.utf8)) else {
        exit(with: CommandFailure("cannot write to standard output"), of: command)
      }
      exit(withError: ExitCode.success)
    case let error where exitCode(for: error) == .validationFailure && !(error is ExitCode):
      Terminal.standardError.write(UsageText.wrapped(UsageText.problem(fullMessage(for: error))) + "\n")
      exit(withError: ExitCode.validationFailure)
    default:
      exit(withError: error)
    }
  }

  private static func path(of command: any ParsableCommand.Type, in parent: any ParsableCommand.Type)
    -> [String]
  {
    for child in parent.configuration.subcommands {
      let name = child.configuration.commandName ?? ""
      if child == command { return [name] }
      let rest = path(of: command, in: child)
      if !rest.isEmpty { return [name] + rest }
    }
    return []
  }

  private static func exit(withUsage message: String, of command: any ParsableCommand.Type) -> Never {
    let name = path(of: command, in: Intentc.self).map { " \($0)" }.joined()
    let text = """
      Error: \(message)
      Usage: \(usageString(for: command))
        See 'intentc\(name) --help' for more information.
      """
    Terminal.standardError.write(UsageText.wrapped(UsageText.problem(text)) + "\n")
    exit(withError: ExitCode.validationFailure)
  }
}
