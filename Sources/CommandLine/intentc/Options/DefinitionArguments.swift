import ArgumentParser
import IntentCompiler
import LibIntentc

/// The arguments of commands that read definitions.
struct DefinitionArguments: ParsableArguments {
  @Argument(
    help: "Definitions to read: files, folders to search for them, or '-' for standard input.",
    completion: .definitions
  )
  var inputs: [String]

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Read the definitions of all searched folders as one module.")
  var oneModule = false

  var call: CompilerCall {
    var call = CompilerCall(inputs: inputs, options: .ofCommand(config: project.config))
    call.options.splitsModules = !oneModule
    return call
  }
}

/// The option that names an `intentc.json`.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Project file (default: the 'intentc.json' next to the definitions).",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var config: String?
}

extension CompletionKind {
  static let definitions = CompletionKind.file(extensions: ["intentdefinition"])
}
