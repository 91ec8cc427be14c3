import AppProjects
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// The steps in Xcode or in a manifest after the move of a module. Leaves out steps that the project doesn't
/// need.
struct MigrationSteps {
  private let moving: MovingModule
  private let targets: AppTargets
  private let code: AppCode
  private let needed: NeededFiles
  /// The targets of the programs that get the App Intents, with the files that only they get. Empty if no project is
  /// known.
  private let owners: [(target: AppTarget, setups: [String])]
  private let setups: [String]
  /// By the file that registers them.
  private let handlers: [String: [HandlerFacts]]

  init(
    _ moving: MovingModule,
    _ targets: AppTargets,
    _ code: AppCode,
    _ needed: NeededFiles,
    setups: [String: SetupFile]
  ) {
    handlers = Dictionary(
      setups.map { (Self.path($0, $1), $1.registrations.map(\.handler)) },
      uniquingKeysWith: +
    )
    (self.moving, self.targets, self.code, self.needed) = (moving, targets, code, needed)
    let place = moving.program ?? moving.handlers.first { setups[$0] != nil } ?? moving.handlers.first
    var owners: [(target: AppTarget, setups: [String])] = []
    func add(_ path: String, _ setups: [String]) {
      for target in targets.targets(with: path) {
        guard let index = owners.firstIndex(where: { $0.target.name == target.name }) else {
          owners.append((target, setups))
          continue
        }
        owners[index].setups += setups.filter { !owners[index].setups.contains($0) }
      }
    }
    let own = Self.setups(at: [place, moving.app?.path], setups)
    let moved = moving.used.flatMap(\.moved).filter {
      code.folder.texts[$0]?.contains("AppIntentConfiguration") == true
    }
    let widgets = moving.used.flatMap(\.calls).map(\.range.path) + moved
    for path in [place, moving.app?.path].compactMap(\.self) {
      let setups = Self.setups(at: [path], setups)
      // Targets can share a start, although only one of them has the widgets.
      if path == moving.app?.path || widgets.isEmpty || !setups.isEmpty { add(path, setups) }
    }
    for path in widgets { add(path, Self.setups(at: [place], setups)) }
    self.owners = owners
    self.setups = own
  }

  private static func setups(at starts: [String?], _ known: [String: SetupFile]) -> [String] {
    starts.compactMap(\.self).compactMap { start in known[start].map { path(start, $0) } }
  }

  private static func path(_ start: String, _ setup: SetupFile) -> String {
    FilePath.join(FilePath.folder(of: start), setup.fileName)
  }

  /// Whether the project tells which steps are done.
  var areKnown: Bool { !owners.isEmpty }

  func lines(_ shared: [GeneratedFile], _ files: [GeneratedFile]) -> [MigrationPlan.Line] {
    let created = files.map(\.name).filter { !Self.hasClasses($0) }.map { FilePath.join(moving.folder, $0) }
    return linking + raising + adding(created) + addingShared(shared) + removing(created) + addingTables
      + settings + addingClasses(shared.isEmpty ? moving.folder : moving.libraryFolder)
  }

  private var unknownTarget: String {
    moving.used.contains(where: \.intent.isEligibleForWidgets)
      ? "the target of the widgets" : "the app's target"
  }

  private static func words(_ target: AppTarget) -> String { "the target '\(target.name)'" }

  private static func list(_ targets: [AppTarget]) -> String {
    guard let last = targets.last, targets.count > 1 else { return targets.first.map(words) ?? "" }
    return "the targets " + targets.dropLast().map { "'\($0.name)'" }.joined(separator: ", ")
      + " and '\(last.name)'"
  }

  private static func hasClasses(_ name: String) -> Bool { name.hasSuffix(".intents.swift") }

  // MARK: The package

  private var linking: [MigrationPlan.Line] {
    let products = ["IntentRuntime"] + (moving.hasWidgets ? ["IntentWidgets"] : [])
    var lines: [MigrationPlan.Line] = []
    for (owner, _) in owners {
      if let line = linking(products, owner, Self.words(owner)) { lines.append(line) }
    }
    if owners.isEmpty { lines.append(Self.linking(products, unknownTarget)) }
    if let library = moving.library {
      let known = targets.targets.filter { $0.module == library }
      if known.isEmpty {
        lines.append(Self.linking(["IntentRuntime"], "the targets of the module '\(library)'"))
      }
      lines += known.compactMap { linking(["IntentRuntime"], $0, Self.words($0)) }
    }
    return lines
  }

  private func linking(_ products: [String], _ target: AppTarget, _ words: String) -> MigrationPlan.Line? {
    let missing = products.filter { !target.products.contains($0) }
    return missing.isEmpty ? nil : Self.linking(missing, words)
  }

  private static func linking(_ products: [String], _ target: String) -> MigrationPlan.Line {
    .init("link \(products.joined(separator: " and ")) of https://github.com/OWNER/intentc to \(target)")
  }

  private var raising: [MigrationPlan.Line] {
    owners.map { $0.target }.flatMap { owner in
      AppSystem.allCases.compactMap { system -> MigrationPlan.Line? in
        let needed = system.runtimeMinimum
        guard let minimum = owner.minimums[system], minimum < needed, minimum > 0 else { return nil }
        let (first, last) = (Int(minimum), Int(needed) - 1)
        let list = first == last ? "\(last)" : "\(first) \(last - first == 1 ? "and" : "to") \(last)"
        return .init(
          "raise the deployment target of \(Self.words(owner)) from \(system.rawValue) \(minimum) to \(needed), which "
            + "IntentRuntime needs: people with \(system.rawValue) \(list) lose "
            + (owner.kind == .app ? "the app's updates" : moving.hasWidgets ? "its widgets" : "its actions")
        )
      }
    }
  }

