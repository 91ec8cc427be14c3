import AppFacts
import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// The sixth stage: the steps in Xcode or in a manifest after the move of a module. Leaves out steps that the project
/// doesn't need.
struct MigrationSteps {
  let moving: MovingModule
  let targets: AppTargets
  let code: AppCode
  let needed: NeededFiles
  /// The targets of the programs that get the App Intents, with the files that only they get. Empty if no project is
  /// known.
  let owners: [(target: AppTarget, setups: [String])]
  /// Other targets that have changed files: those that run beside the app, and those that are no programs.
  let outsiders: [(target: AppTarget, path: String)]
  let setups: [String]
  /// The files of the widgets.
  let widgets: Set<String>
  /// The generated files of the program's target, without classes, and of the classes' module.
  let created: [String]
  let shared: [GeneratedFile]
  /// The names of the generated classes, and of their enums and protocols.
  let classes: Set<String>
  /// By the names of the programs' targets.
  var found: [String: NeededFiles.Found] = [:]
  /// By the file that registers them.
  let registrations: [String: [Registration]]

  /// All modules must have moved: files of one can use the classes of another.
  static func part(of moves: [ModuleMove], _ setups: [SetupFile], in app: KnownApp) -> MigrationPlan {
    let all = moves.map { MigrationSteps($0, setups) }
    var added: [String: Set<String>] = [:]
    for steps in all { added.merge(steps.added) { $0.union($1) } }
    var part = MigrationPlan()
    for steps in all {
      let lines = steps.lines(added)
      if steps.areKnown { part.projectSteps += lines } else { part.steps += lines }
    }
    let settings = moves.map(\.generated.settingsPath)
    part.projectSteps = withoutParts(part.projectSteps) + repeated(settings, app.targets)
    for steps in all {
      part.steps += steps.entitlements
      for (path, program) in steps.new {
        guard let file = app.needed.file(path) else { continue }
        part.remarks += OtherProcess(code: app.code, needed: app.needed, programs: [program]).values(in: file)
      }
    }
    return part
  }

  /// A target that takes in whole folders would copy all settings to one place.
  private static func repeated(_ settings: [String], _ targets: AppTargets) -> [MigrationPlan.Line] {
    targets.targets.flatMap { target -> [MigrationPlan.Line] in
      let paths = settings.filter(target.has)
      guard paths.count > 1 else { return [] }
      let words = "take out of \(Self.words(target)), which takes in the whole folder"
      return paths.map { .init(words, at: .init(file: $0)) }
    }
  }

  init(_ move: ModuleMove, _ setups: [SetupFile]) {
    let (moving, targets, code, needed) = (move.moving, move.app.targets, move.app.code, move.app.needed)
    let (shared, files) = (move.generated.shared, move.generated.files)
    registrations = Dictionary(setups.map { ($0.path, $0.registrations) }, uniquingKeysWith: +)
    let setups = Dictionary(setups.map { ($0.place, $0.path) }) { first, _ in first }
    (self.moving, self.targets, self.code, self.needed, self.shared) = (moving, targets, code, needed, shared)
    classes = Set((shared + files).filter { Self.hasClasses($0.name) }.flatMap(\.declared))
    created = files.map(\.name).filter { !Self.hasClasses($0) }.map { FilePath.join(moving.folder, $0) }
    let place = moving.program ?? moving.handlers.first { setups[$0] != nil } ?? moving.handlers.first
    let apps = moving.apps.map(\.path)
    var owners: [(target: AppTarget, setups: [String])] = []
    var outsiders: [(target: AppTarget, path: String)] = []
    func add(_ path: String, _ start: String?) {
      let all = targets.targets(with: path)
      // A framework or a test can have the program's start, too.
      let isStart = start == path && all.contains(where: Self.isProgram)
      for target in moving.program == nil ? all.flatMap({ Self.apps(with: $0, targets) }) : all {
        guard target.kind != .userInterfaceTests, !isStart || Self.isProgram(target) else {
          outsiders.append((target, path))
          continue
        }
        // A target that only shares the widget's file does not start the program.
        let isElsewhere = moving.program != nil && start.map(target.has) == false
        let setups = isElsewhere ? [] : Self.setups(at: [start], setups)
        guard let index = owners.firstIndex(where: { $0.target.name == target.name }) else {
          owners.append((target, setups))
          continue
        }
        owners[index].setups += setups.filter { !owners[index].setups.contains($0) }
      }
    }
    let moved = moving.used.flatMap(\.moved).filter { code.uses("AppIntentConfiguration", in: $0) }
    let widgets = moving.used.flatMap(\.calls).map(\.range.path) + moved
    for path in [place].compactMap(\.self) + apps {
      // Targets can share a start, although only one of them has the widgets.
      if apps.contains(path) || widgets.isEmpty || !Self.setups(at: [path], setups).isEmpty {
        add(path, path)
      }
    }
    for path in widgets { add(path, place) }
    self.widgets = Set(widgets)
    self.owners = owners
    self.outsiders = outsiders
    self.setups = Self.setups(at: [place] + apps, setups)
    for (owner, setups) in owners {
      let (roots, uses) = roots(of: setups)
      found[owner.name] = needed.found(for: roots, using: uses, in: [owner.name], besides: created + setups)
    }
  }

