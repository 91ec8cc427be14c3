import IntentCompiler
import IntentDiagnostics

/// Generates App Intents that take over placed widgets and saved shortcuts.
package struct AppIntentsBackend: Backend {
  package let name = BackendName.appIntents

  package init() {}

  package func plan(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> BackendPlan {
    let appNames = Self.appNames(module, options, names)
    let plans = Self.plans(options, names, appNames)
    var diagnostics = appNames.diagnostics
    for file in module.files { diagnostics += PropertyLosses.check(file, names, appNames) }
    for plans in plans {
      diagnostics += plans.flatMap(\.diagnostics)
      if let note = UndecidedMigration.note(on: plans) { diagnostics.append(note) }
    }
    let renderer = FileRenderer(
      module: module,
      plans: plans,
      names: names,
      appNames: appNames,
      options: options
    )
    return BackendPlan(
      of: module,
      named: Self.fileName,
      diagnostics: diagnostics,
      render: renderer.file
    )
  }

  package static func fileName(for definition: String) -> String {
    "\(definition).intentdefinition.appintents.swift"
  }

  package static func plans(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> [[IntentPlan]] {
    plans(options, names, appNames(module, options, names))
  }

  private static func appNames(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> AppIntentsNames {
    AppIntentsNames(module, names, isLibrary: options.appIntents.bundle == .module)
  }

  private static func plans(
    _ options: GenerationOptions,
    _ names: ModuleNames,
    _ appNames: AppIntentsNames
  ) -> [[IntentPlan]] {
    appNames.intents.map { file in
      file.map { IntentPlan($0, options, resolver: ParameterResolver(names, appNames, options)) }
    }
  }
}
