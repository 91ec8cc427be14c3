import ArgumentParser
import IntentCompiler
import IntentSchema

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
    if output == "" { throw ValidationError("'--output' takes the path of a folder.") }
  }

  func run() throws {
    var call = input.call
    generation.apply(to: &call)
    let result = call.run()
    messages.write(result.diagnostics, sources: result.compilation.sources)
    if result.compilation.hasErrors { throw ExitCode.failure }

    let writer = OutputWriter(folder: output ?? "")
    do {
      if listOutputs {
        try StandardOutput.write(writer.paths(of: result.files).map { visibleText($0) + "\n" }.joined())
      } else if output == nil {
        try printCode(result.files)
      } else if dryRun {
        try report(try writer.changes(result.files))
      } else {
        // First, so that a dependency file that cannot be written leaves the code as it was.
        try writeDepfile(outputs: writer.paths(of: result.files), inputs: result.inputPaths)
        _ = try writer.write(result.files)
      }
    } catch let failure as OutputWriter.Failure {
      messages.write([failure.diagnostic], sources: [])
      throw ExitCode.failure
    }
    Self.exit(keeping: result)
  }

  private func printCode(_ files: [GeneratedFile]) throws {
    guard files.count <= 1 else {
      throw ValidationError(
        "\(files.count) files would be generated; name a folder for them with '--output'."
      )
    }
    try StandardOutput.write(files.first?.bytes ?? [])
  }

  private func report(_ changes: [OutputWriter.Change]) throws {
    let lines = changes.map { change in
      switch change.kind {
      case .created: "would create \(visibleText(change.path))\n"
      case .updated: "would update \(visibleText(change.path))\n"
      case .unchanged: "unchanged \(visibleText(change.path))\n"
      }
    }
    try StandardOutput.write(lines.joined())
  }

  private func writeDepfile(outputs: [String], inputs: [String]) throws {
    guard let depfile else { return }
    try Depfile.write(to: depfile, outputs: outputs, inputs: inputs)
  }
}
