import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Renders the query or options provider of a parameter.
struct QueryRenderer {
  let parameter: AppParameter
  let plan: IntentPlan
  let file: AppIntentsFile

  private var names: ModuleNames { file.names }

  private var provide: String {
    "provide\(ModuleNames.methodName(of: parameter.plainName))OptionsCollection"
  }
  private var defaultMethod: String { "default\(ModuleNames.methodName(of: parameter.plainName))" }
  private var isSearchable: Bool { parameter.schema.options == .searchable }

  private var dependencies: [(parameter: AppParameter, name: String)] {
    var taken: Set<String> = ["Protocol", "Type", "chosen", "lookup", "options", "source"]
    return parameter.view.dependencies.compactMap { plan.parameters[$0] }.map { other in
      var name = SwiftIdentifier.unquoted(other.name)
      while !taken.insert(name).inserted { name += "_" }
      return (other, SwiftIdentifier.quoted(name))
    }
  }

  /// Dependencies come first: they give the provider what people chose for other parameters. A query finds
  /// the entities of stored identifiers, too; other values are stored themselves.
  func render(into writer: inout SwiftWriter) {
    guard let name = parameter.optionsType, let source = plan.appNames.source else { return }
    let base =
      parameter.isQuery ? (isSearchable ? "EntityStringQuery" : "EntityQuery") : "DynamicOptionsProvider"
    writer.comment([
      "Offers the options of ``\(plan.appNames.intent)/\(SwiftIdentifier.unquoted(parameter.name))``.",
      comment,
    ])
    for attribute in plan.availability.attributes { writer.line(attribute) }
    writer.block("\(file.access)struct \(name): \(names.appIntents(base))") { writer in
      for (other, name) in dependencies {
        writer.line(
          "@\(names.appIntents("IntentParameterDependency"))<\(plan.appNames.intent)>(\(other.keyPath))"
        )
        writer.line("private var \(name)")
      }
      let dependency = names.wrapper("Dependency", "AppDependency")
      writer.line("\(dependency)(default: nil as \(source)?) private var source: \(source)?")
      writer.line()
      writer.line("nonisolated \(file.access)init() {}")
      writer.line()
      if parameter.isQuery { renderLookup(name, into: &writer) }
      renderChosen(into: &writer)
      writer.line()
      renderOptions(from: source, into: &writer)
      writer.line()
      if parameter.isQuery { renderEntities(into: &writer) } else { renderResults(into: &writer) }
      writer.line()
      renderDefault(into: &writer)
    }
  }

  private var comment: String {
    let names = parameter.view.dependencies.compactMap { plan.parameters[$0].map { "`\($0.schema.name)`" } }
    if !names.isEmpty {
      return "Its provider sees what people chose for \(names.listed)"
        + (parameter.view.seesDefaults ? ", and the defaults of all other parameters." : ".")
    }
    guard parameter.view.seesDefaults else { return "" }
    return "Its provider sees the defaults of all other parameters"
      + (parameter.view.isDecided ? "." : ", unless `dependsOn` in 'intentc.json' names those that it reads.")
  }

  /// Renders the configuration that the provider gets, from a dependency for each parameter: one empty
  /// parameter would make a shared dependency empty.
  private func renderChosen(into writer: inout SwiftWriter) {
    let type = plan.named.configuration
    writer.block("private var chosen: \(type)") { writer in
      guard !dependencies.isEmpty else {
        writer.line("\(type)()")
        return
      }
      writer.line("var result = \(type)()")
      for (other, name) in dependencies {
        writer.line(other.assignment(from: "self.\(name)?.\(other.name)"))
      }
      writer.line("return result")
    }
  }

  private func renderLookup(_ name: String, into writer: inout SwiftWriter) {
    let type = "\(names.runtime("ObjectLookup"))<\(parameter.type.plainName)>"
    let query = SwiftLiteral.string(SwiftIdentifier.unquoted(name))
    writer.line("private var lookup: \(type) { .init(\(query)) }")
    writer.line()
  }

