import ArgumentParser
import IntentComparison
import IntentEditor

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Write down what is accepted, for 'intentc diff' to compare with.",
    discussion: """
      A baseline holds what counts of definitions: names, tags, indices, types, conditions and texts. Commit it, \
      and CI can say what a change breaks without the history of the repository. With the name \
      'intentc.baseline.json' beside the definitions, the plugins compare with it too.

      Nothing is written when an input has an error.

      EXAMPLES
        intentc baseline UpNext.intentdefinition --output intentc.baseline.json
        intentc diff intentc.baseline.json UpNext.intentdefinition
      """
  )

  @OptionGroup var input: InputOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write. Without this, standard output.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func run() throws {
    let (text, sources, problems) = BaselineCall.run(input.inputs, options: input.call)
    messages.write(problems, sources: sources)
    guard let text else { throw ExitCode.failure }
    guard let output else { return try StandardOutput.write(text) }
    if let problem = BaselineCall.write(text, to: output) {
      messages.write([problem], sources: [])
      throw ExitCode.failure
    }
  }
}