  // MARK: Files

  private func adding(_ created: [String]) -> [MigrationPlan.Line] {
    guard !owners.isEmpty else {
      return (created + setups + roots(of: setups).keys.sorted()).map {
        .init("add to \(unknownTarget)", at: .init(file: $0))
      }
    }
    return owners.flatMap { owner, setups in
      let new = created + setups
      let found = needed.found(for: roots(of: setups), in: [owner.name], besides: new)
      let target = Self.words(owner)
      return (new + found.paths).filter { !owner.has($0) }.map {
        .init("add to \(target)", at: .init(file: $0))
      }
        + found.clashes.map { $0.line(target) }
    }
  }

  /// The files of the handlers that the program registers, with their types, without those of modules that it imports.
  private func roots(of setups: [String]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for handler in setups.flatMap({ handlers[$0] ?? [] }) {
      result[handler.path, default: []].insert(handler.name)
      if let chooser = handler.maker.chooser { result[chooser.path, default: []].insert(chooser.type) }
    }
    return result.filter { path, _ in
      moving.program.map { targets.module(with: path, besides: $0) == nil } ?? true
    }
  }

  private func addingShared(_ shared: [GeneratedFile]) -> [MigrationPlan.Line] {
    guard let library = moving.library else { return [] }
    let paths = shared.map { FilePath.join(moving.libraryFolder, $0.name) }
    return paths.filter { path in !targets.targets(with: path).contains { $0.module == library } }.map {
      .init("add to the targets of the module '\(library)'", at: .init(file: $0))
    }
  }

  /// A target that takes in whole folders also gets new files, without the files that they need.
  private func removing(_ created: [String]) -> [MigrationPlan.Line] {
    guard !owners.isEmpty else { return [] }
    return (created + setups).flatMap { path in
      targets.targets(with: path).filter { target in
        !owners.contains {
          $0.target.name == target.name && (created.contains(path) || $0.setups.contains(path))
        }
      }
      .map {
        MigrationPlan.Line(
          "take out of \(Self.words($0)), which takes in the whole folder",
          at: .init(file: path)
        )
      }
    }
  }

  private var addingTables: [MigrationPlan.Line] {
    owners.map { $0.target }.flatMap { owner in
      moving.module.files.flatMap { file -> [MigrationPlan.Line] in
        let path = file.definition.location(nil).file
        let folders = TableFolders(ofDefinitions: [path])
        let tables = TableSearch(path: path, name: file.schema.name, in: folders).sources.map(\.path)
        guard !tables.contains(where: owner.has) else { return [] }
        let words = "add the translations of '\(file.schema.name)' to \(Self.words(owner))"
        return tables.map { .init(words, at: .init(file: $0)) }
      }
    }
  }

  // MARK: Xcode's classes

  private var settings: [MigrationPlan.Line] {
    moving.definitions.flatMap { path -> [MigrationPlan.Line] in
      let all = targets.targets(with: path)
      if all.isEmpty { return [.init(Self.setting(nil), at: .init(file: path))] }
      // Another framework with the same definition keeps Xcode's classes, unless it takes in the generated ones.
      let classes = FilePath.join(moving.libraryFolder, FilePath.name(of: path) + ".intents.swift")
      let switched = all.filter { moving.library == nil || $0.module == moving.library || $0.has(classes) }
      return switched.filter { $0.generatesClasses(of: path) }.map {
        .init("\(Self.setting($0.manifest)), for \(Self.words($0))", at: .init(file: path))
      }
    }
  }

  private static func setting(_ manifest: String?) -> String {
    guard let manifest else { return "choose 'No Generated Classes' in Xcode's settings of the definition" }
    let value = manifest.hasSuffix(".swift") ? "codeGen: .disabled" : "attributes: [no_codegen]"
    return "set '\(value)' for the definition in '\(manifest)'"
  }

  private func addingClasses(_ folder: String) -> [MigrationPlan.Line] {
    guard moving.library == nil else { return [] }
    let naming = Set(
      moving.used.flatMap { code.files(using: $0.schema.className) }.flatMap(targets.targets).map(\.name)
    )
    // The other generated files use the classes.
    let owning = owners.map { $0.target }
    return moving.module.files.compactMap { file -> MigrationPlan.Line? in
      let definition = file.definition.location(nil).file
      let path = FilePath.join(folder, "\(file.schema.name).intentdefinition.intents.swift")
      let all = targets.targets(with: definition)
      let others = all.filter { target in !owning.contains { $0.name == target.name } }
      let users = owning + others.filter { $0.generatesClasses(of: definition) || naming.contains($0.name) }
      let missing = users.filter { !$0.has(path) }
      guard all.isEmpty || !missing.isEmpty else { return nil }
      let list = all.isEmpty ? "each target that contains the definition" : Self.list(missing)
      return .init("add to \(list), in place of Xcode's generated classes", at: .init(file: path))
    }
  }

  /// What stays true after all steps.
  static let remark = MigrationPlan.Line(
    "keep the definitions, the Intents extension and its 'IntentsSupported' for as long as anyone may update from a "
      + "version before the move"
  )
}