  private func renderOptions(from source: String, into writer: inout SwiftWriter) {
    let term = isSearchable ? "_ searchTerm: \(names.swift("String"))? = nil" : ""
    let argument = isSearchable ? ", searchTerm: searchTerm" : ""
    writer.block(
      "private func options(\(term)) async throws -> \(names.runtime("OptionsCollection"))<\(parameter.type.plainName)>"
    ) { writer in
      let name = SwiftLiteral.string(source)
      writer.line("guard let source else { throw \(file.appNames.missingDependency)(name: \(name)) }")
      writer.line("return try await source.provider.\(provide)(for: chosen\(argument))")
    }
  }

  private func renderEntities(into writer: inout SwiftWriter) {
    let string = names.swift("String")
    let entity = parameter.type.name
    let collection = "\(names.appIntents("IntentItemCollection"))<\(entity)>"
    writer.comment([
      "Returns an entity for each chosen object, except for objects that the provider does not have any more."
    ])
    writer.block("\(file.access)func entities(for identifiers: [\(string)]) async throws -> [\(entity)]") {
      writer in
      writer.line("let found = await lookup.options(for: identifiers) {")
      writer.indented {
        $0.line("try await source?.provider.\(parameter.plainName)(withIdentifiers: $0, for: chosen)")
      }
      writer.line("} among: {")
      writer.indented { $0.line("try await options()") }
      writer.line("}")
      writer.line("return found.map { \(entity)(option: $0) }")
    }
    let item = "\(names.appIntents("IntentItem"))(\(entity)(option: $0))"
    writer.line()
    writer.block("\(file.access)func suggestedEntities() async throws -> \(collection)") {
      $0.line("\(names.appIntents("IntentItemCollection"))(lookup.noting(try await options())) { \(item) }")
    }
    guard isSearchable else { return }
    writer.line()
    writer.block("\(file.access)func entities(matching string: \(string)) async throws -> \(collection)") {
      $0.line(
        "\(names.appIntents("IntentItemCollection"))(lookup.noting(try await options(string))) { \(item) }"
      )
    }
  }

  private func renderResults(into writer: inout SwiftWriter) {
    let collection = names.appIntents("IntentItemCollection")
    let item = names.appIntents("IntentItem")
    writer.block("\(file.access)func results() async throws -> \(collection)<\(parameter.type.name)>") {
      writer in
      writer.line("\(collection)(try await options()) { option in")
      writer.indented { writer in
        let value = parameter.type.toApp("option.value")
        writer.line(
          parameter.type.mayFailToApp
            ? "\(value).map { \(item)($0, option) }" : "\(item)(\(value), option)"
        )
      }
      writer.line("}")
    }
  }

  private func renderDefault(into writer: inout SwiftWriter) {
    let isArray = parameter.schema.isArray
    let type = isArray ? "[\(parameter.type.name)]" : parameter.type.name
    writer.comment(["The value in a new widget."])
    writer.block("\(file.access)func defaultResult() async -> \(type)?") { writer in
      writer.line("let value = try? await source?.provider.\(defaultMethod)(for: chosen)")
      let known = parameter.isQuery ? "lookup.noting(value)" : "value"
      let value = parameter.type.toApp(known, isArray: isArray, isOptional: false)
      let fallback = fallback.map { " ?? \($0)" } ?? ""
      if parameter.type.mayFailToApp, !isArray {
        writer.line("return value.flatMap { value in \(value) }")
      } else if value == "value" {
        writer.line("return value\(fallback)")
      } else {
        writer.line("return value.map { value in \(value) }\(fallback)")
      }
    }
  }

  private var fallback: String? {
    if parameter.schema.isArray { return "[]" }
    // A number without its unit is only valid in the parameter's declaration.
    guard parameter.defaultValue != nil, parameter.unit != nil else { return parameter.defaultValue }
    return parameter.type.toApp("\(plan.named.configuration)().\(parameter.plainName)")
  }
}
