import IntentCompiler
import IntentDefinition
import IntentDiagnostics

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

/// What the files of a module contain that other modules may depend on, to see whether that differs between two
/// versions.
struct DeclarationBytes: Sendable {
  private var types: [ModuleNamesInUse.Name: [[UInt8]?]] = [:]
  /// The IDs of the texts.
  private(set) var textIDs: Set<String> = []

  init() {}

  /// Adds a definition that was read from a text.
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

  /// The enums and object types that are not the same text in both versions. A binary file has no text.
  func changedTypes(since old: DeclarationBytes) -> Set<ModuleNamesInUse.Name> {
    Set(types.keys).union(old.types.keys).filter { name in
      guard let bytes = types[name], !bytes.contains(nil) else { return true }
      return bytes != old.types[name]
    }
  }

  /// All enums and object types.
  var allTypes: Set<ModuleNamesInUse.Name> { Set(types.keys) }
}
