import IntentCompiler
import IntentSchema

/// Renders a performer that runs a SiriKit handler, and the conversion of the handler's response.
struct HandlerPerformerRenderer {
  private let response: PlainResponse
  private let intent: ClassNames.Intent
  private let classNames: ClassNames
  private let access: String

  /// `nil` if a type that the handler gets or answers has no conversion.
  init?(_ response: PlainResponse, _ intent: ClassNames.Intent, _ classNames: ClassNames, access: String) {
    (self.response, self.intent, self.classNames, self.access) = (response, intent, classNames, access)
    let types =
      (response.intent.response?.parameters ?? []).map(\.type)
      + response.resolved.map(\.parameter.schema.type)
    guard DynamicParameter.all(of: response.named, names, classNames) != nil,
      types.allSatisfy({ conversion($0) != nil })
    else { return nil }
  }

  /// The name of the rendered type.
  var name: String { response.handlerPerformer }

  private var names: ModuleNames { response.names }
  private var scope: String { names.scope }
  private var bool: String { names.swift("Bool") }

  private func conversion(_ type: ParameterType) -> Conversion? {
    Conversion(type, names, classNames)
  }

  func render(into writer: inout SwiftWriter) {
    renderPlainResponse(into: &writer)
    renderPerformer(into: &writer)
  }

  private func renderPlainResponse(into writer: inout SwiftWriter) {
    writer.line()
    writer.line("@available(tvOS, unavailable)")
    writer.block("nonisolated extension \(scope)\(response.response)") { writer in
      writer.comment(["Creates a response from Apple's."])
      writer.block("\(access)init(_ response: \(intent.response))") { writer in
        writer.line("switch response.code {")
        for element in response.cases {
          let values = element.labelled.map { "\($0.label): \(plain($0.property))" }
          writer.line("case .\(ClassNames.member(element.name)):")
          writer.indented {
            $0.write(
              values.isEmpty
                ? "self = .\(element.swiftName)"
                : SwiftExpression("self = .\(element.swiftName)(", values.map { SwiftExpression($0) })
            )
          }
        }
        let hasValues = response.cases.contains { $0.name == "failure" && !$0.values.isEmpty }
        writer.line("case .unspecified: self = .failure\(hasValues ? "()" : "")")
        writer.line("}")
      }
    }
  }

  private func plain(_ property: ObjectSchema.Property) -> String {
    guard let conversion = conversion(property.type) else { return property.isArray ? "[]" : "nil" }
    let (element, mayFail) = conversion.plain("$0")
    if conversion.isEnumeration, !property.isArray {
      let key = SwiftLiteral.string(ClassNames.identifier(property.name))
      let number = "(response.intentValue(\(key)) as Foundation.NSNumber?)"
      return "\(number).\(mayFail ? "flatMap" : "map") { \(element) }"
    }
    let value = "response.\(ClassNames.member(property.name))"
    let method = mayFail ? (property.isArray ? "compactMap" : "flatMap") : "map"
    let converted =
      element == "$0" ? value : "\(value)\(property.isArray ? "?" : "").\(method) { \(element) }"
    return property.isArray ? "\(converted) ?? []" : converted
  }

