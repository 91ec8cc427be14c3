import IntentSchema

/// Renders what offers options for an intent: the protocol that providers implement, and the adapter that asks
/// one by parameter name.
struct ProviderRenderer {
  let intentNames: ModuleNames.IntentNames
  let names: ModuleNames
  let access: String
  /// What stands before the names in an extension: the namespace and a dot, or nothing.
  let scope: String
  private let dynamics: [Dynamic]

  /// A parameter whose options come from code.
  private struct Dynamic {
    let parameter: ParameterSchema
    /// What the value of the whole parameter is in Swift.
    let value: String
    /// The same in an extension.
    let scopedValue: String
    /// What one option is in Swift.
    let element: String
    let provide: String
    let defaultMethod: String
  }

  init(
    configuration: ConfigurationSchema,
    intentNames: ModuleNames.IntentNames,
    names: ModuleNames,
    access: String,
    scope: String
  ) {
    self.intentNames = intentNames
    self.names = names
    self.access = access
    self.scope = scope
    let types = ParameterTypeRenderer(names: names)
    let scopedTypes = ParameterTypeRenderer(names: names, scope: scope)
    dynamics = zip(configuration.parameters, intentNames.parameters).compactMap { parameter, name in
      guard parameter.options != .fixed else { return nil }
      let element = types.element(parameter.type)
      let scopedElement = scopedTypes.element(parameter.type)
      let capitalized = ModuleNames.methodName(of: name)
      return Dynamic(
        parameter: parameter,
        value: parameter.isArray ? "[\(element)]" : element,
        scopedValue: parameter.isArray ? "[\(scopedElement)]" : scopedElement,
        element: element,
        provide: "provide\(capitalized)OptionsCollection",
        defaultMethod: "default\(capitalized)"
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
    writer.comment(["Offers the options of ``\(intentNames.configuration)`` at run time."])
    writer.block("nonisolated \(access)protocol \(intentNames.provider): \(runtime("OptionsProvider"))") {
      writer in
      for (index, dynamic) in dynamics.enumerated() {
        if index > 0 { writer.line() }
        var comment = ["The options of `\(dynamic.parameter.name)`, with the values chosen so far."]
        if dynamic.parameter.options == .searchable {
          comment.append(
            "It is asked without a search term first, then with each one that is typed. What it finds need "
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
        writer.comment(["The value of `\(dynamic.parameter.name)` in a new widget; `nil` is none."])
        writer.call(
          "func \(dynamic.defaultMethod)",
          ["for configuration: \(intentNames.configuration)"],
          " async throws -> \(dynamic.value)?"
        )
      }
    }
  }

  /// Renders the methods that have a default implementation. An extension of a protocol does not see what stands
  /// beside the protocol in its namespace.
  func renderDefaults(into writer: inout SwiftWriter) {
    writer.block("nonisolated extension \(scope)\(intentNames.provider)") { writer in
      for (index, dynamic) in dynamics.enumerated() {
        if index > 0 { writer.line() }
        writer.call(
          "\(access)func \(dynamic.defaultMethod)",
          ["for configuration: \(scope)\(intentNames.configuration)"],
          " async throws -> \(dynamic.scopedValue)? { nil }"
        )
      }
    }
  }

  func renderAdapter(into writer: inout SwiftWriter) {
    writer.block("nonisolated extension \(scope)\(intentNames.configuration)") { writer in
      writer.comment(["Asks an ``\(intentNames.provider)`` by parameter name."])
      writer.block(
        "\(access)struct OptionsAdapter<Provider: \(scope)\(intentNames.provider)>: "
          + runtime("ConfigurationOptionsAdapter")
      ) { writer in
        writer.comment(["The provider that is asked."])
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
          let arguments =
            dynamic.parameter.options == .searchable
            ? "for: configuration, searchTerm: searchTerm" : "for: configuration"
          return "provider.\(dynamic.provide)(\(arguments)).values"
        }
        writer.line()
        writer.call(
          "\(access)func defaultValue",
          [
            "of parameter: \(swift("String"))",
            "for configuration: \(scope)\(intentNames.configuration)",
          ],
          " async throws -> \(runtime("ParameterValue"))? {"
        )
        renderSwitch(dynamics, into: &writer) { dynamic in
          "provider.\(dynamic.defaultMethod)(for: configuration)?.parameterValue"
        }
      }
    }
  }

  private func renderSwitch(
    _ dynamics: [Dynamic],
    into writer: inout SwiftWriter,
    _ expression: (Dynamic) -> String
  ) {
    writer.indented { writer in
      writer.line("switch parameter {")
      for dynamic in dynamics {
        writer.line(
          "case \(SwiftLiteral.string(dynamic.parameter.name)): try await \(expression(dynamic))"
        )
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
