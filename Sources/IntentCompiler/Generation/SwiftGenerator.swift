import IntentSchema

/// Renders the meaning of definitions as Swift.
public struct SwiftGenerator: Sendable {
  /// A file to be: what stands in it, and under which name.
  private struct Output {
    var name: String
    /// The index of the definition.
    var file: Int
    var location: SourceLocation
    var elements: [Element]
  }

  /// What one declaration is generated from: a place in a list of the schema.
  private enum Element {
    case intent(Int)
    case enumeration(Int)
    case object(Int)
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
    let (definition, schema) = (module.files[index].definition, module.files[index].schema)
    let elements =
      names.intents[index].indices.map { Element.intent($0) } + schema.enums.indices.map { .enumeration($0) }
      + schema.objects.indices.map { .object($0) }
    let whole = Output(
      name: Self.fileName(for: definition.name),
      file: index,
      location: SourceLocation(file: definition.path),
      elements: elements
    )
    guard options.isSplit else { return [whole] }
    // The namespace is declared in the first file, so there must be one.
    if elements.isEmpty { return index == 0 && names.namespace != nil ? [whole] : [] }
    let custom = definition.intents.indices.filter { definition.intents[$0].type?.value != "System" }
    return elements.map { element in
      let place: DefinitionSite.Element =
        switch element {
        case .intent(let number): custom.indices.contains(number) ? .intent(custom[number]) : .definition
        case .enumeration(let number): .enumeration(number)
        case .object(let number): .object(number)
        }
      return Output(
        name: "\(definition.name).intentdefinition+\(declaration(element, of: index).name).swift",
        file: index,
        location: DefinitionSite(definition, place).location(nil),
        elements: [element]
      )
    }
  }

  private func declaration(_ element: Element, of file: Int) -> Declaration {
    let schema = module.files[file].schema
    let access = options.accessLevel.modifier
    switch element {
    case .intent(let number):
      let (intent, intentNames) = (schema.intents[number], names.intents[file][number])
      let renderer = ConfigurationRenderer(
        intent: intent,
        intentNames: intentNames,
        names: names,
        access: access,
        strings: schema.name
      )
      guard !intentNames.provider.isEmpty else { return Declaration(renderer, nil) }
      let provider = ProviderRenderer(
        configuration: intent.configuration,
        intentNames: intentNames,
        names: names,
        access: access,
        scope: names.namespace.map { "\($0)." } ?? ""
      )
      return Declaration(renderer, provider)
    case .enumeration(let number):
      return Declaration(
        EnumRenderer(
          enumeration: schema.enums[number],
          names: names,
          access: access,
          strings: schema.name
        )
      )
    case .object(let number):
      let object = schema.objects[number]
      return Declaration(
        ObjectRenderer(
          object: object,
          names: names,
          access: access,
          strings: schema.name,
          boxed: containment.boxed(in: object.name)
        )
      )
    }
  }

  /// Whether a declaration uses a type of Foundation's.
  private func needsFoundation(_ element: Element, of file: Int) -> Bool {
    let schema = module.files[file].schema
    return switch element {
    case .intent(let number):
      schema.intents[number].configuration.parameters.contains {
        ParameterTypeRenderer.needsFoundation($0.type)
      }
    case .enumeration: false
    case .object(let number):
      schema.objects[number].properties.contains { ParameterTypeRenderer.needsFoundation($0.type) }
    }
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
    let elements = output.elements
    var writer = SwiftWriter(capacity: 1_024 + elements.count * 4_096)
    let access = options.accessLevel.modifier
    writer.line(
      "// Generated by intentc from \(PlainText.line(module.files[output.file].definition.name)).intentdefinition. "
        + "Do not edit: change the definition instead."
    )
    writer.line()
    let modules = [
      elements.contains { needsFoundation($0, of: output.file) } ? "Foundation" : nil,
      elements.isEmpty ? nil : "IntentRuntime",
    ]
    renderImports(modules.compactMap(\.self), into: &writer)
    if let namespace = names.namespace, declaresNamespace {
      if !elements.isEmpty { writer.line() }
      writer.comment(["Everything that intentc generates for this module."])
      writer.line("nonisolated \(access)enum \(namespace) {}")
    }
    for element in elements {
      let declaration = declaration(element, of: output.file)
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
