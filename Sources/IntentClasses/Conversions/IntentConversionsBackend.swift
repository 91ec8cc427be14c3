/// Generates the conversions between the classes of Apple's framework and the plain types, if a project generates both.
package struct IntentConversionsBackend: Backend {
  package let name = BackendName.intents

  package init() {}

  package func plan(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> BackendPlan {
    guard options.includesConfigurations else {
      return BackendPlan(fileNames: [], diagnostics: [], render: { _ in GeneratedFile(name: "", bytes: []) })
    }
    let classNames = ClassNames(module, classPrefix: options.classPrefix ?? "")
    let renderer = ConversionFileRenderer(
      module: module,
      names: names,
      classNames: classNames,
      options: options
    )
    return BackendPlan(
      fileNames: module.files.map { ConversionFileRenderer.fileName(for: $0.schema.name) },
      diagnostics: collision(module, names, classNames).map { [$0] } ?? [],
      render: renderer.file
    )
  }

  /// The first class that has the name of a plain type.
  private func collision(
    _ module: ModuleSchema,
    _ names: ModuleNames,
    _ classNames: ClassNames
  ) -> Diagnostic? {
    for file in module.files {
      let enums = file.schema.enums.enumerated().map { (names.enums[$1.name], file.site(ofEnum: $0)) }
      let objects = file.schema.objects.enumerated().map { (names.objects[$1.name], file.site(ofObject: $0)) }
      for (name, site) in enums + objects + intents(file, module, names) {
        guard let name = names.namespace ?? name.map(SwiftIdentifier.unquoted), classNames.declares(name)
        else { continue }
        return Diagnostic(
          .swiftNameCollision,
          names.namespace == nil
            ? "the class and the plain type would both be '\(name)'; put the plain types into an enum with '--namespace' "
              + "or with 'namespace' in 'intentc.json'"
            : "the class '\(name)' has the name of the namespace; choose another namespace",
          at: site.location(site.nameRange),
          path: site.path()
        )
      }
    }
    return nil
  }

  private func intents(
    _ file: ModuleSchema.File,
    _ module: ModuleSchema,
    _ names: ModuleNames
  ) -> [(String?, DefinitionSite)] {
    guard let index = module.files.firstIndex(of: file) else { return [] }
    return names.intents[index].enumerated().map { ($1.configuration, file.site(ofIntent: $0)) }
  }
}
