import IntentClasses
import IntentCompiler
import IntentSchema

/// Renders an App Intent with its parameters and conversions.
struct IntentRenderer {
  let plan: IntentPlan
  let file: AppIntentsFile

  private var names: ModuleNames { file.names }
  private var intent: DefinitionSchema.Intent { plan.intent }
  private var configuration: ConfigurationSchema { plan.intent.configuration }

  /// Without a sentence or a rule about rows, the intent gets no summary, and people see all rows. An intent
  /// for controls needs a `perform`, even if nothing runs it.
  func render(into writer: inout SwiftWriter) {
    writer.comment([
      configuration.title.text, configuration.description.text, "The App Intent of `\(configuration.name)`.",
    ])
    for attribute in plan.availability.attributes { writer.line(attribute) }
    writer.block("\(file.access)struct \(plan.appNames.intent): \(conformances.joined(separator: ", "))") {
      writer in
      renderFacts(into: &writer)
      let parameters = ParameterRenderer(file: file)
      for parameter in plan.parameters.compactMap(\.self) {
        writer.line()
        writer.comment([parameter.schema.title.text(or: parameter.schema.name)])
        parameters.render(parameter, into: &writer)
      }
      let rows = SummaryTree.rows(plan.parameters.indices.filter { plan.parameters[$0] != nil })
      if let summary = plan.summary ?? (plan.sentences.isEmpty ? nil : rows) {
        writer.line()
        writer.block(
          "\(file.access)static var parameterSummary: some \(names.appIntents("ParameterSummary"))"
        ) {
          SummaryRenderer(file: file, parameters: plan.parameters, sentences: plan.sentences)
            .render(summary, into: &$0)
        }
      }
      writer.line()
      renderConversions(into: &writer)
      if let actionRenderer {
        writer.line()
        actionRenderer.render(into: &writer)
      } else if plan.isControl {
        writer.line()
        renderNoPerform(into: &writer)
      }
    }
  }

  /// Fewer systems support controls, so they need a separate extension.
  func renderControl(into writer: inout SwiftWriter) {
    writer.comment(["Configures controls too."])
    for attribute in Availability.controlAttributes(from: file.minimumSystem) { writer.line(attribute) }
    writer.deprecation(of: intent)
    writer.line(
      "extension \(names.scope)\(plan.appNames.intent): \(names.appIntents("ControlConfigurationIntent")) {}"
    )
  }

  /// Renders the deprecation of an action. Only a newer system knows it, so this is a separate extension.
  func renderDeprecation(into writer: inout SwiftWriter) {
    guard intent.isDeprecated, intent.runs else { return }
    var availability = plan.availability
    availability.formIntersection(.iOS17)
    writer.line()
    for attribute in availability.attributes { writer.line(attribute) }
    writer.block(
      "extension \(names.scope)\(plan.appNames.intent): \(names.appIntents("DeprecatedAppIntent"))"
    ) { writer in
      writer.comment(["What Shortcuts says of the action."])
      let type = "\(names.appIntents("IntentDeprecation"))<\(names.swift("Never"))>"
      writer.block("\(file.access)static var deprecation: \(type)") {
        $0.line("\(names.appIntents("IntentDeprecation"))(message: \"This action is deprecated.\")")
      }
    }
  }

  var actionRenderer: ActionRenderer? {
    plan.action.map { ActionRenderer(action: $0, plan: plan, file: file) }
  }

  private var conformances: [String] {
    var result = intent.runs ? [names.appIntents("AppIntent")] : []
    if intent.isEligibleForWidgets { result.append(names.appIntents("WidgetConfigurationIntent")) }
    if plan.isMigrated { result.append(names.appIntents("CustomIntentMigratedAppIntent")) }
    return result
  }

  private func renderFacts(into writer: inout SwiftWriter) {
    if plan.isMigrated {
      writer.comment([
        intent.isEligibleForWidgets
          ? "The class of the intent. Widgets with its configurations take this intent instead."
          : "The class of the intent. Saved shortcuts with it run this intent instead."
      ])
      writer.line(
        "\(file.access)static let intentClassName = \(SwiftLiteral.string(configuration.className))"
      )
    }
    writer.block("\(file.access)static var title: \(names.foundation("LocalizedStringResource"))") {
      $0.write(file.resources.expression(configuration.title, or: configuration.name))
    }
    if !configuration.description.text.isEmpty {
      let type = names.appIntents("IntentDescription")
      writer.block("\(file.access)static var description: \(type)?") {
        $0.write(
          SwiftExpression("\(type)(", [file.resources.expression(configuration.description, or: "")])
        )
      }
    }
    writer.line(
      "\(file.access)static var isDiscoverable: \(names.swift("Bool")) { \(intent.isConfigurable) }"
    )
    if plan.opensApp {
      writer.line("\(file.access)static var openAppWhenRun: \(names.swift("Bool")) { true }")
    }
  }

  private func renderConversions(into writer: inout SwiftWriter) {
    let type = plan.named.configuration
    let parameters = plan.parameters.compactMap(\.self)
    writer.comment(["Creates an intent in which every parameter has its default."])
    writer.line("\(file.access)init() {}")
    writer.line()
    writer.comment(["Creates an intent with the values of a configuration."])
    writer.line("\(file.access)init(_ configuration: \(type)) {")
    writer.indented { writer in
      if parameters.isEmpty { writer.line("_ = configuration") }
      for parameter in parameters { assignIntent(parameter, into: &writer) }
    }
    writer.line("}")
    writer.line()
    writer.comment(["The values of the parameters; one without a value has the definition's default."])
    writer.block("\(file.access)var \(plan.configurationProperty): \(type)") { writer in
      guard !parameters.isEmpty else {
        writer.line("\(type)()")
        return
      }
      writer.line("var result = \(type)()")
      for parameter in parameters { assignConfiguration(parameter, into: &writer) }
      writer.line("return result")
    }
  }

  private func assignIntent(_ parameter: AppParameter, into writer: inout SwiftWriter) {
    let value = parameter.type.toApp(
      "configuration.\(parameter.plainName)",
      isArray: parameter.schema.isArray,
      isOptional: parameter.schema.defaultValue == nil
    )
    writer.line("self.\(parameter.name) = \(value)")
  }

  private func assignConfiguration(_ parameter: AppParameter, into writer: inout SwiftWriter) {
    let isArray = parameter.schema.isArray
    let isPlainOptional = !isArray && parameter.schema.defaultValue == nil
    let source = ["result", "value"].contains(parameter.name) ? "self.\(parameter.name)" : parameter.name
    if parameter.isOptional, !isPlainOptional {
      writer.line(parameter.assignment(from: source))
    } else {
      let value = parameter.type.toPlain(source, isArray: isArray, isOptional: parameter.isOptional)
      writer.line("result.\(parameter.plainName) = \(value)")
    }
  }

  // Both configuration protocols implement `perform()` by default, so without this method a call would be
  // ambiguous.
  private func renderNoPerform(into writer: inout SwiftWriter) {
    writer.comment(["Is not called: a configuration does nothing."])
    writer.block("\(file.access)func perform() async throws -> \(names.swift("Never"))") {
      $0.line("throw \(names.swift("CancellationError"))()")
    }
  }
}
