import IntentCompiler
import IntentDefinition
import IntentSchema

/// Renders an Intents extension's handler, which calls the plain handler.
struct HandlerBridgeRenderer {
  let response: PlainResponse
  let intent: ClassNames.Intent
  let classNames: ClassNames
  let access: String
  let runsAppIntents: Bool
  let declaresAppIntents: Bool

  private var names: ModuleNames { response.names }
  private var scope: String { names.namespace.map { "\($0)." } ?? "" }
  private var parameters: [ObjectSchema.Property] { response.intent.response?.parameters ?? [] }

  private func conversion(_ type: ParameterType) -> Conversion? {
    Conversion(type, names, classNames, scope: scope)
  }

  /// Whether each type has a conversion.
  var isPossible: Bool {
    HandlerOptionsRenderer.dynamics(response.intent.configuration, response.plain, names, classNames) != nil
      && (parameters.map(\.type) + response.resolved.map(\.schema.type)).allSatisfy { conversion($0) != nil }
  }

  func render(into writer: inout SwiftWriter) {
    renderResponse(into: &writer)
    if response.intent.runs, runsAppIntents { renderPlainResponse(into: &writer) }
    if response.intent.runs, declaresAppIntents {
      HandlerPerformerRenderer(response: response, intent: intent, access: access).render(into: &writer)
    }
    let provider = response.plain.provider.isEmpty ? nil : "any \(scope)\(response.plain.provider)"
    let handling = "any \(scope)\(response.handling)"
    writer.line()
    writer.comment([
      "What an intents extension returns for ``\(intent.type.plain)``. It calls a ``\(response.handling)``."
    ])
    writer.line(AvailabilityAttribute.options + " @available(tvOS, unavailable)")
    writer.deprecation(of: response.intent)
    writer.block(
      "nonisolated \(access)final class \(response.handler): Foundation.NSObject, \(intent.handling)"
    ) { writer in
      writer.line("private let handler: \(handling)")
      if let provider { writer.line("private let provider: \(provider)") }
      writer.line()
      writer.block(
        "\(access)init(_ handler: \(handling)\(provider.map { ", options provider: \($0)" } ?? ""))"
      ) {
        $0.line("self.handler = handler")
        if provider != nil { $0.line("self.provider = provider") }
      }
      for method in ["confirm", "handle"] {
        writer.line()
        writer.block("\(access)func \(method)(intent: \(intent.type.declared)) async -> \(intent.response)") {
          $0.line("\(intent.response)(await handler.\(method)(\(configuration)))")
        }
      }
      for parameter in response.resolved { renderResolution(parameter, into: &writer) }
      renderOptions(into: &writer)
    }
  }

  private var configuration: String { "\(scope)\(response.plain.configuration)(intent)" }

  private func renderResponse(into writer: inout SwiftWriter) {
    writer.line()
    writer.line("@available(tvOS, unavailable)")
    writer.block("nonisolated extension \(intent.response)") { writer in
      writer.comment(["Creates a response from a plain one."])
      writer.block("\(access)convenience init(_ response: \(scope)\(response.response))") { writer in
        writer.line("switch response {")
        for element in response.cases {
          let name = PlainResponse.caseName(element.name)
          let bindings = element.values.indices.map { "let value\($0 + 1)" }.joined(separator: ", ")
          writer.line("case .\(name)\(bindings.isEmpty ? "" : "(\(bindings))"):")
          writer.indented { writer in
            writer.line("self.init(code: .\(ClassNames.member(element.name)), userActivity: nil)")
            for (index, value) in element.values.enumerated() {
              assign(value, "value\(index + 1)", into: &writer)
            }
          }
        }
        writer.line("}")
      }
    }
  }

  private func assign(_ property: ObjectSchema.Property, _ value: String, into writer: inout SwiftWriter) {
    guard let conversion = conversion(property.type) else { return }
    if conversion.isEnumeration, !property.isArray {
      let number = conversion.index(of: value, isOptional: false)
      let key = SwiftLiteral.string(ClassNames.identifier(property.name))
      return writer.line(
        "if let \(value) { self.setValue(Foundation.NSNumber(value: \(number)), forKey: \(key)) }"
      )
    }
    let target = "self.\(ClassNames.member(property.name))"
    let (element, mayFail) = conversion.object("$0")
    let method = mayFail ? (property.isArray ? "compactMap" : "flatMap") : "map"
    writer.line(
      element == "$0" ? "\(target) = \(value)" : "\(target) = \(value).\(method) { \(element) }"
    )
  }

