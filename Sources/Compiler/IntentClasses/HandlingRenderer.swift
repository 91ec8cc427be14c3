import IntentCompiler
import IntentDefinition
import IntentSchema

/// Renders the protocol of an intent's handler. Its methods come in pairs with the same selector: one method
/// is asynchronous, the other has a completion handler. A handler implements one of each pair.
struct HandlingRenderer {
  let intent: IntentClassRenderer

  func render(into writer: inout SwiftWriter) {
    let isWidget = names.schema.isEligibleForWidgets
    writer.line(AvailabilityAttribute.intents)
    writer.deprecation(of: names.schema)
    writer.line("@objc(\(names.handling))")
    writer.block(
      "nonisolated \(intent.access)protocol \(names.handling): \(objectProtocol)"
    ) { writer in
      writer.line()
      if !isWidget { run("handle", isOptional: false, into: &writer) }
      for parameter in names.resolved { resolve(parameter, into: &writer) }
      for parameter in dynamics { provide(parameter, into: &writer) }
      run("confirm", isOptional: true, into: &writer)
      if isWidget { run("handle", isOptional: true, into: &writer) }
      for parameter in dynamics { provideDefault(parameter, into: &writer) }
      for parameter in dynamics { provideOldOptions(parameter, into: &writer) }
    }
  }

  private var names: ClassNames.Intent { intent.intent }
  private var objectProtocol: String { intent.names.imported("NSObjectProtocol", from: "Foundation") }
  private var error: String { intent.swift("Error") }
  private var dynamics: [ParameterSchema] {
    names.schema.configuration.parameters.filter { $0.options != .fixed }
  }

  /// - Parameter head: The method with its arguments, without a closing parenthesis.
  private func pair(
    _ head: String,
    renamed: String,
    selector: String,
    label: String,
    completion: String,
    result: String,
    availability: (completion: String?, async: String),
    isOnMac: Bool = true,
    into writer: inout SwiftWriter
  ) {
    if let availability = availability.completion { writer.line(availability) }
    if !isOnMac { writer.line(AvailabilityAttribute.notOnMac) }
    writer.line("@available(*, renamed: \"\(renamed)\")")
    writer.line("@objc(\(selector))")
    writer.line("\(head), \(label): @escaping (\(completion)) -> Swift.Void)")
    writer.line()
    writer.line(availability.async)
    if !isOnMac { writer.line(AvailabilityAttribute.notOnMac) }
    writer.line("@objc(\(selector))")
    writer.line("\(head)) \(result)")
    writer.line()
  }

  private func run(_ method: String, isOptional: Bool, into writer: inout SwiftWriter) {
    pair(
      "\(isOptional ? "optional " : "")func \(method)(intent: \(names.type.declared)",
      renamed: "\(method)(intent:)",
      selector: "\(method)\(names.type.selector):completion:",
      label: "completion",
      completion: names.response,
      result: "async -> \(names.response)",
      availability: (nil, AvailabilityAttribute.resolution),
      into: &writer
    )
  }

  private func resolve(_ parameter: LoweredParameter, into writer: inout SwiftWriter) {
    let schema = parameter.schema
    let name = ClassNames.capitalized(schema.name)
    let one = intent.resolution(parameter)
    let result = schema.isArray ? "[\(one)]" : one
    pair(
      "func resolve\(name)(for intent: \(names.type.declared)",
      renamed: "resolve\(name)(for:)",
      selector: "resolve\(name)For\(names.type.selector):withCompletion:",
      label: "with completion",
      completion: result,
      result: "async -> \(result)",
      availability: (AvailabilityAttribute.resolution, AvailabilityAttribute.resolution),
      isOnMac: ClassType(schema.type, intent.names).isResolvedOnMac,
      into: &writer
    )
  }

  private func provide(_ parameter: ParameterSchema, into writer: inout SwiftWriter) {
    let name = ClassNames.capitalized(parameter.name)
    let isSearch = parameter.options == .searchable
    let objectCollection = intent.intents("INObjectCollection")
    let type = ClassType(parameter.type, intent.names)
    let collection = "\(objectCollection)<\(type.object)>"
    let term = isSearch ? ", searchTerm: \(intent.swift("String"))?" : ""
    pair(
      "func provide\(name)OptionsCollection(for intent: \(names.type.declared)\(term)",
      renamed: "provide\(name)OptionsCollection(for:\(isSearch ? "searchTerm:" : ""))",
      selector: "provide\(name)OptionsCollectionFor\(names.type.selector):"
        + "\(isSearch ? "searchTerm:" : "")withCompletion:",
      label: "with completion",
      completion: "\(collection)?, \(error)?",
      result: "async throws -> \(collection)",
      availability: (AvailabilityAttribute.options, AvailabilityAttribute.options),
      isOnMac: type.isOnMac(isArray: true),
      into: &writer
    )
  }

  private func provideDefault(_ parameter: ParameterSchema, into writer: inout SwiftWriter) {
    let name = ClassNames.capitalized(parameter.name)
    let type = ClassType(parameter.type, intent.names)
    writer.line(AvailabilityAttribute.options)
    if !type.isOnMac(isArray: parameter.isArray) { writer.line(AvailabilityAttribute.notOnMac) }
    writer.line("@objc(default\(name)For\(names.type.selector):)")
    writer.line(
      "optional func default\(name)(for intent: \(names.type.declared)) -> \(type.property(isArray: parameter.isArray))"
    )
    writer.line()
  }

  private func provideOldOptions(_ parameter: ParameterSchema, into writer: inout SwiftWriter) {
    let name = ClassNames.capitalized(parameter.name)
    let type = ClassType(parameter.type, intent.names)
    for line in AvailabilityAttribute.oldOptions { writer.line(line) }
    if !type.isOnMac(isArray: true) { writer.line(AvailabilityAttribute.notOnMac) }
    writer.line("@objc(provide\(name)OptionsFor\(names.type.selector):withCompletion:)")
    writer.line(
      "optional func provide\(name)Options(for intent: \(names.type.declared), "
        + "with completion: @escaping ([\(type.element)]?, \(error)?) -> Swift.Void)"
    )
    writer.line()
  }
}
