import ArgumentParser
import Dispatch
import IntentCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
struct Intentc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentc",
    abstract: "Compiles intent definitions (.intentdefinition) into Swift.",
    discussion: """
      Every command takes files, folders (searched for definitions) and '-' for standard input, \
      several at once. Results go to standard output or into files, messages to standard error.

      Exit codes: 0 fine, 1 the input has errors, 2 answers are missing, 64 wrong usage, 130 left or interrupted.
      """,
    version: Compiler.version,
    subcommands: [
      GenerateCommand.self, ValidateCommand.self, ExplainCommand.self, FormatCommand.self,
      DescribeCommand.self, CheckCommand.self, EditCommand.self,
    ]
  )

  /// Not asynchronous, because starting what that needs takes longer than compiling a definition.
  static func main() {
    // A reader that goes away, such as `head`, is no reason to die: writing then fails, and stops.
    signal(SIGPIPE, SIG_IGN)
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
      var command = try parse()
      if let command = command as? AsyncParsableCommand { wait(for: command) }
      try command.run()
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
    Task {
      var command = command
      do {
        try await command.run()
        exit()
      } catch {
        exit(withError: error)
      }
    }
    dispatchMain()
  }
}

extension ParsableCommand {
  /// Ends the program while a value is there still: freeing a large definition part by part takes a tenth of the
  /// time of compiling it, and the system frees all of it at once.
  static func exit(keeping value: some Any, _ error: ExitCode? = nil) -> Never {
    withExtendedLifetime(value) { exit(withError: error) }
  }
}
