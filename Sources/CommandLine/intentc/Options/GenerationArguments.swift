import ArgumentParser
import IntentCompiler
import IntentSchema

/// What the generated code looks like.
struct GenerationArguments: ParsableArguments {
  @Flag(name: .long, help: "Write each declaration to its own file.")
  var split = false

  @Option(
    name: .long,
    help: ArgumentHelp("Access level of the generated code (default: public).", valueName: "level")
  )
  var accessLevel: AccessLevel?

  @Option(
    name: .long,
    help: ArgumentHelp("Prefix of class names, instead of the one in each definition.", valueName: "prefix")
  )
  var classPrefix: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Put the generated code into an enum of this name.", valueName: "name")
  )
  var namespace: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What to generate, separated by commas: configuration, app-intents, intents (default: configuration). Can be "
        + "repeated.",
      valueName: "names"
    )
  )
  var backend: [BackendNames] = []

  /// The back ends of all options `--backend`.
  var backends: Set<BackendName>? {
    backend.isEmpty ? nil : backend.reduce(into: []) { $0.formUnion($1.names) }
  }

  @Option(name: .long, help: .hidden)
  var language: String?

  func validate() throws {
    if let unknown = backend.lazy.compactMap(\.unknown).first {
      throw ValidationError(
        "'--backend' has no '\(visibleText(unknown))'; use one or more of "
          + "\(BackendNames.allValueStrings.joined(separator: ", "))."
      )
    }
    if let language, language.lowercased() != "swift" {
      throw ValidationError(
        "'--language \(visibleText(language))' is not supported; intentc generates only Swift."
      )
    }
    for (option, name) in [("--class-prefix", classPrefix), ("--namespace", namespace)] {
      // An empty prefix removes the one in the file.
      if option == "--class-prefix", name == "" { continue }
      guard let name else { continue }
      if option == "--namespace", ProjectConfiguration.isReserved(name) {
        throw ValidationError("'--namespace' cannot be '\(name)': the name is reserved; choose another one.")
      }
      if !ProjectConfiguration.isSwiftName(name) {
        throw ValidationError(
          "'\(option)' takes a Swift name of letters and digits, not '\(visibleText(name))'."
        )
      }
    }
    try checkNamespace()
  }

  private func checkNamespace() throws {
    guard let namespace, !ProjectConfiguration.isNamespace(namespace) else { return }
    throw ValidationError("'--namespace' cannot be '\(namespace)': it is a Swift keyword.")
  }

  func apply(to options: inout CompilerOptions) {
    options.isSplit = split
    options.accessLevel = accessLevel
    options.classPrefix = classPrefix
    options.namespace = namespace
    options.backends = backends
  }
}

extension AccessLevel: ExpressibleByArgument {}
