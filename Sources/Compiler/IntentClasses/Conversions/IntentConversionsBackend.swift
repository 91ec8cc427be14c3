import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Generates conversions between Xcode's classes and plain types.
package struct IntentConversionsBackend: Backend {
  package let name = BackendName.intents

  package init() {}

  package func plan(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> BackendPlan {
    guard options.includesConfigurations else {
      return BackendPlan(files: [], render: { [] })
    }
    var classNames = ClassNames(module, names, classPrefix: options.classPrefix ?? "")
    classNames.namespace = names.namespace
    let hidden = HiddenNames(module: module, names: names, classNames: classNames)
    classNames.aliases = hidden.aliases
    let renderer = ConversionFileRenderer(
      module: module,
      names: names,
      classNames: classNames,
      options: options
    )
    return BackendPlan(
      of: module,
      named: ConversionFileRenderer.fileName,
      diagnostics: collision(names, classNames).map { [$0] }
        ?? taken(options, names, classNames)
        + hidden.diagnostics,
      render: renderer.file
    )
  }

  private func collision(_ names: ModuleNames, _ classNames: ClassNames) -> Diagnostic? {
    for file in names.files {
      let enums = file.enums.map { ($0.name, $0.site) }
      let objects = file.objects.map { ($0.name, $0.site) }
      let intents = file.intents.map { ($0.configuration, $0.site) }
      for (name, site) in enums + objects + intents {
        let name = names.namespace ?? SwiftIdentifier.unquoted(name)
        let isModule = name == "Intents"
        guard isModule || classNames.declares(name) else { continue }
        let other = isModule ? "the module" : "the class"
        return Diagnostic(
          .swiftNameCollision,
          names.namespace == nil
            ? "\(other) and the plain type would both be '\(name)'; put the plain types into an enum with "
              + "'--namespace' or with 'namespace' in 'intentc.json'"
            : "\(other) '\(name)' has the name of the namespace; choose another namespace",
          at: site.location(site.nameRange),
          path: site.path()
        )
      }
    }
    return nil
  }

  /// Reports the first name of each intent's handlers that the module already declares: in another intent's
  /// handlers, as a class, as the namespace or, without a namespace, as a plain type.
  private func taken(
    _ options: GenerationOptions,
    _ names: ModuleNames,
    _ classNames: ClassNames
  ) -> [Diagnostic] {
    var topNames: Set<String> = []
    var result: [Diagnostic] = []
    for intent in names.intents {
      var top: [String] = []
      if options.backends.contains(.appIntents), let response = PlainResponse(intent, names) {
        top.append(response.handlerPerformer)
      }
      if intent.provider != nil { top.append(intent.handlerOptions) }
      let clash = top.first {
        !topNames.insert($0).inserted || classNames.declares($0) || $0 == names.namespace
          || names.namespace == nil && names.declared.contains($0)
      }
      guard let clash else { continue }
      let site = intent.site
      result.append(
        Diagnostic(
          .swiftNameCollision,
          "the Swift name '\(clash)', which is for a handler, is taken; rename one of the two here or in "
            + "'intentc.json'",
          at: site.location(site.nameRange),
          path: site.path()
        )
      )
    }
    return result
  }
}

/// Renders the file with the conversions of a definition, and with the adapters of its handlers.
struct ConversionFileRenderer: Sendable {
  let module: ModuleSchema
  let names: ModuleNames
  let classNames: ClassNames
  let options: GenerationOptions

  private var access: String { options.accessLevel.modifier }

  static func fileName(for definition: String) -> String {
    "\(definition).intentdefinition.intents+configuration.swift"
  }

  func file(_ index: Int) -> GeneratedFile {
    let schema = module.files[index].schema
    var body = SwiftWriter()
    var declared: [String] = []
    let conversions = ConversionRenderer(names: names, classNames: classNames, access: access)
    for intent in classNames.intents[index] {
      conversions.render(intent, into: &body)
      if options.backends.contains(.appIntents), let response = PlainResponse(intent.named, names),
        let performer = HandlerPerformerRenderer(response, intent, classNames, access: access)
      {
        performer.render(into: &body)
        declared.append(performer.name)
      }
      if let options = HandlerOptionsRenderer(intent, names, classNames, access: access) {
        options.render(into: &body)
        declared.append(options.name)
      }
    }
    let objects = names.files[index].objects.compactMap { object in
      classNames.objects[object.schema.name].map { (object, $0) }
    }
    for (object, className) in objects { conversions.render(object, className, into: &body) }
    var writer = SwiftWriter()
    writer.heading(schema.name)
    writer.line("#if canImport(Intents)")
    if !classNames.intents[index].isEmpty || !objects.isEmpty {
      renderImports(hasAdapters: !declared.isEmpty, into: &writer)
    }
    return GeneratedFile(
      name: Self.fileName(for: schema.name),
      bytes: writer.bytes + body.bytes + Array("#endif\n".utf8),
      declaring: declared
    )
  }

  // Adapters conform to protocols of the runtime.
  private func renderImports(hasAdapters: Bool, into writer: inout SwiftWriter) {
    writer.imports(hasAdapters ? ["IntentRuntime", "Intents"] : ["Intents"], options.accessLevel)
    if !hasAdapters { writer.line("import IntentRuntime") }
    writer.line("import Foundation")
    writer.line("import IntentConversions")
    for (name, alias) in classNames.aliases.sorted(by: { $0.key < $1.key }) {
      writer.line()
      writer.line("// Where a property has the name of the type.")
      writer.line("@available(tvOS, unavailable)")
      writer.line("fileprivate typealias \(alias) = \(SwiftIdentifier.quotedType(name))")
    }
  }
}
