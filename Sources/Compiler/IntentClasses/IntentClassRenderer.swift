import IntentCompiler
import IntentDefinition
import IntentSchema

/// Renders the class of an intent, and the protocol of its handler.
struct IntentClassRenderer {
  let intent: ClassNames.Intent
  let names: ClassNames
  /// Includes a space; empty for `internal`.
  let access: String

  func render(into writer: inout SwiftWriter) {
    let type = intent.type
    writer.line(AvailabilityAttribute.intents)
    writer.deprecation(of: intent.schema)
    writer.line("@objc(\(type.objectiveC))")
    writer.block("nonisolated \(access)class \(type.declared): \(intents("INIntent"))") { writer in
      writer.line()
      for parameter in intent.schema.configuration.parameters {
        property(parameter.name, parameter.type, parameter.isArray, into: &writer)
      }
      if !intent.schema.configuration.parameters.isEmpty { writer.line() }
    }
    writer.line()
    HandlingRenderer(intent: self).render(into: &writer)
    writer.line()
    ResponseRenderer(intent: self).render(into: &writer)
    for parameter in intent.resolved where !parameter.definition.unsupportedReasons.isEmpty {
      renderReasons(parameter, into: &writer)
    }
  }

  func intents(_ name: String) -> String { names.imported(name, from: "Intents") }

  func swift(_ name: String) -> String { names.imported(name, from: "Swift") }

  func resolution(_ parameter: LoweredParameter) -> String {
    parameter.definition.unsupportedReasons.isEmpty
      ? ClassType(parameter.schema.type, names).resolution : intent.resolution(parameter.schema.name)
  }

  func property(_ name: String, _ type: ParameterType, _ isArray: Bool, into writer: inout SwiftWriter) {
    let type = ClassType(type, names)
    if type.isLater { writer.line(AvailabilityAttribute.laterType) }
    if !type.isOnMac(isArray: isArray) { writer.line(AvailabilityAttribute.notOnMac) }
    writer.line(
      "@NSManaged \(access)var \(ClassNames.member(name)): \(type.property(isArray: isArray))"
    )
  }

  private func renderReasons(_ parameter: LoweredParameter, into writer: inout SwiftWriter) {
    let reason = intent.unsupportedReason(parameter.schema.name)
    let resolution = intent.resolution(parameter.schema.name)
    writer.line()
    writer.line(AvailabilityAttribute.resolution)
    writer.block("@objc nonisolated \(access)enum \(reason): \(swift("Int"))") { writer in
      for (index, name) in ClassNames.reasons(parameter.definition).enumerated() {
        writer.line(index == 0 ? "case \(name) = 1" : "case \(name)")
      }
    }
    writer.line()
    let type = ClassType(parameter.schema.type, names)
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
