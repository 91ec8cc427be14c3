import IntentDefinition
import IntentDiagnostics

/// From bytes to Swift: the stages in their order.
package enum Compiler {
  /// The version of the compiler, as semantic versioning has it.
  package static let version = "0.1.0"

  /// Reads definitions and gives them their meaning.
  ///
  /// - Parameters:
  ///   - inputs: The files, which together become one module.
  ///   - classPrefix: What class names begin with, instead of the prefix that each file records.
  ///   - jobs: How many files are worked on at once, 1 or more.
  ///   - lints: The rules with the severity of a lint that are checked; all others always are.
  package static func compile(
    _ inputs: [InputFile],
    classPrefix: String? = nil,
    jobs: Int = 1,
    lints: Set<Rule> = []
  ) -> Compilation {
    let files = inputs.concurrentMap(jobs: jobs, read)
    let definitions = files.compactMap(\.definition)
    let (module, lowered, consequence) = Lowering.lower(
      definitions,
      isComplete: definitions.count == files.count,
      classPrefix: classPrefix,
      jobs: jobs
    )
    let diagnostics =
      files.flatMap(\.diagnostics) + lowered + Validator.validate(module, lints: lints, jobs: jobs)
    var compilation = Compilation(sources: files.map(\.source), diagnostics: diagnostics, module: module)
    // Where the cause is only a warning, one of its errors keeps code from being made of half a definition.
    if let consequence, !compilation.hasErrors { compilation.diagnostics.append(consequence) }
    compilation.sortDiagnostics()
    return compilation
  }

  /// Renders the Swift of a compilation, and adds to its diagnostics what that finds.
  ///
  /// - Parameters:
  ///   - compilation: What was read, without errors.
  ///   - options: What the code looks like.
  ///   - jobs: How many files are rendered at once.
  ///   - releasesTexts: Whether the texts are let go before, where nothing was found in them.
  /// - Returns: The files; none where the compilation has an error.
  package static func generate(
    _ compilation: inout Compilation,
    options: GenerationOptions = GenerationOptions(),
    jobs: Int = 1,
    releasesTexts: Bool = false
  ) -> [GeneratedFile] {
    let (generator, diagnostics) = SwiftGenerator.prepare(compilation.module, options)
    compilation.diagnostics += diagnostics
    compilation.sortDiagnostics()
    guard !compilation.hasErrors else { return [] }
    if releasesTexts, compilation.diagnostics.isEmpty {
      for index in compilation.sources.indices { compilation.sources[index].bytes = [] }
    }
    return generator.files(jobs: jobs)
  }

  /// Adds to the diagnostics of a compilation what generating its Swift would find, and renders none.
  static func checkNames(_ compilation: inout Compilation, options: GenerationOptions) {
    compilation.diagnostics += SwiftGenerator.prepare(compilation.module, options).1
    compilation.sortDiagnostics()
  }

  /// What reading one file gave.
  private struct ReadFile: Sendable {
    var source: SourceText
    var definition: Definition?
    var diagnostics: [Diagnostic]
  }

  private static func read(_ input: InputFile) -> ReadFile {
    let result = PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(input.bytes, path: input.path)
    guard let list = result.list else {
      return ReadFile(source: result.source, diagnostics: result.diagnostics)
    }
    var (definition, diagnostics) = DefinitionReader.read(list, name: input.name)
    diagnostics = result.diagnostics + diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { definition?.gaps.hasErrors = true }
    return ReadFile(source: result.source, definition: definition, diagnostics: diagnostics)
  }
}
