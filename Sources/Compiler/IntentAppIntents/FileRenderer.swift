import IntentClasses
import IntentCompiler
import IntentSchema

/// Renders the file with the App Intents of a definition.
struct FileRenderer: Sendable {
  let module: ModuleSchema
  let plans: [[IntentPlan]]
  let names: ModuleNames
  let appNames: AppIntentsNames
  let options: GenerationOptions
  private let queries: [String: Query]
  /// `nil` if this module has the classes, or none.
  private let performers: ImportedPerformers?

  private typealias Query = (name: String, availability: Availability)

  init(
    module: ModuleSchema,
    plans: [[IntentPlan]],
    names: ModuleNames,
    appNames: AppIntentsNames,
    options: GenerationOptions
  ) {
    self.module = module
    self.plans = plans
    self.names = names
    self.appNames = appNames
    self.options = options
    queries = Self.queries(plans)
    let importsClasses = !options.includesConfigurations && options.backends.contains(.intents)
    performers = importsClasses ? ImportedPerformers(module, names, options) : nil
  }

  /// Renders the body before the head, because the imports depend on what the body contains. The package of a
  /// library goes into the first file with an intent.
  func file(_ index: Int) -> GeneratedFile {
    let schema = module.files[index].schema
    let file = AppIntentsFile(names, appNames, options, table: schema.name)
    var body = SwiftWriter()
    for plan in plans[index] { render(plan, in: file, into: &body) }
    let declared = plans[index].compactMap(\.action).compactMap {
      performers?.render($0.response, into: &body)
    }
    let objects = named(in: index)
    for object in objects { render(object, in: file, into: &body) }
    let enums = names.files[index].enums.map { AppEnumRenderer(enumeration: $0, file: file) }
      .filter(\.hasCases)
    for enumeration in enums {
      renderAlias(of: enumeration.enumeration.name, in: file, into: &body)
      declare(into: &body) { enumeration.render(into: &$0) }
    }
    if let package = appNames.package, index == plans.firstIndex(where: { !$0.isEmpty }) {
      render(package: package, in: file, into: &body)
    }

    var writer = SwiftWriter()
    writer.heading(schema.name)
    writer.line("#if canImport(AppIntents)")
    let showsFoundation =
      !schema.intents.isEmpty
      || schema.objects.contains { $0.properties.contains(where: Self.isOfFoundation) }
    if !plans[index].isEmpty || !objects.isEmpty || !enums.isEmpty {
      renderImports(of: index, showsFoundation: showsFoundation, into: &writer)
    }
    return GeneratedFile(
      name: AppIntentsBackend.fileName(for: schema.name),
      bytes: writer.bytes + body.bytes + Array("#endif\n".utf8),
      declaring: declared
    )
  }

  private func named(in file: Int) -> [NamedObject] { names.files[file].objects.filter { !$0.name.isEmpty } }

  private func renderImports(of index: Int, showsFoundation: Bool, into writer: inout SwiftWriter) {
    let parameters = plans[index].flatMap(\.parameters).compactMap { $0?.type }
    let properties = named(in: index).flatMap(\.schema.properties)
      .compactMap { AppType($0.type, names, appNames) }
    let showsRuntime = plans[index].contains { $0.action != nil }
    // A public import that no public declaration needs causes a warning.
    var modules = ["AppIntents"]
    if showsFoundation { modules.append("Foundation") }
    if (parameters + properties).contains(where: \.isPlacemark) { modules.append("CoreLocation") }
    if showsRuntime { modules.append("IntentRuntime") }
    // App Intents, entities and enums convert to plain types, which other modules may contain.
    if !options.includesConfigurations { modules += options.appIntents.imports }
    writer.imports(modules, options.accessLevel)
    if !showsFoundation { writer.line("import Foundation") }
    if !showsRuntime { writer.line("import IntentRuntime") }
    if performers != nil {
      if showsRuntime { writer.line("import IntentConversions") }
      writer.line("import Intents")
    }
    if parameters.contains(where: \.isFile) { writer.line("import UniformTypeIdentifiers") }
  }

  private static func isOfFoundation(_ property: ObjectSchema.Property) -> Bool {
    if case .duration = property.type { return true }
    return ParameterTypeRenderer.needsFoundation(property.type)
  }

  private func render(package: String, in file: AppIntentsFile, into writer: inout SwiftWriter) {
    declare(into: &writer) { writer in
      writer.comment([
        "The App Intents of this module. An app finds them if its `AppIntentsPackage` includes this one."
      ])
      for attribute in Availability.iOS17.from(options.minimumSystem).attributes { writer.line(attribute) }
      let type = names.appIntents("AppIntentsPackage")
      writer.line("\(file.access)struct \(package): \(type) {}")
    }
  }

  private func declare(into writer: inout SwiftWriter, _ render: (inout SwiftWriter) -> Void) {
    writer.line()
    guard let namespace = names.namespace else { return render(&writer) }
    writer.block("extension \(namespace)", render)
  }

  /// Renders an intent, and what only this intent needs. Types go into the namespace, and extensions beside
  /// it, because Swift nests none.
  private func render(_ plan: IntentPlan, in file: AppIntentsFile, into writer: inout SwiftWriter) {
    let renderer = IntentRenderer(plan: plan, file: file)
    declare(into: &writer, renderer.render)
    if plan.isControl {
      writer.line()
      renderer.renderControl(into: &writer)
    }
    renderer.renderDeprecation(into: &writer)
    if plan.appNames.source != nil || plan.action != nil {
      let sources = SourceRenderer(plan: plan, file: file)
      declare(into: &writer, sources.render)
      sources.renderDefaults(into: &writer)
    }
    if let action = plan.action {
      declare(into: &writer, PlainResponseRenderer(response: action.response, access: file.access).render)
    }
    for case let parameter? in plan.parameters where parameter.optionsType != nil {
      let query = QueryRenderer(parameter: parameter, plan: plan, file: file)
      declare(into: &writer) { query.render(into: &$0) }
    }
  }

  private func render(_ object: NamedObject, in file: AppIntentsFile, into writer: inout SwiftWriter) {
    let query = queries[object.schema.name]
    let renderer = EntityRenderer(
      object: object,
      file: file,
      query: query ?? (appNames.queries[object.schema.name] ?? "", .iOS17.from(options.minimumSystem)),
      needsQuery: query == nil
    )
    renderAlias(of: object.name, in: file, into: &writer)
    declare(into: &writer) { renderer.render(into: &$0) }
  }

  private func renderAlias(of name: String, in file: AppIntentsFile, into writer: inout SwiftWriter) {
    let alias = appNames.plain(name)
    guard alias != name else { return }
    declare(into: &writer) { writer in
      writer.comment(["``\(name)``, whose name means another type inside types of App Intents."])
      writer.line("\(file.access)typealias \(alias) = \(name)")
    }
  }

  private static func queries(_ plans: [[IntentPlan]]) -> [String: Query] {
    var result: [String: Query] = [:]
    for plan in plans.lazy.joined() {
      for parameter in plan.parameters {
        guard let parameter, parameter.isQuery, case .object(let object) = parameter.schema.type,
          let name = parameter.optionsType, result[object] == nil
        else { continue }
        result[object] = (name, plan.availability)
      }
    }
    return result
  }
}