  private static func setups(at starts: [String?], _ known: [String: String]) -> [String] {
    starts.compactMap { $0.flatMap { known[$0] } }
  }

  private static func isProgram(_ target: AppTarget) -> Bool {
    target.isApp || target.kind == .appExtension
  }

  /// Shortcuts looks for actions in apps, not in their Intents extensions.
  private static func apps(with target: AppTarget, _ targets: AppTargets) -> [AppTarget] {
    guard target.kind == .appExtension else { return [target] }
    let apps = targets.targets.filter { $0.isApp && $0.dependencies.contains(target.name) }
    return apps.isEmpty ? [target] : apps
  }

  /// Whether the project tells which steps are done.
  var areKnown: Bool { !owners.isEmpty }

  /// The app's files that run in a target that lacks them.
  var new: [(path: String, target: String)] {
    owners.flatMap { owner, _ in
      (found[owner.name]?.paths ?? []).filter { !owner.has($0) }.map { (path: $0, target: owner.name) }
    }
  }

  /// What only the targets may use whose code now runs in others.
  var entitlements: [MigrationPlan.Line] {
    owners.flatMap { owner, _ in
      let paths = moving.handlers.filter { !owner.has($0) && found[owner.name]?.paths.contains($0) == true }
      let sources = targets.targets.filter { $0.kind == .appExtension && paths.contains(where: $0.has) }
      return sources.flatMap { source -> [MigrationPlan.Line] in
        Entitlements(source.entitlements).missing(in: Entitlements(owner.entitlements)).map {
          .init(
            "if the handlers need the entitlement '\($0)', add it to \(Self.words(owner)), where they now run",
            at: source.entitlements.min().map { .init(file: $0) }
          )
        }
      }
    }
  }

  /// By the names of the programs' targets, the app's own files that they get.
  var added: [String: Set<String>] { found.mapValues { Set($0.paths) } }

  /// - Parameter added: The files that targets get for all modules. They can use this module's classes.
  func lines(_ added: [String: Set<String>]) -> [MigrationPlan.Line] {
    linking + raising + adding + linkingModules + bridging + addingShared + removing + addingTables + settings
      + addingClasses(shared.isEmpty ? moving.folder : moving.libraryFolder, added)
  }

  var unknownTarget: String {
    moving.used.contains(where: \.intent.isEligibleForWidgets)
      ? "the target of the widgets" : "the app's target"
  }

  static func words(_ target: AppTarget) -> String { "the target '\(target.name)'" }

  static func list(_ targets: [AppTarget]) -> String {
    guard let last = targets.last, targets.count > 1 else { return targets.first.map(words) ?? "" }
    return "the targets " + targets.dropLast().map { "'\($0.name)'" }.joined(separator: ", ")
      + " and '\(last.name)'"
  }

  static func hasClasses(_ name: String) -> Bool { name.hasSuffix(".intents.swift") }

  // MARK: Files

