import IntentDefinition
import IntentDiagnostics
import IntentText

/// Runs the compiler for a build plugin. The programs `intentc-build`, `intentc-backends` and `intentc-check`
/// are such tools.
package struct BuildTool {
  /// The sources are for finding lines and columns.
  package typealias ReleaseCheck = (_ releases: String, _ call: CompilerCall) -> (
    diagnostics: [Diagnostic], sources: [SourceText]
  )

  private let usage: String
  private let backends: [any Backend]
  private let checkReleases: ReleaseCheck?

  /// Creates a tool. Without `checkReleases`, it rejects `--releases` and `--check`.
  package init(usage: String, backends: [any Backend] = [], checkReleases: ReleaseCheck? = nil) {
    self.usage = usage
    self.backends = backends
    self.checkReleases = checkReleases
  }

  package func run(_ words: some Sequence<String>) -> Int32 {
    guard let arguments = BuildArguments(words), arguments.releases == nil || checkReleases != nil,
      !arguments.isCheck || checkReleases != nil
    else {
      Terminal.standardError.write(usage)
      return 64
    }
    var options = CompilerOptions()
    options.configurationPath = arguments.configuration
    options.looksForConfiguration = arguments.looksForConfiguration
    options.availableBackends = backends
    let call = CompilerCall(inputs: arguments.inputs, options: options)
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    if arguments.stamp == nil {
      let result = call.run()
      let missing = result.projects.compactMap { missingBackends($0.configuration) }
      diagnostics = result.diagnostics + missing
      sources = result.compilation.sources
      if !result.compilation.hasErrors, missing.isEmpty, let output = arguments.output {
        diagnostics +=
          arguments.isCheck
          ? StaleOutputs.check(folder: output, isStated: arguments.isOutputStated, against: result.files)
          : write(result.files, into: output, besides: result.inputPaths)
      }
    }
    if let checkReleases, let releases = arguments.releases {
      let found = checkReleases(releases, call)
      diagnostics += found.diagnostics
      sources += found.sources
    }
    if let stamp = arguments.stamp, !diagnostics.contains(where: { $0.severity == .error }) {
      let file = GeneratedFile(
        name: FilePath.name(of: stamp),
        bytes: Array("// The intent definitions were compared with released ones.\n".utf8)
      )
      diagnostics += write([file], into: FilePath.folder(of: stamp), besides: sources.map(\.path))
    }
    report(diagnostics, sources)
    if arguments.isCheck { _ = Terminal.standardOutput.write(Array("\(Self.words(of: diagnostics))\n".utf8)) }
    let limit: Severity = arguments.isStrict ? .warning : .error
    return diagnostics.contains { $0.severity >= limit } ? 1 : 0
  }

  /// The summary that the plugin 'ValidateIntents' prints for a target: `1 error, 2 warnings`.
  private static func words(of diagnostics: [Diagnostic]) -> String {
    let counts = [(Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
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

  private func write(
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

  private func report(_ diagnostics: [Diagnostic], _ sources: [SourceText]) {
    var formatter = DiagnosticFormatter(SourceMap(sources))
    var text = ""
    for diagnostic in diagnostics where diagnostic.severity != .lint {
      text += formatter.text(of: diagnostic)
    }
    Terminal.standardError.write(text)
  }
}

/// Does not use ArgumentParser, because every user's build compiles this type.
struct BuildArguments {
  var output: String?
  var isOutputStated = true
  var configuration: String?
  var looksForConfiguration = true
  var releases: String?
  var isCheck = false
  var isStrict = false
  /// The file to write after comparing with releases; if set, the tool does nothing else.
  var stamp: String?
  var inputs: [String] = []

  init?(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--output", "--output-if-any":
        guard let folder = words.next() else { return nil }
        output = folder
        isOutputStated = word == "--output"
      case "--config":
        guard let file = words.next() else { return nil }
        configuration = file
      case "--releases":
        guard let folder = words.next() else { return nil }
        releases = folder
      case "--stamp":
        guard let file = words.next() else { return nil }
        stamp = file
      case "--no-config": looksForConfiguration = false
      case "--check": isCheck = true
      case "--strict": isStrict = true
      default:
        guard !word.hasPrefix("-") else { return nil }
        inputs.append(word)
      }
    }
    let isComparison = stamp != nil && releases != nil
    if inputs.isEmpty || (output == nil && !isCheck && !isComparison) { return nil }
  }
}
