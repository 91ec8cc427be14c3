import AppFacts
import AppProjects
import IntentClasses
import IntentCompiler
import IntentDiagnostics

/// The targets that get a module's code, with the app's own files that its handlers need there.
struct Placement: Sendable {
  /// The target of a program that gets the App Intents.
  struct Owner: Sendable {
    let target: AppTarget
    /// The files that register handlers.
    fileprivate(set) var setups: [String]
    /// The app's own files that these handlers need.
    fileprivate(set) var needed = NeededFiles.Found()

    /// The needed files that the target lacks.
    var new: [String] { needed.paths.filter { !target.has($0) } }
  }

  /// Empty if no project is known.
  private(set) var owners: [Owner] = []
  /// Other targets that contain the changed start: those of tests and frameworks.
  private(set) var outsiders: [(target: AppTarget, path: String)] = []
  /// The files that register the module's handlers.
  let setups: [String]
  /// The files that the handlers need, if no target is known.
  private(set) var nearby: [String] = []
  /// The files of the widgets.
  let widgets: Set<String>
  /// The generated files of the program's target, without classes.
  let created: [String]
  /// The generated files of the module with the classes, if it isn't the program's.
  let shared: [String]
  /// The names of the generated classes, and of their enums and protocols.
  let classes: Set<String>

  init(of move: ModuleMove, with setups: [SetupFile]) {
    let (moving, app) = (move.moving, move.app)
    let (shared, files) = (move.generated.shared, move.generated.files)
    let classFiles = Set(moving.module.files.map { IntentClassesBackend.fileName(for: $0.schema.name) })
    func hasClasses(_ file: GeneratedFile) -> Bool { classFiles.contains(file.name) }
    classes = Set((shared + files).filter(hasClasses).flatMap(\.declared))
    created = files.filter { !hasClasses($0) }.map { FilePath.join(moving.folder, $0.name) }
    self.shared = shared.map { FilePath.join(moving.libraryFolder, $0.name) }

    let setupPaths = Dictionary(firsts: setups.map { ($0.startPath, $0.path) })
    let start = moving.program ?? moving.handlers.first { setupPaths[$0] != nil } ?? moving.handlers.first
    let apps = moving.apps.map(\.path)
    let starts = [start].compactMap(\.self) + apps
    self.setups = starts.compactMap { setupPaths[$0] }
    let moved = moving.used.flatMap(\.filesWithAppIntent).filter {
      app.code.uses.contains("AppIntentConfiguration", in: $0)
    }
    let widgetFiles = moving.used.flatMap(\.calls).map(\.range.path) + moved
    widgets = Set(widgetFiles)
    for path in starts {
      // Targets can share a start, although only one of them has the widgets.
      guard apps.contains(path) || widgetFiles.isEmpty || setupPaths[path] != nil else { continue }
      addOwners(of: path, startingAt: path, setupPaths, moving, app.targets)
    }
    for path in widgetFiles { addOwners(of: path, startingAt: start, setupPaths, moving, app.targets) }
    findNeededFiles(setups, moving, app)
  }

  /// Finds the app's own files for the handlers that each owner registers.
  private mutating func findNeededFiles(_ setups: [SetupFile], _ moving: MovingModule, _ app: KnownApp) {
    let registrations = Dictionary(setups.map { ($0.path, $0.registrations) }, uniquingKeysWith: +)
    func roots(of setups: [String]) -> HandlerRoots {
      HandlerRoots(of: setups.flatMap { registrations[$0] ?? [] }, besides: moving.program, in: app)
    }
    for index in owners.indices {
      let (owner, roots) = (owners[index], roots(of: owners[index].setups))
      owners[index].needed = app.needed.found(
        for: roots.files,
        using: roots.uses,
        in: [owner.target.key],
        besides: created + owner.setups
      )
    }
    if owners.isEmpty {
      nearby = app.needed.nearby(roots(of: self.setups).files.keys.sorted(), except: moving.program)
    }
  }

  /// Adds the targets that contain a file of a program. Without widgets, the apps with these targets get the
  /// code.
  ///
  /// - Parameters:
  ///   - start: The start of the program that the file belongs to, or else the file of a handler.
  ///   - setupPaths: The files that register handlers, by the start of their program.
  private mutating func addOwners(
    of path: String,
    startingAt start: String?,
    _ setupPaths: [String: String],
    _ moving: MovingModule,
    _ targets: AppTargets
  ) {
    let all = targets.targets(with: path)
    // A framework or a test can have the program's start, too.
    let isStart = start == path && all.contains(where: \.isBundle)
    for target in moving.program == nil ? all.flatMap({ Self.apps(with: $0, targets) }) : all {
      guard !isStart || target.isBundle else {
        outsiders.append((target, path))
        continue
      }
      // A target that only shares the widget's file does not start the program.
      let isElsewhere = moving.program != nil && start.map(target.has) == false
      let setup = isElsewhere ? nil : start.flatMap { setupPaths[$0] }
      let index = owners.firstIndex { $0.target.key == target.key } ?? owners.count
      guard index < Self.mostOwners else { continue }
      if index == owners.count { owners.append(Owner(target: target, setups: [])) }
      guard let setup, !owners[index].setups.contains(setup) else { continue }
      owners[index].setups.append(setup)
    }
  }

  /// What each owner needs is looked for in all targets of its files.
  private static let mostOwners = 100

  /// Shortcuts looks for actions in apps, not in their Intents extensions.
  private static func apps(with target: AppTarget, _ targets: AppTargets) -> [AppTarget] {
    guard target.kind == .appExtension else { return [target] }
    let apps = targets.targets.filter { $0.isApp && $0.depends(on: target) }
    return apps.isEmpty ? [target] : apps
  }
}

/// The files that a program's handlers start from, with the types needed in each: the handler, and the code
/// that chooses or makes it. Leaves out files in modules that the program imports.
private struct HandlerRoots {
  private(set) var files: [String: Set<String>] = [:]
  private(set) var uses: [String: Set<String>] = [:]

  init(of registrations: [Registration], besides program: String?, in app: KnownApp) {
    for registration in registrations {
      let (handler, way) = (registration.handler, registration.way)
      if let asked = way.asked {
        files[asked.path, default: []].insert(asked.owner.name)
        continue
      }
      guard case .makes = way.form else { continue }
      files[handler.path, default: []].insert(handler.name)
      // An extension can handle the intent.
      for type in app.code.declared.types(named: handler.name) where !type.isExtension {
        guard let path = type.range?.path, path != handler.path,
          app.targets.haveSameTarget(path, handler.path)
        else { continue }
        files[path, default: []].insert(handler.name)
      }
      uses[handler.path, default: []].formUnion(way.types)
    }
    func isOwn(_ path: String) -> Bool {
      program.map { app.targets.module(with: path, besides: $0) == nil } ?? true
    }
    files = files.filter { isOwn($0.key) }
    uses = uses.filter { isOwn($0.key) }
  }
}
