import IntentCompiler
import IntentSchema

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
    let plans = Self.plans(module, options, names, appNames)
    var diagnostics = appNames.diagnostics
    for (file, plans) in zip(module.files, plans) {
      diagnostics += plans.flatMap(\.diagnostics)
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

  /// How the intents of a module are expressed, by file.
  package static func plans(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> [[IntentPlan]] {
    plans(module, options, names, AppIntentsNames(module, names))
  }

  private static func plans(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames,
    _ appNames: AppIntentsNames
  ) -> [[IntentPlan]] {
    module.files.enumerated().map { index, file in
      file.schema.intents.indices.map { number in
        let site = file.site(ofIntent: number)
        return IntentPlan(
          file.schema.intents[number],
          names.intents[index][number],
          appNames.intents[index][number],
          isMigrated: options.migratedIntents.contains(file.schema.intents[number].configuration.name),
          minimumSystem: options.minimumSystem,
          site: site,
          resolver: ParameterResolver(names, appNames, site)
        )
      }
    }
  }
}
