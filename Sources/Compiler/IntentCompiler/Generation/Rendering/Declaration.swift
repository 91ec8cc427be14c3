import IntentSchema

/// A type of generated code: a configuration with its provider's protocol, an enum, or an object type.
struct Declaration {
  /// What renders the type.
  private enum Renderer {
    case configuration(ConfigurationRenderer, ProviderRenderer?)
    case enumeration(EnumRenderer)
    case object(ObjectRenderer)
  }

  /// The name of the type, without backticks.
  let name: String
  private let renderer: Renderer

  init(_ renderer: ConfigurationRenderer, _ provider: ProviderRenderer?) {
    name = SwiftIdentifier.unquoted(renderer.intent.configuration)
    self.renderer = .configuration(renderer, provider)
  }

  init(_ renderer: EnumRenderer) {
    name = SwiftIdentifier.unquoted(renderer.enumeration.name)
    self.renderer = .enumeration(renderer)
  }

  init(_ renderer: ObjectRenderer) {
    name = SwiftIdentifier.unquoted(renderer.object.name)
    self.renderer = .object(renderer)
  }

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

  func renderExtensions(into writer: inout SwiftWriter) {
    guard case .configuration(_, let provider?) = renderer else { return }
    writer.line()
    provider.renderDefaults(into: &writer)
    writer.line()
    provider.renderAdapter(into: &writer)
  }
}

/// Finds properties that must be stored indirectly: their type is large, or contains the owner other than in
/// an array. If large types were stored inline, a chain of types, each with two values of the next, would
/// double in size with every type.
struct Containment {
  private static let limit = 64

  /// Types that contain each other have the same number.
  private var circles: [String: Int] = [:]
  private var contained: [String: [String]] = [:]
  private var sizes: [String: Int] = [:]

  init(_ objects: [ObjectSchema]) {
    for object in objects {
      contained[object.name] = object.properties.compactMap { property in
        guard case .object(let name) = property.type, !property.isArray else { return nil }
        return name
      }
      // 5 for the four predefined values and the retained values.
      sizes[object.name] = 5 + object.properties.count
    }
    findCircles(objects.map(\.name))
  }

  func boxed(in name: String) -> Set<String> {
    Set((contained[name] ?? []).filter { isBoxed($0, in: name) })
  }

  private func isBoxed(_ child: String, in name: String) -> Bool {
    circles[child] == circles[name] || sizes[child] ?? 0 > Self.limit
  }

  private mutating func findCircles(_ names: [String]) {
    for (number, members) in IntentCompiler.circles(from: names, { contained[$0] ?? [] }).enumerated() {
      for member in members { circles[member] = number }
      for member in members {
        for child in contained[member] ?? [] where !isBoxed(child, in: member) {
          sizes[member, default: 0] += sizes[child] ?? 0
        }
      }
    }
  }
}
