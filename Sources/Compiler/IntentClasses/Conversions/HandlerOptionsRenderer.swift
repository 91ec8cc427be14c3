import IntentCompiler
import IntentSchema

extension ModuleNames.IntentNames {
  package var handlerOptions: String {
    "\(ConfigurationName.base(configuration: SwiftIdentifier.unquoted(configuration)))HandlerOptions"
  }
}

/// Renders a plain options provider that asks a SiriKit handler.
struct HandlerOptionsRenderer {
  let schema: DefinitionSchema.Intent
  let plain: ModuleNames.IntentNames
  let intent: ClassNames.Intent
  let names: ModuleNames
  let classNames: ClassNames
  let access: String

  private var scope: String { names.namespace.map { "\($0)." } ?? "" }

  static func dynamics(
    _ configuration: ConfigurationSchema,
    _ plain: ModuleNames.IntentNames,
    _ names: ModuleNames,
    _ classNames: ClassNames
  ) -> [(parameter: ParameterSchema, plainName: String, conversion: Conversion)]? {
    let scope = names.namespace.map { "\($0)." } ?? ""
    var result: [(parameter: ParameterSchema, plainName: String, conversion: Conversion)] = []
    for (parameter, name) in zip(configuration.parameters, plain.parameters) where parameter.options != .fixed
    {
      guard let conversion = Conversion(parameter.type, names, classNames, scope: scope) else { return nil }
      result.append((parameter, ModuleNames.methodName(of: name), conversion))
    }
    return result
  }

  func render(into writer: inout SwiftWriter) {
    guard let dynamics = Self.dynamics(schema.configuration, plain, names, classNames) else { return }
    let name = plain.handlerOptions
    let type = "\(scope)\(plain.configuration)"
    writer.line()
    writer.comment(["Asks the handler that an app has for its intents extension, as ``\(plain.provider)``."])
    writer.line(AvailabilityAttribute.options + " @available(tvOS, unavailable)")
    writer.deprecation(of: schema)
    writer.block("nonisolated \(access)struct \(name): \(scope)\(plain.provider)") { writer in
      let source = HandlerSourceRenderer(intent: intent, access: access)
      source.renderProperty(into: &writer)
      writer.line()
      source.renderInitialisers(into: &writer)
      for (parameter, plainName, conversion) in dynamics {
        let isSearch = parameter.options == .searchable
        let word = ClassNames.capitalized(parameter.name)
        let collection = "IntentRuntime.OptionsCollection<\(conversion.plainName)>"
        writer.line()
        writer.line(
          "\(access)func provide\(plainName)OptionsCollection(for configuration: \(type)"
            + "\(isSearch ? ", searchTerm: Swift.String?" : "")) async throws -> \(collection) {"
        )
        writer.indented { writer in
          writer.line("let intent = \(intent.type.declared)(configuration)")
          writer.line("let handler = try await handler(for: intent)")
          writer.line("let options = try await IntentRuntime.HandlerAnswer.value(from: handler) {")
          writer.indented {
            $0.line(
              "handler.provide\(word)OptionsCollection(for: intent\(isSearch ? ", searchTerm: searchTerm" : ""), with: $0)"
            )
          }
          writer.line("}")
          writer.line(
            "return options.map { \(collection)($0) { \(conversion.plainOption("$0").text) } } ?? \(collection)([])"
          )
        }
        writer.line("}")
        writer.line()
        let value = parameter.isArray ? "[\(conversion.plainName)]" : conversion.plainName
        writer.line(
          "\(access)func default\(plainName)(for configuration: \(type)) async throws -> \(value)? {"
        )
        writer.indented { writer in
          writer.line("let intent = \(intent.type.declared)(configuration)")
          writer.line("let handler = try await handler(for: intent)")
          writer.line("let value = handler.default\(word)?(for: intent)")
          writer.line("return \(Self.converted(parameter, conversion))")
        }
        writer.line("}")
      }
    }
  }

  private static func converted(_ parameter: ParameterSchema, _ conversion: Conversion) -> String {
    if conversion.isEnumeration, !parameter.isArray {
      return conversion.className.isEmpty
        ? "value.map { \(conversion.systemNumber("$0")) }"
        : "value.flatMap { \(conversion.plainValue)(rawValue: $0.rawValue) }"
    }
    let (element, mayFail) = conversion.plain("$0")
    if element == "$0" { return "value" }
    if parameter.isArray { return "value?.\(mayFail ? "compactMap" : "map") { \(element) }" }
    return "value.\(mayFail ? "flatMap" : "map") { \(element) }"
  }
}
