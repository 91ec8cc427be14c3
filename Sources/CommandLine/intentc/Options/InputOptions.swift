import ArgumentParser
import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentPlatform
import LibIntentc

/// The inputs of a command.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Definitions to read: files, folders to search for them, or '-' for standard input.",
      valueName: "inputs"
    ),
    completion: .file(extensions: ["intentdefinition"])
  )
  var inputs: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Project file (default: the 'intentc.json' next to the definitions).",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var config: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Name of the definition on standard input, which names its tables and generated file.",
      valueName: "name"
    )
  )
  var stdinName: String?

  @Option(
    name: .long,
    // A negative number is an invalid value, not an option.
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of definitions to process in parallel (default: number of processors).",
      valueName: "count"
    )
  )
  var jobs: Int?

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

  /// The call of the compiler that reads these inputs.
  var call: CompilerCall {
    var options = CompilerOptions.withAllRules(jobs: jobs ?? Processors.count)
    options.configurationPath = config
    var call = CompilerCall(inputs: inputs, options: options)
    call.standardInputName = stdinName.map { name in
      let ending = ".intentdefinition"
      return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
    }
    return call
  }
}

/// The machine's processors.
enum Processors {
  static var count: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}

/// The back ends of intentc besides the one for configurations.
enum Backends {
  static let all: [any Backend] = [AppIntentsBackend(), IntentClassesBackend(), IntentConversionsBackend()]
}
