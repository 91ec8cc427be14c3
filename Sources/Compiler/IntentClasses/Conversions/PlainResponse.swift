import IntentCompiler
import IntentDefinition
import IntentSchema

/// The names of the plain response and handler of an intent, and what they hold.
struct PlainResponse {
  /// A case of the response.
  struct Case {
    /// The name of the code.
    let name: String
    let format: LocalizedText
    /// The values in its text, and the output of a success.
    let values: [ObjectSchema.Property]
  }

  let base: String
  let intent: DefinitionSchema.Intent
  let definition: Definition.Intent
  let plain: ModuleNames.IntentNames
  let names: ModuleNames

  /// - Returns: `nil` for an intent that only configures a widget.
  init?(
    _ intent: DefinitionSchema.Intent,
    _ definition: Definition.Intent,
    _ plain: ModuleNames.IntentNames,
    _ names: ModuleNames
  ) {
    let codes = intent.response?.codes ?? []
    let hasOwn = codes.contains { !["success", "failure"].contains($0.name) }
    guard !intent.isEligibleForWidgets || hasOwn || intent.response?.parameters.isEmpty == false else {
      return nil
    }
    base = ConfigurationName.base(configuration: SwiftIdentifier.unquoted(plain.configuration))
    self.intent = intent
    self.definition = definition
    self.plain = plain
    self.names = names
  }

  var response: String { "\(base)Response" }
  var handling: String { "\(base)Handling" }
  var handler: String { "\(base)Handler" }

  func reason(_ parameter: Resolved) -> String { "\(base)\(parameter.word)Reason" }

  /// Codes that every response has and that a handler can return.
  static let further = ["ready", "continueInApp", "inProgress", "failureRequiringAppLaunch"]

  /// The cases of the definition, then those that every response has.
  var cases: [Case] {
    var seen: Set<String> = ["", "unspecified"]
    let parameters = intent.response?.parameters ?? []
    var result = (intent.response?.codes ?? []).compactMap { code -> Case? in
      guard seen.insert(ClassNames.identifier(code.name)).inserted, !code.name.isEmpty else { return nil }
      var values = Placeholder.parameters(in: code.format, of: parameters)
      if code.isSuccess || code.name == "success", let output = intent.response?.output,
        !values.contains(where: { $0.name == output })
      {
        values += parameters.filter { $0.name == output }
      }
      return Case(name: code.name, format: code.format, values: values)
    }
    for name in ["success", "failure"] + Self.further where seen.insert(name).inserted {
      result.append(Case(name: name, format: LocalizedText(""), values: []))
    }
    return result
  }

  /// Whether its declarations use a type from Foundation.
  var usesFoundation: Bool {
    (cases.flatMap(\.values).map(\.type) + resolved.map(\.schema.type))
      .contains(where: ParameterTypeRenderer.needsFoundation)
  }

  /// A parameter that the system can ask for.
  struct Resolved {
    let schema: ParameterSchema
    let definition: Definition.Parameter
    /// Its property in the configuration.
    let plainName: String
    /// Its name in the name of a method.
    let word: String
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

  /// The names that it declares outside of Apple's framework.
  var declared: [String] {
    [response, handling] + resolved.filter { !$0.definition.unsupportedReasons.isEmpty }.map(reason)
  }

  /// The case of a code. The response has a method `text`.
  static func caseName(_ code: String) -> String {
    let name = ClassNames.member(code)
    return name == "text" ? "text_" : name
  }
}
