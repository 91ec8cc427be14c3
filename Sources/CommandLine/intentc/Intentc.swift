import ArgumentParser
import Dispatch
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentPlatform
import IntentSchema

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
      DiffCommand.self,
      BaselineCommand.self, MergeCommand.self, StringsCommand.self, LSPCommand.self,
      WatchCommand.self, NewCommand.self, IntentBuilderCommand.self, ManualCommand.self,
    ]
  )

  // Not async: starting the concurrency runtime takes longer than compiling a definition.
  static func main() {
    // If the reader closes the pipe, as `head` does, writing fails and stops.
    signal(SIGPIPE, SIG_IGN)
    // A limit on the size of files is reported like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    if CommandLine.arguments.first.map(FilePath.name(of:)) == IntentBuilderCommand.name {
      exit(withError: ExitCode(IntentBuilderCommand.run(Array(CommandLine.arguments.dropFirst()))))
    }
    if let problem = CommandName.problem(
      in: CommandLine.arguments.dropFirst(),
      among: configuration.subcommands
    ) {
      exit(withUsage: problem, of: Intentc.self)
    }
    do {
      let words = CommandLine.arguments.dropFirst()
      if words == ["--version"] {
        // `--version` does not wait for ArgumentParser.
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

  /// Parses the command. A subcommand is first parsed alone, which takes a fifth less time. Requests for help and
  /// errors need the whole command tree.
  private static func parse() throws -> ParsableCommand {
    let words = CommandLine.arguments.dropFirst()
    let named = configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let command = try? named?.parse(Array(words.dropFirst())) { return command }
    return try parseAsRoot()
  }

  /// Runs an asynchronous command and exits.
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

  /// Exits with an error of a command.
  private static func exit(with error: any Error, of command: any ParsableCommand.Type) -> Never {
    guard let error = error as? ValidationError else { exit(withError: error) }
    // ArgumentParser would show the usage of all commands.
    exit(withUsage: error.message, of: command)
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
    in arguments: some Sequence<String>,
    among commands: [any ParsableCommand.Type]
  ) -> String? {
    let words = Array(arguments.prefix(2))
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
