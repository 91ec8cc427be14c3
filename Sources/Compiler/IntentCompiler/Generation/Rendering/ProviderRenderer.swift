import IntentSchema

/// Renders the protocol through which code offers the options of an intent.
struct ProviderRenderer {
  let intent: NamedIntent
  private let provider: String
  let file: RenderedFile
  private let dynamics: [Dynamic]
  private let former: FormerMethods

  /// A parameter whose options come from the provider, with its types and method names in Swift.
  private struct Dynamic {
    let parameter: ParameterSchema
    let value: String
    let scopedValue: String
    let element: String
    let methods: ProviderMethods
    let scopedElement: String
  }

  /// `nil` if no parameter has options from code.
  init?(intent: NamedIntent, file: RenderedFile) {
    guard let provider = intent.provider else { return nil }
    (self.intent, self.provider, self.file) = (intent, provider, file)
    let types = ParameterTypeRenderer(names: file.names)
    let scopedTypes = ParameterTypeRenderer(names: file.names, scope: file.names.scope)
    former = FormerMethods(intent.parameters)
    dynamics = intent.parameters.compactMap { parameter, name in
      guard let methods = ProviderMethods(of: parameter, name) else { return nil }
      let element = types.element(parameter.type)
      let scopedElement = scopedTypes.element(parameter.type)
      return Dynamic(
        parameter: parameter,
        value: parameter.isArray ? "[\(element)]" : element,
        scopedValue: parameter.isArray ? "[\(scopedElement)]" : scopedElement,
        element: element,
        methods: methods,
        scopedElement: scopedElement
      )
    }
  }

  private var names: ModuleNames { file.names }
  private var scope: String { names.scope }

  /// Each parameter with options has a method for them and one for its default; one with objects also has a
  /// method that finds them by their identifiers. Methods of former names come last; see ``FormerMethods``.
  func renderProtocol(into writer: inout SwiftWriter) {
    writer.comment(["Provides the options of ``\(intent.configuration)`` at run time."])
    writer.deprecation(of: intent.schema)
    writer.type("nonisolated \(file.access)protocol \(provider)", names.runtime("OptionsProvider")) {
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
          "func \(dynamic.methods.provide.base)",
          parameters(dynamic.methods.provide),
          " async throws -> \(names.runtime("OptionsCollection"))<\(dynamic.element)>"
        )
        writer.line()
        writer.comment([
          "Returns the value of `\(dynamic.parameter.name)` in a new widget, or `nil` for none."
        ])
        writer.call(
          "func \(dynamic.methods.defaultValue.base)",
          parameters(dynamic.methods.defaultValue),
          " async throws -> \(dynamic.value)?"
        )
        guard let find = dynamic.methods.find else { continue }
        writer.line()
        writer.comment([
          "Returns the objects of `\(dynamic.parameter.name)` with these identifiers, or `nil` to look for them among "
            + "the options.",
          "App Intents call it for a widget that shows them, so it should be fast. An object that no longer exists is "
            + "left out.",
        ])
        writer.call(
          "func \(SwiftIdentifier.quoted(find.base))",
          parameters(find),
          " async throws -> [\(dynamic.element)]?"
        )
      }
      former.renderRequirements(into: &writer) { parameters($0) }
    }
  }

  /// Uses full names, because an extension doesn't see the other names in the protocol's namespace.
  func renderDefaults(into writer: inout SwiftWriter) {
    writer.deprecation(of: intent.schema)
    writer.block("nonisolated extension \(scope)\(provider)") { writer in
      for (index, dynamic) in dynamics.enumerated() {
        if index > 0 { writer.line() }
        writer.call(
          "\(file.access)func \(dynamic.methods.defaultValue.base)",
          parameters(dynamic.methods.defaultValue, in: scope),
          " async throws -> \(dynamic.scopedValue)? { nil }"
        )
        guard let find = dynamic.methods.find else { continue }
        writer.line()
        writer.call(
          "\(file.access)func \(SwiftIdentifier.quoted(find.base))",
          parameters(find, in: scope),
          " async throws -> [\(dynamic.scopedElement)]? { nil }"
        )
      }
    }
    former.renderDefaults(of: "\(scope)\(provider)", intent.schema, file.access, into: &writer) {
      parameters($0, in: scope)
    }
  }

  /// The runtime knows parameters only by name, so the adapter has a `switch` over their names for each
  /// method.
  func renderAdapter(into writer: inout SwiftWriter) {
    writer.deprecation(of: intent.schema)
    writer.block("nonisolated extension \(scope)\(intent.configuration)") { writer in
      writer.comment(["Calls the methods of ``\(provider)`` by parameter name."])
      writer.type(
        "\(file.access)struct OptionsAdapter<Provider: \(scope)\(provider)>",
        names.runtime("ConfigurationOptionsAdapter")
      ) { writer in
        writer.comment(["The provider to call."])
        writer.line("\(file.access)let provider: Provider")
        writer.line()
        writer.line("\(file.access)init(_ provider: Provider) {")
        writer.indented { $0.line("self.provider = provider") }
        writer.line("}")
        writer.line()
        writer.call(
          "\(file.access)func options",
          [
            "of parameter: \(names.swift("String"))", "searchTerm: \(names.swift("String"))?",
            "for configuration: \(scope)\(intent.configuration)",
          ],
          " async throws -> \(names.runtime("OptionsCollection"))<\(names.runtime("ParameterValue"))>? {"
        )
        renderSwitch(dynamics, into: &writer) { dynamic in
          let arguments: [SwiftExpression] =
            dynamic.parameter.options == .searchable
            ? ["for: configuration", "searchTerm: searchTerm"] : ["for: configuration"]
          return SwiftExpression("try await provider.\(dynamic.methods.provide.base)(", arguments, ").values")
        }
        writer.line()
        writer.call(
          "\(file.access)func defaultValue",
          ["of parameter: \(names.swift("String"))", "for configuration: \(scope)\(intent.configuration)"],
          " async throws -> \(names.runtime("ParameterValue"))? {"
        )
        renderSwitch(dynamics, into: &writer) { dynamic in
          SwiftExpression(
            "try await provider.\(dynamic.methods.defaultValue.base)(",
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

  /// - Parameter scope: What precedes the name of the configuration.
  private func parameters(_ method: ProviderMethods.Method, in scope: String = "") -> [SwiftExpression] {
    method.labels.map { label in
      switch label {
      case .configuration: "for configuration: \(scope)\(intent.configuration)"
      case .searchTerm: "searchTerm: \(names.swift("String"))?"
      case .identifiers: "withIdentifiers identifiers: [\(names.swift("String"))]"
      }
    }
  }
}
