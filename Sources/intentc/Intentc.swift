import ArgumentParser
import IntentCompiler
import IntentEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
struct Intentc: AsyncParsableCommand {
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
      BaselineCommand.self,
    ]
  )

  static func main() async {
    // A reader that goes away, such as `head`, is no reason to die: writing then fails, and stops.
    signal(SIGPIPE, SIG_IGN)
    if let problem = CommandName.problem(in: CommandLine.arguments.dropFirst()) {
      exit(withUsage: problem, of: Intentc.self)
    }
    do {
      var command = try parseAsRoot()
      do {
        if var asyncCommand = command as? AsyncParsableCommand {
          try await asyncCommand.run()
        } else {
          try command.run()
        }
      } catch let error as ValidationError {
        // Thrown from here it would show the usage of all commands.
        exit(withUsage: error.message, of: type(of: command))
      }
    } catch {
      exit(withError: error)
    }
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
