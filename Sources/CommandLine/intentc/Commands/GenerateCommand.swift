import ArgumentParser
import IntentCompiler
import IntentDiagnostics

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate Swift from definitions.",
    discussion: """
      All inputs form one module: they can share enums and types. Without '--output', the code of one definition \
      is printed. If an input has an error, nothing is written. Files whose contents would not change are not \
      touched.

      Options override the project's 'intentc.json'. With '--watch', the code is generated again each time a \
      definition, one of its tables or the 'intentc.json' has changed, until you press Ctrl-C.

      EXAMPLES
        intentc generate UpNext.intentdefinition
        intentc generate Definitions --output Sources/App/Generated
        intentc generate Definitions --output Generated --watch
        intentc generate Definitions --output Generated --depfile Generated/intents.d
        git show HEAD:UpNext.intentdefinition | intentc generate -
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Generated code") var generation: GenerationArguments

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Folder to write to; created if it does not exist.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @Flag(name: .long, help: "Print the paths of the generated files; write nothing.")
  var listOutputs = false

  @Flag(name: .long, help: "Print which files would be created or updated; write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Generate again after each change, until interrupted.")
  var watch = false

  @Option(
    name: .long,
    help: ArgumentHelp("Also write a dependency file for make, ninja or Bazel.", valueName: "file"),
    completion: .file(extensions: ["d"])
  )
  var depfile: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if depfile != nil, output == nil { throw ValidationError("'--depfile' needs '--output'.") }
    if dryRun, output == nil { throw ValidationError("'--dry-run' needs '--output'.") }
    if watch {
      if output == nil { throw ValidationError("'--watch' needs '--output'.") }
      if dryRun || listOutputs {
        throw ValidationError("'--watch' cannot be used with '--dry-run' or '--list-outputs'.")
      }
      if input.inputs.contains("-") { throw ValidationError("'--watch' cannot be used with standard input.") }
    }
    if dryRun, listOutputs { throw ValidationError("'--dry-run' cannot be used with '--list-outputs'.") }
    if generation.split, output == nil, !listOutputs {
      throw ValidationError("'--split' writes several files; give their folder with '--output'.")
    }
    let backends = generation.backends ?? []
    if backends.count > 1 || backends == [.appIntents], output == nil, !listOutputs {
      throw ValidationError("'--backend' writes several files; give their folder with '--output'.")
    }
    if let output, Self.looksLikeFile(output) {
      throw ValidationError(
        "'--output' takes a folder, not the Swift file '\(output)'; to write one file, use '> \(output)' instead."
      )
    }
    if output == "" || output == "-" {
      throw ValidationError("'--output' takes a folder; leave it out to print the code.")
    }
  }

  /// Whether a path is the name of a Swift file and not a folder that exists.
  static func looksLikeFile(_ path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    return (try? FileSystem.status(of: path))?.kind != .folder
  }

  func run() throws {
    if watch { try parsed.watch() }
    try parsed.run()
  }

  /// The run that the arguments ask for.
  var parsed: GenerateRun {
    var call = input.call
    generation.apply(to: &call.options)
    var run = GenerateRun(call: call)
    run.output = output
    run.listsOutputs = listOutputs
    run.isDry = dryRun
    run.depfile = depfile
    run.messages = messages.style
    return run
  }
}
