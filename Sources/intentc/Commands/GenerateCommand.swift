import ArgumentParser
import IntentCompiler

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate Swift from definitions.",
    discussion: """
      All inputs of one call make one module: they may share enums and types. One definition without \
      '--output' is printed to standard output. Nothing is written when any input has an error, and a file \
      that would not change is not touched.

      Options win over the project's 'intentc.json'.

      Examples:
        intentc generate UpNext.intentdefinition
        intentc generate Definitions --output Sources/App/Generated
        intentc generate Definitions --output Generated --depfile Generated/intents.d
        git show HEAD:UpNext.intentdefinition | intentc generate -
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Generated code") var generation: GenerationArguments

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write into. It is made where it is missing.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @Flag(name: .long, help: "Print the paths of the files that would be generated, and write nothing.")
  var listOutputs = false

  @Flag(name: .long, help: "Print which files would be created or updated, and write nothing.")
  var dryRun = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Also write a dependency file, as make, ninja and Bazel read it.",
      valueName: "file"
    ),
    completion: .file(extensions: ["d"])
  )
  var depfile: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if depfile != nil, output == nil { throw ValidationError("'--depfile' needs '--output'.") }
    if dryRun, output == nil { throw ValidationError("'--dry-run' needs '--output'.") }
    if dryRun, listOutputs { throw ValidationError("'--dry-run' and '--list-outputs' exclude each other.") }
    if generation.split, output == nil, !listOutputs {
      throw ValidationError("'--split' makes several files; name a folder for them with '--output'.")
    }
    if output == "" || output == "-" {
      throw ValidationError("'--output' takes the path of a folder; without it the code is printed.")
    }
  }

  func run() throws {
    var call = input.call
    generation.apply(to: &call)
    var run = GenerateRun(call: call)
    run.output = output
    run.listsOutputs = listOutputs
    run.isDry = dryRun
    run.depfile = depfile
    run.messages = messages.style
    try run.run()
  }
}
