import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Write a baseline for 'intentc diff'.",
    discussion: """
      A baseline holds the parts of definitions that a change can break: names, tags, indices, types, conditions \
      and texts. Commit it, and CI can report what a change breaks without the history of the repository. The \
      plugins also compare against a baseline named 'intentc.baseline.json' next to the definitions.

      If an input has an error, nothing is written.

      EXAMPLES
        intentc baseline UpNext.intentdefinition --output intentc.baseline.json
        intentc diff intentc.baseline.json UpNext.intentdefinition
      """
  )

  @OptionGroup var definitions: DefinitionArguments

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("File to write (default: standard output).", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func run() throws {
    let (text, sources, problems) = BaselineCall.run(definitions.inputs, options: definitions.call.options)
    messages.write(problems, sources: sources)
    guard let text else { throw ExitCode.failure }
    guard let output else { return try StandardOutput.write(text) }
    if let problem = BaselineCall.write(text, to: output, inputs: sources.map(\.path)) {
      throw messages.failure(problem)
    }
    try StandardOutput.write(visibleText(output) + "\n")
  }
}
