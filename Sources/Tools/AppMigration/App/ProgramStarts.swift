import AppFacts
import AppProjects
import IntentDiagnostics

/// Finds where the programs of an app start.
struct ProgramStarts {
  let code: AppCode
  private let targets: AppTargets
  /// Types with `@main` or a similar attribute come before app delegates.
  private let types: [TypeCode]

  init(_ code: AppCode, _ targets: AppTargets) {
    (self.code, self.targets) = (code, targets)
    let all = code.declared.types
    let programs = all.filter { type in
      type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name) }
    }
    // Without '@main', the app starts in 'main.swift'.
    let delegates = AppFolder.delegateProtocols
    types = programs + all.filter { $0.kind == .class && !delegates.isDisjoint(with: $0.inherited) }
  }

  /// Finds the starts of the apps that run the handlers, in the handlers' target or in a target that builds
  /// or embeds it. Without such an app, finds one app, if possible with one of the definitions. Finds nothing
  /// if no project says which targets are apps.
  func apps(running handlers: [String], _ definitions: [String]) -> [ProgramStart] {
    // The file of the widgets can be in an app's target, too, but it starts the extension.
    let types = types.filter { $0.inherited.allSatisfy { $0 != "Widget" && $0 != "WidgetBundle" } }
      .compactMap(ProgramStart.init)
    let mains = code.files.keys.filter { FilePath.name(of: $0) == AppFolder.startName }.sorted()
    let delegates = code.folder.objectiveCDelegates.keys.sorted()
    var keys: Set<String> = []
    let apps = (types + mains.map { ProgramStart($0) } + delegates.map { ProgramStart($0) }).flatMap {
      start in
      targets.targets(with: start.path).filter { $0.isApp && keys.insert($0.key).inserted }
        .map { (start: start, target: $0) }
    }
    func have(_ some: [AppTarget], _ app: AppTarget) -> Bool {
      some.contains { $0.key == app.key || app.depends(on: $0) }
    }
    let owners = handlers.flatMap(targets.targets)
    let running = apps.filter { have(owners, $0.target) }
    let naming = programs(naming: handlers)
    let asking = running.filter { have(naming, $0.target) }
    if running.isEmpty {
      return (apps.first { definitions.contains(where: $0.target.has) } ?? apps.first).map { [$0.start] }
        ?? []
    }
    var paths: Set<String> = []
    return (asking.isEmpty ? running : asking).map(\.start).filter { paths.insert($0.path).inserted }
  }

  /// The programs with handlers, or with a file that names a framework's handler or its `handler(for:)`.
  /// Other programs that link the framework never ran an intent.
  private func programs(naming handlers: [String]) -> [AppTarget] {
    let types = handlers.compactMap { code.files[$0] }.flatMap(\.types).map(\.name)
    let names = Set(types + types.flatMap { code.dispatchers.naming($0) }.map(\.owner.name))
    let files = code.files.values.filter { !names.isDisjoint(with: $0.uses) }.map(\.path)
    return (handlers + files).flatMap(targets.targets).filter { $0.module == nil }
  }

  /// Prefers the type itself, then a start that names the type or a bundle with it, then a start in the same
  /// target.
  func type(starting type: String?, in path: String) -> TypeCode? {
    if let type {
      if let start = types.first(where: { $0.name == type && $0.range?.path == path }) { return start }
      var names = [type]
      var seen: Set<String> = []
      while let name = names.popLast() {
        guard seen.insert(name).inserted else { continue }
        if let naming = types.first(where: { code.folder.mentions(name, in: $0) }) { return naming }
        // Bundles of widgets can contain other bundles.
        let bundles = code.declared.types(conformingTo: "WidgetBundle").filter {
          $0.name != name && code.folder.mentions(name, in: $0)
        }
        names += bundles.map(\.name)
      }
    }
    return types.first { $0.range.map { targets.haveSameTarget($0.path, path) } ?? false }
  }

  /// Prefers the target of the given files; otherwise, the app must have only one Objective-C delegate.
  func objectiveCDelegate(beside paths: [String]) -> String? {
    let all = code.folder.objectiveCDelegates.keys.sorted()
    return all.first { path in paths.contains { targets.haveSameTarget($0, path) } }
      ?? (all.count == 1 ? all.first : nil)
  }
}
