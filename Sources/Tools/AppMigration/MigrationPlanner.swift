import AppFacts
import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Plans the move of an app in stages. Each stage is a function of earlier results, and adds a part to the
/// plan.
struct MigrationPlanner {
  let app: KnownApp
  let options: CompilerOptions

  init(_ app: KnownApp, _ options: CompilerOptions) {
    (self.app, self.options) = (app, options)
  }

  /// - Parameter errors: Errors of definitions. The plan leaves out their modules.
  func plan(_ modules: [ModuleSchema], without errors: [Diagnostic]) -> MigrationPlan {
    let errorsByFile = Dictionary(grouping: errors) { $0.location?.file ?? "" }
    // Modules for widgets get the short namespace.
    let sorted = modules.sorted { first, second in first.isForWidgets && !second.isForWidgets }
    let distinct = DistinctIntents(sorted, app)
    var plan = distinct.part
    var moves: [ModuleMove] = []
    var kinds: [String: CallSite] = [:]
    for module in distinct.modules {
      let app = distinct.app(of: module)
      let moving = MovingModule(module, in: app)
      plan.add(UnusedIntents.part(of: module, besides: moving?.used, in: app))
      guard let moving else { continue }
      if let error = moving.definitions.lazy.compactMap({ errorsByFile[$0]?.first }).first {
        plan.left.append(moving.left(because: error))
        continue
      }
      do throws(GeneratedModule.Failure) {
        let generated = try GeneratedModule(moving, in: app, besides: moves.map(\.generated), options)
        let move = ModuleMove(generated, in: app)
        plan.add(generated.part)
        plan.add(move.part)
        plan.add(MoveRemarks.part(of: generated, in: app, &kinds))
        plan.add(IntentSteps.part(of: generated, in: app))
        moves.append(move)
      } catch {
        plan.add(error.part)
      }
    }
    if errors.isEmpty { plan.left += UnusedIntents.unknown(besides: modules, in: app) }
    if !moves.isEmpty { plan.remarks.append(MigrationSteps.remark(moves.map(\.moving), app.code)) }
    let setups = SetupFile.files(for: moves.flatMap(\.registrations), in: app)
    plan.add(MigrationSteps.part(of: moves, setups, in: app))
    plan.add(AppEdits(moves.flatMap(\.widgets), setups, in: app).part)
    plan.sources += app.code.folder.texts.map { SourceText(path: $0.key, bytes: $0.value.bytes) }
    return plan
  }
}

extension ModuleSchema {
  fileprivate var isForWidgets: Bool {
    files.contains { $0.schema.intents.contains(where: \.isEligibleForWidgets) }
  }
}
