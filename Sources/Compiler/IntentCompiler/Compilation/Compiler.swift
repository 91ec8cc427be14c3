import IntentDefinition
import IntentDiagnostics

/// Compiles the bytes of definitions as one module: parses, lowers and checks them.
package enum Compiler {
  /// Compiles the files, whose lints are checked only if `lints` contains them.
  package static func compile(
    _ inputs: [InputFile],
    classPrefix: String? = nil,
    formerly: [ElementPath: [String]] = [:],
    lints: Set<Rule> = []
  ) -> Compilation {
    compile(inputs.map(ReadDefinition.init), classPrefix: classPrefix, formerly: formerly, lints: lints)
  }

  /// - Parameters:
  ///   - mayLackTypes: Whether to expect unknown types, because other modules can't be read.
  ///   - formerly: The earlier names of parameters, cases and properties.
  static func compile(
    _ files: [ReadDefinition],
    mayLackTypes: Bool = false,
    classPrefix: String?,
    formerly: [ElementPath: [String]],
    lints: Set<Rule>
  ) -> Compilation {
    let definitions = files.compactMap(\.definition)
    let (module, lowered, consequence) = Lowering.lower(
      definitions,
      isComplete: definitions.count == files.count,
      mayLackTypes: mayLackTypes,
      classPrefix: classPrefix,
      formerly: formerly
    )
    let diagnostics =
      files.flatMap(\.diagnostics) + lowered + Validator.validate(module, lints: lints)
    var compilation = Compilation(sources: files.map(\.source), diagnostics: diagnostics, module: module)
    // An incomplete definition must not become code, even if the unreadable parts only caused warnings.
    if let consequence, !compilation.hasErrors { compilation.diagnostics.append(consequence) }
    compilation.sortDiagnostics()
    return compilation
  }

  /// Plans and renders the code. Returns no files if the compilation has errors.
  package static func generate(
    _ compilation: inout Compilation,
    options: GenerationOptions = GenerationOptions(),
    backends: [any Backend] = []
  ) -> [GeneratedFile] {
    let plans = plan(&compilation, options, backends)
    return compilation.hasErrors ? [] : plans.flatMap { $0.render() }
  }

  static func plan(
    _ compilation: inout Compilation,
    _ options: GenerationOptions,
    _ backends: [any Backend]
  ) -> [BackendPlan] {
    let (names, collisions) = Naming.names(of: compilation.module, options: options)
    var plans: [BackendPlan] = []
    if options.usesConfigurations { compilation.diagnostics += collisions }
    if options.includesConfigurations { add(ConfigurationBackend()) }
    // Plan the other back ends only without errors, because they refer to the configurations' names.
    if !compilation.hasErrors {
      for backend in backends where options.backends.contains(backend.name) { add(backend) }
    }
    compilation.sortDiagnostics()
    return plans

    func add(_ backend: some Backend) {
      let plan = backend.plan(compilation.module, options, names)
      plans.append(plan)
      compilation.diagnostics += OutputNames.check(plan.files, isSplit: options.isSplit) + plan.diagnostics
    }
  }
}

/// A file's definition, with the problems of reading it. Without a definition, the file isn't a property
/// list.
struct ReadDefinition: Sendable {
  var source: SourceText
  var definition: Definition?
  var diagnostics: [Diagnostic]

  init(_ input: InputFile) {
    let result = PropertyListReader().read(input.bytes, path: input.path)
    (source, diagnostics) = (result.source, result.diagnostics)
    definition = result.list.flatMap { DefinitionReader.read($0, name: input.name, &diagnostics) }
  }
}

/// The result of compiling one module or several, before code is generated.
package struct Compilation: Sendable {
  package var sources: [SourceText]
  package var diagnostics: [Diagnostic]
  package var module: ModuleSchema

  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  mutating func add(_ found: FurtherFindings) {
    diagnostics += found.diagnostics
    sources += found.sources
  }

  mutating func sortDiagnostics() {
    let order = Dictionary(firsts: sources.enumerated().map { ($0.element.path, $0.offset) })
    let keyed = diagnostics.enumerated().map { offset, diagnostic in
      let file = diagnostic.location.flatMap { order[$0.file] } ?? -1
      return (file, diagnostic.location?.range?.lowerBound ?? -1, offset, diagnostic)
    }
    diagnostics = keyed.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }
}
