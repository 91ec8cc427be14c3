import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentSchema

/// Renders `perform()` of an action, with its dialogs and errors.
struct ActionRenderer {
  let action: AppAction
  let plan: IntentPlan
  let file: AppIntentsFile

  private var names: ModuleNames { file.names }

  private var result: String {
    var parts = [names.appIntents("IntentResult")]
    if let output = action.output { parts.append("\(names.appIntents("ReturnsValue"))<\(output.swiftType)>") }
    if action.hasDialog { parts.append(names.appIntents("ProvidesDialog")) }
    return "some " + parts.joined(separator: " & ")
  }

  func render(into writer: inout SwiftWriter) {
    let source = action.performer.source
    let dependency = names.wrapper("Dependency", "AppDependency")
    let parameters = plan.parameters.compactMap { $0.map { SwiftIdentifier.unquoted($0.name) } }
    var property = "performer"
    while parameters.contains(property) { property += "_" }
    writer.line("\(dependency)(default: nil as \(source)?) private var \(property): \(source)?")
    writer.line()
    let isWidget = plan.intent.isEligibleForWidgets
    writer.comment([
      "Calls the registered ``\(action.performer.name)``.\(isWidget ? " A widget does not." : "")"
    ])
    writer.block("\(file.access)func perform() async throws -> \(result)") { writer in
      writer.line(
        "guard let \(property) else { throw \(file.appNames.missingDependency)(name: \(SwiftLiteral.string(source))) }"
      )
      for asked in action.response.asked { renderRequest(asked, property, into: &writer) }
      writer.line("switch try await \(property).performer.perform(\(plan.configurationProperty)) {")
      for element in cases where element.isSuccess || element.hasText { renderCase(element, into: &writer) }
      renderFailures(into: &writer)
      writer.line("}")
    }
  }

  private func renderRequest(
    _ asked: PlainResponse.Asked,
    _ performer: String,
    into writer: inout SwiftWriter
  ) {
    guard
      let parameter = plan.parameters.lazy.compactMap(\.self).first(where: {
        $0.schema.name == asked.parameter
      })
    else { return }
    let configuration = plan.configurationProperty
    let isShown = "\(configuration).isVisible(\(SwiftLiteral.string(asked.parameter))) == true"
    let isWanted = "await \(performer).performer.\(asked.method)(for: \(configuration))"
    writer.block("if self.\(parameter.name) == nil, \(isShown), \(isWanted)") { writer in
      let dialog = PromptDialogs.text(PromptDialogs.request, of: parameter).map(file.resources.dialog)
      let value = "self.\(parameter.name) = try await self.$\(SwiftIdentifier.unquoted(parameter.name))"
      writer.write(
        dialog.map { SwiftExpression("\(value).requestValue(", [$0]) } ?? "\(value).requestValue()"
      )
    }
  }

  /// The response codes. In an intent that opens the app, `continueInApp` is a success.
  private var cases: [PlainResponse.Case] {
    action.response.cases.map { element in
      guard plan.opensApp, element.name == "continueInApp" else { return element }
      var element = element
      element.isSuccess = true
      return element
    }
  }

  private func renderCase(_ element: PlainResponse.Case, into writer: inout SwiftWriter) {
    // A failure shows only one of its two texts.
    let used =
      element.isSuccess
      ? element.placeholders.union([action.output?.property.name ?? ""])
      : Set(Placeholder.all(in: Located(element.text.text)).map(\.parameter.value))
    let bindings = element.labelled.map { value, label in
      used.contains(value.name) ? "let \(label)" : "_"
    }
    let isBound = bindings.contains { $0 != "_" }
    writer.line("case .\(element.swiftName)\(isBound ? "(\(bindings.joined(separator: ", ")))" : ""):")
    writer.indented { writer in
      if element.isSuccess {
        let arguments = [value(of: element)?.labelled("value:"), dialog(of: element)?.labelled("dialog:")]
        writer.write(SwiftExpression("return .result(", arguments.compactMap(\.self)))
      } else {
        writer.write(SwiftExpression("throw \(file.appNames.failure)(", [text(element, element.text)]))
      }
    }
  }

  private func renderFailures(into writer: inout SwiftWriter) {
    let others = cases.filter { !$0.isSuccess && !$0.hasText }.map(\.name)
    let inApp = ["continueInApp", "failureRequiringAppLaunch"]
    for (names, text) in [
      (others.filter(inApp.contains), "Open the app to continue."),
      (others.filter { !inApp.contains($0) }, "The action could not be completed."),
    ] where !names.isEmpty {
      writer.line("case \(names.map { ".\(PlainResponse.caseName($0))" }.joined(separator: ", ")):")
      writer.indented { $0.line("throw \(file.appNames.failure)(\(SwiftLiteral.string(text)))") }
    }
  }

  private func value(of element: PlainResponse.Case) -> SwiftExpression? {
    guard let output = action.output else { return nil }
    guard let value = element.labelled.first(where: { $0.property.name == output.property.name }) else {
      return SwiftExpression("\(output.property.isArray ? "[]" : "nil") as \(output.swiftType)")
    }
    return SwiftExpression(output.type.toApp(value.label, isArray: output.property.isArray, isOptional: true))
  }

  private func dialog(of element: PlainResponse.Case) -> SwiftExpression? {
    guard action.hasDialog else { return nil }
    guard element.hasText else { return SwiftExpression("\(names.appIntents("IntentDialog"))(Self.title)") }
    let full = text(element, element.text)
    guard !element.format.text.isEmpty, !element.conciseFormat.text.isEmpty else {
      return SwiftExpression("\(names.appIntents("IntentDialog"))(", [full])
    }
    let concise = text(element, element.conciseFormat).labelled("supporting:")
    return SwiftExpression("\(names.appIntents("IntentDialog"))(", [full.labelled("full:"), concise])
  }

  private func text(_ element: PlainResponse.Case, _ text: LocalizedText) -> SwiftExpression {
    let resource = file.resources.expression(text, or: "")
    let named = Placeholder.all(in: Located(text.text)).map(\.parameter.value)
    let values = element.labelled.filter { named.contains($0.property.name) }.map(filling)
    guard !named.isEmpty else { return resource }
    let type = names.foundation("LocalizedStringResource")
    return SwiftExpression(
      "\(type)(",
      [resource.labelled("filling:"), values.isEmpty ? "[:]" : SwiftExpression("[", values, "]")]
    )
  }

  private func filling(_ property: ObjectSchema.Property, _ label: String) -> SwiftExpression {
    let name = SwiftLiteral.string(property.name)
    if property.isArray { return "\(name): .array(\(label).map(\\.parameterValue))" }
    let value = names.runtime("ParameterValue")
    let string = names.swift("String")
    return switch property.type {
    case .enumeration(let enumeration) where file.appNames.enums[enumeration] != nil:
      SwiftExpression(
        "\(name): \(label).map { \(value).string(\(string)(localized: "
          + "\(file.appNames.enums[enumeration] ?? "")($0).localizedStringResource)) }"
      )
    case .date: "\(name): \(label).map { \(value).string($0.formatted()) }"
    default: "\(name): \(label)?.parameterValue"
    }
  }
}

extension PlainResponse.Case {
  fileprivate var placeholders: Set<String> {
    Set([format, conciseFormat].flatMap { Placeholder.all(in: Located($0.text)) }.map(\.parameter.value))
  }
}
