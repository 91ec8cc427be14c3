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
    var classNames = ClassNames(module, classPrefix: options.classPrefix ?? "")
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
      diagnostics: collision(module, names, classNames).map { [$0] }
        ?? taken(module, options, names, classNames)
        + hidden.diagnostics,
      render: renderer.file
    )
  }

  private func collision(
    _ module: ModuleSchema,
    _ names: ModuleNames,
    _ classNames: ClassNames
  ) -> Diagnostic? {
    for (file, intentNames) in zip(module.files, names.intents) {
      let enums = file.enums.map { (names.enums[$0.schema.name], $0.site) }
      let objects = file.objects.map { (names.objects[$0.schema.name], $0.site) }
      let intents = zip(file.intents, intentNames).map { (String?.some($1.configuration), $0.site) }
      for (name, site) in enums + objects + intents {
        guard let name = names.namespace ?? name.map(SwiftIdentifier.unquoted) else { continue }
        let isModule = name == "Intents"
        guard isModule || classNames.declares(name) else { continue }
        let other = isModule ? "the module" : "the class"
        return Diagnostic(
          .swiftNameCollision,
          names.namespace == nil
            ? "\(other) and the plain type would both be '\(name)'; put the plain types into an enum with '--namespace' "
              + "or with 'namespace' in 'intentc.json'"
            : "\(other) '\(name)' has the name of the namespace; choose another namespace",
          at: site.location(site.nameRange),
          path: site.path()
        )
      }
    }
    return nil
  }

  private func taken(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames,
    _ classNames: ClassNames
  ) -> [Diagnostic] {
    var topNames: Set<String> = []
    var result: [Diagnostic] = []
    for (index, file) in module.files.enumerated() {
      for (intent, plain) in zip(file.intents, names.intents[index]) {
        var top: [String] = []
        if options.backends.contains(.appIntents), let response = PlainResponse(intent, plain, names) {
          top.append(response.handlerPerformer)
        }
        if !plain.provider.isEmpty { top.append(plain.handlerOptions) }
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
    }
    return result
  }
}

struct ConversionFileRenderer: Sendable {
  let module: ModuleSchema
  let names: ModuleNames
  let classNames: ClassNames
  let options: GenerationOptions

  static func fileName(for definition: String) -> String {
    "\(definition).intentdefinition.intents+configuration.swift"
  }

  func file(_ index: Int) -> GeneratedFile {
    let schema = module.files[index].schema
    var body = SwiftWriter()
    let conversions = ConversionRenderer(names, classNames, access: options.accessLevel.modifier)
    var showsRuntime = false
    for (number, intent) in module.files[index].intents.enumerated() {
      guard let intentNames = classNames.intents[index][number] else { continue }
      let plain = names.intents[index][number]
      conversions.render(intent.schema, plain, intentNames, into: &body)
      let before = body.bytes.count
      if options.backends.contains(.appIntents), let response = PlainResponse(intent, plain, names) {
        HandlerPerformerRenderer(
          response: response,
          intent: intentNames,
          classNames: classNames,
          access: options.accessLevel.modifier
        ).render(into: &body)
      }
      if !plain.provider.isEmpty {
        HandlerOptionsRenderer(
          schema: intent.schema,
          plain: plain,
          intent: intentNames,
          names: names,
          classNames: classNames,
          access: options.accessLevel.modifier
        ).render(into: &body)
      }
      if body.bytes.count > before { showsRuntime = true }
    }
    for object in schema.objects {
      guard let className = classNames.objects[object.name] else { continue }
      conversions.render(object, className, into: &body)
    }
    var writer = SwiftWriter()
    writer.heading(schema.name)
    writer.line("#if canImport(Intents)")
    if !body.bytes.isEmpty {
      writer.imports(showsRuntime ? ["IntentRuntime", "Intents"] : ["Intents"], options.accessLevel)
      if !showsRuntime { writer.line("import IntentRuntime") }
      writer.line("import Foundation")
      writer.line("import IntentConversions")
      for (name, alias) in classNames.aliases.sorted(by: { $0.key < $1.key }) {
        writer.line()
        writer.line("// Where a property has the name of the type.")
        writer.line("@available(tvOS, unavailable)")
        writer.line("fileprivate typealias \(alias) = \(SwiftIdentifier.quotedType(name))")
      }
    }
    return GeneratedFile(
      name: Self.fileName(for: schema.name),
      bytes: writer.bytes + body.bytes + Array("#endif\n".utf8)
    )
  }
}
