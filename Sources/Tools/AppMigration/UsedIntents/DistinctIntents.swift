import AppFacts
import AppProjects
import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Makes sure that only one definition of a target declares an intent class, because two App Intents cannot
/// take over from one.
struct DistinctIntents: Sendable {
  /// A definition with its classes, and the targets that use them.
  private struct Definition: Sendable {
    let path: String
    let classes: [String]
    let targets: Set<String>

    /// Whether code may take the classes from either definition. Targets that share no code can each declare
    /// a class of the same name.
    func competes(with other: Definition) -> Bool {
      targets.isEmpty || other.targets.isEmpty || !targets.isDisjoint(with: other.targets)
    }
  }

  /// The modules, without definitions that repeat a class of an earlier definition.
  private(set) var modules: [ModuleSchema] = []
  /// Used intents that only a dropped definition declares.
  private(set) var left: [MigrationPlan.Line] = []
  /// Names dropped definitions with nothing that moves.
  private(set) var remarks: [MigrationPlan.Line] = []
  private let app: KnownApp
  private var kept: [Definition] = []
  /// The indices in `kept`, by the path of a definition, and by the name of a class.
  private var indexByPath: [String: Int] = [:]
  private var indicesByClass: [String: [Int]] = [:]
  /// The dropped definitions, each with an earlier definition that declares one of its classes.
  private var dropped: [String: (definition: Definition, other: Definition)] = [:]

  /// Looks at definitions by rank, and keeps one only if it shares no class with a kept one that the same
  /// code may mean. Modules then lose the dropped definitions, but keep their order.
  init(_ modules: [ModuleSchema], _ app: KnownApp) {
    self.app = app
    let definitions = modules.flatMap(\.files).map { file in
      let classes = file.schema.intents.map(\.configuration.className)
      return Definition(
        path: Self.path(file),
        classes: classes,
        targets: Self.users(of: classes, in: file, app)
      )
    }
    let ranks = definitions.map(rank)
    for index in definitions.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
      let definition = definitions[index]
      if let other = sharing(definition.classes).first(where: { $0.competes(with: definition) }) {
        dropped[definition.path] = (definition, other)
      } else {
        indexByPath[definition.path] = kept.count
        for name in Set(definition.classes) { indicesByClass[name, default: []].append(kept.count) }
        kept.append(definition)
      }
    }
    self.modules = modules.compactMap { module in
      var module = module
      module.files.removeAll { file in
        guard let (definition, other) = dropped[Self.path(file)] else { return false }
        drop(definition, other)
        return true
      }
      return module.files.isEmpty ? nil : module
    }
  }

  /// The kept definitions that declare one of the classes.
  private func sharing(_ classes: some Sequence<String>) -> [Definition] {
    Set(classes.flatMap { indicesByClass[$0] ?? [] }).sorted().map { kept[$0] }
  }

  private static func path(_ file: ModuleSchema.File) -> String { file.definition.location(nil).file }

  /// The targets with a definition, if possible only those with widgets or handlers of its classes, and only
  /// those for which Xcode generates its classes.
  private static func users(of classes: [String], in file: ModuleSchema.File, _ app: KnownApp) -> Set<String>
  {
    let path = path(file)
    let all = app.targets.targets(with: path)
    let files = classes.flatMap { name in
      app.code.widgets.calls(with: name).map(\.range.path) + app.code.uses.moved(from: name)
        + app.code.declared.types(conformingTo: name + "Handling").compactMap(\.range?.path)
    }
    let using = all.filter { files.contains(where: $0.has) }
    let name = "Generated/" + IntentClassesBackend.fileName(for: file.schema.name)
    let moved = files.map { FilePath.join(FilePath.folder(of: $0), name) }
      .filter(app.code.folder.generated.contains)
    let generating = using.filter { $0.generatesClasses(of: path) || moved.contains(where: $0.has) }
    return Set((generating.isEmpty ? using.isEmpty ? all : using : generating).map(\.key))
  }

  /// Definitions in the target of their widgets come first, then definitions in any target.
  private func rank(_ definition: Definition) -> Int {
    let widgets = definition.classes.flatMap {
      app.code.widgets.calls(with: $0).map(\.range.path) + app.code.uses.moved(from: $0)
    }
    let isBesideWidget = widgets.contains {
      !app.targets.keys(with: $0).isDisjoint(with: definition.targets)
    }
    if isBesideWidget { return 0 }
    return definition.targets.isEmpty ? 2 : 1
  }

  private mutating func drop(_ definition: Definition, _ other: Definition) {
    let lost = definition.classes.filter { indicesByClass[$0] == nil && isUsed($0) }
    let location = SourceLocation(file: definition.path)
    guard !lost.isEmpty else {
      let state =
        definition.targets.isEmpty && !other.targets.isEmpty ? "is in no target, and " : "stays as it is: "
      let message = "this definition \(state)'\(other.path)' has the same intents"
      return remarks.append(.init(message, at: location))
    }
    let shared = definition.classes.first(where: other.classes.contains) ?? ""
    let message =
      "\(lost.map { "'\($0)'" }.listed): '\(shared)' beside it is also in '\(other.path)', and only one App "
      + "Intent can take over from a class; remove '\(shared)' from one of the definitions"
    left.append(.init(message, at: location))
  }

  private func isUsed(_ name: String) -> Bool {
    !app.code.widgets.calls(with: name).isEmpty || !app.code.uses.moved(from: name).isEmpty
      || !app.code.declared.types(conformingTo: name + "Handling").isEmpty
  }

  /// The app with only the code that means the classes of a module, if another definition has classes of the
  /// same names for other targets.
  func app(of module: ModuleSchema) -> KnownApp {
    let paths = Set(module.files.map(Self.path))
    let definitions = paths.compactMap { indexByPath[$0] }.map { kept[$0] }
    let sharing = sharing(definitions.flatMap(\.classes))
    let rivals = sharing.filter { !paths.contains($0.path) }
    guard !rivals.isEmpty, let first = sharing.first else { return app }
    let (targets, rivalTargets) = (Self.targets(of: definitions), Self.targets(of: rivals))
    return app.only { path in
      let owners = app.targets.keys(with: path)
      let isOfModule = !owners.isDisjoint(with: targets)
      // A file in no target belongs to the first definition.
      return isOfModule == owners.isDisjoint(with: rivalTargets) ? isOfModule : paths.contains(first.path)
    }
  }

  private static func targets(of definitions: [Definition]) -> Set<String> {
    definitions.reduce(into: []) { $0.formUnion($1.targets) }
  }
}
