import ArgumentParser
import IntentCompiler

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
      Every command takes files, folders (searched for definitions) and '-' for standard input, \
      several at once. Results go to standard output or into files, messages to standard error.

      Exit codes: 0 fine, 1 the input has errors, 2 answers are missing, 64 wrong usage, 130 left or interrupted.
      """,
    version: Compiler.version,
    subcommands: [
      GenerateCommand.self, ValidateCommand.self, ExplainCommand.self, FormatCommand.self,
      DescribeCommand.self, CheckCommand.self, EditCommand.self, OptionsCommand.self,
    ]
  )

  static func main() async {
    // A reader that goes away, such as `head`, is no reason to die: writing then fails, and stops.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      if var asyncCommand = command as? AsyncParsableCommand {
        try await asyncCommand.run()
      } else {
        try command.run()
      }
    } catch {
      exit(withError: error)
    }
  }
}
