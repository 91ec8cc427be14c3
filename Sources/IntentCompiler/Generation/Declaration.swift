import IntentSchema

/// One declaration of a generated file, with what belongs to it.
struct Declaration {
  private enum Renderer {
    case configuration(ConfigurationRenderer, ProviderRenderer?)
    case enumeration(EnumRenderer)
    case object(ObjectRenderer)
  }

  /// Its Swift name without back quotes.
  let name: String
  /// What it is generated from.
  let site: DefinitionSite
  /// Whether it uses a type of Foundation's.
  let needsFoundation: Bool
  private let renderer: Renderer

  init(_ renderer: ConfigurationRenderer, _ provider: ProviderRenderer?, at site: DefinitionSite) {
    name = SwiftIdentifier.unquoted(renderer.intentNames.configuration)
    self.site = site
    needsFoundation = Self.needsFoundation(renderer.intent.configuration.parameters.lazy.map(\.type))
    self.renderer = .configuration(renderer, provider)
  }

  init(_ renderer: EnumRenderer, at site: DefinitionSite) {
    name = SwiftIdentifier.unquoted(renderer.names.enums[renderer.enumeration.name] ?? "")
    self.site = site
    needsFoundation = false
    self.renderer = .enumeration(renderer)
  }

  init(_ renderer: ObjectRenderer, at site: DefinitionSite) {
    name = SwiftIdentifier.unquoted(renderer.names.objects[renderer.object.name] ?? "")
    self.site = site
    needsFoundation = Self.needsFoundation(renderer.object.properties.lazy.map(\.type))
    self.renderer = .object(renderer)
  }

  private static func needsFoundation(_ types: some Sequence<ParameterType>) -> Bool {
    types.contains { ParameterTypeRenderer.needsFoundation($0) }
  }

  /// Writes what can stand in a namespace.
  func render(into writer: inout SwiftWriter) {
    switch renderer {
    case .configuration(let configuration, let provider):
      configuration.render(into: &writer)
      guard let provider else { return }
      writer.line()
      provider.renderProtocol(into: &writer)
    case .enumeration(let enumeration):
      enumeration.render(into: &writer)
    case .object(let object):
      object.render(into: &writer)
    }
  }

  /// Writes what stands at the top level of a file.
  func renderExtensions(into writer: inout SwiftWriter) {
    guard case .configuration(_, let provider?) = renderer else { return }
    writer.line()
    provider.renderDefaults(into: &writer)
    writer.line()
    provider.renderAdapter(into: &writer)
  }
}
