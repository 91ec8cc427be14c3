import IntentCompiler
import IntentDefinition
import IntentSchema

/// Renders the class of an intent, and the protocol of its handler.
struct IntentClassRenderer {
  let intent: DefinitionSchema.Intent
  let definition: Definition.Intent
  let intentNames: ClassNames.Intent
  let names: ClassNames
  /// Includes a space; empty for `internal`.
  let access: String

  func render(into writer: inout SwiftWriter) {
    let type = intentNames.type
    writer.line(AvailabilityAttribute.intents)
    writer.deprecation(of: intent)
    writer.line("@objc(\(type.objectiveC))")
    writer.block("nonisolated \(access)class \(type.declared): \(intents("INIntent"))") { writer in
      writer.line()
      for parameter in intent.configuration.parameters {
        property(parameter.name, parameter.type, parameter.isArray, into: &writer)
      }
      if !intent.configuration.parameters.isEmpty { writer.line() }
    }
    writer.line()
    HandlingRenderer(intent: self).render(into: &writer)
    writer.line()
    ResponseRenderer(intent: self).render(into: &writer)
    for (schema, parameter) in resolved where !parameter.unsupportedReasons.isEmpty {
      renderReasons(schema, parameter, into: &writer)
    }
  }

  func intents(_ name: String) -> String { names.imported(name, from: "Intents") }

  func swift(_ name: String) -> String { names.imported(name, from: "Swift") }

  var parameters: [(ParameterSchema, Definition.Parameter)] {
    Array(zip(intent.configuration.parameters, definition.parameters))
  }

  var resolved: [(ParameterSchema, Definition.Parameter)] {
    parameters.filter { $0.1.supportsResolution?.value == true }
  }

  func resolution(_ schema: ParameterSchema, _ parameter: Definition.Parameter) -> String {
    parameter.unsupportedReasons.isEmpty
      ? ClassType(schema.type, names).resolution : intentNames.resolution(schema.name)
  }

  func property(_ name: String, _ type: ParameterType, _ isArray: Bool, into writer: inout SwiftWriter) {
    let type = ClassType(type, names)
    if type.isLater { writer.line(AvailabilityAttribute.laterType) }
    if !type.isOnMac(isArray: isArray) { writer.line(AvailabilityAttribute.notOnMac) }
    writer.line(
      "@NSManaged \(access)var \(ClassNames.member(name)): \(type.property(isArray: isArray))"
    )
  }

  private func renderReasons(
    _ schema: ParameterSchema,
    _ parameter: Definition.Parameter,
    into writer: inout SwiftWriter
  ) {
    let reason = intentNames.unsupportedReason(schema.name)
    let resolution = intentNames.resolution(schema.name)
    writer.line()
    writer.line(AvailabilityAttribute.resolution)
    writer.block("@objc nonisolated \(access)enum \(reason): \(swift("Int"))") { writer in
      for (index, name) in ClassNames.reasons(parameter).enumerated() {
        writer.line(index == 0 ? "case \(name) = 1" : "case \(name)")
      }
    }
    writer.line()
    let type = ClassType(schema.type, names)
    writer.line(AvailabilityAttribute.resolution)
    if !type.isResolvedOnMac { writer.line(AvailabilityAttribute.notOnMac) }
    writer.line("@objc(\(resolution))")
    writer.block("nonisolated \(access)class \(resolution): \(type.resolution)") {
      $0.line("@objc(unsupportedForReason:)")
      $0.block("\(access)class func unsupported(forReason reason: \(reason)) -> Self") {
        $0.line("return __unsupported(withReason: reason.rawValue)")
      }
    }
  }
}
