import IntentSchema

/// Renders the meaning of definitions as Swift.
public struct SwiftGenerator: Sendable {
  /// A file to be: what stands in it, and under which name.
  private struct Output {
    var name: String
    /// The definition's name.
    var definition: String
    var location: SourceLocation
    var declarations: [Declaration]
  }

  private let module: ModuleSchema
  private let options: GenerationOptions
  private let names: ModuleNames
  private let containment: Containment

  /// Generates the Swift of a module.
  ///
  /// - Parameter jobs: How many files are rendered at once.
  /// - Returns: The files, in the order of the definitions; none where two declarations or two files come out
  ///   with one name, or a file with a name that no file can have. And what was found wrong.
  public static func generate(
    _ module: ModuleSchema,
    options: GenerationOptions,
    jobs: Int = 1
  ) -> ([GeneratedFile], [Diagnostic]) {
    let (generator, outputs, diagnostics) = prepare(module, options)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return ([], diagnostics) }
    let files = Array(outputs.enumerated()).concurrentMap(jobs: jobs) {
      generator.file($0.element, declaresNamespace: $0.offset == 0)
    }
    return (files, diagnostics)
  }

  /// What generating the Swift of a module finds wrong.
  static func check(_ module: ModuleSchema, options: GenerationOptions) -> [Diagnostic] {
    prepare(module, options).2
  }

  private static func prepare(
    _ module: ModuleSchema,
    _ options: GenerationOptions
  ) -> (SwiftGenerator, [Output], [Diagnostic]) {
    let (names, collisions) = Naming.names(of: module, options: options)
    let generator = SwiftGenerator(
      module: module,
      options: options,
      names: names,
      containment: Containment(module.files.flatMap(\.schema.objects))
    )
    let outputs = module.files.indices.flatMap(generator.outputs)
    var outputNames = OutputNames()
    for output in outputs { outputNames.check(output.name, from: output.location, isSplit: options.isSplit) }
    return (generator, outputs, collisions + outputNames.diagnostics)
  }

  /// The name of the file that is generated for a definition.
  public static func fileName(for definition: String) -> String {
    "\(definition).intentdefinition.swift"
  }

  private func outputs(of index: Int) -> [Output] {
    let definition = module.files[index].definition
    let declarations = self.declarations(of: index)
    let whole = Output(
      name: Self.fileName(for: definition.name),
      definition: definition.name,
      location: SourceLocation(file: definition.path),
      declarations: declarations
    )
    guard options.isSplit else { return [whole] }
    // The namespace is declared in the first file, so there must be one.
    if declarations.isEmpty { return index == 0 && names.namespace != nil ? [whole] : [] }
    return declarations.map { declaration in
      Output(
        name: "\(definition.name).intentdefinition+\(declaration.name).swift",
        definition: definition.name,
        location: declaration.site.location(nil),
        declarations: [declaration]
      )
    }
  }

  private func declarations(of index: Int) -> [Declaration] {
    let (definition, schema) = (module.files[index].definition, module.files[index].schema)
    let access = options.accessLevel.modifier
    let custom = definition.intents.indices.filter { definition.intents[$0].type?.value != "System" }
    var declarations: [Declaration] = []
    for ((intent, intentNames), number) in zip(zip(schema.intents, names.intents[index]), custom) {
      let renderer = ConfigurationRenderer(
        intent: intent,
        intentNames: intentNames,
        names: names,
        access: access,
        strings: schema.name
      )
      var provider: ProviderRenderer?
      if !intentNames.provider.isEmpty {
        provider = ProviderRenderer(
          configuration: intent.configuration,
          intentNames: intentNames,
          names: names,
          access: access,
          scope: names.namespace.map { "\($0)." } ?? ""
        )
      }
      declarations.append(
        Declaration(renderer, provider, at: DefinitionSite(definition, .intent(number)))
      )
    }
    for (number, enumeration) in schema.enums.enumerated() {
      let renderer = EnumRenderer(
        enumeration: enumeration,
        names: names,
        access: access,
        strings: schema.name
      )
      declarations.append(Declaration(renderer, at: DefinitionSite(definition, .enumeration(number))))
    }
    for (number, object) in schema.objects.enumerated() {
      let renderer = ObjectRenderer(
        object: object,
        names: names,
        access: access,
        strings: schema.name,
        boxed: containment.boxed(in: object.name)
      )
      declarations.append(Declaration(renderer, at: DefinitionSite(definition, .object(number))))
    }
    return declarations
  }

  /// Writes the imports. Where imports are public unless they say otherwise, one that says less is an error
  /// beside a plain one in the user's own files; so these say no more than they must.
  private func renderImports(_ modules: [String], into writer: inout SwiftWriter) {
    switch options.accessLevel {
    case .public:
      for module in modules { writer.line("public import \(module)") }
    case .internal:
      for module in modules { writer.line("import \(module)") }
    case .package:
      guard !modules.isEmpty else { return }
      writer.line("#if hasFeature(InternalImportsByDefault)")
      writer.indented { writer in for module in modules { writer.line("package import \(module)") } }
      writer.line("#else")
      writer.indented { writer in for module in modules { writer.line("import \(module)") } }
      writer.line("#endif")
    }
  }

  private func file(_ output: Output, declaresNamespace: Bool) -> GeneratedFile {
    let declarations = output.declarations
    var writer = SwiftWriter(capacity: 1_024 + declarations.count * 2_048)
    let access = options.accessLevel.modifier
    writer.line(
      "// Generated by intentc from \(PlainText.line(output.definition)).intentdefinition. "
        + "Do not edit: change the definition instead."
    )
    writer.line()
    let modules = [
      declarations.contains(where: \.needsFoundation) ? "Foundation" : nil,
      declarations.isEmpty ? nil : "IntentRuntime",
    ]
    renderImports(modules.compactMap(\.self), into: &writer)
    if let namespace = names.namespace, declaresNamespace {
      if !declarations.isEmpty { writer.line() }
      writer.comment(["Everything that intentc generates for this module."])
      writer.line("nonisolated \(access)enum \(namespace) {}")
    }
    for declaration in declarations {
      writer.line()
      if let namespace = names.namespace {
        writer.block("nonisolated extension \(namespace)") { declaration.render(into: &$0) }
      } else {
        declaration.render(into: &writer)
      }
      declaration.renderExtensions(into: &writer)
    }
    return GeneratedFile(name: output.name, bytes: writer.bytes)
  }
}
