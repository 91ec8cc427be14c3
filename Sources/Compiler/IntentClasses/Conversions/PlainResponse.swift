import IntentCompiler
import IntentDefinition
import IntentSchema

/// The response of an intent as a plain enum, with everything that its handler and performer need.
package struct PlainResponse: Sendable {
  /// A case of the enum: a response code with the values that its texts name.
  package struct Case: Sendable {
    package let name: String
    package var isSuccess: Bool
    package let format: LocalizedText
    package let conciseFormat: LocalizedText
    /// The values that the texts name and, for a success, the output.
    package let values: [ObjectSchema.Property]

    package var swiftName: String { PlainResponse.caseName(name) }
    package var labels: [String] { values.map { ClassNames.member($0.name) } }
  }

  let base: String
  package let intent: DefinitionSchema.Intent
  let definition: Definition.Intent
  let plain: ModuleNames.IntentNames
  let names: ModuleNames

  /// `nil` for an intent that neither runs nor declares a response.
  package init?(
    _ lowered: LoweredIntent,
    _ plain: ModuleNames.IntentNames,
    _ names: ModuleNames
  ) {
    let intent = lowered.schema
    let codes = intent.response?.codes ?? []
    let hasOwn = codes.contains { !["success", "failure"].contains($0.name) }
    guard intent.runs || hasOwn || intent.response?.parameters.isEmpty == false else { return nil }
    base = ConfigurationName.base(configuration: SwiftIdentifier.unquoted(plain.configuration))
    self.intent = intent
    definition = lowered.definition
    self.plain = plain
    self.names = names
  }

  package var response: String { "\(base)Response" }
  var handling: String { "\(base)Handling" }
  var handler: String { "\(base)Handler" }
  package var handlerPerformer: String { "\(base)HandlerPerformer" }
  package var performer: String {
    "\(ConfigurationName.appIntents(className: intent.configuration.className))Performer"
  }

  func reason(_ parameter: Resolved) -> String { "\(base)\(parameter.word)Reason" }

  /// Every response also has these codes.
  static let further = ["ready", "continueInApp", "inProgress", "failureRequiringAppLaunch"]

  package var cases: [Case] {
    var seen: Set<String> = ["", "unspecified"]
    let parameters = intent.response?.parameters ?? []
    var result = (intent.response?.codes ?? []).compactMap { code -> Case? in
      guard seen.insert(ClassNames.identifier(code.name)).inserted, !code.name.isEmpty else { return nil }
      var values = Placeholder.parameters(in: code, of: parameters)
      if code.isSuccess, let output = intent.response?.output,
        !values.contains(where: { $0.name == output })
      {
        values += parameters.filter { $0.name == output }
      }
      return Case(
        name: code.name,
        isSuccess: code.isSuccess,
        format: code.format,
        conciseFormat: code.conciseFormat,
        values: values
      )
    }
    let output = parameters.filter { $0.name == intent.response?.output }
    for name in ["success", "failure"] + Self.further where seen.insert(name).inserted {
      result.append(
        Case(
          name: name,
          isSuccess: ["success", "inProgress"].contains(name),
          format: LocalizedText(""),
          conciseFormat: LocalizedText(""),
          values: name == "success" ? output : []
        )
      )
    }
    return result
  }

  var usesFoundation: Bool {
    (cases.flatMap(\.values).map(\.type) + resolved.map(\.schema.type))
      .contains(where: ParameterTypeRenderer.needsFoundation)
  }

  /// A parameter that Siri can ask for, so a handler resolves it.
  struct Resolved {
    let schema: ParameterSchema
    let definition: Definition.Parameter
    let plainName: String
    let word: String

    /// App Intents can only ask for a single value.
    var isAsked: Bool {
      schema.isConfigurable && !schema.isArray && schema.defaultValue == nil && schema.type.isInAppIntents
        && definition.asksForValue
    }
  }

  var resolved: [Resolved] {
    zip(zip(intent.configuration.parameters, definition.parameters), plain.parameters).compactMap {
      pair,
      name in
      guard pair.1.supportsResolution?.value == true else { return nil }
      return Resolved(
        schema: pair.0,
        definition: pair.1,
        plainName: name,
        word: ModuleNames.methodName(of: name)
      )
    }
  }

  /// A parameter for which Siri asks, in the definition's words.
  package struct Asked: Sendable {
    package let parameter: String
    /// Says whether to ask: `requestsURL`.
    package let method: String
  }

  package var asked: [Asked] {
    resolved.filter(\.isAsked).map { Asked(parameter: $0.schema.name, method: "requests\($0.word)") }
  }

  var declared: [String] {
    [response, handling] + resolved.filter { !$0.definition.unsupportedReasons.isEmpty }.map(reason)
  }

  // The response has a method named 'text'.
  package static func caseName(_ code: String) -> String {
    let name = ClassNames.member(code)
    return name == "text" ? "text_" : name
  }
}

