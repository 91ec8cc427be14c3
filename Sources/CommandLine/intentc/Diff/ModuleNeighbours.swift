import IntentCompiler
import IntentDefinition
import IntentDiagnostics

struct ModuleNeighbours<Module: Hashable & Sendable> {
  var missing: Set<ModuleNamesInUse.Name> = []
  var changed: Set<ModuleNamesInUse.Name> = []

  init() {}

  /// Chooses the modules that declare a missing name, or that use a changed name, together with the modules
  /// that declare that name.
  ///
  /// Two modules that declare a name are enough to show that it is ambiguous and resolves to neither.
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

struct DeclarationBytes: Sendable {
  private var types: [ModuleNamesInUse.Name: [[UInt8]?]] = [:]
  private(set) var textIDs: Set<String> = []

  init() {}

  mutating func add(_ definition: Definition, from source: SourceText) {
    func add(_ name: Located<String>?, isEnum: Bool, _ range: Range<Int>?) {
      guard let name else { return }
      let bytes = range.map { Array(source.bytes[$0]) }
      types[ModuleNamesInUse.Name(isEnum: isEnum, name: name.value), default: []].append(bytes)
    }
    for enumeration in definition.enums { add(enumeration.name, isEnum: true, enumeration.range) }
    for type in definition.types { add(type.name, isEnum: false, type.range) }
    definition.forEachText { text in
      if let id = text.text.id { textIDs.insert(id.value) }
    }
  }

  /// Types in binary files always count as changed.
  func changedTypes(since old: DeclarationBytes) -> Set<ModuleNamesInUse.Name> {
    Set(types.keys).union(old.types.keys).filter { name in
      guard let bytes = types[name], !bytes.contains(nil) else { return true }
      return bytes != old.types[name]
    }
  }

  var allTypes: Set<ModuleNamesInUse.Name> { Set(types.keys) }
}
