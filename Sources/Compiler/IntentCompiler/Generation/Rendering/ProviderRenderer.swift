import IntentSchema

/// Renders the protocol through which code offers the options of an intent.
struct ProviderRenderer {
  let intent: DefinitionSchema.Intent
  let intentNames: ModuleNames.IntentNames
  let names: ModuleNames
  let access: String
  let scope: String
  private let dynamics: [Dynamic]

  private struct Dynamic {
    let parameter: ParameterSchema
    let value: String
    let scopedValue: String
    let element: String
    let provide: String
    let defaultMethod: String
    let find: String?
    let scopedElement: String
  }

  init(
    intent: DefinitionSchema.Intent,
    intentNames: ModuleNames.IntentNames,
    names: ModuleNames,
    access: String,
    scope: String
  ) {
    self.intent = intent
    self.intentNames = intentNames
    self.names = names
    self.access = access
    self.scope = scope
    let types = ParameterTypeRenderer(names: names)
    let scopedTypes = ParameterTypeRenderer(names: names, scope: scope)
    dynamics = zip(intent.configuration.parameters, intentNames.parameters).compactMap { parameter, name in
      guard parameter.options != .fixed else { return nil }
      let element = types.element(parameter.type)
      let scopedElement = scopedTypes.element(parameter.type)
      let capitalized = ModuleNames.methodName(of: name)
      let isObject = if case .object = parameter.type { true } else { false }
      return Dynamic(
        parameter: parameter,
        value: parameter.isArray ? "[\(element)]" : element,
        scopedValue: parameter.isArray ? "[\(scopedElement)]" : scopedElement,
        element: element,
        provide: "provide\(capitalized)OptionsCollection",
        defaultMethod: "default\(capitalized)",
        find: isObject ? name : nil,
        scopedElement: scopedElement
      )
    }
  }

  private func runtime(_ name: String) -> String {
    names.imported(name, from: .runtime)
  }

  private func swift(_ name: String) -> String {
    names.imported(name, from: .swift)
  }

  func renderProtocol(into writer: inout SwiftWriter) {
    writer.comment(["Provides the options of ``\(intentNames.configuration)`` at run time."])
    writer.deprecation(of: intent)
    writer.type("nonisolated \(access)protocol \(intentNames.provider)", runtime("OptionsProvider")) {
      writer in
      for (index, dynamic) in dynamics.enumerated() {
        if index > 0 { writer.line() }
        var comment = ["Returns the options of `\(dynamic.parameter.name)` for the values chosen so far."]
        if dynamic.parameter.options == .searchable {
          comment.append(
            "The search term is `nil` at first, then the text typed so far. The results of a search need "
              + "not be among the first options."
          )
        }
        writer.comment(comment)
        writer.call(
          "func \(dynamic.provide)",
          provideParameters(dynamic),
          " async throws -> \(runtime("OptionsCollection"))<\(dynamic.element)>"
        )
        writer.line()
        writer.comment([
          "Returns the value of `\(dynamic.parameter.name)` in a new widget, or `nil` for none."
        ])
        writer.call(
          "func \(dynamic.defaultMethod)",
          ["for configuration: \(intentNames.configuration)"],
          " async throws -> \(dynamic.value)?"
        )
        guard let find = dynamic.find else { continue }
        writer.line()
        writer.comment([
          "Returns the objects of `\(dynamic.parameter.name)` with these identifiers, or `nil` to look for them among "
            + "the options.",
          "App Intents call it for a widget that shows them, so it should be fast. An object that no longer exists is "
            + "left out.",
        ])
        writer.call(
          "func \(find)",
          [
            "withIdentifiers identifiers: [\(swift("String"))]",
            "for configuration: \(intentNames.configuration)",
          ],
          " async throws -> [\(dynamic.element)]?"
        )
      }
    }
  }

  /// Uses full names, because an extension doesn't see the other names in the protocol's namespace.
  func renderDefaults(into writer: inout SwiftWriter) {
    writer.deprecation(of: intent)
    writer.block("nonisolated extension \(scope)\(intentNames.provider)") { writer in
      for (index, dynamic) in dynamics.enumerated() {
        if index > 0 { writer.line() }
        writer.call(
          "\(access)func \(dynamic.defaultMethod)",
          ["for configuration: \(scope)\(intentNames.configuration)"],
          " async throws -> \(dynamic.scopedValue)? { nil }"
        )
        guard let find = dynamic.find else { continue }
        writer.line()
        writer.call(
          "\(access)func \(find)",
          [
            "withIdentifiers identifiers: [\(swift("String"))]",
            "for configuration: \(scope)\(intentNames.configuration)",
          ],
          " async throws -> [\(dynamic.scopedElement)]? { nil }"
        )
      }
    }
  }

  func renderAdapter(into writer: inout SwiftWriter) {
    writer.deprecation(of: intent)
    writer.block("nonisolated extension \(scope)\(intentNames.configuration)") { writer in
      writer.comment(["Calls the methods of ``\(intentNames.provider)`` by parameter name."])
      writer.type(
        "\(access)struct OptionsAdapter<Provider: \(scope)\(intentNames.provider)>",
        runtime("ConfigurationOptionsAdapter")
      ) { writer in
        writer.comment(["The provider to call."])
        writer.line("\(access)let provider: Provider")
        writer.line()
        writer.line("\(access)init(_ provider: Provider) {")
        writer.indented { $0.line("self.provider = provider") }
        writer.line("}")
        writer.line()
        writer.call(
          "\(access)func options",
          [
            "of parameter: \(swift("String"))", "searchTerm: \(swift("String"))?",
            "for configuration: \(scope)\(intentNames.configuration)",
          ],
          " async throws -> \(runtime("OptionsCollection"))<\(runtime("ParameterValue"))>? {"
        )
        renderSwitch(dynamics, into: &writer) { dynamic in
          let arguments: [SwiftExpression] =
            dynamic.parameter.options == .searchable
            ? ["for: configuration", "searchTerm: searchTerm"] : ["for: configuration"]
          return SwiftExpression("try await provider.\(dynamic.provide)(", arguments, ").values")
        }
        writer.line()
        writer.call(
          "\(access)func defaultValue",
          ["of parameter: \(swift("String"))", "for configuration: \(scope)\(intentNames.configuration)"],
          " async throws -> \(runtime("ParameterValue"))? {"
        )
        renderSwitch(dynamics, into: &writer) { dynamic in
          SwiftExpression(
            "try await provider.\(dynamic.defaultMethod)(",
            ["for: configuration"],
            ")?.parameterValue"
          )
        }
      }
    }
  }

  private func renderSwitch(
    _ dynamics: [Dynamic],
    into writer: inout SwiftWriter,
    _ expression: (Dynamic) -> SwiftExpression
  ) {
    writer.indented { writer in
      writer.line("switch parameter {")
      for dynamic in dynamics {
        let name = SwiftLiteral.string(dynamic.parameter.name)
        writer.write(expression(dynamic).onNextLine(after: "case \(name):"))
      }
      writer.line("default: nil")
      writer.line("}")
    }
    writer.line("}")
  }

  private func provideParameters(_ dynamic: Dynamic) -> [SwiftExpression] {
    let configuration: SwiftExpression = "for configuration: \(intentNames.configuration)"
    guard dynamic.parameter.options == .searchable else { return [configuration] }
    return [configuration, "searchTerm: \(swift("String"))?"]
  }
}