  var adding: [MigrationPlan.Line] {
    guard !owners.isEmpty else {
      let own = needed.nearby(roots(of: setups).files.keys.sorted(), except: moving.program)
      return (created + setups + own).map { .init("add to \(unknownTarget)", at: .init(file: $0)) }
    }
    return owners.flatMap { owner, setups in
      let found = found[owner.name] ?? .init()
      let target = Self.words(owner)
      let missing = (created + setups + found.paths).filter { !owner.has($0) }
      var lines = missing.map { MigrationPlan.Line("add to \(target)", at: .init(file: $0)) }
      lines += found.clashes.map { $0.line(target) }
      lines += found.paths.filter { !owner.has($0) }.compactMap { qualified($0, owner) }
      return lines + found.mistaken.map { $0.line(target) }
    }
  }

  /// A file can name its own program's module, as in `Handlers.Thread`. In another target, the type has no such module.
  func qualified(_ path: String, _ owner: AppTarget) -> MigrationPlan.Line? {
    guard let file = needed.file(path), let text = code.folder.texts[path] ?? SourceWords(reading: path)
    else {
      return nil
    }
    let modules = targets.targets(with: path).filter { $0.module == nil }.map { AppTarget.module($0.name) }
    for name in modules where file.uses.contains(name) && name != AppTarget.module(owner.name) {
      guard !needed.declares(name), !file.imports.contains(where: { $0.name == name }),
        let start = text.qualifier(name)
      else { continue }
      let words =
        "leave out '\(name).' before names in this file, because \(Self.words(owner)) is another module"
      return .init(words, at: CodeRange(path, start, start + name.utf8.count).location)
    }
    return nil
  }

  /// The files of the handlers that the program registers, with their types and the types that make them,
  /// without those of modules that it imports.
  func roots(of setups: [String]) -> (files: [String: Set<String>], uses: [String: Set<String>]) {
    var (files, uses): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for registration in setups.flatMap({ registrations[$0] ?? [] }) {
      let (handler, way) = (registration.handler, registration.way)
      if let asked = way.asked {
        files[asked.path, default: []].insert(asked.type)
        continue
      }
      guard case .makes = way.form else { continue }
      files[handler.path, default: []].insert(handler.name)
      // An extension can handle the intent.
      for type in code.types(named: handler.name) where !type.isExtension {
        guard let path = type.range?.path, path != handler.path, targets.haveSameTarget(path, handler.path)
        else { continue }
        files[path, default: []].insert(handler.name)
      }
      uses[handler.path, default: []].formUnion(way.types)
    }
    func isOwn(_ path: String) -> Bool {
      moving.program.map { targets.module(with: path, besides: $0) == nil } ?? true
    }
    return (files.filter { isOwn($0.key) }, uses.filter { isOwn($0.key) })
  }

  var addingShared: [MigrationPlan.Line] {
    guard let library = moving.library else { return [] }
    let paths = shared.map { FilePath.join(moving.libraryFolder, $0.name) }
    return paths.filter { path in !targets.targets(with: path).contains { $0.module == library } }.map {
      .init("add to the targets of the module '\(library)'", at: .init(file: $0))
    }
  }

  /// A target that takes in whole folders also gets new files, without the files that they need.
  var removing: [MigrationPlan.Line] {
    guard !owners.isEmpty else { return [] }
    return outsiders.map { target, path in
      let reason =
        target.kind == .userInterfaceTests
        ? "which runs beside the app" : "which is no program, or keep the new line from it with '#if'"
      return .init("take out of \(Self.words(target)), \(reason)", at: .init(file: path))
    }
      + (created + setups).flatMap { path in
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

  var addingTables: [MigrationPlan.Line] {
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

  /// What stays true after all steps.
  static func remark(_ all: [MovingModule], _ code: AppCode) -> MigrationPlan.Line {
    let others =
      if all.allSatisfy(\.handlers.isEmpty) { "" } else if code.types(conformingTo: "INExtension").isEmpty {
        " and the app's 'INIntentsSupported'"
      } else { ", the Intents extension and its 'IntentsSupported'" }
    return .init(
      "keep the definitions\(others) for as long as anyone may update from a version before the move"
    )
  }
}
