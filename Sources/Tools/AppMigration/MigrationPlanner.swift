import AppFacts
import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Plans the move of an app in stages. Each stage is a function of earlier results, and its type says what it
/// adds to the plan.
struct MigrationPlanner {
  let app: KnownApp
  let options: CompilerOptions

  /// - Parameter errors: Errors of definitions. The plan leaves out their modules.
  func plan(_ modules: [ModuleSchema], without errors: [Diagnostic]) -> MigrationPlan {
    // Modules for widgets get the short namespace.
    let sorted = modules.sorted { first, second in first.isForWidgets && !second.isForWidgets }
    let distinct = DistinctIntents(sorted, app)
    let (moves, planned) = moves(of: distinct, without: errors)
    var plan = planned
    if errors.isEmpty { plan.left += UnusedIntents.unknown(besides: modules, in: app) }
    if !moves.isEmpty {
      plan.advice.remarks.append(MigrationSteps.remark(moves.map(\.moving), app.code))
    }
    let setups = SetupFile.files(for: moves.flatMap(\.registrations), in: app)
    let steps = MigrationSteps.steps(of: moves, setups, in: app)
    plan.projectSteps += steps.project
    plan.advice += steps.advice
    let edits = AppEdits(moves.flatMap(\.widgets), setups, in: app)
    plan.changes += edits.changes
    plan.advice.steps += edits.steps
    plan.problems += edits.problems
    plan.sources += app.code.folder.texts.map { SourceText(path: $0.key, bytes: $0.value.bytes) }
    return plan
  }

  /// Moves each module that the app uses. The plan contains what these moves add.
  private func moves(
    of distinct: DistinctIntents,
    without errors: [Diagnostic]
  ) -> (moves: [ModuleMove], plan: MigrationPlan) {
    let errorsByFile = Dictionary(grouping: errors) { $0.location?.file ?? "" }
    var moves: [ModuleMove] = []
    var plan = MigrationPlan()
    plan.left = distinct.left
    plan.advice.remarks = distinct.remarks
    for module in distinct.modules {
      let app = distinct.app(of: module)
      let moving = MovingModule(module, in: app)
      let unused = UnusedIntents(of: module, besides: moving?.used, in: app)
      plan.takenOver += unused.takenOver
      plan.advice.remarks += unused.remarks
      guard let moving else { continue }
      if let error = moving.definitions.lazy.compactMap({ errorsByFile[$0]?.first }).first {
        plan.left.append(moving.left(because: error))
        continue
      }
      do throws(GeneratedModule.Failure) {
        let generated = try GeneratedModule(moving, in: app, besides: moves.map(\.generated), options)
        plan.modules.append(generated.module)
        plan.changes += generated.changes
        plan.withoutCounterpart += generated.withoutCounterpart
        plan.sources += generated.sources
        let move = ModuleMove(generated, in: app)
        plan.moves += move.moves
        plan.advice += move.advice
        plan.advice += MoveRemarks.advice(on: move, besides: moves)
        for intent in generated.intents {
          plan.advice += IntentSteps(of: intent, generated.settings, app.code).advice
        }
        moves.append(move)
      } catch {
        plan.left += error.left
        plan.problems += error.problems
        plan.withoutCounterpart += error.withoutCounterpart
        plan.sources += error.sources
      }
    }
    return (moves, plan)
  }
}

extension ModuleSchema {
  fileprivate var isForWidgets: Bool {
    files.contains { $0.schema.intents.contains(where: \.isEligibleForWidgets) }
  }
}
