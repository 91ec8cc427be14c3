import AppFacts
import AppProjects
import IntentDiagnostics

/// The App Intents that an app's sources declare, with the targets that build them, for checks. Leaves out
/// types in an `#if` that asks for more than the system.
struct AppIntentsApp {
  /// A type of App Intents, such as an intent or a query.
  struct Declared {
    let code: TypeCode
    /// All protocols, including protocols behind other protocols.
    let conformances: Set<String>
    /// `nil` if a target may be unknown.
    let owners: [ProjectTarget]?

    var name: String { code.name }
    var location: SourceLocation? { code.location }
    /// Whether each build contains it, so that it can clash with another type.
    var isInAllBuilds: Bool { code.condition == nil }
    var targets: Set<Int> { Set((owners ?? []).map(\.index)) }
  }

  /// An `AppShortcutsProvider`, with the App Shortcuts that each build has.
  struct ShortcutsProvider {
    let type: Declared
    /// `nil` if only a build knows them.
    let shortcuts: [AppShortcut]?

    init(_ type: Declared) {
      self.type = type
      let all = type.code.appShortcuts
      shortcuts = all?.contains { $0.condition != nil } == true ? nil : all
    }

    var location: SourceLocation? { type.code.property("appShortcuts")?.location ?? type.location }
    var phrases: [AppPhrase] { shortcuts?.flatMap(\.phrases) ?? [] }
  }

  /// An intent, and the app around it.
  typealias IntentInApp = (intent: Declared, app: AppIntentsApp)
  /// A list of App Shortcuts, and the app around it.
  typealias ProviderInApp = (provider: ShortcutsProvider, app: AppIntentsApp)

  let project: AppProject?
  let types: DeclaredTypes
  let intents: [Declared]
  let queries: [Declared]
  let providers: [ShortcutsProvider]
  let tables: AppTables
  let sources: [String: SourceText]

  init(_ code: AppIntentsCode, _ project: AppProject?, tables: [String]) {
    let types = DeclaredTypes(code)
    let shipped = types.declared.filter { type in
      ![.protocol, .composition].contains(type.kind)
        && !BuildCondition.asksForMoreThanSystem(type.condition)
    }
    let declared = shipped.map { type in
      Declared(
        code: type,
        conformances: types.conformances(of: type),
        owners: project.flatMap { $0.knownOwners(of: type.nameRange?.path ?? "") }
      )
    }
    self.project = project
    self.types = types
    sources = Dictionary(firsts: code.sources.map { ($0.path, $0) })
    self.tables = AppTables(tables, project)
    intents = declared.filter { types.isIntent($0.code) }
    queries = declared.filter { type in type.conformances.contains(where: Self.queryProtocols.contains) }
    providers = declared.filter { $0.conformances.contains("AppShortcutsProvider") }
      .map(ShortcutsProvider.init)
  }

  private static let queryProtocols: Set<String> = [
    "EntityQuery", "EntityStringQuery", "EntityPropertyQuery", "EnumerableEntityQuery",
  ]
}

extension AppProject {
  /// `nil` if another build system may build the file, or no target of a project contains it.
  fileprivate func knownOwners(of path: String) -> [ProjectTarget]? {
    let path = FilePath.shortened(path)
    guard !isInOtherBuild(path) else { return nil }
    let owners = owners(of: path)
    return owners.isEmpty || owners.contains(where: \.outline.isBuilt) ? nil : owners
  }
}
