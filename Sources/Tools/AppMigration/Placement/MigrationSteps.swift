import AppFacts
import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// The steps in Xcode or in a manifest after the move of a module. Leaves out steps that the project
/// doesn't need.
struct MigrationSteps {
  let placement: Placement
  let moving: MovingModule
  let targets: AppTargets
  let code: AppCode
  let needed: NeededFiles

  init(_ placement: Placement, of move: ModuleMove) {
    self.placement = placement
    moving = move.moving
    targets = move.app.targets
    code = move.app.code
    needed = move.app.needed
  }

  var owners: [Placement.Owner] { placement.owners }

  /// All modules must have moved: files of one can use the classes of another.
  ///
  /// - Returns: The steps that the project lacks. Where no project says which targets exist, they are advice.
  static func steps(
    of moves: [ModuleMove],
    _ setups: [SetupFile],
    in app: KnownApp
  ) -> (project: [MigrationPlan.Line], advice: MigrationPlan.Advice) {
    let all = moves.map { MigrationSteps(Placement(of: $0, with: setups), of: $0) }
    var added: [String: Set<String>] = [:]
    for owner in all.flatMap(\.owners) { added[owner.target.key, default: []].formUnion(owner.needed.paths) }
    func lines(_ modules: [MigrationSteps]) -> [MigrationPlan.Line] {
      linkingProducts(modules) + raisingSystems(modules) + modules.flatMap { $0.lines(added) }
    }
    let projectSteps =
      lines(all.filter { !$0.owners.isEmpty })
      + repeated(moves.map(\.generated.settingsPath), app.targets)
    var advice = MigrationPlan.Advice(steps: lines(all.filter(\.owners.isEmpty)))
    for steps in all {
      advice.steps += steps.entitlements
      for owner in steps.owners {
        let process = OtherProcess(app: app, programs: [owner.target.name])
        advice.remarks += owner.new.compactMap(app.needed.file).flatMap(process.values)
      }
    }
    return (projectSteps, advice)
  }

  /// Xcode copies all files of a folder that are no code to one place, and does not build a target with two
  /// of one name.
  static func repeated(_ settings: [String], _ targets: AppTargets) -> [MigrationPlan.Line] {
    targets.targets.filter { $0.manifest == nil && $0.package == nil }.flatMap { target in
      let paths = Set(settings.filter(target.has)).sorted()
      let step = ProjectStep.takeOut(.fileOfFolder, of: .of(target))
      return paths.count > 1 ? paths.map { MigrationPlan.Line(step, in: $0) } : []
    }
  }

  /// Entitlements that the handlers' extension has, and the target that runs them now lacks.
  var entitlements: [MigrationPlan.Line] {
    owners.flatMap { owner in
      let paths = moving.handlers.filter(owner.new.contains)
      let sources = targets.targets.filter { $0.kind == .appExtension && paths.contains(where: $0.has) }
      return sources.flatMap { source -> [MigrationPlan.Line] in
        Entitlements(source.entitlements).missing(in: Entitlements(owner.target.entitlements)).map {
          .init(
            .add(.entitlement($0), to: .of(owner.target)),
            at: source.entitlements.min().map { .init(file: $0) }
          )
        }
      }
    }
  }

  /// - Parameter added: The files that targets get for all modules. They can use this module's classes.
  func lines(_ added: [String: Set<String>]) -> [MigrationPlan.Line] {
    adding + linkingModules + bridging + addingShared + removing + addingTables + settings
      + addingClasses(placement.shared.isEmpty ? moving.folder : moving.libraryFolder, added)
  }

  /// The target that gets the code, where no project is known.
  var unknownTarget: ProjectStep.Targets {
    moving.used.contains(where: \.intent.isEligibleForWidgets) ? .ofWidgets : .ofApp
  }

  // MARK: Files

  var adding: [MigrationPlan.Line] {
    guard !owners.isEmpty else {
      return (placement.created + placement.setups + placement.nearby).map {
        .init(.add(.file, to: unknownTarget), in: $0)
      }
    }
    return owners.flatMap { owner in
      let missing = (placement.created + owner.setups + owner.needed.paths).filter { !owner.target.has($0) }
      let target = ProjectStep.Targets.of(owner.target)
      let lines = missing.map { MigrationPlan.Line(.add(.file, to: target), in: $0) }
      return lines + owner.needed.clashes.map { $0.line(target) }
    }
  }

  var addingShared: [MigrationPlan.Line] {
    guard let library = moving.library else { return [] }
    return placement.shared.filter { path in !targets.targets(with: path).contains { $0.module == library } }
      .map { .init(.add(.file, to: .ofModule(library)), in: $0) }
  }

  /// A target that takes in whole folders also gets new files, without the files that they need.
  var removing: [MigrationPlan.Line] {
    guard !owners.isEmpty else { return [] }
    return placement.outsiders.map { target, path in
      .init(.takeOut(.programStart, of: .of(target)), in: path)
    }
      + (placement.created + placement.setups).flatMap { path in
        targets.targets(with: path).filter { target in
          !owners.contains {
            $0.target.key == target.key && (placement.created.contains(path) || $0.setups.contains(path))
          }
        }
        .map { MigrationPlan.Line(.takeOut(.fileOfFolder, of: .of($0)), in: path) }
      }
  }

  var addingTables: [MigrationPlan.Line] {
    owners.map(\.target).flatMap { owner in
      moving.module.files.flatMap { file -> [MigrationPlan.Line] in
        let path = file.definition.location(nil).file
        let folders = TableFolders(ofDefinitions: [path])
        let tables = TableSearch(path: path, name: file.schema.name, in: folders).sources.map(\.path)
        guard !tables.contains(where: owner.has) else { return [] }
        return tables.map { .init(.add(.translations(of: file.schema.name), to: .of(owner)), in: $0) }
      }
    }
  }

  /// A remark that stays true after all steps.
  static func remark(_ all: [MovingModule], _ code: AppCode) -> MigrationPlan.Line {
    let handlerParts =
      if all.allSatisfy(\.handlers.isEmpty) {
        ""
      } else if code.declared.types(conformingTo: "INExtension").isEmpty {
        " and the app's 'INIntentsSupported'"
      } else { ", the Intents extension and its 'IntentsSupported'" }
    return .init(
      "keep the definitions\(handlerParts) for as long as anyone may update from a version before the move"
    )
  }
}
