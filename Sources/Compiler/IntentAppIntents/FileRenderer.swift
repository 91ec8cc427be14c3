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

  static func fileName(for definition: String) -> String {
    "\(definition).intentdefinition.appintents.swift"
  }

  /// Renders the body before the head, because the imports depend on what the body contains. The package of a
  /// library goes into the first file with an intent.
  func file(_ index: Int) -> GeneratedFile {
    let schema = module.files[index].schema
    var body = SwiftWriter()
    for plan in plans[index] { render(plan, of: index, into: &body) }
    let declared = plans[index].compactMap(\.action).compactMap {
      performers?.render($0.response, into: &body)
    }
    let objects = named(in: index)
    for object in objects { render(object, of: index, into: &body) }
    let enums = names.files[index].enums.map { renderer(of: $0, of: index) }.filter(\.hasCases)
    for enumeration in enums {
      renderAlias(of: enumeration.enumeration.name, into: &body)
      declare(into: &body) { enumeration.render(into: &$0) }
    }
    if !appNames.package.isEmpty, index == plans.firstIndex(where: { !$0.isEmpty }) {
      declare(into: &body) { writer in
        writer.comment([
          "The App Intents of this module. An app finds them if its `AppIntentsPackage` includes this one."
        ])
        for attribute in Availability.iOS17.from(options.minimumSystem).attributes { writer.line(attribute) }
        let type = names.imported("AppIntentsPackage", from: .appIntents)
        writer.line("\(access)struct \(appNames.package): \(type) {}")
      }
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
      name: Self.fileName(for: schema.name),
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

  private var access: String { options.accessLevel.modifier }

  private func resources(_ index: Int) -> LocalizedResource {
    LocalizedResource(
      names: names,
      table: module.files[index].schema.name,
      bundle: options.appIntents.bundle ?? .main
    )
  }

  private func declare(into writer: inout SwiftWriter, _ render: (inout SwiftWriter) -> Void) {
    writer.line()
    guard let namespace = names.namespace else { return render(&writer) }
    writer.block("extension \(namespace)", render)
  }

  /// Renders an intent, and what only this intent needs. Types go into the namespace, and extensions beside
  /// it, because Swift nests none.
  private func render(
    _ plan: IntentPlan,
    of index: Int,
    into writer: inout SwiftWriter
  ) {
    let renderer = IntentRenderer(
      plan: plan,
      names: names,
      appNames: appNames,
      resources: resources(index),
      access: access,
      minimumSystem: options.minimumSystem
    )
    declare(into: &writer, renderer.render)
    if plan.isControl {
      writer.line()
      renderer.renderControl(into: &writer)
    }
    renderer.renderDeprecation(into: &writer)
    if !plan.appNames.source.isEmpty || !plan.appNames.performer.isEmpty {
      let sources = SourceRenderer(plan: plan, names: names, access: access)
      declare(into: &writer, sources.render)
      sources.renderDefaults(into: &writer)
    }
    if let action = plan.action {
      declare(into: &writer, PlainResponseRenderer(response: action.response, access: access).render)
    }
    for parameter in plan.parameters.compactMap(\.self) {
      guard parameter.optionsType != nil else { continue }
      declare(into: &writer) {
        QueryRenderer(
          parameter: parameter,
          plan: plan,
          names: names,
          missingDependency: appNames.missingDependency,
          access: access
        ).render(into: &$0)
      }
    }
  }

  private func render(_ object: NamedObject, of index: Int, into writer: inout SwiftWriter) {
    let query = queries[object.schema.name]
    let renderer = EntityRenderer(
      object: object,
      names: names,
      appNames: appNames,
      resources: resources(index),
      access: access,
      query: query ?? (appNames.queries[object.schema.name] ?? "", .iOS17.from(options.minimumSystem)),
      needsQuery: query == nil
    )
    renderAlias(of: object.name, into: &writer)
    declare(into: &writer) { renderer.render(into: &$0) }
  }

  private func renderAlias(of name: String, into writer: inout SwiftWriter) {
    let alias = appNames.plain(name)
    guard alias != name else { return }
    declare(into: &writer) { writer in
      writer.comment(["``\(name)``, whose name means another type inside types of App Intents."])
      writer.line("\(access)typealias \(alias) = \(name)")
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

  private func renderer(of enumeration: NamedEnum, of index: Int) -> AppEnumRenderer {
    AppEnumRenderer(
      enumeration: enumeration,
      names: names,
      appNames: appNames,
      resources: resources(index),
      access: access,
      minimumSystem: options.minimumSystem
    )
  }
}

/// Renders texts as resources that the system looks up in a definition's table.
struct LocalizedResource {
  let names: ModuleNames
  let table: String
  let bundle: TextBundle

  func expression(_ text: LocalizedText, or fallback: String) -> SwiftExpression {
    let type = names.imported("LocalizedStringResource", from: .foundation)
    let words = SwiftLiteral.string(text.text.isEmpty ? fallback : text.text)
    let table: [SwiftExpression] = ["table: \(SwiftLiteral.string(table))"] + bundleArgument
    guard let key = text.key, !key.isEmpty else { return SwiftExpression("\(type)(", ["\(words)"] + table) }
    return SwiftExpression("\(type)(", ["\(SwiftLiteral.string(key))", "defaultValue: \(words)"] + table)
  }

  private var bundleArgument: [SwiftExpression] {
    switch bundle {
    case .main: []
    case .module: ["bundle: .atURL(\(names.imported("Bundle", from: .foundation)).module.bundleURL)"]
    case .ofClass(let name): ["bundle: .forClass(\(name).self)"]
    }
  }

  func dialog(_ text: LocalizedText) -> SwiftExpression {
    let type = names.imported("IntentDialog", from: .appIntents)
    return SwiftExpression("\(type)(", [expression(text, or: "")])
  }
}
