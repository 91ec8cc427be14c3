import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// The response of an intent that runs as a plain enum, with everything that its performer needs.
package struct PlainResponse: Sendable {
  /// A case of the enum: a response code with the values that its texts name.
  package struct Case: Sendable {
    package let name: String
    package var isSuccess: Bool
    package let format: LocalizedText
    package let conciseFormat: LocalizedText
    /// The values that the texts name and, for a success, the output.
    package let values: [ObjectSchema.Property]

    /// The full text, or else the short one.
    package var text: LocalizedText { format.text.isEmpty ? conciseFormat : format }

    package var swiftName: String { PlainResponse.caseName(name) }
    /// The values with their labels.
    package var labelled: [(property: ObjectSchema.Property, label: String)] {
      values.map { ($0, ClassNames.member($0.name)) }
    }
  }

  let named: NamedIntent
  let names: ModuleNames
  private let base: String

  package var intent: DefinitionSchema.Intent { named.schema }

  /// `nil` for an intent that only configures widgets.
  package init?(_ intent: NamedIntent, _ names: ModuleNames) {
    guard intent.schema.runs else { return nil }
    base = ConfigurationName.base(configuration: SwiftIdentifier.unquoted(intent.configuration))
    named = intent
    self.names = names
  }

  package var response: String { "\(base)Response" }
  package var handlerPerformer: String { "\(base)HandlerPerformer" }
  package var performer: String {
    "\(ConfigurationName.appIntents(className: intent.configuration.className))Performer"
  }

  /// Every response also has these codes.
  private static let further = ["ready", "continueInApp", "inProgress", "failureRequiringAppLaunch"]

  /// First the definition's codes, without repeated ones, then the codes that every response has. A success
  /// always carries the output, even if its text doesn't name it.
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

  /// The parameters that Siri can ask for, so a handler resolves them.
  var resolved: [(parameter: LoweredParameter, plainName: String)] {
    named.loweredParameters.filter { $0.0.definition.supportsResolution?.value == true }
      .map { (parameter: $0, plainName: $1) }
  }

  /// A parameter for which Siri asks, in the definition's words.
  package struct Asked: Sendable {
    package let parameter: String
    /// The name of the method that says whether to ask: `requestsURL`.
    package let method: String
  }

  /// App Intents can only ask for a single value.
  package var asked: [Asked] {
    resolved.compactMap { parameter, plainName in
      let schema = parameter.schema
      guard schema.isConfigurable, !schema.isArray, schema.defaultValue == nil, schema.type.isInAppIntents,
        parameter.definition.asksForValue
      else { return nil }
      return Asked(parameter: schema.name, method: "requests\(ModuleNames.methodName(of: plainName))")
    }
  }

  /// About two codes that would be the same case. `cases` skips other codes of the same name.
  package var diagnostics: [Diagnostic] {
    SharedNames.check(
      named.lowered.definition.response?.codes.map(\.name) ?? [],
      of: "the enum '\(response)'",
      as: { ["text", "text_"].contains(ClassNames.identifier($0)) ? "text_" : $0 },
      in: named.site.response
    )
  }

  // The response has a method named 'text'.
  package static func caseName(_ code: String) -> String {
    let name = ClassNames.member(code)
    return name == "text" ? "text_" : name
  }
}

extension ParameterType {
  /// Whether App Intents have a counterpart.
  package var isInAppIntents: Bool {
    switch self {
    case .speakableString, .untypedObject, .systemEnumeration: false
    case .boolean, .integer, .decimal, .string, .date, .dateComponents, .url, .person, .placemark, .file,
      .currencyAmount, .paymentMethod, .duration, .measurement, .enumeration, .object:
      true
    }
  }
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
  private var types: ParameterTypeRenderer { ParameterTypeRenderer(names: names, scope: names.scope) }

  // As in Apple's response, every value can be missing: 'nil', or an empty list.
  private func value(_ property: ObjectSchema.Property) -> String {
    let element = types.element(property.type)
    return
      "\(ClassNames.member(property.name)): \(property.isArray ? "[\(element)] = []" : "\(element)? = nil")"
  }

  package func render(into writer: inout SwiftWriter) {
    writer.comment(["What the intent `\(response.intent.configuration.name)` answers when it has run."])
    writer.block(
      "nonisolated \(access)enum \(response.response): \(names.swift("Sendable")), \(names.swift("Hashable"))"
    ) { writer in
      for element in response.cases {
        writer.comment([element.text.text])
        let values = element.values.map(value).joined(separator: ", ")
        writer.line("case \(element.swiftName)\(values.isEmpty ? "" : "(\(values))")")
      }
      writer.line()
      writer.comment(["The text of the definition, with the values in it."])
      let lookup = names.runtime("TextLookup")
      writer.block("\(access)func text(_ lookup: \(lookup) = .base) -> \(names.swift("String"))") { writer in
        writer.line("switch self {")
        for element in response.cases { renderText(element, into: &writer) }
        writer.line("}")
      }
    }
  }

  private func renderText(_ element: PlainResponse.Case, into writer: inout SwiftWriter) {
    let name = element.swiftName
    let stated = element.text
    guard !stated.text.isEmpty else { return writer.line("case .\(name): \"\"") }
    let bindings = element.values.indices.map { "value\($0 + 1)" }
    var arguments = [SwiftLiteral.string(stated.text)]
    if let key = stated.key { arguments.append("key: \(SwiftLiteral.string(key))") }
    if let table = stated.table { arguments.append("table: \(SwiftLiteral.string(table))") }
    let text = "\(names.runtime("LocalizedText"))(\(arguments.joined(separator: ", ")))"
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
}
