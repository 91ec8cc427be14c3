import IntentDefinition
import IntentDiagnostics
import IntentText

/// What the programs that plugins run share: `intentc-build`, `intentc-backends` and `intentc-check` read
/// their words, compile, and report.
package struct BuildTool {
  private let usage: String
  private let backends: [any Backend]

  package init(usage: String, backends: [any Backend] = []) {
    self.usage = usage
    self.backends = backends
  }

  /// The words of a call, or `nil` after printing the usage.
  package func arguments(
    _ words: some Sequence<String>,
    options: Set<String>,
    flags: Set<String> = []
  ) -> BuildArguments? {
    let arguments = BuildArguments(
      words,
      options: options.union(["--config"]),
      flags: flags.union(["--no-config"])
    )
    if arguments == nil { Terminal.standardError.write(usage) }
    return arguments
  }

  package func call(_ arguments: BuildArguments) -> CompilerCall {
    var options = CompilerOptions()
    options.configurationPath = arguments["--config"]
    options.looksForConfiguration = !arguments.has("--no-config")
    options.availableBackends = backends
    return CompilerCall(inputs: arguments.inputs, options: options)
  }

  /// Generates into a folder.
  package func generate(_ words: some Sequence<String>) -> Int32 {
    guard let arguments = arguments(words, options: ["--output"]), let folder = arguments["--output"] else {
      return Self.usageError
    }
    return compile(arguments) { Self.write($0.files, into: folder, besides: $0.inputPaths) }.status
  }

  /// Compiles, passes the code to a function if there are no errors, and prints the diagnostics of both.
  package func compile(
    _ arguments: BuildArguments,
    then use: (CompilerCall.Result) -> [Diagnostic]
  ) -> (diagnostics: [Diagnostic], status: Int32) {
    let result = call(arguments).run()
    let missing = result.projects.compactMap { missingBackends($0.configuration) }
    var diagnostics = result.diagnostics + missing
    if !result.compilation.hasErrors, missing.isEmpty { diagnostics += use(result) }
    return (diagnostics, Self.report(diagnostics, result.compilation.sources))
  }

  private func missingBackends(_ configuration: ProjectConfiguration) -> Diagnostic? {
    guard let chosen = configuration.backends else { return nil }
    let missing = chosen.value.subtracting(backends.map(\.name)).subtracting([.configuration])
    guard !missing.isEmpty else { return nil }
    let names = missing.map { "'\($0.rawValue)'" }.sorted().joined(separator: " and ")
    return Diagnostic(
      .wrongOption,
      "the plugin 'IntentCompilerPlugin' does not generate \(names); use 'IntentBackendsPlugin' instead of it",
      at: SourceLocation(file: configuration.path ?? "", range: chosen.range)
    )
  }

  /// Writes the files. Returns a diagnostic if it can't, and nothing otherwise.
  package static func write(
    _ files: [GeneratedFile],
    into folder: String,
    besides inputs: [String]
  ) -> [Diagnostic] {
    do throws(OutputWriter.Failure) {
      _ = try OutputWriter(folder: folder, inputs: inputs).write(files)
      return []
    } catch {
      return [error.diagnostic]
    }
  }

  /// Prints diagnostics. Returns the exit status, which is a failure if there is an error.
  package static func report(_ diagnostics: [Diagnostic], _ sources: [SourceText]) -> Int32 {
    var formatter = DiagnosticFormatter(SourceMap(sources))
    var text = ""
    for diagnostic in diagnostics where diagnostic.severity != .lint {
      text += formatter.text(of: diagnostic)
    }
    Terminal.standardError.write(text)
    return diagnostics.contains { $0.severity == .error } ? 1 : 0
  }

  /// The status of a call with wrong words, as BSD's `sysexits` has it.
  package static let usageError: Int32 = 64
}

/// The words of a plugin's call. Does not use ArgumentParser, because every user's build compiles this type.
package struct BuildArguments {
  package private(set) var inputs: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Returns `nil` for an unknown option, an option without a value, and a call without inputs.
  init?(_ words: some Sequence<String>, options: Set<String>, flags known: Set<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      if options.contains(word) {
        guard let value = words.next() else { return nil }
        values[word] = value
      } else if known.contains(word) {
        flags.insert(word)
      } else if word.hasPrefix("-") {
        return nil
      } else {
        inputs.append(word)
      }
    }
    if inputs.isEmpty { return nil }
  }

  /// The value of an option; `nil` if the call doesn't have it.
  package subscript(option: String) -> String? { values[option] }

  package func has(_ flag: String) -> Bool { flags.contains(flag) }
}
