import IntentCompiler
import IntentDefinition
import IntentSchema

/// Renders the class of a response, and the enum of its codes.
struct ResponseRenderer {
  let intent: IntentClassRenderer

  /// The codes of every response, in the order of their numbers.
  private static let predefined = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
  ]

  /// Numbers the codes as Apple's tool does: the predefined ones from 0, and the definition's from 100.
  func render(into writer: inout SwiftWriter) {
    let names = intent.intent
    let access = intent.access
    writer.line(AvailabilityAttribute.intents)
    writer.block("@objc nonisolated \(intent.access)enum \(names.responseCode): \(intent.swift("Int"))") {
      writer in
      for (index, name) in Self.predefined.enumerated() {
        writer.line(index == 0 ? "case \(name) = 0" : "case \(name)")
      }
      for (index, code) in codes.filter({ !Self.predefined.contains($0.name) }).enumerated() {
        let name = ClassNames.member(code.name)
        writer.line(index == 0 ? "case \(name) = 100" : "case \(name)")
      }
    }
    writer.line()
    writer.line(AvailabilityAttribute.intents)
    writer.line("@objc(\(names.response))")
    let base = intent.intents("INIntentResponse")
    writer.block("nonisolated \(access)class \(names.response): \(base)") { writer in
      writer.line()
      for parameter in parameters {
        intent.property(parameter.name, parameter.type, parameter.isArray, into: &writer)
      }
      if !parameters.isEmpty { writer.line() }
      writer.line("@objc \(access)fileprivate(set) var code: \(names.responseCode) = .unspecified")
      writer.line()
      writer.line("@objc(initWithCode:userActivity:)")
      let activity = intent.names.imported("NSUserActivity", from: "Foundation")
      writer.block(
        "\(access)convenience init(code: \(names.responseCode), userActivity: \(activity)?)"
      ) {
        $0.line("self.init()")
        $0.line("self.code = code")
        $0.line("self.userActivity = userActivity")
      }
      writer.line()
      for code in codes { renderFactory(code, into: &writer) }
    }
  }

  private var parameters: [ObjectSchema.Property] { intent.intent.schema.response?.parameters ?? [] }

  private var codes: [DefinitionSchema.Response.Code] {
    var seen: Set<String> = [""]
    return (intent.intent.schema.response?.codes ?? []).filter {
      !$0.name.isEmpty && seen.insert(ClassNames.identifier($0.name)).inserted
    }
  }

  private func renderFactory(_ code: DefinitionSchema.Response.Code, into writer: inout SwiftWriter) {
    let values = Placeholder.parameters(in: code, of: parameters)
    guard !values.isEmpty else { return }
    let names = intent.intent
    let labels = values.map { ClassNames.member($0.name) }
    let first = labels.map(SwiftIdentifier.unquoted)
    let selector = ([ClassNames.capitalized(values[0].name)] + first.dropFirst()).map { "\($0):" }.joined()
    // The label is redundant if the code ends with the first value's name: 'failureInvalidItem(_ item:)'.
    let isNamed = code.name.hasSuffix(ClassNames.capitalized(values[0].name))
    let arguments = zip(labels, values).enumerated().map { index, pair in
      let type = ClassType(pair.1.type, intent.names).argument(isArray: pair.1.isArray)
      return "\(index == 0 && isNamed ? "_ " : "")\(pair.0): \(type)"
    }
    let name = ClassNames.member(code.name)
    // A method can't set a property that is unavailable where the method is available.
    if values.contains(where: { ClassType($0.type, intent.names).isLater }) {
      writer.line(AvailabilityAttribute.laterType)
    }
    if values.contains(where: { !ClassType($0.type, intent.names).isOnMac(isArray: $0.isArray) }) {
      writer.line(AvailabilityAttribute.notOnMac)
    }
    writer.line("@objc(\(ClassNames.identifier(code.name))IntentResponseWith\(selector))")
    writer.block(
      "\(intent.access)static func \(name)(\(arguments.joined(separator: ", "))) -> \(names.response)"
    ) { writer in
      var result = "intentResponse"
      while first.contains(result) { result += "_" }
      // A value with this name would hide the class.
      let declared =
        first.contains(names.response)
        ? "\(result): \(names.response) = .init" : "\(result) = \(names.response)"
      writer.line("let \(declared)(code: .\(name), userActivity: nil)")
      for label in labels { writer.line("\(result).\(label) = \(label)") }
      writer.line("return \(result)")
    }
    writer.line()
  }
}

extension Placeholder {
  /// The values that the factory of a code takes, in order.
  package static func parameters(
    in code: DefinitionSchema.Response.Code,
    of all: [ObjectSchema.Property]
  ) -> [ObjectSchema.Property] {
    var seen: Set<String> = []
    let texts = [code.format.text, code.conciseFormat.text]
    return texts.flatMap { Placeholder.all(in: Located($0)) }.compactMap { placeholder in
      let name = placeholder.parameter.value
      guard seen.insert(name).inserted else { return nil }
      return all.first { $0.name == name }
    }
  }
}
