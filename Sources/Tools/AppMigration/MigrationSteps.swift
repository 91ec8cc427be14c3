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
  /// The targets that run beside the app, with the changed files that they have.
  private let outsiders: [(target: AppTarget, path: String)]
  private let setups: [String]
  /// The generated files of the program's target, without classes, and of the classes' module.
  private let created: [String]
  private let shared: [GeneratedFile]
  /// The names of the generated classes and enums.
  private let classes: Set<String>
  /// By the names of the programs' targets.
  private var found: [String: NeededFiles.Found] = [:]
  /// By the file that registers them.
  private let handlers: [String: [HandlerFacts]]

  init(
    _ moving: MovingModule,
    _ targets: AppTargets,
    _ code: AppCode,
    _ needed: NeededFiles,
    setups: [String: SetupFile],
    _ shared: [GeneratedFile],
    _ files: [GeneratedFile]
  ) {
    handlers = Dictionary(
      setups.map { (Self.path($0, $1), $1.registrations.map(\.handler)) },
      uniquingKeysWith: +
    )
    (self.moving, self.targets, self.code, self.needed, self.shared) = (moving, targets, code, needed, shared)
    classes = ["public class ", "public enum "].reduce(into: []) {
      $0.formUnion((shared + files).filter { Self.hasClasses($0.name) }.declared(after: $1))
    }
    created = files.map(\.name).filter { !Self.hasClasses($0) }.map { FilePath.join(moving.folder, $0) }
    let place = moving.program ?? moving.handlers.first { setups[$0] != nil } ?? moving.handlers.first
    let apps = moving.apps.map(\.path)
    var owners: [(target: AppTarget, setups: [String])] = []
    var outsiders: [(target: AppTarget, path: String)] = []
    func add(_ path: String, _ start: String?) {
      for target in targets.targets(with: path) {
        guard target.kind != .userInterfaceTests else {
          outsiders.append((target, path))
          continue
        }
        // A target that only shares the widget's file does not start the program.
        let setups = start.map(target.has) == false ? [] : Self.setups(at: [start], setups)
        guard let index = owners.firstIndex(where: { $0.target.name == target.name }) else {
          owners.append((target, setups))
          continue
        }
        owners[index].setups += setups.filter { !owners[index].setups.contains($0) }
      }
    }
    let moved = moving.used.flatMap(\.moved).filter {
      code.folder.texts[$0]?.contains("AppIntentConfiguration") == true
    }
    let widgets = moving.used.flatMap(\.calls).map(\.range.path) + moved
    for path in [place].compactMap(\.self) + apps {
      // Targets can share a start, although only one of them has the widgets.
      if apps.contains(path) || widgets.isEmpty || !Self.setups(at: [path], setups).isEmpty {
        add(path, path)
      }
    }
    for path in widgets { add(path, place) }
    self.owners = owners
    self.outsiders = outsiders
    self.setups = Self.setups(at: [place] + apps, setups)
    for (owner, setups) in owners {
      let (roots, uses) = roots(of: setups)
      found[owner.name] = needed.found(for: roots, using: uses, in: [owner.name], besides: created + setups)
    }
  }

  private static func setups(at starts: [String?], _ known: [String: SetupFile]) -> [String] {
    starts.compactMap(\.self).compactMap { start in known[start].map { path(start, $0) } }
  }

  private static func path(_ start: String, _ setup: SetupFile) -> String {
    FilePath.join(FilePath.folder(of: start), setup.fileName)
  }

  /// Whether the project tells which steps are done.
  var areKnown: Bool { !owners.isEmpty }

  /// By the names of the programs' targets, the app's own files that they get.
  var added: [String: Set<String>] { found.mapValues { Set($0.paths) } }

  /// - Parameter added: The files that targets get for all modules. They can use this module's classes.
  func lines(_ added: [String: Set<String>]) -> [MigrationPlan.Line] {
    linking + raising + adding + addingShared + removing + addingTables + settings
      + addingClasses(shared.isEmpty ? moving.folder : moving.libraryFolder, added)
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
      let known = libraries
      if known.isEmpty {
        lines.append(Self.linking(["IntentRuntime"], "the targets of the module '\(library)'"))
      }
      lines += known.compactMap { linking(["IntentRuntime"], $0, Self.words($0)) }
    }
    return lines
  }

  /// The targets of the module that contains the plain types and classes.
  private var libraries: [AppTarget] {
    moving.library.map { library in targets.targets.filter { $0.module == library } } ?? []
  }

  private func linking(_ products: [String], _ target: AppTarget, _ words: String) -> MigrationPlan.Line? {
    let missing = products.filter { !target.products.contains($0) }
    return missing.isEmpty ? nil : Self.linking(missing, words)
  }

  private static func linking(_ products: [String], _ target: String) -> MigrationPlan.Line {
    .init("link \(products.joined(separator: " and ")) of https://github.com/OWNER/intentc to \(target)")
  }

  /// A library that links IntentRuntime runs on the same systems only, like everything that links the library.
  private var raising: [MigrationPlan.Line] {
    let libraries = libraries
    let names = Set(libraries.map(\.name))
    var known = Set(owners.map(\.target.name))
    let others = (libraries + targets.targets).filter { target in
      let isLinking = !names.isDisjoint(with: target.dependencies.union(target.products))
      return (names.contains(target.name) || isLinking) && known.insert(target.name).inserted
    }
    return (owners.map { ($0.target, true) } + others.map { ($0, false) }).flatMap { target, isOwner in
      AppSystem.allCases.flatMap { system in
        raising(target, system, isOwner).map { [$0] + obsolete(target, system) } ?? []
      }
    }
  }

  /// Code for older systems only, such as `@available(iOS, obsoleted: 13.0)`, does not compile in a raised target.
  private func obsolete(_ target: AppTarget, _ system: AppSystem) -> [MigrationPlan.Line] {
    let files = code.files.values.filter { target.has($0.path) }.sorted { $0.path < $1.path }
    let attributes = files.flatMap(\.types).flatMap { $0.attributes + $0.functions.flatMap(\.attributes) }
    return attributes.compactMap { attribute in
      let parts = attribute.text.split { "(), ".contains($0) }
      guard attribute.name == "available", parts.contains(Substring(system.rawValue)),
        let label = parts.firstIndex(of: "obsoleted:"), label + 1 < parts.endIndex,
        let version = Double(parts[label + 1]), version <= system.runtimeMinimum,
        target.minimums[system].map({ $0 < version }) == true
      else { return nil }
      return .init(
        "take this out of \(Self.words(target)), and its uses: it is obsolete in \(system.rawValue) \(version)",
        at: attribute.range.location
      )
    }
  }

  private func raising(_ target: AppTarget, _ system: AppSystem, _ isOwner: Bool) -> MigrationPlan.Line? {
    let needed = system.runtimeMinimum
    guard let minimum = target.minimums[system], minimum < needed, minimum > 0 else { return nil }
    let versions = "from \(system.rawValue) \(minimum) to \(needed), which IntentRuntime needs"
    if let package = target.package {
      return .init("raise 'platforms' \(versions)", at: .init(file: package))
    }
    let words = "raise the deployment target of \(Self.words(target)) \(versions)"
    guard isOwner || target.kind == .app else { return .init(words) }
    let (first, last) = (Int(minimum), Int(needed) - 1)
    let list = first == last ? "\(last)" : "\(first) \(last - first == 1 ? "and" : "to") \(last)"
    let starts = moving.program.map(target.has) == true
    let loss =
      target.kind == .app
      ? "the app's updates" : !starts ? "it" : moving.hasWidgets ? "its widgets" : "its actions"
    return .init("\(words): people with \(system.rawValue) \(list) lose \(loss)")
  }

  // MARK: Files

  private var adding: [MigrationPlan.Line] {
    guard !owners.isEmpty else {
      return (created + setups + roots(of: setups).files.keys.sorted()).map {
        .init("add to \(unknownTarget)", at: .init(file: $0))
      }
    }
    return owners.flatMap { owner, setups in
      let found = found[owner.name] ?? .init()
      let target = Self.words(owner)
      let missing = (created + setups + found.paths).filter { !owner.has($0) }
      var lines = missing.map { MigrationPlan.Line("add to \(target)", at: .init(file: $0)) }
      lines += found.clashes.map { $0.line(target) }
      return lines + found.mistaken.map { $0.line(target) }
    }
  }

  /// The files of the handlers that the program registers, with their types and the types that make them,
  /// without those of modules that it imports.
  private func roots(of setups: [String]) -> (files: [String: Set<String>], uses: [String: Set<String>]) {
    var (files, uses): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for handler in setups.flatMap({ handlers[$0] ?? [] }) {
      files[handler.path, default: []].insert(handler.name)
      // An extension can handle the intent.
      for type in code.types(named: handler.name) where !type.isExtension {
        guard let path = type.range?.path, path != handler.path, targets.haveSameTarget(path, handler.path)
        else { continue }
        files[path, default: []].insert(handler.name)
      }
      uses[handler.path, default: []].formUnion(handler.maker.types)
      if let chooser = handler.maker.chooser { files[chooser.path, default: []].insert(chooser.type) }
    }
    func isOwn(_ path: String) -> Bool {
      moving.program.map { targets.module(with: path, besides: $0) == nil } ?? true
    }
    return (files.filter { isOwn($0.key) }, uses.filter { isOwn($0.key) })
  }

  private var addingShared: [MigrationPlan.Line] {
    guard let library = moving.library else { return [] }
    let paths = shared.map { FilePath.join(moving.libraryFolder, $0.name) }
    return paths.filter { path in !targets.targets(with: path).contains { $0.module == library } }.map {
      .init("add to the targets of the module '\(library)'", at: .init(file: $0))
    }
  }

  /// A target that takes in whole folders also gets new files, without the files that they need.
  private var removing: [MigrationPlan.Line] {
    guard !owners.isEmpty else { return [] }
    return outsiders.map { target, path in
      .init("take out of \(Self.words(target)), which runs beside the app", at: .init(file: path))
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
    plugins
      + moving.definitions.flatMap { path -> [MigrationPlan.Line] in
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

  /// A package's plugin would generate the classes once more.
  private var plugins: [MigrationPlan.Line] {
    libraries.flatMap { target in
      target.plugins.filter { $0.lowercased().contains("intentbuilder") }.map { plugin in
        .init(
          "take the plugin '\(plugin)' out of \(Self.words(target)): it generates the same classes",
          at: target.package.map { .init(file: $0) }
        )
      }
    }
  }

  private static func setting(_ manifest: String?) -> String {
    guard let manifest else { return "choose 'No Generated Classes' in Xcode's settings of the definition" }
    let value = manifest.hasSuffix(".swift") ? "codeGen: .disabled" : "attributes: [no_codegen]"
    return "set '\(value)' for the definition in '\(manifest)'"
  }

  private func addingClasses(_ folder: String, _ added: [String: Set<String>]) -> [MigrationPlan.Line] {
    guard moving.library == nil else { return [] }
    let files = Set(moving.used.flatMap { code.files(using: $0.schema.className) })
    let getting = targets.targets.filter { added[$0.name]?.isDisjoint(with: files) == false }
    let naming = Set((files.flatMap(targets.targets) + getting).map(\.name))
    // The other generated files use the classes.
    let owning = owners.map { $0.target }
    return moving.module.files.flatMap { file -> [MigrationPlan.Line] in
      let definition = file.definition.location(nil).file
      let path = FilePath.join(folder, "\(file.schema.name).intentdefinition.intents.swift")
      let all = targets.targets(with: definition)
      var known = Set(owning.map(\.name))
      let others = (all + getting).filter { known.insert($0.name).inserted }
      let users = owning + others.filter { $0.generatesClasses(of: definition) || naming.contains($0.name) }
      let missing = users.filter { !$0.has(path) }
      guard all.isEmpty || !missing.isEmpty else { return [] }
      let list = all.isEmpty ? "each target that contains the definition" : Self.list(missing)
      let line = MigrationPlan.Line(
        "add to \(list), in place of Xcode's generated classes",
        at: .init(file: path)
      )
      let new = missing.filter { target in !all.contains { $0.name == target.name } }
      return [line]
        + new.flatMap { target in
          let users = added[target.name]?.intersection(files).subtracting(moving.handlers)
          return clashes(in: target, users?.min(), file.schema.name)
        }
    }
  }

  /// A target without the definition may have a type with the name of a generated one.
  private func clashes(in target: AppTarget, _ user: String?, _ definition: String) -> [MigrationPlan.Line] {
    needed.declared(classes, in: target).map { name, path in
      let cause = user.map { ", which '\($0)' uses," } ?? ""
      let way = user.map { ", or move what \(Self.words(target)) needs of '\($0)' into another file" } ?? ""
      return .init(
        "the classes of '\(definition)'\(cause) also have a '\(name)': rename this one\(way)",
        at: .init(file: path)
      )
    }
  }

  /// What stays true after all steps.
  static func remark(_ moving: MovingModule, _ code: AppCode) -> MigrationPlan.Line {
    let others =
      if moving.handlers.isEmpty { "" } else if code.types(conformingTo: "INExtension").isEmpty {
        " and the app's 'INIntentsSupported'"
      } else { ", the Intents extension and its 'IntentsSupported'" }
    return .init(
      "keep the definitions\(others) for as long as anyone may update from a version before the move"
    )
  }
}

extension [GeneratedFile] {
  /// Finds the names after words such as `struct `.
  func declared(after words: String) -> Set<String> {
    var result: Set<String> = []
    for file in self {
      let text = SourceWords(file.bytes)
      var position = 0
      while let start = text.first(words, from: position, to: file.bytes.count) {
        position = start + words.utf8.count
        result.insert(text.word(at: position))
      }
    }
    return result
  }
}
