import IntentCompiler

/// Chooses the modules that share enums or object types with modules that differ between two versions.
struct ModuleNeighbours<Module: Hashable & Sendable> {
  /// The names that modules refer to without declaring them.
  var missing: Set<ModuleNamesInUse.Name> = []
  /// The names of enums and object types that differ.
  var changed: Set<ModuleNamesInUse.Name> = []

  init() {}

  /// The neighbours among other modules.
  ///
  /// Two modules that declare a name are as good as all of them: a name with several owners belongs to none.
  ///
  /// - Parameter others: The names of the other modules, in order.
  func chosen(from others: [(module: Module, names: ModuleNamesInUse)]) -> Set<Module> {
    var owners: [ModuleNamesInUse.Name: [Module]] = [:]
    var users: [ModuleNamesInUse.Name: [Module]] = [:]
    for (module, names) in others {
      for name in names.declared where owners[name, default: []].count < 2 {
        owners[name, default: []].append(module)
      }
      for name in names.missing { users[name, default: []].append(module) }
    }
    var chosen: Set<Module> = []
    for name in missing { chosen.formUnion(owners[name] ?? []) }
    for name in changed {
      guard let users = users[name] else { continue }
      chosen.formUnion(users + (owners[name] ?? []))
    }
    return chosen
  }
}
