import IntentSchema

/// A declaration of a generated file.
struct Declaration {
  private enum Renderer {
    case configuration(ConfigurationRenderer, ProviderRenderer?)
    case enumeration(EnumRenderer)
    case object(ObjectRenderer)
  }

  /// Its Swift name without backticks.
  let name: String
  private let renderer: Renderer

  init(_ renderer: ConfigurationRenderer, _ provider: ProviderRenderer?) {
    name = SwiftIdentifier.unquoted(renderer.intentNames.configuration)
    self.renderer = .configuration(renderer, provider)
  }

  init(_ renderer: EnumRenderer) {
    name = SwiftIdentifier.unquoted(renderer.names.enums[renderer.enumeration.name] ?? "")
    self.renderer = .enumeration(renderer)
  }

  init(_ renderer: ObjectRenderer) {
    name = SwiftIdentifier.unquoted(renderer.names.objects[renderer.object.name] ?? "")
    self.renderer = .object(renderer)
  }

  /// Writes the parts that can be nested in a namespace.
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

  /// Writes the parts that must be at the top level of a file.
  func renderExtensions(into writer: inout SwiftWriter) {
    guard case .configuration(_, let provider?) = renderer else { return }
    writer.line()
    provider.renderDefaults(into: &writer)
    writer.line()
    provider.renderAdapter(into: &writer)
  }
}