  private func renderPlainResponse(into writer: inout SwiftWriter) {
    writer.line()
    writer.line("@available(tvOS, unavailable)")
    writer.block("nonisolated extension \(scope)\(response.response)") { writer in
      writer.comment(["Creates a response from Apple's."])
      writer.block("\(access)init(_ response: \(intent.response))") { writer in
        writer.line("switch response.code {")
        for element in response.cases {
          let values = zip(element.labels, element.values).map { "\($0): \(plain($1))" }
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
    let converted =
      element == "$0"
      ? value
      : "\(value)\(property.isArray ? "?" : "").\(mayFail ? (property.isArray ? "compactMap" : "flatMap") : "map") { \(element) }"
    return property.isArray ? "\(converted) ?? []" : converted
  }

  private func renderResolution(_ parameter: PlainResponse.Resolved, into writer: inout SwiftWriter) {
    guard let conversion = conversion(parameter.schema.type) else { return }
    let word = ClassNames.capitalized(parameter.schema.name)
    let hasReasons = !parameter.definition.unsupportedReasons.isEmpty
    let type = ClassType(parameter.schema.type, classNames)
    let one = hasReasons ? intent.resolution(parameter.schema.name) : type.resolution
    let isArray = parameter.schema.isArray
    writer.line()
    if !type.isResolvedOnMac { writer.line(AvailabilityAttribute.notOnMac) }
    writer.line(
      "\(access)func resolve\(word)(for intent: \(intent.type.declared)) async -> \(isArray ? "[\(one)]" : one) {"
    )
    writer.indented { writer in
      writer.line("let configuration = \(configuration)")
      let call = "await handler.resolve\(parameter.word)(for: configuration)"
      guard isArray else {
        return renderSwitch("return switch \(call)", conversion, one, parameter, into: &writer)
      }
      writer.line("return (\(call)).enumerated().map { index, resolution -> \(one) in")
      writer.indented { renderSwitch("switch resolution", conversion, one, parameter, into: &$0) }
      writer.line("}")
    }
    writer.line("}")
  }

  private func renderSwitch(
    _ head: String,
    _ conversion: Conversion,
    _ one: String,
    _ parameter: PlainResponse.Resolved,
    into writer: inout SwiftWriter
  ) {
    let (single, mayFail) = conversion.resolution("value")
    let (element, _) = conversion.resolution("$0")
    let optional = element == "$0" ? "value" : "value.\(mayFail ? "flatMap" : "map") { \(element) }"
    let own = own(parameter, conversion).map { "\($0) ?? " } ?? ""
    func factory(_ name: String, _ value: String) -> String {
      "(\(value)).map { \(one).\(name)(with: $0) } ?? \(one).needsValue()"
    }
    writer.line("\(head) {")
    if asksForBoolean(parameter, conversion) {
      let isUnset = "intent.\(ClassNames.member(parameter.schema.name)) == nil"
      writer.line(
        "case .success(let value) where \(isUnset) && value == configuration.\(parameter.plainName): "
          + "\(one).needsValue()"
      )
    }
    writer.line(
      "case .success(let value): "
        + (mayFail ? factory("success", own + single) : "\(one).success(with: \(own)\(single))")
    )
    writer.line(
      "case .confirmationRequired(let value): "
        + (conversion.confirmsValues
          ? factory("confirmationRequired", optional)
          : "\(one).confirmationRequired(with: \(own)\(optional))")
    )
    if conversion.asksWhich {
      let converted =
        element == "$0" ? "values" : "values.\(mayFail ? "compactMap" : "map") { \(element) }"
      writer.line("case .disambiguation(let values): \(one).disambiguation(with: \(converted))")
    } else {
      writer.line("case .disambiguation: \(one).needsValue()")
    }
    writer.line("case .needsValue: \(one).needsValue()")
    writer.line("case .notRequired: \(one).notRequired()")
    if parameter.definition.unsupportedReasons.isEmpty {
      writer.line("case .unsupported: \(one).unsupported()")
    } else {
      let reason = intent.unsupportedReason(parameter.schema.name)
      writer.line("case .unsupported(let reason):")
      writer.line(
        "  reason.flatMap { \(reason)(rawValue: $0.rawValue) }.map { \(one).unsupported(forReason: $0) } "
          + "?? \(one).unsupported()"
      )
    }
    writer.line("}")
  }

  // A plain Boolean can't be 'nil'. So without a default, the system has to ask for the value.
  private func asksForBoolean(_ parameter: PlainResponse.Resolved, _ conversion: Conversion) -> Bool {
    conversion.isBoolean && !parameter.schema.isArray
      && parameter.definition.field.metadata?.defaultValue == nil
  }

  /// Reuses the intent's original value if a handler returned it unchanged, because the original has parts
  /// that the plain type can't hold.
  private func own(_ parameter: PlainResponse.Resolved, _ conversion: Conversion) -> String? {
    guard conversion.losesParts else { return nil }
    let plain = "configuration.\(parameter.plainName)"
    let value = "intent.\(ClassNames.member(parameter.schema.name))"
    return parameter.schema.isArray
      ? "\(plain).intentValue(\(value), at: index, of: value)" : "(value == \(plain) ? \(value) : nil)"
  }

  private func renderOptions(into writer: inout SwiftWriter) {
    let dynamics =
      HandlerOptionsRenderer.dynamics(response.intent.configuration, response.plain, names, classNames) ?? []
    for (parameter, plainName, conversion) in dynamics {
      let word = ClassNames.capitalized(parameter.name)
      let isSearch = parameter.options == .searchable
      let item = ClassType(parameter.type, classNames).object
      writer.line()
      writer.line(
        "\(access)func provide\(word)OptionsCollection(for intent: \(intent.type.declared)"
          + "\(isSearch ? ", searchTerm: Swift.String?" : "")) async throws -> Intents.INObjectCollection<\(item)> {"
      )
      writer.indented { writer in
        writer.line(
          "try await provider.provide\(plainName)OptionsCollection(for: \(configuration)"
            + "\(isSearch ? ", searchTerm: searchTerm" : "")).intentsCollection { \(conversion.objectOption("$0").text) }"
        )
      }
      writer.line("}")
    }
  }
}
