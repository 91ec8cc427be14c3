import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentText

/// `intentc generate`. A ``CompilerCall`` does the work.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    _superCommandName: "intentc",
    abstract: "Generate Swift from definitions.",
    discussion: """
      All inputs form one module: they can share enums and types. Without '--output', the code of one \
      definition is printed. If an input has an error, nothing is written. Files whose contents would not \
      change are not touched.

      Options override the project's 'intentc.json'.

      EXAMPLES
        intentc generate UpNext.intentdefinition
        intentc generate Definitions --output Sources/App/Generated
        git show HEAD:UpNext.intentdefinition | intentc generate -
      """
  )

  @OptionGroup var definitions: DefinitionArguments
  @OptionGroup(title: "Generated code") var generation: GenerationArguments

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Folder to write to; created if it does not exist.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if generation.split, output == nil {
      throw ValidationError("'--split' writes several files; give their folder with '--output'.")
    }
    let backends = generation.backends ?? []
    if backends.count > 1 || backends == [.appIntents], output == nil {
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

  static func looksLikeFile(_ path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    return (try? FileSystem.status(of: path))?.kind != .folder
  }

  func run() throws {
    try generate()
  }
}

/// The options that change the generated code. A given option overrides `intentc.json`.
struct GenerationArguments: ParsableArguments {
  @Flag(help: "Write each declaration to its own file.")
  var split = false

  @Option(help: ArgumentHelp("Access level of the generated code (default: public).", valueName: "level"))
  var accessLevel: AccessLevel?

  @Option(
    help: ArgumentHelp("Prefix of class names, instead of the one in each definition.", valueName: "prefix")
  )
  var classPrefix: String?

  @Option(help: ArgumentHelp("Put the generated code into an enum of this name.", valueName: "name"))
  var namespace: String?

  @Option(
    help: ArgumentHelp(
      "What to generate, separated by commas: structs and options providers ('configuration', the default), App "
        + "Intents ('app-intents'), or classes like Xcode's ('intents'). Can be given several times.",
      valueName: "names"
    ),
    completion: .list(BackendNames.allValueStrings)
  )
  var backend: [BackendNames] = []

  var backends: Set<BackendName>? {
    backend.isEmpty ? nil : backend.reduce(into: []) { $0.formUnion($1.names) }
  }

  func validate() throws {
    if let unknown = backend.lazy.compactMap(\.unknown).first {
      let hint = Suggestions.nearest(to: unknown, among: BackendNames.allValueStrings)
        .map { "did you mean '\($0)'?" }
      throw ValidationError(
        "'--backend' has no '\(visibleText(unknown))'; "
          + (hint ?? "use one or more of \(BackendNames.allValueStrings.joined(separator: ", "))")
      )
    }
    for (option, name) in [("--class-prefix", classPrefix), ("--namespace", namespace)] {
      // An empty prefix is valid: it overrides the definition's prefix.
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

/// One value of `--backend`: names separated by commas.
struct BackendNames: ExpressibleByArgument {
  let names: Set<BackendName>
  let unknown: String?

  init(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    names = Set(words.compactMap(BackendName.init))
    unknown = words.first { BackendName(rawValue: $0) == nil }
  }

  static var allValueStrings: [String] { BackendName.allCases.map(\.rawValue) }
}
