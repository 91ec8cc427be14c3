import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Generates plain types: structs, enums, and protocols for options.
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

/// The files that the back end plans and then renders.
private struct ConfigurationFiles: Sendable {
  /// A file to generate: all elements of a definition, or one element if the output is split.
  struct Output {
    var name: String
    var file: Int
    var location: SourceLocation
    var elements: [Element]
  }

  /// An element that is rendered as a type of its own.
  enum Element: Sendable {
    case intent(NamedIntent)
    case enumeration(NamedEnum)
    case object(NamedObject)

    var site: DefinitionSite {
      switch self {
      case .intent(let intent): intent.site
      case .enumeration(let enumeration): enumeration.site
      case .object(let object): object.site
      }
    }

    /// The name of the type, in backticks if needed.
    var typeName: String {
      switch self {
      case .intent(let intent): intent.configuration
      case .enumeration(let enumeration): enumeration.name
      case .object(let object): object.name
      }
    }
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
    let (file, named) = (module.files[index], names.files[index])
    let elements =
      named.intents.map { Element.intent($0) }
      + named.enums.map { .enumeration($0) } + named.objects.map { .object($0) }
    let whole = Output(
      name: Self.fileName(for: file.schema.name),
      file: index,
      location: file.definition.location(nil),
      elements: elements
    )
    guard options.isSplit else { return [whole] }
    if elements.isEmpty { return index == 0 && names.namespace != nil ? [whole] : [] }
    return elements.map { element in
      Output(
        name: "\(file.schema.name).intentdefinition+\(SwiftIdentifier.unquoted(element.typeName)).swift",
        file: index,
        location: element.site.location(nil),
        elements: [element]
      )
    }
  }

  private func needsFoundation(_ element: Element) -> Bool {
    switch element {
    case .intent(let intent):
      intent.schema.configuration.parameters.contains { ParameterTypeRenderer.needsFoundation($0.type) }
    case .enumeration: false
    case .object(let object):
      object.schema.properties.contains { ParameterTypeRenderer.needsFoundation($0.type) }
    }
  }

  private func hasUsualNames(_ element: Element) -> Bool {
    let members =
      switch element {
      case .intent(let intent):
        intent.parameterNames
          + intent.schema.configuration.parameters.flatMap(\.formerly).map { Naming.member($0) }
      case .enumeration(let enumeration): enumeration.caseNames
      case .object(let object): object.propertyNames
      }
    return SwiftIdentifier.isUsualType(element.typeName) && members.allSatisfy(SwiftIdentifier.isUsualMember)
  }

  private func file(_ output: Output, declaresNamespace: Bool) -> GeneratedFile {
    let elements = output.elements
    let name = module.files[output.file].schema.name
    var writer = SwiftWriter()
    let access = options.accessLevel.modifier
    writer.heading(name, ignoresFormat: false)
    let namespace = declaresNamespace ? names.namespace : nil
    let isUsual =
      namespace.map(SwiftIdentifier.isUsualType) != false && elements.allSatisfy(hasUsualNames)
    if !isUsual {
      writer.line(
        "// swift-format-ignore-file: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII, TypeNamesShouldBeCapitalized"
      )
    }
    let modules = [
      elements.contains(where: needsFoundation) ? "Foundation" : nil,
      elements.isEmpty ? nil : "IntentRuntime",
    ]
    if !elements.isEmpty { writer.line() }
    writer.imports(modules.compactMap(\.self), options.accessLevel)
    if let namespace {
      writer.line()
      writer.comment(["Everything that intentc generates for this module."])
      writer.line("nonisolated \(access)enum \(namespace) {}")
    }
    let file = RenderedFile(names: names, access: access, strings: name)
    for element in elements { write(element, in: file, to: &writer) }
    return GeneratedFile(name: output.name, bytes: writer.bytes)
  }

  private func write(_ element: Element, in file: RenderedFile, to writer: inout SwiftWriter) {
    var provider: ProviderRenderer?
    if case .intent(let intent) = element { provider = ProviderRenderer(intent: intent, file: file) }
    writer.line()
    if let namespace = names.namespace {
      writer.block("nonisolated extension \(namespace)") { render(element, provider, in: file, into: &$0) }
    } else {
      render(element, provider, in: file, into: &writer)
    }
    guard let provider else { return }
    writer.line()
    provider.renderDefaults(into: &writer)
    writer.line()
    provider.renderAdapter(into: &writer)
  }

  private func render(
    _ element: Element,
    _ provider: ProviderRenderer?,
    in file: RenderedFile,
    into writer: inout SwiftWriter
  ) {
    switch element {
    case .intent(let intent):
      ConfigurationRenderer(intent: intent, file: file).render(into: &writer)
      guard let provider else { return }
      writer.line()
      provider.renderProtocol(into: &writer)
    case .enumeration(let enumeration):
      EnumRenderer(enumeration: enumeration, file: file).render(into: &writer)
    case .object(let object):
      let boxed = containment.boxed(in: object.schema.name)
      ObjectRenderer(object: object, file: file, boxed: boxed).render(into: &writer)
    }
  }
}

/// A file of plain types, with what holds for all its declarations.
final class RenderedFile: Sendable {
  let names: ModuleNames
  /// Includes a space; empty for `internal`.
  let access: String
  /// The table of the definition's texts.
  let strings: String

  init(names: ModuleNames, access: String, strings: String) {
    (self.names, self.access, self.strings) = (names, access, strings)
  }
}
