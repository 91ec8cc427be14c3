/// Generates App Intents.
package struct AppIntentsBackend: Backend {
  package let name = BackendName.appIntents

  package init() {}

  package func plan(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> BackendPlan {
    let appNames = AppIntentsNames(module, names)
    var diagnostics = appNames.diagnostics
    var plans: [[IntentPlan]] = []
    for (index, file) in module.files.enumerated() {
      plans.append(
        file.schema.intents.indices.map { number in
          let site = file.site(ofIntent: number)
          let plan = IntentPlan(
            file.schema.intents[number],
            names.intents[index][number],
            appNames.intents[index][number],
            isMigrated: options.migratedIntents.contains(file.schema.intents[number].configuration.name),
            site: site,
            resolver: ParameterResolver(names, appNames, site)
          )
          diagnostics += plan.diagnostics
          return plan
        }
      )
      diagnostics += PropertyLosses.check(file, names, appNames)
    }
    let renderer = FileRenderer(
      module: module,
      plans: plans,
      names: names,
      appNames: appNames,
      options: options
    )
    return BackendPlan(
      fileNames: module.files.map { FileRenderer.fileName(for: $0.schema.name) },
      diagnostics: diagnostics,
      render: renderer.file
    )
  }
}