  private func renderPerformer(into writer: inout SwiftWriter) {
    let answer = "\(scope)\(response.response)"
    writer.line()
    writer.comment([
      "Implements ``\(response.performer)`` with the handler of the app's intents extension.",
      "Calls only `handle`, not `confirm` or the methods that resolve parameters.",
    ])
    writer.line(AvailabilityAttribute.options + " @available(tvOS, unavailable)")
    writer.deprecation(of: response.intent)
    writer.block("nonisolated \(access)struct \(response.handlerPerformer): \(scope)\(response.performer)") {
      writer in
      let methods = response.asked.map(\.method)
      let configuration = "\(scope)\(response.named.configuration)"
      let source = HandlerSourceRenderer(intent: intent, access: access)
      source.renderProperty(into: &writer)
      for method in methods { writer.line("private let \(method): \(bool)") }
      writer.line()
      source.renderInitializers(methods.map { ($0, bool) }, into: &writer)
      for method in methods {
        writer.line()
        writer.line(
          "\(access)func \(method)(for configuration: \(configuration)) async -> \(bool) { \(method) }"
        )
      }
      writer.line()
      writer.block(
        "\(access)func perform(_ configuration: \(configuration)) async throws -> \(answer)"
      ) { writer in
        writer.line("let intent = \(intent.type.declared)(configuration)")
        writer.line("let handler = try await handler(for: intent)")
        // The handler of a widget's intent may not implement `handle(intent:completion:)`. If so, tell the
        // system to open the app.
        let isOptional = response.intent.isEligibleForWidgets
        if isOptional {
          // In asynchronous code, a direct call causes a warning, because the method also has an asynchronous
          // version.
          writer.line("let method = { handler.handle(intent:completion:) }")
          writer.line("guard let handle = method() else { return .continueInApp }")
        }
        let call = isOptional ? "handle(intent, $0)" : "handler.handle(intent: intent, completion: $0)"
        writer.line("let response = try await IntentRuntime.HandlerAnswer.first(from: handler) { \(call) }")
        writer.line("return \(answer)(response)")
      }
    }
  }
}

/// Renders how an adapter gets a handler each time that it needs one.
struct HandlerSourceRenderer {
  let intent: ClassNames.Intent
  let access: String

  private var source: String {
    "IntentRuntime.HandlerSource<\(intent.type.declared), any \(intent.handling)>"
  }

  func renderProperty(into writer: inout SwiftWriter) { writer.line("private let handler: \(source)") }

  /// - Parameter flags: Further properties, with their types.
  func renderInitializers(_ flags: [(name: String, type: String)] = [], into writer: inout SwiftWriter) {
    let parameters = flags.map { ", \($0.name): \($0.type) = true" }.joined()
    let arguments = flags.map { ", \($0.name): \($0.name)" }.joined()
    let note = flags.isEmpty ? [] : ["Pass `false` for each value without which the handler works."]
    writer.comment(
      ["Evaluates the expression whenever it needs a handler: a new one if that makes one."] + note
    )
    writer.block("\(access)init(_ handler: @autoclosure @escaping () -> any \(intent.handling)\(parameters))")
    {
      $0.line("self.init(IntentRuntime.HandlerSource(handler)\(arguments))")
    }
    writer.line()
    writer.comment(["Asks for a handler whenever it needs one."] + note)
    writer.block("\(access)init(_ handler: \(source)\(parameters))") { writer in
      writer.line("self.handler = handler")
      for (name, _) in flags { writer.line("self.\(name) = \(name)") }
    }
  }
}

/// Renders performers in a module that imports the classes.
package struct ImportedPerformers: Sendable {
  private let classNames: ClassNames
  /// The intents by their names.
  private let intents: [String: ClassNames.Intent]
  private let access: String

  package init(_ module: ModuleSchema, _ names: ModuleNames, _ options: GenerationOptions) {
    var classNames = ClassNames(module, names, classPrefix: options.classPrefix ?? "")
    classNames.namespace = names.namespace
    self.classNames = classNames
    intents = Dictionary(classNames.intents.joined().map { ($0.schema.configuration.name, $0) }) { first, _ in
      first
    }
    access = options.accessLevel.modifier
  }

  /// Returns the name of the performer; `nil` if a type has no conversion, so that there is none.
  package func render(_ response: PlainResponse, into writer: inout SwiftWriter) -> String? {
    guard let intent = intents[response.intent.configuration.name],
      let renderer = HandlerPerformerRenderer(response, intent, classNames, access: access)
    else { return nil }
    renderer.render(into: &writer)
    return renderer.name
  }
}
