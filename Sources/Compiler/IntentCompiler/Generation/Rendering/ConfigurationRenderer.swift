import IntentSchema

/// Renders the struct of an intent.
struct ConfigurationRenderer {
  let intent: NamedIntent
  let file: RenderedFile

  private var names: ModuleNames { file.names }
  private var configuration: ConfigurationSchema { intent.schema.configuration }
  private var types: ParameterTypeRenderer { ParameterTypeRenderer(names: names) }
  private var values: ValueRenderer { ValueRenderer(names: names) }

  func render(into writer: inout SwiftWriter) {
    writer.comment([
      configuration.title.text,
      configuration.description.text,
      "The configuration of the intent `\(configuration.name)`.",
    ])
    writer.deprecation(of: intent.schema)
    let conformance = names.runtime("GeneratedConfiguration")
    writer.type("nonisolated \(file.access)struct \(intent.configuration)", conformance) { writer in
      for (parameter, name) in intent.parameters {
        writer.comment(ParameterComment(parameter, provider: intent.provider).paragraphs)
        writer.write(initialValue(parameter).labelled("\(file.access)var \(name): \(swiftType(parameter)) ="))
        writer.line()
      }
      writer.comment(["Values that could not be decoded; they are written back unchanged."])
      writer.line("\(file.access)var retained = \(names.runtime("RetainedValues"))()")
      writer.line()
      renderInitializers(into: &writer)
      writer.line()
      renderTable(into: &writer)
    }
  }

  private func swiftType(_ parameter: ParameterSchema) -> String {
    let element = types.element(parameter.type)
    if parameter.isArray { return "[\(element)]" }
    return parameter.defaultValue == nil ? "\(element)?" : element
  }

  private func initialValue(_ parameter: ParameterSchema) -> SwiftExpression {
    if parameter.isArray { return "[]" }
    return parameter.defaultValue.flatMap { values.initial($0, parameter.type) } ?? "nil"
  }

  private func renderInitializers(into writer: inout SwiftWriter) {
    writer.comment(["Creates a configuration in which every parameter has its default."])
    writer.line("\(file.access)init() {}")
    guard !configuration.parameters.isEmpty else { return }
    writer.line()
    writer.comment(["Creates a configuration with the given values; omitted parameters have their defaults."])
    let arguments = intent.parameters.map { parameter, name in
      initialValue(parameter).labelled("\(name): \(swiftType(parameter)) =")
    }
    writer.call("\(file.access)init", arguments, " {")
    writer.indented { writer in
      for (_, name) in intent.parameters { writer.line("self.\(name) = \(name)") }
    }
    writer.line("}")
  }

  private func renderTable(into writer: inout SwiftWriter) {
    let table = names.runtime("ParameterTable")
    writer.comment(["The parameters of the definition. `visibleParameters(for:)` lists those that show."])
    guard !configuration.parameters.isEmpty else {
      writer.call("\(file.access)static let parameters = \(table)<Self>", tableArguments)
      return
    }
    writer.line("\(file.access)static let parameters: \(table)<Self> = {")
    writer.indented { writer in
      writer.call("var table = \(table)<Self>", tableArguments)
      for (parameter, name) in intent.parameters { writer.call("table.add", arguments(parameter, name)) }
      writer.line("return table")
    }
    writer.line("}()")
  }

  private var tableArguments: [SwiftExpression] {
    var arguments: [SwiftExpression] = [
      .text(configuration.name),
      .text("className", configuration.className),
      .text("strings", file.strings),
      .text("title", configuration.title.text),
    ]
    if let key = configuration.title.key { arguments.append(.text("titleKey", key)) }
    if !configuration.description.text.isEmpty {
      arguments.append(.text("description", configuration.description.text))
    }
    if let key = configuration.description.key {
      arguments.append(.text("descriptionKey", key))
    }
    return arguments
  }

  private func arguments(_ parameter: ParameterSchema, _ name: String) -> [SwiftExpression] {
    var arguments: [SwiftExpression] = [
      "\\.\(name)",
      .text(parameter.name),
      "tag: \(SwiftLiteral.integer(parameter.tag))",
      .text(parameter.title.text),
    ]
    if let key = parameter.title.key { arguments.append(.text("key", key)) }
    if let type = types.expression(parameter.type) { arguments.append(type.labelled("type:")) }
    switch parameter.options {
    case .fixed: break
    case .dynamic: arguments.append("options: .dynamic")
    case .searchable: arguments.append("options: .searchable")
    }
    if let sizes = parameter.arraySizes { arguments.append(expression(sizes).labelled("sizes:")) }
    if let rule = parameter.visibility { arguments.append(values.rule(rule).labelled("shownWhile:")) }
    if parameter.isArray, let value = parameter.defaultValue.flatMap(values.dynamic) {
      arguments.append(value.labelled("elementDefault:"))
    }
    if !parameter.isConfigurable { arguments.append("isConfigurable: false") }
    if let formerly = SwiftExpression.formerly(parameter.formerly) { arguments.append(formerly) }
    return arguments
  }

  private func expression(_ sizes: ArraySizes) -> SwiftExpression {
    let entries = ConfigurationFamily.allCases.compactMap { family in
      sizes.maximumCount(for: family).map {
        SwiftExpression(".\(family.rawValue): \(SwiftLiteral.integer($0))")
      }
    }
    let type = names.runtime("ArraySizes")
    return entries.isEmpty ? "\(type)([:])" : SwiftExpression("\(type)([", entries, "])")
  }
}
