import ArgumentParser
import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentPlatform
import LibIntentc

struct DefinitionArguments: ParsableArguments {
  @Argument(
    help: "Definitions to read: files, folders to search for them, or '-' for standard input.",
    completion: .definitions
  )
  var inputs: [String]

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Name of the definition on standard input, which names its tables and generated file.",
      valueName: "name"
    )
  )
  var stdinName: String?

  @Option(
    // Parse a negative number as an invalid value, not as an option.
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of definitions to process in parallel (default: number of processors).",
      valueName: "count"
    )
  )
  var jobs: Int?

  @Flag(help: "Read the definitions of all searched folders as one module.")
  var oneModule = false

  func validate() throws {
    if let stdinName {
      guard inputs.contains("-") else { throw ValidationError("'--stdin-name' needs '-'.") }
      if stdinName.isEmpty || stdinName.contains("/") {
        throw ValidationError("'--stdin-name' takes a file name without a folder, such as 'UpNext'.")
      }
    }
    if let jobs, !(1...1_024).contains(jobs) {
      throw ValidationError("'--jobs' takes a number from 1 to 1024, not \(jobs).")
    }
  }

  var call: CompilerCall {
    var call = CompilerCall(inputs: inputs, options: .ofCommand(config: project.config, jobs: jobs))
    call.options.splitsModules = !oneModule
    call.standardInputName = stdinName.map { name in
      let ending = ".intentdefinition"
      return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
    }
    return call
  }
}

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

extension CompilerOptions {
  static func ofCommand(config: String? = nil, jobs: Int? = nil) -> CompilerOptions {
    var options = withAllRules(jobs: jobs ?? Processors.count)
    options.configurationPath = config
    options.splitsModules = true
    return options
  }
}

enum Processors {
  static var count: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}

/// Omits the back end for configurations.
enum Backends {
  static let all: [any Backend] = [AppIntentsBackend(), IntentClassesBackend(), IntentConversionsBackend()]
}
