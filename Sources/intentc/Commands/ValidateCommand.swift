import ArgumentParser
import IntentCompiler

struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Say what is wrong with definitions, where, and how to mend it.",
    discussion: """
      Prints every error and warning at once to standard error, in the form that editors and CI services \
      read (path:line:column: error: message [rule-name]), and a summary. On a terminal each comes with its \
      source line. The exit code is 1 when there is an error, and 0 when there are only warnings.

      Whatever passes here can be generated. Rules can be made stricter or switched off under 'rules' in \
      'intentc.json'.

      Examples:
        intentc validate UpNext.intentdefinition
        intentc validate .
        git show main:UpNext.intentdefinition | intentc validate -
      """
  )

  @OptionGroup var input: InputOptions

  func run() async throws {
    let result = await input.call.run()
    DiagnosticOutput.write(result.diagnostics, sources: result.compilation.sources)
    DiagnosticOutput.writeSummary(of: result)
    if result.compilation.hasErrors { throw ExitCode.failure }
  }
}
