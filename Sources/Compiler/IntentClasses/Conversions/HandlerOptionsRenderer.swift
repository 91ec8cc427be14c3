import IntentCompiler
import IntentSchema

extension NamedIntent {
  package var handlerOptions: String {
    "\(ConfigurationName.base(configuration: SwiftIdentifier.unquoted(configuration)))HandlerOptions"
  }
}

/// A parameter that gets its options from a handler, with its name in the handler's methods and the
/// conversion of its values.
struct DynamicParameter {
  let schema: ParameterSchema
  let methodName: String
  let conversion: Conversion

  /// `nil` if a type has no conversion.
  static func all(
    of intent: NamedIntent,
    _ names: ModuleNames,
    _ classNames: ClassNames
  ) -> [DynamicParameter]? {
    let scope = names.namespace.map { "\($0)." } ?? ""
    var result: [DynamicParameter] = []
    for (parameter, name) in intent.parameters where parameter.options != .fixed {
      guard let conversion = Conversion(parameter.type, names, classNames, scope: scope) else { return nil }
      result.append(
        DynamicParameter(
          schema: parameter,
          methodName: ModuleNames.methodName(of: name),
          conversion: conversion
        )
      )
    }
    return result
  }
}

/// Renders a plain options provider that asks a SiriKit handler.
struct HandlerOptionsRenderer {
  private let intent: ClassNames.Intent
  private let names: ModuleNames
  private let access: String
  private let dynamics: [DynamicParameter]

  /// `nil` if the intent has no options from code, or if a type has no conversion.
  init?(_ intent: ClassNames.Intent, _ names: ModuleNames, _ classNames: ClassNames, access: String) {
    guard !intent.named.provider.isEmpty,
      let dynamics = DynamicParameter.all(of: intent.named, names, classNames)
    else { return nil }
    (self.intent, self.names, self.access, self.dynamics) = (intent, names, access, dynamics)
  }

  /// The name of the rendered type.
  var name: String { intent.named.handlerOptions }

  private var plain: NamedIntent { intent.named }
  private var scope: String { names.namespace.map { "\($0)." } ?? "" }

  /// For each parameter, renders a method for the options and one for the default. Both convert the
  /// configuration to an intent, ask the handler, and convert its answer back. Only the first calls a
  /// completion handler; the default of a SiriKit handler is optional, and synchronous.
  func render(into writer: inout SwiftWriter) {
    let type = "\(scope)\(plain.configuration)"
    writer.line()
    writer.comment(["Asks the handler that an app has for its intents extension, as ``\(plain.provider)``."])
    writer.line(AvailabilityAttribute.options + " @available(tvOS, unavailable)")
    writer.deprecation(of: intent.schema)
    writer.block("nonisolated \(access)struct \(name): \(scope)\(plain.provider)") { writer in
      let source = HandlerSourceRenderer(intent: intent, access: access)
      source.renderProperty(into: &writer)
      writer.line()
      source.renderInitializers(into: &writer)
      for dynamic in dynamics {
        let (parameter, plainName, conversion) = (dynamic.schema, dynamic.methodName, dynamic.conversion)
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
