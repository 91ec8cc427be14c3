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
    var result: [DynamicParameter] = []
    for (parameter, name) in intent.parameters where parameter.options != .fixed {
      guard let conversion = Conversion(parameter.type, names, classNames) else { return nil }
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
  private let provider: String
  private let names: ModuleNames
  private let access: String
  private let dynamics: [DynamicParameter]

  /// `nil` if the intent has no options from code, or if a type has no conversion.
  init?(_ intent: ClassNames.Intent, _ names: ModuleNames, _ classNames: ClassNames, access: String) {
    guard let provider = intent.named.provider,
      let dynamics = DynamicParameter.all(of: intent.named, names, classNames)
    else { return nil }
    (self.intent, self.provider, self.dynamics) = (intent, provider, dynamics)
    (self.names, self.access) = (names, access)
  }

  /// The name of the rendered type.
  var name: String { intent.named.handlerOptions }

  private var scope: String { names.scope }

  /// For each parameter, renders a method for the options and one for the default. Both convert the
  /// configuration to an intent, ask the handler, and convert its answer back. Only the first calls a
  /// completion handler; the default of a SiriKit handler is optional, and synchronous.
  func render(into writer: inout SwiftWriter) {
    let type = "\(scope)\(intent.named.configuration)"
    writer.line()
    writer.comment(["Asks the handler that an app has for its intents extension, as ``\(provider)``."])
    writer.line(AvailabilityAttribute.options + " @available(tvOS, unavailable)")
    writer.deprecation(of: intent.schema)
    writer.block("nonisolated \(access)struct \(name): \(scope)\(provider)") { writer in
      let source = HandlerSourceRenderer(intent: intent, access: access)
      source.renderProperty(into: &writer)
      writer.line()
      source.renderInitializers(into: &writer)
      for dynamic in dynamics {
        writer.line()
        renderOptions(of: dynamic, type, into: &writer)
        writer.line()
        renderDefault(of: dynamic, type, into: &writer)
      }
    }
  }

  private func renderOptions(of dynamic: DynamicParameter, _ type: String, into writer: inout SwiftWriter) {
    let isSearch = dynamic.schema.options == .searchable
    let (term, argument) = isSearch ? (", searchTerm: Swift.String?", ", searchTerm: searchTerm") : ("", "")
    let collection = "IntentRuntime.OptionsCollection<\(dynamic.conversion.plainName)>"
    let head: SwiftText = "\(access)func provide\(dynamic.methodName)OptionsCollection"
    writer.block("\(head)(for configuration: \(type)\(term)) async throws -> \(collection)") { writer in
      renderHandler(into: &writer)
      writer.block("let options = try await IntentRuntime.HandlerAnswer.value(from: handler)") {
        let word = ClassNames.capitalized(dynamic.schema.name)
        $0.line("handler.provide\(word)OptionsCollection(for: intent\(argument), with: $0)")
      }
      let option = dynamic.conversion.plainOption("$0").text
      writer.line("return options.map { \(collection)($0) { \(option) } } ?? \(collection)([])")
    }
  }

  private func renderDefault(of dynamic: DynamicParameter, _ type: String, into writer: inout SwiftWriter) {
    let (parameter, conversion) = (dynamic.schema, dynamic.conversion)
    let value = parameter.isArray ? "[\(conversion.plainName)]" : conversion.plainName
    writer.block(
      "\(access)func default\(dynamic.methodName)(for configuration: \(type)) async throws -> \(value)?"
    ) { writer in
      renderHandler(into: &writer)
      writer.line("let value = handler.default\(ClassNames.capitalized(parameter.name))?(for: intent)")
      writer.line("return \(Self.converted(parameter, conversion))")
    }
  }

  private func renderHandler(into writer: inout SwiftWriter) {
    writer.line("let intent = \(intent.type.declared)(configuration)")
    writer.line("let handler = try await handler(for: intent)")
  }

  private static func converted(_ parameter: ParameterSchema, _ conversion: Conversion) -> String {
    if conversion.isEnumeration, !parameter.isArray {
      return conversion.mayBeNoCase
        ? "value.flatMap { \(conversion.plainValue)(rawValue: $0.rawValue) }"
        : "value.map { \(conversion.systemNumber("$0")) }"
    }
    let (element, mayFail) = conversion.plain("$0")
    if element == "$0" { return "value" }
    if parameter.isArray { return "value?.\(mayFail ? "compactMap" : "map") { \(element) }" }
    return "value.\(mayFail ? "flatMap" : "map") { \(element) }"
  }
}
