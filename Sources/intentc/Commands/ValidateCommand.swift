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

      With '--fix' problems whose fix is safe are mended first: a fix is safe when nobody who could read the       file reads anything else in it afterwards. Names that were probably misspelt are never among them. Nothing       else in a file changes, and it keeps its permissions. What was mended is listed, then what is left.

      Examples:
        intentc validate UpNext.intentdefinition
        intentc validate .
        intentc validate --fix Definitions
        git show main:UpNext.intentdefinition | intentc validate -
      """
  )

  @OptionGroup var input: InputOptions

  @Flag(name: .long, help: "Mend the problems whose fix is safe, and report the rest.")
  var fix = false

  func validate() throws {
    if fix, input.inputs.contains("-") {
      throw ValidationError("'--fix' changes files, and standard input is none.")
    }
  }

  func run() async throws {
    let result = fix ? await mend() : await input.call.run()
    DiagnosticOutput.write(result.diagnostics, sources: result.compilation.sources)
    DiagnosticOutput.writeSummary(of: result)
    if result.compilation.hasErrors { throw ExitCode.failure }
  }
  private func mend() async -> CompilerCall.Result {
    let run = await FixRun(input.call).run()
    FixOutput.write(run)
    return run.call
  }
}