extension Definition.Parameter {
  /// Whether Siri asks for a missing value, in the definition's words.
  package var asksForValue: Bool {
    supportsResolution?.value == true
      && promptDialogs.contains { $0.type?.value == "Primary" && $0.format.text?.value.isEmpty == false }
  }
}

extension DefinitionSchema.Intent {
  package var runs: Bool { !isEligibleForWidgets || isConfigurable }
}

/// Renders the enum of a response.
package struct PlainResponseRenderer {
  let response: PlainResponse
  let access: String

  package init(response: PlainResponse, access: String) {
    self.response = response
    self.access = access
  }

  private var names: ModuleNames { response.names }
  private var scope: String { names.namespace.map { "\($0)." } ?? "" }
  private var types: ParameterTypeRenderer { ParameterTypeRenderer(names: names, scope: scope) }
  private var configuration: String { "\(scope)\(response.plain.configuration)" }

  private func runtime(_ name: String) -> String { names.imported(name, from: .runtime) }
  private func swift(_ name: String) -> String { names.imported(name, from: .swift) }

  // As in Apple's response, every value can be missing: 'nil', or an empty list.
  private func value(_ property: ObjectSchema.Property) -> String {
    let element = types.element(property.type)
    return
      "\(ClassNames.member(property.name)): \(property.isArray ? "[\(element)] = []" : "\(element)? = nil")"
  }

  private func declare(into writer: inout SwiftWriter, _ render: (inout SwiftWriter) -> Void) {
    writer.line()
    guard let namespace = names.namespace else { return render(&writer) }
    writer.block("nonisolated extension \(namespace)", render)
  }

  func render(into writer: inout SwiftWriter) {
    declare(into: &writer, renderResponse)
    for parameter in response.resolved where !parameter.definition.unsupportedReasons.isEmpty {
      declare(into: &writer) { renderReasons(parameter, into: &$0) }
    }
    declare(into: &writer, renderProtocol)
    renderDefaults(into: &writer)
  }

  package func renderResponse(into writer: inout SwiftWriter) {
    writer.comment(["What the intent `\(response.intent.configuration.name)` answers when it has run."])
    writer.block(
      "nonisolated \(access)enum \(response.response): \(swift("Sendable")), \(swift("Hashable"))"
    ) { writer in
      for element in response.cases {
        writer.comment([element.format.text])
        let values = element.values.map(value).joined(separator: ", ")
        writer.line("case \(element.swiftName)\(values.isEmpty ? "" : "(\(values))")")
      }
      writer.line()
      writer.comment(["The text of the definition, with the values in it."])
      let lookup = runtime("TextLookup")
      writer.block("\(access)func text(_ lookup: \(lookup) = .base) -> \(swift("String"))") { writer in
        writer.line("switch self {")
        for element in response.cases { renderText(element, into: &writer) }
        writer.line("}")
      }
    }
  }

  private func renderText(_ element: PlainResponse.Case, into writer: inout SwiftWriter) {
    let name = element.swiftName
    guard !element.format.text.isEmpty else { return writer.line("case .\(name): \"\"") }
    let bindings = element.values.indices.map { "value\($0 + 1)" }
    var arguments = [SwiftLiteral.string(element.format.text)]
    if let key = element.format.key { arguments.append("key: \(SwiftLiteral.string(key))") }
    if let table = element.format.table { arguments.append("table: \(SwiftLiteral.string(table))") }
    let text = "\(runtime("LocalizedText"))(\(arguments.joined(separator: ", ")))"
    guard !bindings.isEmpty else { return writer.line("case .\(name): lookup(\(text), [:])") }
    writer.line("case .\(name)(\(bindings.map { "let \($0)" }.joined(separator: ", "))):")
    writer.indented { writer in
      let values = zip(element.values, bindings).map { property, binding in
        let value =
          property.isArray ? ".array(\(binding).map(\\.parameterValue))" : "\(binding)?.parameterValue"
        return "\(SwiftLiteral.string(property.name)): \(value)"
      }
      writer.line("lookup(\(text), [\(values.joined(separator: ", "))])")
    }
  }

  private func renderReasons(_ parameter: PlainResponse.Resolved, into writer: inout SwiftWriter) {
    writer.comment(["Why a value of `\(parameter.schema.name)` cannot be used."])
    writer.block(
      "nonisolated \(access)enum \(response.reason(parameter)): \(swift("Int")), \(swift("Sendable"))"
    ) { writer in
      let reasons = parameter.definition.unsupportedReasons
      for (index, name) in ClassNames.reasons(parameter.definition).enumerated() {
        writer.comment([reasons[index].format.text?.value ?? ""])
        writer.line("case \(name)\(index == 0 ? " = 1" : "")")
      }
    }
  }

  private func renderProtocol(into writer: inout SwiftWriter) {
    writer.comment(["Runs the intent `\(response.intent.configuration.name)`."])
    writer.deprecation(of: response.intent)
    writer.block("nonisolated \(access)protocol \(response.handling): \(swift("Sendable"))") { writer in
      for parameter in response.resolved {
        writer.comment(["Says whether the value of `\(parameter.schema.name)` can be used."])
        writer.line(
          "func resolve\(parameter.word)(for configuration: \(configuration)) async -> \(result(parameter))"
        )
        writer.line()
      }
      writer.comment(["Says whether the intent can run with these values: `ready`, or why not."])
      writer.line("func confirm(_ configuration: \(configuration)) async -> \(scope)\(response.response)")
      writer.line()
      writer.comment(["Does what the intent says."])
      writer.line("func handle(_ configuration: \(configuration)) async -> \(scope)\(response.response)")
    }
  }

  private func result(_ parameter: PlainResponse.Resolved) -> String {
    let reason =
      parameter.definition.unsupportedReasons.isEmpty
      ? runtime("NoReason") : "\(scope)\(response.reason(parameter))"
    let one = "\(runtime("ParameterResolution"))<\(types.element(parameter.schema.type)), \(reason)>"
    return parameter.schema.isArray ? "[\(one)]" : one
  }

  private func renderDefaults(into writer: inout SwiftWriter) {
    writer.line()
    writer.deprecation(of: response.intent)
    writer.block("nonisolated extension \(scope)\(response.handling)") { writer in
      for parameter in response.resolved {
        let value = "configuration.\(parameter.plainName)"
        writer.block(
          "\(access)func resolve\(parameter.word)(for configuration: \(configuration)) async -> \(result(parameter))"
        ) { writer in
          if parameter.schema.isArray {
            writer.line("\(value).isEmpty ? [.needsValue] : \(value).map { .success($0) }")
          } else if parameter.schema.defaultValue == nil {
            writer.line("\(value).map { .success($0) } ?? .needsValue")
          } else {
            writer.line(".success(\(value))")
          }
        }
        writer.line()
      }
      let answer = "\(scope)\(response.response)"
      writer.line("\(access)func confirm(_ configuration: \(configuration)) async -> \(answer) { .ready }")
    }
  }
}
