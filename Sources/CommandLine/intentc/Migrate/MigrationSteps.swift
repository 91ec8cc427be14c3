import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

struct MigrationSteps {
  private let moving: MovingModule
  private let targets: AppTargets
  private let setup: String?
  private let owner: AppTarget?
  private let target: String

  init(_ moving: MovingModule, _ targets: AppTargets, setups: Set<String>) {
    (self.moving, self.targets) = (moving, targets)
    let place = moving.program ?? moving.handlers.first(where: setups.contains) ?? moving.handlers.first
    setup = place.flatMap { place in
      setups.contains(place) ? FilePath.join(FilePath.folder(of: place), SetupFile.fileName) : nil
    }
    owner = place.flatMap { targets.targets(with: $0).first }
    let isForWidgets = moving.used.contains(where: \.intent.isEligibleForWidgets)
    target =
      owner.map { "the target '\($0.name)'" }
      ?? (isForWidgets ? "the target of the widgets" : "the app's target")
  }

  func lines(_ shared: [GeneratedFile], _ files: [GeneratedFile]) -> [MigrationPlan.Line] {
    adding(shared, files) + addingTables + classes(shared.isEmpty ? moving.folder : moving.libraryFolder)
      + linking + [
        .init(
          "keep the definitions, the Intents extension and its 'IntentsSupported' for as long as anyone may update from "
            + "a version before the move"
        )
      ]
  }

  private func adding(_ shared: [GeneratedFile], _ files: [GeneratedFile]) -> [MigrationPlan.Line] {
    var needed = files.map(\.name).filter { !Self.hasClasses($0) }.map { FilePath.join(moving.folder, $0) }
    needed += [setup].compactMap(\.self)
    needed += moving.handlers.filter { path in
      moving.program.map { targets.module(with: path, besides: $0) == nil } ?? true
    }
    var lines = needed.filter { owner?.has($0) != true }.map {
      MigrationPlan.Line("add to \(target)", at: .init(file: $0))
    }
    if let library = moving.library {
      let paths = shared.map { FilePath.join(moving.libraryFolder, $0.name) }
      lines += paths.filter { path in !targets.targets(with: path).contains { $0.module == library } }.map {
        .init("add to the targets of the module '\(library)'", at: .init(file: $0))
      }
    }
    return lines
  }

  private var addingTables: [MigrationPlan.Line] {
    guard let owner else { return [] }
    return moving.module.files.flatMap { file -> [MigrationPlan.Line] in
      let path = file.definition.location(nil).file
      let folders = TableFolders(ofDefinitions: [path])
      let tables = TableSearch(path: path, name: file.schema.name, in: folders).sources.map(\.path)
      guard let first = tables.first, !tables.contains(where: owner.has) else { return [] }
      return [.init("add the translations of '\(file.schema.name)' to \(target)", at: .init(file: first))]
    }
  }

  private func classes(_ folder: String) -> [MigrationPlan.Line] {
    var lines: [MigrationPlan.Line] = []
    for file in moving.module.files {
      let definition = file.definition.location(nil).file
      lines.append(
        .init(
          "choose 'No Generated Classes' in Xcode's settings of the definition",
          at: .init(file: definition)
        )
      )
      guard moving.library == nil else { continue }
      let users = targets.targets(with: definition).filter { !$0.withoutClasses.contains(definition) }
      let path = FilePath.join(folder, "\(file.schema.name).intentdefinition.intents.swift")
      let missing = users.filter { !$0.has(path) }.map { "the target '\($0.name)'" }
      guard users.isEmpty || !missing.isEmpty else { continue }
      let list =
        users.isEmpty ? "each target that contains the definition" : missing.joined(separator: " and ")
      lines.append(.init("to replace Xcode's generated classes, add to \(list)", at: .init(file: path)))
    }
    return lines
  }

  private var linking: [MigrationPlan.Line] {
    let hasWidgets = moving.used.contains { !$0.calls.isEmpty || !$0.moved.isEmpty }
    let products = hasWidgets ? "IntentRuntime and IntentWidgets" : "IntentRuntime"
    var lines: [MigrationPlan.Line] = [
      .init("link \(products) of https://github.com/OWNER/intentc to \(target)")
    ]
    if let library = moving.library {
      lines.append(.init("link IntentRuntime to the targets of the module '\(library)'"))
    }
    if let program = moving.program, let minimum = targets.minimum(of: program), minimum < 16 {
      lines.append(.init("raise the deployment target of \(target) to iOS 16.0, which IntentRuntime needs"))
    }
    return lines
  }

  private static func hasClasses(_ name: String) -> Bool { name.hasSuffix(".intents.swift") }
}
