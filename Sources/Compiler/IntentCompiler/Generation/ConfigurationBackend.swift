import IntentDefinition
import IntentDiagnostics
import IntentSchema

struct ConfigurationBackend: Backend {
  let name = BackendName.configuration

  func plan(_ module: ModuleSchema, _ options: GenerationOptions, _ names: ModuleNames) -> BackendPlan {
    let renderer = ConfigurationFiles(module: module, options: options, names: names)
    return BackendPlan(
      files: renderer.outputs.map { BackendPlan.File(name: $0.name, location: $0.location) },
      render: renderer.render
    )
  }
}

private struct ConfigurationFiles: Sendable {
  struct Output {
    var name: String
    var file: Int
    var location: SourceLocation
    var elements: [Element]
  }

  enum Element: Sendable {
    case intent(Int)
    case enumeration(Int)
    case object(Int)
  }

  private let module: ModuleSchema
  private let options: GenerationOptions
  private let names: ModuleNames
  private let containment: Containment
  private(set) var outputs: [Output] = []

  init(module: ModuleSchema, options: GenerationOptions, names: ModuleNames) {
    self.module = module
    self.options = options
    self.names = names
    containment = Containment(module.files.flatMap(\.schema.objects))
    outputs = module.files.indices.flatMap(outputs)
  }

  func render() -> [GeneratedFile] {
    outputs.enumerated().map { file($0.element, declaresNamespace: $0.offset == 0) }
  }

  private static func fileName(for definition: String) -> String {
    "\(definition).intentdefinition.swift"
  }

  private func outputs(of index: Int) -> [Output] {
    let file = module.files[index]
    let elements =
      names.intents[index].indices.map { Element.intent($0) }
      + file.schema.enums.indices.map { .enumeration($0) } + file.schema.objects.indices.map { .object($0) }
    let whole = Output(
      name: Self.fileName(for: file.schema.name),
      file: index,
      location: file.definition.location(nil),
      elements: elements
    )
    guard options.isSplit else { return [whole] }
    if elements.isEmpty { return index == 0 && names.namespace != nil ? [whole] : [] }
    return elements.map { element in
      let site =
        switch element {
        case .intent(let number): file.site(ofIntent: number)
        case .enumeration(let number): file.site(ofEnum: number)
        case .object(let number): file.site(ofObject: number)
        }
      return Output(
        name: "\(file.schema.name).intentdefinition+\(declaration(element, of: index).name).swift",
        file: index,
        location: site.location(nil),
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
        intent: intent,
        intentNames: intentNames,
        names: names,
        access: access,
        scope: names.namespace.map { "\($0)." } ?? ""
      )
      return Declaration(renderer, provider)
    case .enumeration(let number):
      return Declaration(
        EnumRenderer(enumeration: schema.enums[number], names: names, access: access, strings: schema.name)
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

  private func hasUsualNames(_ element: Element, of file: Int) -> Bool {
    let schema = module.files[file].schema
    let (type, members): (String?, [String]?) =
      switch element {
      case .intent(let number):
        (names.intents[file][number].configuration, names.intents[file][number].parameters)
      case .enumeration(let number):
        (names.enums[schema.enums[number].name], names.cases[schema.enums[number].name])
      case .object(let number):
        (names.objects[schema.objects[number].name], names.properties[schema.objects[number].name])
      }
    return SwiftIdentifier.isUsualType(type ?? "")
      && (members ?? []).allSatisfy(SwiftIdentifier.isUsualMember)
  }

  private func file(_ output: Output, declaresNamespace: Bool) -> GeneratedFile {
    let elements = output.elements
    var writer = SwiftWriter()
    let access = options.accessLevel.modifier
    writer.line(
      "\(GeneratedFile.heading)\(PlainText.line(module.files[output.file].schema.name)).intentdefinition. "
        + "Do not edit: change the definition instead."
    )
    // SwiftLint's default rules contradict swift-format's.
    writer.line("// swiftlint:disable all")
    let namespace = declaresNamespace ? names.namespace : nil
    let isUsual =
      namespace.map(SwiftIdentifier.isUsualType) != false
      && elements.allSatisfy { hasUsualNames($0, of: output.file) }
    if !isUsual {
      writer.line(
        "// swift-format-ignore-file: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII, TypeNamesShouldBeCapitalized"
      )
    }
    let modules = [
      elements.contains { needsFoundation($0, of: output.file) } ? "Foundation" : nil,
      elements.isEmpty ? nil : "IntentRuntime",
    ]
    if !elements.isEmpty { writer.line() }
    writer.imports(modules.compactMap(\.self), options.accessLevel)
    if let namespace {
      writer.line()
      writer.comment(["Everything that intentc generates for this module."])
      writer.line("nonisolated \(access)enum \(namespace) {}")
    }
    for element in elements { write(declaration(element, of: output.file), to: &writer) }
    return GeneratedFile(name: output.name, bytes: writer.bytes)
  }

  private func write(_ declaration: Declaration, to writer: inout SwiftWriter) {
    writer.line()
    if let namespace = names.namespace {
      writer.block("nonisolated extension \(namespace)") { declaration.render(into: &$0) }
    } else {
      declaration.render(into: &writer)
    }
    declaration.renderExtensions(into: &writer)
  }
}
