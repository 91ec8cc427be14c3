import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentOptionsClient
import IntentPlatform
import IntentText

@main
struct Intentc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentc",
    abstract: "Compiles intent definitions (.intentdefinition) into Swift.",
    discussion: """
      Inputs are files, folders to search for definitions, or '-' for standard input. Results go to standard output or to files, messages to standard error.

      Exit codes: 0 success, 1 the input has errors, 2 answers are missing, 64 wrong usage, 130 cancelled or interrupted.
      """,
    version: Compiler.version,
    subcommands: [
      GenerateCommand.self, ValidateCommand.self, ExplainCommand.self, FormatCommand.self,
      DescribeCommand.self, CheckCommand.self, EditCommand.self, PreviewCommand.self, OptionsCommand.self,
      DiffCommand.self, MigrateCommand.self,
      BaselineCommand.self, MergeCommand.self, StringsCommand.self, LSPCommand.self,
      WatchCommand.self, DesignCommand.self, NewCommand.self, IntentBuilderCommand.self, ManualCommand.self,
    ]
  )

  @MainActor
  static func main() async {
    // If the reader closes the pipe, as `head` does, writing fails and stops.
    signal(SIGPIPE, SIG_IGN)
    // A limit on the size of files is reported like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    var words = Array(CommandLine.arguments.dropFirst())
    // Under the name of Apple's tool, it takes the arguments of that tool, which name no command.
    if CommandLine.arguments.first.map(FilePath.name(of:)) == IntentBuilderCommand.name {
      words.insert(IntentBuilderCommand.name, at: 0)
    }
    // ArgumentParser says no more than 'Unexpected argument', and 'help' ignores what it does not know.
    if let problem = CommandName.problem(in: words, among: configuration.subcommands) {
      exit(withUsage: problem, of: Intentc.self)
    }
    do {
      var command = try parseAsRoot(words)
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

  /// Exits with an error of a command.
  private static func exit(with error: any Error, of command: any ParsableCommand.Type) -> Never {
    switch error {
    case let error as ValidationError:
      // ArgumentParser would show the usage of all commands.
      exit(withUsage: error.message, of: command)
    case let error as Git.Failure:
      exit(withUsage: error.message + (error.message.hasSuffix("?") ? "" : "."), of: command)
    case is CommandFailure, is FullScreenError, is OptionsClientError, is PageServerError:
      Terminal.standardError.write("error: \(visibleText("\(error)"))\n")
      exit(withError: ExitCode.failure)
    case let error where exitCode(for: error) == .success && !(error is ExitCode):
      // Help, or the version. ArgumentParser would not notice that it cannot be written.
      guard Terminal.standardOutput.write(Array((fullMessage(for: error) + "\n").utf8)) else {
        exit(with: CommandFailure("cannot write to standard output"), of: command)
      }
      exit(withError: ExitCode.success)
    default:
      exit(withError: error)
    }
  }

  /// The names on the way to a command.
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

  /// Exits with a usage error.
  private static func exit(withUsage message: String, of command: any ParsableCommand.Type) -> Never {
    let name = path(of: command, in: Intentc.self).map { " \($0)" }.joined()
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

/// The name of the command on the command line.
enum CommandName {
  /// What is wrong with the name; `nil` if there is such a command, or no name.
  static func problem(
    in words: [String],
    among commands: [any ParsableCommand.Type]
  ) -> String? {
    guard let name = words.first == "help" ? words.dropFirst().first : words.first, !name.hasPrefix("-"),
      name != "help"
    else { return nil }
    let names = commands.compactMap { $0.configuration.commandName }
    guard !names.contains(name) else { return nil }
    let displayed = commands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    let shown = visibleText(name)
    if name.hasSuffix(".intentdefinition") {
      return "give a command before '\(shown)', such as 'intentc validate \(shown)'."
    }
    let hint = Suggestions.nearest(to: name, among: displayed).map { "did you mean '\($0)'?" }
    let list = displayed.joined(separator: ", ")
    return "there is no command '\(shown)'; \(hint ?? "the commands are \(list).")"
  }
}
